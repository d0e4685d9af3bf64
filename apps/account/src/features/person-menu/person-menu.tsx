import type { UserSummary } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { icons, lazyComponent, Menu } from '@worrystone/ui'
import { useState } from 'react'
import { personName } from '../../shared/person-link.tsx'
import { useMuted, useUnmute } from './mutes.queries.ts'

/** Rarely used: loaded on demand. */
const dialogs = () => import('./person-dialogs.tsx')
const RestrictPersonDialog = lazyComponent(async () => (await dialogs()).RestrictPersonDialog)
const ReportPersonDialog = lazyComponent(async () => (await dialogs()).ReportPersonDialog)
const PersonConcernDialog = lazyComponent(async () => (await dialogs()).PersonConcernDialog)

type Props = { user: UserSummary; onBlocked: () => void }

/** Actions on another person: concern, report, mute, block. */
export function PersonMenu({ user, onBlocked }: Props) {
  const t = useT()
  const [dialog, setDialog] = useState<'concern' | 'report' | 'mute' | 'block' | null>(null)
  const isMuted = useMuted(user.id)
  const unmute = useUnmute()
  const name = personName(user)
  const close = () => setDialog(null)
  return (
    <>
      <Menu
        label={t('More about {{name}}', { name })}
        items={[
          {
            id: 'concern',
            label: t("I'm worried about {{name}}", { name }),
            icon: <icons.LifeBuoy size={20} />,
            onSelect: () => setDialog('concern'),
          },
          {
            id: 'report',
            label: t('Report {{name}}', { name }),
            icon: <icons.Flag size={20} />,
            onSelect: () => setDialog('report'),
          },
          isMuted
            ? {
                id: 'unmute',
                label: t('Unmute {{name}}', { name }),
                icon: <icons.VolumeX size={20} />,
                onSelect: () => unmute(user),
              }
            : {
                id: 'mute',
                label: t('Mute {{name}}', { name }),
                icon: <icons.VolumeX size={20} />,
                onSelect: () => setDialog('mute'),
              },
          {
            id: 'block',
            label: t('Block {{name}}', { name }),
            icon: <icons.Ban size={20} />,
            onSelect: () => setDialog('block'),
          },
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
