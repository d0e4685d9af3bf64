import { useT } from '@worrystone/i18n'
import { similarHelp } from '@worrystone/session/similar-help'
import { Card, Switch } from '@worrystone/ui'
import { useState } from 'react'

/** Whether what helped others is shown while a worry is written. Saved at once, on this device. */
export function SimilarHelpSwitch({ userId }: { userId: string }) {
  const t = useT()
  const [isOn, setOn] = useState(() => similarHelp.isOn(userId))
  return (
    <Card as="div">
      <Switch
        label={t('Show what helped others while I write a worry')}
        hint={t('What you type is not kept for it. This choice is kept on this device only.')}
        checked={isOn}
        onChange={({ target }) => setOn(similarHelp.set(userId, target.checked) ? target.checked : isOn)}
      />
    </Card>
  )
}
