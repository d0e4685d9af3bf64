import type { RemoteStatus } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Field, Select } from '@worrystone/ui'
import { useState } from 'react'
import { isolatedId } from '../../shared/build-tag.tsx'
import { useGroupName } from '../../shared/groups.ts'
import { ActionDialog } from './action-dialog.tsx'
import { firstGroup, GroupField, readGroup } from './group-field.tsx'

type Props = { build?: string | undefined; seen: RemoteStatus; onSeen: (status: RemoteStatus) => void; onClose: () => void }

/** Pins one group to one build, regardless of the rollout. */
export function PinDialog({ build: initialBuild, ...rest }: Props) {
  const t = useT()
  const nameOf = useGroupName()
  const { builds, blocked, stable } = rest.seen
  const offered = builds.filter(({ build }) => !blocked.includes(build))
  const [build, setBuild] = useState(initialBuild ?? stable)
  const [group, setGroup] = useState(firstGroup)
  const [isSubmitted, setSubmitted] = useState(false)
  const read = readGroup(group)

  const change = () => {
    setSubmitted(true)
    return read && { action: 'pin' as const, build, group: read }
  }
  return (
    <ActionDialog
      {...rest}
      title={t('Pin a group to a build')}
      consequence={t('{{group}}: they get {{build}} at the next page they open, whatever else is rolled out.', {
        group: read ? nameOf(read) : '…',
        build: isolatedId(build),
      })}
      verb={t('Pin')}
      change={change}
    >
      <Field label={t('Build')}>
        <Select value={build} onChange={(event) => setBuild(event.target.value)}>
          {offered.map((each) => (
            <option key={each.build} value={each.build}>
              {isolatedId(each.build)} · {each.version}
            </option>
          ))}
        </Select>
      </Field>
      <GroupField group={group} onChange={setGroup} isSubmitted={isSubmitted} />
    </ActionDialog>
  )
}
