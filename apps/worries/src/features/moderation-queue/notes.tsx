import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { type CaseDetail, moderationApi } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { useErrorToast } from '@worrystone/remote-kit/bundled'
import { Button, List, Row, Stack, Text } from '@worrystone/ui'
import { type FormEvent, useRef, useState } from 'react'
import { draftName, useDraft } from '../../shared/drafts.ts'
import { problemsOf, useFocusOnProblem, useTranslatedErrors } from '../../shared/form-errors.ts'
import { refusedFields } from '../../shared/refused-fields.ts'
import { updateCase } from './case.queries.ts'
import { ModeratorTextField } from './moderator-text-field.tsx'

/** Moderators' notes on a case. */
export function Notes({ detail: { id, notes }, userId }: { detail: CaseDetail; userId: string }) {
  const t = useT()
  const errorToast = useErrorToast()
  const { dateTime } = useFormat()
  const form = useRef<HTMLFormElement>(null)
  const { draft, keep, forget } = useDraft(draftName(userId, `note/${id}`), { text: '' })
  const [attempts, setAttempts] = useState(0)

  const addNote = useMutation({
    mutationFn: () => call(moderationApi.note, { params: { id }, body: { text: draft.text } }),
    onSuccess: (answer) => {
      errorToast.dismiss()
      forget()
      setAttempts(0)
      updateCase(answer)
    },
    onError: (error) => errorToast.show(error, t('The note could not be saved')),
  })

  const problems = problemsOf(moderationApi.note.body, { text: draft.text })
  const errors = useTranslatedErrors(attempts > 0 ? { ...problems, ...refusedFields(addNote.error) } : {})
  useFocusOnProblem(form, attempts)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (addNote.isPending) return
    setAttempts(attempts + 1)
    if (Object.keys(problems).length === 0) addNote.mutate()
  }

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
                <bdi>{note.author ? note.author.displayName || note.author.username : t('This account is gone')}</bdi> ·{' '}
                <time dateTime={note.createdAt}>{dateTime(note.createdAt)}</time>
              </Text>
            </li>
          ))}
        </List>
      )}
      <Stack as="form" gap={3} ref={form} onSubmit={onSubmit} noValidate>
        <ModeratorTextField
          label={t('A note')}
          hint={t('Only moderators read it.')}
          error={errors.text}
          value={draft.text}
          isReadOnly={addNote.isPending}
          onChange={(text) => keep({ text })}
        />
        <Row justify="end">
          <Button type="submit" kind="quiet" busy={addNote.isPending}>
            {t('Leave the note')}
          </Button>
        </Row>
      </Stack>
    </>
  )
}
