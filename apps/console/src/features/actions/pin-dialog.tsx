import { useT } from '@worrystone/i18n'
import { Field, Select } from '@worrystone/ui'
import { isolatedId } from '../../shared/build-tag.tsx'
import { useGroupName } from '../../shared/groups.ts'
import { ActionDialog } from './action-dialog.tsx'
import { firstGroup, GroupField, parseGroup, useGroupProblem } from './group-field.tsx'
import { type ActionProps, useActionForm } from './use-action-form.ts'

/** Pins one group to one build, regardless of the rollout. */
export function PinDialog({ build, ...props }: ActionProps & { build?: string | undefined }) {
  const t = useT()
  const groupName = useGroupName()
  const groupProblem = useGroupProblem()
  const { builds, blocked, stable } = props.status
  const form = useActionForm(props, {
    initial: { build: build ?? stable, group: firstGroup },
    validate: ({ group }) => ({ group: groupProblem(group) }),
    change: ({ build, group }) => ({ action: 'pin', build, group: parseGroup(group) ?? group }),
  })
  const group = parseGroup(form.values.group)
  return (
    <ActionDialog
      form={form}
      title={t('Pin a group to a build')}
      consequence={t('{{group}}: they get {{build}} at the next page they open, whatever else is rolled out.', {
        group: group ? groupName(group) : '…',
        build: isolatedId(form.values.build),
      })}
      verb={t('Pin')}
    >
      <Field label={t('Build')}>
        <Select {...form.field('build')}>
          {builds
            .filter((info) => !blocked.includes(info.build))
            .map((info) => (
              <option key={info.build} value={info.build}>
                {isolatedId(info.build)} · {info.version}
              </option>
            ))}
        </Select>
      </Field>
      <GroupField group={form.values.group} onChange={(group) => form.change({ group })} error={form.errors.group} />
    </ActionDialog>
  )
}
