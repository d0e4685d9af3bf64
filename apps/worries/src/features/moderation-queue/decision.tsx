import { call } from '@worrystone/api-client'
import { type CaseDetail, moderationApi, type Outcome, type SubjectKind } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { type Draft, type FormErrors, schemaErrors } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Button, RadioGroup, Row, Stack } from '@worrystone/ui'
import { useDraftForm } from '../../shared/use-draft-form.ts'
import { worryDraft } from '../../shared/worry-draft.ts'
import { setBreakDue } from './break-suggestion.tsx'
import { updateCase } from './case.queries.ts'
import { useOutcomeLabels } from './case-labels.ts'
import { ModeratorTextField } from './moderator-text-field.tsx'

/** Decides a case, with a message for its author. */
export function Decision({ id, kind, userId }: { id: string; kind: SubjectKind; userId: string }) {
  const t = useT()
  const outcomes = useOutcomeLabels(kind)
  return (
    <DecisionForm<Outcome>
      draft={worryDraft(userId, `decision/${id}`)}
      choices={outcomes.map(({ outcome, label, hint }) => ({ value: outcome, label, hint }))}
      hint={t('The author reads this sentence. Whoever reported it learns the outcome, never who decided.')}
      thanks={t('Decided. The author and whoever reported it are told.')}
      validate={({ choice, reason }) => {
        const errors = schemaErrors<{ outcome: Outcome; reason: string }>(moderationApi.decide.body, { outcome: choice, reason })
        return { choice: errors.outcome, reason: errors.reason }
      }}
      send={async (outcome, reason) => {
        const { takeBreak, ...decided } = await call(moderationApi.decide, { params: { id }, body: { outcome, reason } })
        if (takeBreak) setBreakDue(true)
        return decided
      }}
    />
  )
}

/** Decides on an appeal. */
export function AppealDecision({ id, userId }: { id: string; userId: string }) {
  const t = useT()
  return (
    <DecisionForm<'grant' | 'refuse'>
      draft={worryDraft(userId, `decision/${id}/appeal`)}
      choices={[
        { value: 'grant', label: t('Take the decision back'), hint: t('Everything is as before the decision.') },
        { value: 'refuse', label: t('Leave the decision'), hint: t('That is the last word.') },
      ]}
      hint={t('The author reads this sentence.')}
      thanks={t('Decided. The author is told.')}
      validate={({ choice, reason }) => ({
        ...schemaErrors(moderationApi.decideAppeal.body, { isGranted: choice === 'grant', reason }),
        ...(choice === null && { choice: 'Please choose what to do' }),
      })}
      send={(choice, reason) =>
        call(moderationApi.decideAppeal, { params: { id }, body: { isGranted: choice === 'grant', reason } })
      }
    />
  )
}

type Values<Choice> = { choice: Choice | null; reason: string }

type Props<Choice extends string> = {
  draft: Draft<Values<Choice>>
  choices: { value: Choice; label: string; hint: string }[]
  hint: string
  thanks: string
  validate: (values: Values<Choice>) => FormErrors<Values<Choice>>
  send: (choice: Choice, reason: string) => Promise<CaseDetail>
}

function DecisionForm<Choice extends string>({ draft, choices, hint, thanks, validate, send }: Props<Choice>) {
  const t = useT()
  const form = useDraftForm<Values<Choice>>({
    initial: { choice: null, reason: '' },
    draft,
    failure: t('The decision could not be saved'),
    validate,
    async onSubmit({ choice, reason }) {
      if (choice === null) return
      const decided = await send(choice, reason)
      form.reset()
      updateCase(decided)
      toast.success(thanks)
    },
  })
  const { values, errors } = form
  return (
    <Stack as="form" {...form.form}>
      <RadioGroup
        legend={t('What to do?')}
        options={choices}
        value={values.choice}
        error={errors.choice}
        onChange={(choice) => form.change({ choice } as Partial<Values<Choice>>)}
      />
      <ModeratorTextField
        label={t('Why?')}
        hint={hint}
        error={errors.reason}
        value={values.reason}
        readOnly={form.isBusy}
        onChange={(event) => form.change({ reason: event.target.value } as Partial<Values<Choice>>)}
      />
      <Row justify="end">
        <Button type="submit" busy={form.isBusy}>
          {t('Decide')}
        </Button>
      </Row>
    </Stack>
  )
}
