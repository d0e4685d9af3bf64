import { useT } from '@worrystone/i18n'
import { Field, Switch, TextInput } from '@worrystone/ui'
import { useEffect, useState } from 'react'
import { localMinute } from '../../shared/local-time.ts'

type Props = {
  isLater: boolean
  /** The value of a `datetime-local` control: local time, without a zone. */
  at: string
  error?: string | undefined
  onChange: (part: { isLater?: boolean; scheduledFor?: string }) => void
}

/** Schedules a worry, in the writer's local time. */
export function ScheduleField({ isLater, at, error, onChange }: Props) {
  const t = useT()
  return (
    <div>
      <Switch label={t('Share it later')} checked={isLater} onChange={(event) => onChange({ isLater: event.target.checked })} />
      {isLater && <MomentField at={at} error={error} onChange={(scheduledFor) => onChange({ scheduledFor })} />}
    </div>
  )
}

type MomentProps = { at: string; error?: string | undefined; onChange: (at: string) => void }

export function MomentField({ at, error, onChange }: MomentProps) {
  const t = useT()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <Field label={t('Date and time')} hint={t('In your time zone: {{zone}}', { zone })} error={error}>
      <Moment at={at} onChange={onChange} />
    </Field>
  )
}

function Moment({ at, onChange, ...ids }: { at: string; onChange: (at: string) => void }) {
  const [now, setNow] = useState(() => localMinute(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setNow(localMinute(new Date())), 15_000)
    return () => clearInterval(timer)
  }, [])
  return <TextInput {...ids} type="datetime-local" min={now} value={at} onChange={(event) => onChange(event.target.value)} />
}
