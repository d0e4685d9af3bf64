import { HealthPolicy, type RemoteStatus } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { useT } from '@worrystone/i18n'
import { Field, Grid, TextInput } from '@worrystone/ui'
import { useState } from 'react'
import { decimal } from '../../shared/decimal.ts'
import { useFigures } from '../../shared/figures.ts'
import { ActionDialog } from './action-dialog.tsx'

type Props = { seen: RemoteStatus; onSeen: (status: RemoteStatus) => void; onClose: () => void }

/** The thresholds at which the gate counts a candidate as unhealthy. */
export function PolicyDialog(props: Props) {
  const t = useT()
  const figures = useFigures()
  const { health } = props.seen
  const [typed, setTyped] = useState({
    minSamples: String(health.minSamples),
    windowMinutes: String(health.windowMinutes),
    maxErrorRate: String(Math.round(health.maxErrorRate * 10_000) / 100),
    relativeToStable: String(health.relativeToStable),
  })
  const [invalidFields, setInvalidFields] = useState<ReadonlySet<string>>(new Set())

  const change = () => {
    const policy = {
      minSamples: decimal(typed.minSamples),
      windowMinutes: decimal(typed.windowMinutes),
      maxErrorRate: decimal(typed.maxErrorRate) / 100,
      relativeToStable: decimal(typed.relativeToStable),
    }
    const checked = z.safeParse(HealthPolicy, policy)
    setInvalidFields(new Set(checked.error?.issues.map(({ path }) => String(path[0]))))
    return checked.success ? { action: 'health' as const, policy: checked.data } : null
  }
  const between = (from: number, to: number) =>
    t('A number from {{from}} to {{to}}', { from: figures.number(from), to: figures.number(to) })
  const field = (name: keyof typeof typed, words: { label: string; hint?: string; error: string }) => (
    <Field label={words.label} hint={words.hint} error={invalidFields.has(name) ? words.error : null}>
      <TextInput
        inputMode="decimal"
        dir="ltr"
        value={typed[name]}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      />
    </Field>
  )
  return (
    <ActionDialog
      {...props}
      size="l"
      title={t('Limits of the gate for {{remote}}', { remote: props.seen.remote })}
      consequence={t('Visitors notice nothing of this by itself; an ill candidate is taken from them sooner or later.')}
      verb={t('Set the limits')}
      change={change}
    >
      <Grid min="15rem" gap={5} align="start">
        {field('minSamples', {
          label: t('Visits before it judges'),
          error: between(5, 100_000),
        })}
        {field('windowMinutes', {
          label: t('Minutes that it looks back'),
          error: between(1, 1_440),
        })}
        {field('maxErrorRate', {
          label: t('Visits that may fail, in percent'),
          error: between(0, 100),
        })}
        {field('relativeToStable', {
          label: t('Times worse than the stable build'),
          hint: t('Ill is only what is above both limits, beyond chance.'),
          error: between(1, 100),
        })}
      </Grid>
    </ActionDialog>
  )
}
