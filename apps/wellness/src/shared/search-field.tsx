import { useT } from '@worrystone/i18n'
import * as kit from '@worrystone/remote-kit'
import { Banner, Field, Stack, TextInput } from '@worrystone/ui'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'

const DEBOUNCE_MS = 300
const MAX_LENGTH = 99

type Props = {
  label: string
  /** What is looked for now, as it stands in the address. */
  value: string
  onSearch: (words: string) => void
}

/** Words to look for: handed on after a moment of quiet, or at once with Enter. Where they sound like danger the help stands first. */
export function SearchField({ label, value, onSearch }: Props) {
  const t = useT()
  const [typed, setTyped] = useState(value)
  const { level } = kit.useDanger(typed)
  const submitted = useRef(value)

  // Another address (back, or a removed filter) is shown, but never in place of what is being typed.
  useEffect(() => {
    if (value === submitted.current) return
    submitted.current = value
    setTyped(value)
  }, [value])

  useEffect(() => {
    const words = typed.trim()
    if (words === submitted.current) return
    const timer = setTimeout(() => {
      submitted.current = words
      onSearch(words)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, onSearch])

  return (
    <Stack
      as="form"
      gap={2}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        submitted.current = typed.trim()
        onSearch(typed.trim())
      }}
    >
      <Field label={label}>
        <TextInput
          type="search"
          dir="auto"
          maxLength={MAX_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <div>
        {level >= 1 && (
          <Banner kind="info">
            {t('If this gets too heavy, there are people who listen.')} <Link to="/help">{t('Need help now?')}</Link>
          </Banner>
        )}
      </div>
    </Stack>
  )
}
