import { useT } from '@worrystone/i18n'
import * as kit from '@worrystone/remote-kit'
import { Banner, Field, Stack, TextInput } from '@worrystone/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'

const DEBOUNCE_MS = 300
const MAX_LENGTH = 99

type Props = {
  label: string
  /** The current query in the URL. */
  value: string
  /** Focused when it appears without a query. */
  isFirst?: boolean
  onSearch: (words: string) => void
}

/** A search that applies after a pause in typing, or at once with Enter. For a query that indicates danger, help is shown first. */
export function SearchField({ label, value, isFirst = false, onSearch }: Props) {
  const t = useT()
  const [text, setText] = useState(value)
  const { level } = kit.useDanger(text)
  const submitted = useRef(value)

  // A query from the URL (after Back, or a removed filter) is shown, but never overwrites typing.
  useEffect(() => {
    if (value === submitted.current) return
    submitted.current = value
    setText(value)
  }, [value])

  const input = useRef<HTMLInputElement>(null)
  const focusFirst = useEffectEvent(() => {
    if (isFirst && value === '') input.current?.focus({ preventScroll: true })
  })
  useEffect(() => focusFirst(), [])

  useEffect(() => {
    const words = text.trim()
    if (words === submitted.current) return
    const timer = setTimeout(() => {
      submitted.current = words
      onSearch(words)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, onSearch])

  return (
    <Stack
      as="form"
      gap={2}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        submitted.current = text.trim()
        onSearch(text.trim())
      }}
    >
      <Field label={label}>
        <TextInput
          ref={input}
          type="search"
          dir="auto"
          maxLength={MAX_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
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
