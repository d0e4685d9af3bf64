import { countGraphemes, LIMITS } from '@worrystone/contracts'
import { Counter, Field, TextArea } from '@worrystone/ui'
import type { KeyboardEvent } from 'react'

type Props = {
  label: string
  hint?: string
  error: string | undefined
  value: string
  isReadOnly: boolean
  onChange: (value: string) => void
}

/** A moderator's text. Control and Enter submit it. */
export function ModeratorTextField({ label, hint, error, value, isReadOnly, onChange }: Props) {
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      aside={<Counter value={countGraphemes(value)} max={LIMITS.moderationText} warnAt={LIMITS.moderationText * 0.9} />}
    >
      <TextArea
        dir="auto"
        rows={3}
        readOnly={isReadOnly}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </Field>
  )
}
