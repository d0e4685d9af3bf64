import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { type CaseDetail, moderationApi, type Outcome, type SubjectKind } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorToast } from '@worrystone/remote-kit/bundled'
import { Button, RadioGroup, Row, Stack } from '@worrystone/ui'
import { type FormEvent, useRef, useState } from 'react'
import { draftName, useDraft } from '../../shared/drafts.ts'
import { type FieldErrors, problemsOf, useFocusOnProblem, useTranslatedErrors } from '../../shared/form-errors.ts'
import { refusedFields } from '../../shared/refused-fields.ts'
import { updateCase } from './case.queries.ts'
import { useOutcomeLabels } from './case-labels.ts'
import { ModeratorTextField } from './moderator-text-field.tsx'
import { setBreakDue } from './take-a-break.tsx'

/** Decides a case, with a message for its author. */
export function Decision({ id, kind, userId }: { id: string; kind: SubjectKind; userId: string }) {
  const t = useT()
  const outcomes = useOutcomeLabels(kind)
  return (
    <DecisionForm<Outcome>
      draft={draftName(userId, `decision/${id}`)}
      choices={outcomes.map(({ outcome, label, hint }) => ({ value: outcome, label, hint }))}
      hint={t('The author reads this sentence. Whoever reported it learns the outcome, never who decided.')}
      thanks={t('Decided. The author and whoever reported it are told.')}
      validateDraft={(outcome, reason) => problemsOf(moderationApi.decide.body, { outcome, reason })}
      field="outcome"
      send={async (outcome, reason) => {
        const { takeBreak, ...answer } = await call(moderationApi.decide, { params: { id }, body: { outcome, reason } })
        if (takeBreak) setBreakDue(true)
        return answer
      }}
    />
  )
}

/** Decides on an appeal. */
export function AppealDecision({ id, userId }: { id: string; userId: string }) {
  const t = useT()
  return (
    <DecisionForm<'grant' | 'refuse'>
      draft={draftName(userId, `decision/${id}/appeal`)}
      choices={[
        { value: 'grant', label: t('Take the decision back'), hint: t('Everything is as before the decision.') },
        { value: 'refuse', label: t('Leave the decision'), hint: t('That is the last word.') },
      ]}
      hint={t('The author reads this sentence.')}
      thanks={t('Decided. The author is told.')}
      validateDraft={(choice, reason) => ({
        ...problemsOf(moderationApi.decideAppeal.body, { isGranted: choice === 'grant', reason }),
        ...(choice === null && { isGranted: 'Please choose what to do' }),
      })}
      field="isGranted"
      send={(choice, reason) =>
        call(moderationApi.decideAppeal, { params: { id }, body: { isGranted: choice === 'grant', reason } })
      }
    />
  )
}

type Props<Value extends string> = {
  /** The key of the draft. */
  draft: string
  choices: { value: Value; label: string; hint: string }[]
  hint: string
  thanks: string
  validateDraft: (choice: Value | null, reason: string) => FieldErrors
  /** The field name of the choice in the request. */
  field: string
  send: (choice: Value, reason: string) => Promise<CaseDetail>
}

function DecisionForm<Value extends string>({ draft: name, choices, hint, thanks, validateDraft, field, send }: Props<Value>) {
  const t = useT()
  const errorToast = useErrorToast()
  const form = useRef<HTMLFormElement>(null)
  const { draft, keep, forget } = useDraft<{ choice: Value | null; reason: string }>(name, { choice: null, reason: '' })
  const { choice, reason } = draft
  const [attempts, setAttempts] = useState(0)

  const decide = useMutation({
    mutationFn: (chosen: Value) => send(chosen, reason),
    onSuccess: (answer) => {
      errorToast.dismiss()
      forget()
      updateCase(answer)
      toast.success(thanks)
    },
    onError: (error) => errorToast.show(error, t('The decision could not be saved')),
  })

  const problems = validateDraft(choice, reason)
  const errors = useTranslatedErrors(attempts > 0 ? { ...problems, ...refusedFields(decide.error) } : {})
  useFocusOnProblem(form, attempts)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (decide.isPending) return
    setAttempts(attempts + 1)
    if (choice && Object.keys(problems).length === 0) decide.mutate(choice)
  }

  return (
    <Stack as="form" ref={form} onSubmit={onSubmit} noValidate>
      <RadioGroup
        legend={t('What to do?')}
        options={choices}
        value={choice}
        error={errors[field]}
        onChange={(chosen) => keep({ choice: chosen })}
      />
      <ModeratorTextField
        label={t('Why?')}
        hint={hint}
        error={errors.reason}
        value={reason}
        isReadOnly={decide.isPending}
        onChange={(typed) => keep({ reason: typed })}
      />
      <Row justify="end">
        <Button type="submit" busy={decide.isPending}>
          {t('Decide')}
        </Button>
      </Row>
    </Stack>
  )
}
