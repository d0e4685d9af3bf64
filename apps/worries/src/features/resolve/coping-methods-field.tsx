import { useQuery } from '@tanstack/react-query'
import { LIMITS } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, Combobox, color, Field, IconButton, icons, List, Row, radius, Stack, space } from '@worrystone/ui'
import { type KeyboardEvent, useRef } from 'react'
import { styled } from 'styled-components'
import { methodsQuery } from './resolution.queries.ts'
import { suggestMethods } from './suggest-methods.ts'

type Value = { methods: string[]; next: string }
type Props = {
  methods: string[]
  /** The text in the input that is not added yet. */
  next: string
  error: string | undefined
  isReadOnly: boolean
  onChange: (value: Value) => void
}

/** What helped, one item per line; Enter adds the next. While typing, common methods are offered by their names; any words are welcome. */
export function CopingMethodsField({ methods, next, error, isReadOnly, onChange }: Props) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const isFull = methods.length >= LIMITS.copingMethods
  const listed = useQuery(methodsQuery())
  const names = listed.data?.methods.map(({ name }) => name) ?? []

  function add(method = next.trim()) {
    input.current?.focus()
    if (!method || isFull) return
    onChange({ methods: methods.includes(method) ? methods : [...methods, method], next: '' })
  }
  function remove(method: string) {
    onChange({ methods: methods.filter((other) => other !== method), next })
    input.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter during IME composition (Japanese, Chinese) confirms the composition.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !next.trim()) return
    // A suggestion is chosen: Enter takes that one.
    if (event.currentTarget.hasAttribute('aria-activedescendant')) return
    event.preventDefault()
    add()
  }

  return (
    <Stack gap={3}>
      <Field
        label={t('What helped you?')}
        error={error}
        hint={isFull ? t('Please keep to 20 coping methods') : t('For example a walk, a call, a list. One at a time.')}
      >
        {(ids) => (
          <Line gap={2}>
            <Combobox
              {...ids}
              ref={input}
              dir="auto"
              data-autofocus=""
              readOnly={isReadOnly || isFull}
              value={next}
              suggestions={isReadOnly || isFull ? [] : suggestMethods(next, { names, chosen: methods })}
              onType={(text) => onChange({ methods, next: text })}
              onPick={({ text }) => add(text)}
              onKeyDown={onKeyDown}
            />
            <Button kind="quiet" disabled={isReadOnly || isFull || !next.trim()} onClick={() => add()}>
              <icons.Plus size={18} />
              {t('Add')}
            </Button>
          </Line>
        )}
      </Field>
      {methods.length > 0 && (
        <Chips direction="row" gap={2} aria-label={t('What helped')}>
          {methods.map((method) => (
            <li key={method}>
              <span dir="auto">{method}</span>
              <IconButton
                size="s"
                label={t('Remove “{{method}}”', { method })}
                icon={<icons.X size={16} />}
                disabled={isReadOnly}
                onClick={() => remove(method)}
              />
            </li>
          ))}
        </Chips>
      )}
    </Stack>
  )
}

/** On a phone the button is below: its label would leave no space to write. */
const Line = styled(Row)`
  > :first-child { flex: 1 1 12rem; min-inline-size: 0; }
`

const Chips = styled(List)`
  > li {
    display: inline-flex;
    align-items: center;
    max-inline-size: 100%;
    padding-inline-start: ${space[3]};
    border-radius: ${radius.m};
    background: ${color.primarySoft};
    color: ${color.primaryInk};
    overflow-wrap: anywhere;
  }
  > li button { color: inherit; }
`
