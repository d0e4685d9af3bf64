import type { UserSummary } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { icons, lazyPart, Menu } from '@worrystone/ui'
import { useState } from 'react'
import { nameOf } from '../../shared/person-link.tsx'
import { useMuted, useUnmute } from './mutes.queries.ts'

/** Few come to report or block, so only they fetch it. */
const tasks = () => import('./person-tasks.tsx')
const HidePerson = lazyPart(async () => (await tasks()).HidePerson)
const ReportPerson = lazyPart(async () => (await tasks()).ReportPerson)
const PersonConcern = lazyPart(async () => (await tasks()).PersonConcern)

type Props = { user: UserSummary; onBlocked: () => void }

/** What a member may do about another: say that they are worried, report, mute, block. */
export function PersonMenu({ user, onBlocked }: Props) {
  const t = useT()
  const [task, setTask] = useState<'concern' | 'report' | 'mute' | 'block' | null>(null)
  const isMuted = useMuted(user.id)
  const unmute = useUnmute()
  const name = nameOf(user)
  const close = () => setTask(null)
  return (
    <>
      <Menu
        label={t('More about {{name}}', { name })}
        items={[
          {
            id: 'concern',
            label: t("I'm worried about {{name}}", { name }),
            icon: <icons.LifeBuoy size={20} />,
            onSelect: () => setTask('concern'),
          },
          {
            id: 'report',
            label: t('Report {{name}}', { name }),
            icon: <icons.Flag size={20} />,
            onSelect: () => setTask('report'),
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
                onSelect: () => setTask('mute'),
              },
          { id: 'block', label: t('Block {{name}}', { name }), icon: <icons.Ban size={20} />, onSelect: () => setTask('block') },
        ]}
      />
      {task === 'concern' && <PersonConcern user={user} onClose={close} />}
      {task === 'report' && <ReportPerson user={user} onClose={close} />}
      {(task === 'mute' || task === 'block') && <HidePerson how={task} user={user} onClose={close} onBlocked={onBlocked} />}
    </>
  )
}
