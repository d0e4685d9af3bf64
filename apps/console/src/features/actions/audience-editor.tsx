import type { Group } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Badge, Button, IconButton, icons, Panel, Row, Stack, space, Text } from '@worrystone/ui'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { groupKey, isSameGroup, useGroupName } from '../../shared/groups.ts'
import { firstGroup, GroupField, readGroup } from './group-field.tsx'

export type Audience = { include: Group[]; exclude: Group[] }

type Props = { audience: Audience; onChange: (audience: Audience) => void }

/** The audience of a rollout: everyone, or included groups without the excluded ones. */
export function AudienceEditor({ audience, onChange }: Props) {
  const t = useT()
  const id = useId()
  const [draft, setDraft] = useState(firstGroup)
  const [isSubmitted, setSubmitted] = useState(false)
  const [isOpen, setOpen] = useState(false)

  const add = (side: keyof Audience) => {
    const group = readGroup(draft)
    setSubmitted(group === null)
    if (!group) return
    const without = (groups: Group[]) => groups.filter((each) => !isSameGroup(each, group))
    onChange({
      include: without(audience.include),
      exclude: without(audience.exclude),
      [side]: [...without(audience[side]), group],
    })
    setDraft(firstGroup)
    setOpen(false)
  }
  const remove = (group: Group) => {
    const without = (groups: Group[]) => groups.filter((each) => !isSameGroup(each, group))
    onChange({ include: without(audience.include), exclude: without(audience.exclude) })
  }

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
              <GroupField group={draft} onChange={setDraft} isSubmitted={isSubmitted} />
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
  const nameOf = useGroupName()
  if (groups.length === 0) return <span>{empty}</span>
  return (
    <List>
      {groups.map((group) => (
        <li key={groupKey(group)}>
          <Badge kind="support">{nameOf(group)}</Badge>
          <IconButton
            size="s"
            icon={<icons.X size={16} />}
            label={t('Remove: {{group}}', { group: nameOf(group) })}
            onClick={() => onRemove(group)}
          />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: flex; align-items: center; gap: ${space[1]}; }
`
