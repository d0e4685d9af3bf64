import { countGraphemes } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import * as kit from '@worrystone/remote-kit'
import { Banner, Counter, Field, Stack, TextArea } from '@worrystone/ui'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

const DEBOUNCE_MS = 800

type Props = {
  label: string
  /** The id of the control, for a form's label. */
  name?: string
  labelHidden?: boolean
  hint?: string
  error?: string | undefined
  maxLength: number
  rows?: number
  value: string
  onChange: (text: string) => void
  /** Called with the text after a pause in typing, on blur and on unmount. */
  onCommit?: (text: string) => void
}

/** A private text. For one that indicates danger, services that listen are named below it; nothing is sent for that. */
export function PrivateNote({
  label,
  name,
  labelHidden = false,
  hint,
  error,
  maxLength,
  rows = 5,
  value,
  onChange,
  onCommit,
}: Props) {
  const t = useT()
  const { level } = kit.useDanger(value)
  useCommit(value, onCommit)
  return (
    <Stack gap={2}>
      <Field
        label={label}
        labelHidden={labelHidden}
        hint={hint}
        error={error}
        aside={<Counter value={countGraphemes(value)} max={maxLength} warnAt={maxLength * 0.9} />}
      >
        <TextArea name={name} dir="auto" rows={rows} value={value} onChange={({ target }) => onChange(target.value)} />
      </Field>
      {level >= 1 && (
        <Banner kind="info">
          {t('If this gets too heavy, there are people who listen.')} <Link to="/help">{t('Need help now?')}</Link>
        </Banner>
      )}
    </Stack>
  )
}

/** Passes the text on after a pause in typing, and unsaved text on unmount. */
function useCommit(value: string, onCommit: ((text: string) => void) | undefined): void {
  const latest = useRef({ value, onCommit, committed: value })
  latest.current.value = value
  latest.current.onCommit = onCommit
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts with each change of the text
  useEffect(() => {
    const commit = () => {
      const current = latest.current
      if (current.value === current.committed) return
      current.committed = current.value
      current.onCommit?.(current.value)
    }
    const timer = setTimeout(commit, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  useEffect(() => {
    const current = latest.current
    return () => {
      if (current.value !== current.committed) current.onCommit?.(current.value)
    }
  }, [])
}
