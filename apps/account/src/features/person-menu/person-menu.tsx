import { personName } from '@worrystone/community-ui'
import type { UserSummary } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { icons, lazyComponent, Menu } from '@worrystone/ui'
import { useState } from 'react'
import { useMuted, useUnmute } from './mutes.queries.ts'

/** Rarely used: loaded on demand. */
const dialogs = () => import('./person-dialogs.tsx')
const RestrictPersonDialog = lazyComponent(async () => (await dialogs()).RestrictPersonDialog)
const ReportPersonDialog = lazyComponent(async () => (await dialogs()).ReportPersonDialog)
const PersonConcernDialog = lazyComponent(async () => (await dialogs()).PersonConcernDialog)

type Action = 'concern' | 'report' | 'mute' | 'block'
type Props = { user: UserSummary; onBlocked: () => void }

/** Actions on another person: concern, report, mute, block. */
export function PersonMenu({ user, onBlocked }: Props) {
  const t = useT()
  const [dialog, setDialog] = useState<Action | null>(null)
  const isMuted = useMuted(user.id)
  const unmute = useUnmute()
  const name = personName(user)
  const close = () => setDialog(null)
  const item = (id: Action, label: string, Icon: typeof icons.Flag) => ({
    id,
    label,
    icon: <Icon size={20} />,
    onSelect: () => setDialog(id),
  })
  return (
    <>
      <Menu
        label={t('More about {{name}}', { name })}
        items={[
          item('concern', t("I'm worried about {{name}}", { name }), icons.LifeBuoy),
          item('report', t('Report {{name}}', { name }), icons.Flag),
          isMuted
            ? { ...item('mute', t('Unmute {{name}}', { name }), icons.VolumeX), id: 'unmute', onSelect: () => unmute(user) }
            : item('mute', t('Mute {{name}}', { name }), icons.VolumeX),
          item('block', t('Block {{name}}', { name }), icons.Ban),
        ]}
      />
      {dialog === 'concern' && <PersonConcernDialog user={user} onClose={close} />}
      {dialog === 'report' && <ReportPersonDialog user={user} onClose={close} />}
      {(dialog === 'mute' || dialog === 'block') && (
        <RestrictPersonDialog how={dialog} user={user} onClose={close} onBlocked={onBlocked} />
      )}
    </>
  )
}
