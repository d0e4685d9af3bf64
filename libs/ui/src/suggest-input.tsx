import { useT } from '@worrystone/i18n'
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Input } from './text-input.tsx'
import { color, font, radius, shadow, space, target } from './tokens.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type Suggestion = { text: string; detail?: string | undefined }

type Props<S extends Suggestion> = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type'> & {
  value: string
  /** What fits what was typed; none shows no list. Any other text stays allowed. */
  suggestions: readonly S[]
  onType: (text: string) => void
  onPick: (suggestion: S) => void
}

/** A line of text with names to choose from while one types. Arrow keys walk the list, Enter takes, Esc closes it. */
export function SuggestInput<S extends Suggestion>({ value, suggestions, onType, onPick, ...rest }: Props<S>) {
  const t = useT()
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  const [at, setAt] = useState(-1)
  const isOpen = isWanted && suggestions.length > 0
  const optionId = (index: number) => `${id}-${index}`

  // Another list begins anew.
  const names = suggestions.map(({ text, detail }) => `${text}/${detail ?? ''}`).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setAt(-1), [names])

  // Half a list below the screen, or behind the keyboard of a phone, helps nobody.
  const around = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const end = isOpen ? around.current?.querySelector('[role=listbox]')?.getBoundingClientRect().bottom : undefined
    if (end !== undefined && end > (window.visualViewport?.height ?? window.innerHeight)) around.current?.scrollIntoView()
  }, [isOpen])

  function pick(suggestion: S) {
    onPick(suggestion)
    setWanted(false)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event)
    // A word that is still being composed has these keys for itself.
    if (event.nativeEvent.isComposing) return
    const chosen = suggestions[at]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return
      const step = event.key === 'ArrowDown' ? 1 : -1
      setWanted(true)
      // Past either end is the text itself.
      setAt(
        isOpen
          ? ((at + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1
          : step === 1
            ? 0
            : suggestions.length - 1,
      )
    } else if (event.key === 'Enter' && isOpen && chosen) pick(chosen)
    else if (event.key === 'Escape' && isOpen) setWanted(false)
    else return
    event.preventDefault()
  }

  return (
    <Around ref={around}>
      <Input
        {...rest}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && at >= 0 ? optionId(at) : undefined}
        value={value}
        onChange={(event) => {
          onType(event.target.value)
          setWanted(true)
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          rest.onBlur?.(event)
          setWanted(false)
        }}
      />
      {isOpen && (
        <List id={id} role="listbox" aria-label={t('Suggestions')}>
          {suggestions.map((suggestion, index) => (
            // The keyboard stays in the field (aria-activedescendant).
            <Option
              key={`${suggestion.text}/${suggestion.detail ?? ''}`}
              id={optionId(index)}
              role="option"
              aria-selected={index === at}
              // Keeps the focus in the field.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(suggestion)}
            >
              <span dir="auto">{suggestion.text}</span>
              {suggestion.detail ? <small dir="auto">{suggestion.detail}</small> : null}
            </Option>
          ))}
        </List>
      )}
      <VisuallyHidden role="status">{isOpen ? t('{{count}} suggestions', { count: suggestions.length }) : ''}</VisuallyHidden>
    </Around>
  )
}

const Around = styled.div`
  position: relative;
  /* Its label comes along. */
  scroll-margin-block-start: 2.5rem;
`

const List = styled.div`
  position: absolute;
  z-index: 20;
  inset-block-start: calc(100% + ${space[1]});
  inset-inline: 0;
  max-block-size: min(22rem, 45dvh);
  overflow-y: auto;
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow.float};
`

const Option = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[3]};
  min-block-size: ${target};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.s};
  overflow-wrap: anywhere;
  cursor: pointer;
  > small { font-size: ${font.size.s}; color: ${color.inkSoft}; }
  &:hover { background: ${color.wash}; }
  &[aria-selected='true'] { background: ${color.primarySoft}; color: ${color.primaryInk}; outline: 2px solid ${color.primary}; outline-offset: -2px; }
  &[aria-selected='true'] > small { color: inherit; }
`
