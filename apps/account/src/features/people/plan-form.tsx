import { call } from '@worrystone/api-client'
import { useReauthentication } from '@worrystone/community-ui'
import { type PersonSearchResult, Tier, type TierGrant, tiersApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { schemaErrors, useForm } from '@worrystone/forms'
import { useFormat, useT } from '@worrystone/i18n'
import { Badge, Button, Field, Options, Row, Select, Stack, Text, TextInput } from '@worrystone/ui'
import { FormError } from '../../shared/form-error.tsx'
import { useTierNames } from '../../shared/tier-names.ts'
import { endOfDay, toDateInput } from './date-input.ts'
import { updatePerson } from './people.queries.ts'

/** The values of the fields; `until` is a day. */
type Values = { tier: string; until: string; reason: string }

const bodyOf = (userId: string, { tier, until, reason }: Values) => ({
  userId,
  tier: Tier.parse(tier),
  until: tier !== 'free' && until ? endOfDay(until) : null,
  reason: reason.trim(),
})

/** The plan of one person, and a form that grants one without payment. */
export function PlanForm({ person }: { person: PersonSearchResult }) {
  const t = useT()
  const names = useTierNames()
  const { form, prompt } = usePlanForm(person)
  const { values, errors } = form
  const isTakenBack = values.tier === 'free'

  return (
    <>
      <form {...form.form}>
        <Stack gap={4}>
          <Row gap={2}>
            <span>{t('Plan now')}</span>
            <Badge kind={person.tier === 'free' ? 'calm' : 'primary'}>{names[person.tier]}</Badge>
            {person.grant ? <Granted grant={person.grant} /> : null}
          </Row>
          <Field
            label={t('Plan')}
            hint={t('Given without payment. The person does not have to sign in again.')}
            error={errors.tier && t('No plan was given to this person.')}
          >
            <Select {...form.field('tier')}>
              <Options values={Tier.options} names={names} />
            </Select>
          </Field>
          {isTakenBack ? null : (
            <Field label={t('Until (optional)')} hint={t('The plan ends when this day is over.')} error={errors.until}>
              <TextInput type="date" min={toDateInput(new Date())} {...form.field('until')} />
            </Field>
          )}
          <Field label={t('Reason (optional)')} error={errors.reason}>
            <TextInput autoComplete="off" {...form.field('reason')} />
          </Field>
          <FormError errors={errors} />
          <Row>
            <Button type="submit" busy={form.isBusy}>
              {isTakenBack ? t('Take the plan back') : t('Give this plan')}
            </Button>
          </Row>
        </Stack>
      </form>
      {prompt}
    </>
  )
}

function usePlanForm(person: PersonSearchResult) {
  const t = useT()
  const reauthentication = useReauthentication()
  const { id, tier, grant } = person
  const form = useForm<Values>({
    // Prefilled with the current values, so that granting again can change the day alone. Each change needs its own reason.
    initial: {
      tier: grant?.tier ?? tier,
      until: grant?.until ? toDateInput(new Date(grant.until)) : '',
      reason: '',
    },
    validate: (values) =>
      values.tier === 'free' && !grant ? { tier: 'nothing was given' } : schemaErrors(tiersApi.grant.body, bodyOf(id, values)),
    onSubmit: async (values) => {
      updatePerson(await reauthentication.run(() => call(tiersApi.grant, { body: bodyOf(id, values) }, { retries: 0 })))
      form.change({ reason: '' })
      toast.success(t('The plan is changed.'))
    },
    onError: t('That did not work. Please try again.'),
  })
  return { form, prompt: reauthentication.prompt }
}

function Granted({ grant: { tier, until, reason } }: { grant: TierGrant }) {
  const t = useT()
  const names = useTierNames()
  const { date } = useFormat()
  const plan = names[tier]
  return (
    <Text as="span" size="s" tone="inkSoft">
      {until ? t('{{plan}}, given until {{date}}', { plan, date: date(until) }) : t('{{plan}}, given without an end', { plan })}
      {reason ? ` · ${t('Reason: {{reason}}', { reason: `\u2068${reason}\u2069` })}` : null}
    </Text>
  )
}
