import { call } from '@worrystone/api-client'
import { personName } from '@worrystone/community-ui'
import { type CaseDetail, moderationApi } from '@worrystone/contracts'
import { schemaErrors } from '@worrystone/forms'
import { useFormat, useT } from '@worrystone/i18n'
import { Button, List, Row, Stack, Text } from '@worrystone/ui'
import { useDraftForm } from '../../shared/use-draft-form.ts'
import { worryDraft } from '../../shared/worry-draft.ts'
import { updateCase } from './case.queries.ts'
import { ModeratorTextField } from './moderator-text-field.tsx'

/** Moderators' notes on a case. */
export function Notes({ detail: { id, notes }, userId }: { detail: CaseDetail; userId: string }) {
  const t = useT()
  const { dateTime } = useFormat()
  const form = useDraftForm<{ text: string }>({
    initial: { text: '' },
    draft: worryDraft(userId, `note/${id}`),
    failure: t('The note could not be saved'),
    validate: (body) => schemaErrors(moderationApi.note.body, body),
    async onSubmit(body) {
      updateCase(await call(moderationApi.note, { params: { id }, body }))
      form.reset()
    },
  })

  return (
    <>
      {notes.length > 0 && (
        <List gap={3}>
          {notes.map((note) => (
            <li key={note.id}>
              <Text preLine dir="auto">
                {note.text}
              </Text>
              <Text as="small" size="s" tone="inkSoft">
                <bdi>{note.author ? personName(note.author) : t('This account is gone')}</bdi> ·{' '}
                <time dateTime={note.createdAt}>{dateTime(note.createdAt)}</time>
              </Text>
            </li>
          ))}
        </List>
      )}
      <Stack as="form" gap={3} {...form.form}>
        <ModeratorTextField
          {...form.field('text')}
          label={t('A note')}
          hint={t('Only moderators read it.')}
          error={form.errors.text}
          readOnly={form.isBusy}
        />
        <Row justify="end">
          <Button type="submit" kind="quiet" busy={form.isBusy}>
            {t('Leave the note')}
          </Button>
        </Row>
      </Stack>
    </>
  )
}
