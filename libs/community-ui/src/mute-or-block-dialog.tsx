import { useT } from '@worrystone/i18n'
import { ConfirmDialog } from '@worrystone/ui'

type Props = { action: 'mute' | 'block'; name: string; onConfirm: () => void; onCancel: () => void }

/** Asks for confirmation before a person is muted or blocked, and explains it. */
export function MuteOrBlockDialog({ action, name, onConfirm, onCancel }: Props) {
  const t = useT()
  const texts =
    action === 'block'
      ? {
          title: t('Block {{name}}?', { name }),
          body: t('You will not meet each other here any more, and you stop following each other. They are not told.'),
          confirmLabel: t('Block'),
        }
      : {
          title: t('Mute {{name}}?', { name }),
          body: t('Their worries no longer appear in your lists. Everything else stays as it is, and they are not told.'),
          confirmLabel: t('Mute'),
        }
  return <ConfirmDialog open {...texts} onConfirm={onConfirm} onCancel={onCancel} />
}
