import type { Group } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Badge, Button, IconButton, icons, List, Panel, Row, Stack, Text } from '@worrystone/ui'
import { useId, useState } from 'react'
import { groupKey, isSameGroup, useGroupName } from '../../shared/groups.ts'
import { firstGroup, GroupField, parseGroup, useGroupProblem } from './group-field.tsx'

export type Audience = { include: Group[]; exclude: Group[] }

type Props = { audience: Audience; onChange: (audience: Audience) => void }

/** The audience of a rollout: everyone, or included groups without the excluded ones. */
export function AudienceEditor({ audience, onChange }: Props) {
  const t = useT()
  const id = useId()
  const [draft, setDraft] = useState(firstGroup)
  const [error, setError] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const groupProblem = useGroupProblem()

  const without = (removed: Group): Audience => ({
    include: audience.include.filter((group) => !isSameGroup(group, removed)),
    exclude: audience.exclude.filter((group) => !isSameGroup(group, removed)),
  })
  const add = (side: keyof Audience) => {
    const group = parseGroup(draft)
    setError(groupProblem(draft))
    if (!group) return
    const otherRules = without(group)
    onChange({ ...otherRules, [side]: [...otherRules[side], group] })
    setDraft(firstGroup)
    setOpen(false)
  }
  const remove = (group: Group) => onChange(without(group))

  return (
    <fieldset aria-labelledby={id}>
      <Stack gap={3}>
        <Text as="span" strong id={id}>
          {t('For whom')}
        </Text>
        <Groups empty={t('Everybody')} groups={audience.include} onRemove={remove} />
        {audience.exclude.length > 0 && (
          <div>
            <Text as="span" size="s" tone="inkSoft">
              {t('But not')}
            </Text>
            <Groups groups={audience.exclude} onRemove={remove} />
          </div>
        )}
        {isOpen ? (
          <Panel tone="surface" bordered>
            <Stack gap={3}>
              <GroupField group={draft} onChange={setDraft} error={error && groupProblem(draft)} />
              <Row gap={2}>
                <Button kind="quiet" size="s" onClick={() => add('include')}>
                  {t('Only these')}
                </Button>
                <Button kind="quiet" size="s" onClick={() => add('exclude')}>
                  {t('Not these')}
                </Button>
                <Button kind="plain" size="s" onClick={() => setOpen(false)}>
                  {t('Cancel')}
                </Button>
              </Row>
            </Stack>
          </Panel>
        ) : (
          <div>
            <Button kind="plain" size="s" onClick={() => setOpen(true)}>
              <icons.Plus size={18} />
              {t('Choose groups')}
            </Button>
          </div>
        )}
      </Stack>
    </fieldset>
  )
}

function Groups({ groups, empty, onRemove }: { groups: Group[]; empty?: string; onRemove: (group: Group) => void }) {
  const t = useT()
  const groupName = useGroupName()
  if (groups.length === 0) return <span>{empty}</span>
  return (
    <List direction="row">
      {groups.map((group) => (
        <Row as="li" key={groupKey(group)} gap={1}>
          <Badge kind="support">{groupName(group)}</Badge>
          <IconButton
            size="s"
            icon={<icons.X size={16} />}
            label={t('Remove: {{group}}', { group: groupName(group) })}
            onClick={() => onRemove(group)}
          />
        </Row>
      ))}
    </List>
  )
}
