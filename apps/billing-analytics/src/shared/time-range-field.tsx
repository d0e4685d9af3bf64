import { TimeRange } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Field, Options, Select } from '@worrystone/ui'

type Props = { value: TimeRange; onChange: (range: TimeRange) => void }

/** The time window of the figures. */
export function TimeRangeField({ value, onChange }: Props) {
  const t = useT()
  const names: Record<TimeRange, string> = {
    '30d': t('Last 30 days'),
    '90d': t('Last 90 days'),
    '1y': t('Last 12 months'),
  }
  return (
    <Field label={t('Time range')}>
      <Select value={value} onChange={({ target }) => onChange(TimeRange.parse(target.value))}>
        <Options values={TimeRange.options} names={names} />
      </Select>
    </Field>
  )
}
