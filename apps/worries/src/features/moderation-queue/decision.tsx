import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { moderationApi, type Outcome, type SubjectKind } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { Button, Row, space } from '@worrystone/ui'
import { type FormEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { draftName, useDraft } from '../../shared/drafts.ts'
import { refusedFields } from '../../shared/failure-sentence.ts'
import { useFailureToast } from '../../shared/failure-toast.ts'
import { problemsOf, useFocusOnProblem, useTranslatedErrors } from '../../shared/form-errors.ts'
import { useOutcomeWords } from './case-words.ts'
import { takeOverCase } from './cases.queries.ts'
import { ChoiceField } from './choice-field.tsx'
import { SaidField } from './said-field.tsx'

type Draft<Choice> = { choice: Choice | null; reason: string }

/** Decides a case, with the sentence that its author reads. */
export function Decision({ id, kind, userId }: { id: string; kind: SubjectKind; userId: string }) {
  const t = useT()
  const failed = useFailureToast()
  const form = useRef<HTMLFormElement>(null)
  const outcomes = useOutcomeWords(kind)
  const { draft, keep, forget } = useDraft<Draft<Outcome>>(draftName(userId, `decision/${id}`), { choice: null, reason: '' })
  const [attempts, setAttempts] = useState(0)

  const decide = useMutation({
    mutationFn: (body: { outcome: Outcome; reason: string }) => call(moderationApi.decide, { params: { id }, body }),
    onSuccess: (answer) => {
      forget()
      takeOverCase(answer)
      toast.success(t('Decided. The author and whoever reported it are told.'))
    },
    onError: (error) => failed(error, t('The decision could not be saved')),
  })

  const problems = problemsOf(moderationApi.decide.body, { outcome: draft.choice, reason: draft.reason })
  const errors = useTranslatedErrors(attempts > 0 ? { ...problems, ...refusedFields(decide.error) } : {})
  useFocusOnProblem(form, attempts)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (decide.isPending) return
    setAttempts(attempts + 1)
    if (draft.choice && Object.keys(problems).length === 0) decide.mutate({ outcome: draft.choice, reason: draft.reason })
  }

  return (
    <Form ref={form} onSubmit={onSubmit} noValidate>
      <ChoiceField
        legend={t('What to do?')}
        choices={outcomes.map(({ outcome, label, hint }) => ({ value: outcome, label, hint }))}
        value={draft.choice}
        error={errors.outcome}
        onChange={(choice) => keep({ choice })}
      />
      <SaidField
        label={t('Why?')}
        hint={t('The author reads this sentence. Whoever reported it learns the outcome, never who decided.')}
        error={errors.reason}
        value={draft.reason}
        isReadOnly={decide.isPending}
        onChange={(reason) => keep({ reason })}
      />
      <Row justify="end">
        <Button type="submit" busy={decide.isPending}>
          {t('Decide')}
        </Button>
      </Row>
    </Form>
  )
}

/** Decides whether the first decision stays. */
export function AppealDecision({ id, userId }: { id: string; userId: string }) {
  const t = useT()
  const failed = useFailureToast()
  const form = useRef<HTMLFormElement>(null)
  const { draft, keep, forget } = useDraft<Draft<'grant' | 'refuse'>>(draftName(userId, `decision/${id}/appeal`), {
    choice: null,
    reason: '',
  })
  const [attempts, setAttempts] = useState(0)

  const decide = useMutation({
    mutationFn: (isGranted: boolean) =>
      call(moderationApi.decideAppeal, { params: { id }, body: { isGranted, reason: draft.reason } }),
    onSuccess: (answer) => {
      forget()
      takeOverCase(answer)
      toast.success(t('Decided. The author is told.'))
    },
    onError: (error) => failed(error, t('The decision could not be saved')),
  })

  const body = { isGranted: draft.choice === 'grant', reason: draft.reason }
  const problems = {
    ...problemsOf(moderationApi.decideAppeal.body, body),
    ...(draft.choice === null && { isGranted: 'Please choose what to do' }),
  }
  const errors = useTranslatedErrors(attempts > 0 ? { ...problems, ...refusedFields(decide.error) } : {})
  useFocusOnProblem(form, attempts)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (decide.isPending) return
    setAttempts(attempts + 1)
    if (Object.keys(problems).length === 0) decide.mutate(body.isGranted)
  }

  return (
    <Form ref={form} onSubmit={onSubmit} noValidate>
      <ChoiceField
        legend={t('What to do?')}
        choices={[
          { value: 'grant', label: t('Take the decision back'), hint: t('Everything is as before the decision.') },
          { value: 'refuse', label: t('Leave the decision'), hint: t('That is the last word.') },
        ]}
        value={draft.choice}
        error={errors.isGranted}
        onChange={(choice) => keep({ choice })}
      />
      <SaidField
        label={t('Why?')}
        hint={t('The author reads this sentence.')}
        error={errors.reason}
        value={draft.reason}
        isReadOnly={decide.isPending}
        onChange={(reason) => keep({ reason })}
      />
      <Row justify="end">
        <Button type="submit" busy={decide.isPending}>
          {t('Decide')}
        </Button>
      </Row>
    </Form>
  )
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`
