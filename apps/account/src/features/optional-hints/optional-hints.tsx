import { useT } from '@worrystone/i18n'
import { type OptionalHint, optionalHints } from '@worrystone/session/optional-hints'
import { Card, Stack, Switch, Text } from '@worrystone/ui'
import { useState } from 'react'

type SwitchProps = { name: OptionalHint; userId: string; label: string; hint?: string }

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

/** The optional questions and writing hints. */
export function OptionalHints({ userId }: { userId: string }) {
  const t = useT()
  const hints: Omit<SwitchProps, 'userId'>[] = [
    {
      name: 'similar-help',
      label: t('Show what helped others while I write a worry'),
      hint: t('What you type is not kept for it.'),
    },
    { name: 'wish', label: t('Ask me what I wish for in answers when I share a worry') },
    { name: 'who-helped', label: t('Ask me who helped when a worry is resolved') },
    { name: 'phrases', label: t('Offer me short phrases when I answer somebody') },
    {
      name: 'advice',
      label: t('Tell me when my reply reads like advice and the writer asked to be heard'),
    },
    { name: 'daily-question', label: t('Ask me how today is, on the home page') },
  ]
  return (
    <Card as="div">
      <Stack gap={4}>
        {hints.map((hint) => (
          <HintSwitch key={hint.name} {...hint} userId={userId} />
        ))}
        <Text size="s" tone="inkSoft">
          {t('These choices are kept on this device only.')}
        </Text>
      </Stack>
    </Card>
  )
}
