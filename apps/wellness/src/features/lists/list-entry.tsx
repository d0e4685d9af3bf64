import { countGraphemes, LIMITS, type ResourceList } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, Card, IconButton, icons, Row, Stack } from '@worrystone/ui'
import { useState } from 'react'
import { PrivateNote } from '../../shared/private-note.tsx'
import { ResourceCard } from '../../shared/resource-card.tsx'

type EditEntry = {
  /** undefined at the ends of the list. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onNote: (note: string) => void
  onRemove: () => void
}
type Props = {
  entry: ResourceList['entries'][number]
  /** null: the list is read-only. */
  edit: EditEntry | null
}

/** An entry of an own list with its note and its position. */
export function ListEntry({ entry: { resourceId, resource, note }, edit }: Props) {
  const t = useT()
  const [text, setText] = useState(note)
  const isTooLong = countGraphemes(text) > LIMITS.comment
  const name = resource?.title ?? t('This entry')
  const details = edit ? (
    <>
      <PrivateNote
        label={t('Your note')}
        rows={2}
        error={isTooLong ? t('A note must be less than 1,000 characters') : undefined}
        maxLength={LIMITS.comment}
        value={text}
        onChange={setText}
        onCommit={(committed) => {
          if (!isTooLong) edit.onNote(committed)
        }}
      />
      <Row justify="between">
        <Row gap={1}>
          <IconButton
            label={t('Move {{name}} up', { name })}
            icon={<icons.ArrowUp size={20} />}
            data-move={`${resourceId} -1`}
            disabled={!edit.onUp}
            onClick={edit.onUp}
          />
          <IconButton
            label={t('Move {{name}} down', { name })}
            icon={<icons.ArrowDown size={20} />}
            data-move={`${resourceId} 1`}
            disabled={!edit.onDown}
            onClick={edit.onDown}
          />
        </Row>
        <Button kind="plain" size="s" onClick={edit.onRemove}>
          {t('Take out of the list')}
        </Button>
      </Row>
    </>
  ) : (
    note && <p dir="auto">{note}</p>
  )
  return (
    <li>
      {resource ? (
        <ResourceCard resource={resource}>{details}</ResourceCard>
      ) : (
        <Card>
          <Stack gap={3}>
            <p>{t('This entry has left the directory.')}</p>
            {details}
          </Stack>
        </Card>
      )}
    </li>
  )
}
