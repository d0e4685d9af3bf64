import { useT } from '@worrystone/i18n'
import { type OptionalHint, optionalHints } from '@worrystone/session/optional-hints'
import { Card, Stack, Switch } from '@worrystone/ui'
import { useState } from 'react'

type SwitchProps = { name: OptionalHint; userId: string; label: string; hint: string }

/** Each choice is saved at once, on this device. */
function HintSwitch({ name, userId, ...texts }: SwitchProps) {
  const [isOn, setOn] = useState(() => optionalHints.isOn(name, userId))
  return (
    <Switch
      {...texts}
      checked={isOn}
      onChange={({ target }) => setOn(optionalHints.set(name, userId, target.checked) ? target.checked : isOn)}
    />
  )
}

/** What one can do without: what helped others while one writes, the question of the day, the line before advice. */
export function OptionalHints({ userId }: { userId: string }) {
  const t = useT()
  const onThisDevice = t('This choice is kept on this device only.')
  return (
    <Card as="div">
      <Stack gap={4}>
        <HintSwitch
          name="similar-help"
          userId={userId}
          label={t('Show what helped others while I write a worry')}
          hint={t('What you type is not kept for it. This choice is kept on this device only.')}
        />
        <HintSwitch
          name="daily-question"
          userId={userId}
          label={t('Ask me how today is, on the home page')}
          hint={onThisDevice}
        />
        <HintSwitch
          name="advice"
          userId={userId}
          label={t('Tell me when my reply reads like advice and the writer asked to be heard')}
          hint={onThisDevice}
        />
      </Stack>
    </Card>
  )
}
