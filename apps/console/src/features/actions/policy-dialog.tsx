import { HealthPolicy } from '@worrystone/contracts'
import { schemaErrors } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Field, Grid, TextInput } from '@worrystone/ui'
import { decimal } from '../../shared/decimal.ts'
import { useFigures } from '../../shared/figures.ts'
import { ActionDialog } from './action-dialog.tsx'
import { type ActionProps, useActionForm } from './use-action-form.ts'

type Values = Record<keyof HealthPolicy, string>

const parsePolicy = (values: Values): HealthPolicy => ({
  minSamples: decimal(values.minSamples),
  windowMinutes: decimal(values.windowMinutes),
  maxErrorRate: decimal(values.maxErrorRate) / 100,
  relativeToStable: decimal(values.relativeToStable),
})

/** The thresholds at which the gate counts a candidate as unhealthy. */
export function PolicyDialog(props: ActionProps) {
  const t = useT()
  const figures = useFigures()
  const { health } = props.status
  const between = (from: number, to: number) =>
    t('A number from {{from}} to {{to}}', { from: figures.number(from), to: figures.number(to) })
  const ranges: Values = {
    minSamples: between(5, 100_000),
    windowMinutes: between(1, 1_440),
    maxErrorRate: between(0, 100),
    relativeToStable: between(1, 100),
  }
  const form = useActionForm(props, {
    initial: {
      minSamples: String(health.minSamples),
      windowMinutes: String(health.windowMinutes),
      maxErrorRate: String(Math.round(health.maxErrorRate * 10_000) / 100),
      relativeToStable: String(health.relativeToStable),
    },
    validate(values) {
      const invalid = Object.keys(schemaErrors<Values>(HealthPolicy, parsePolicy(values))) as (keyof Values)[]
      return Object.fromEntries(invalid.map((name) => [name, ranges[name]]))
    },
    change: (values) => ({ action: 'health', policy: parsePolicy(values) }),
  })
  const field = (name: keyof Values, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={form.errors[name]}>
      <TextInput inputMode="decimal" dir="ltr" {...form.field(name)} />
    </Field>
  )
  return (
    <ActionDialog
      form={form}
      size="l"
      title={t('Limits of the gate for {{remote}}', { remote: props.status.remote })}
      consequence={t('Visitors notice nothing of this by itself; an ill candidate is taken from them sooner or later.')}
      verb={t('Set the limits')}
    >
      <Grid align="start" min="15rem">
        {field('minSamples', t('Visits before it judges'))}
        {field('windowMinutes', t('Minutes that it looks back'))}
        {field('maxErrorRate', t('Visits that may fail, in percent'))}
        {field(
          'relativeToStable',
          t('Times worse than the stable build'),
          t('Ill is only what is above both limits, beyond chance.'),
        )}
      </Grid>
    </ActionDialog>
  )
}
