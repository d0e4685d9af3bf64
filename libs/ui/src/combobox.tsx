import { useT } from '@worrystone/i18n'
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Input } from './text-input.tsx'
import { color, font, radius, shadow, space, target } from './tokens.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type Suggestion = { text: string; detail?: string | undefined }

type Props<S extends Suggestion> = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type'> & {
  value: string
  /** Suggestions for the typed text; none shows no list. Any other text stays allowed. */
  suggestions: readonly S[]
  onType: (text: string) => void
  onPick: (suggestion: S) => void
}

/** A text field with suggestions while typing. Arrow keys move through the list, Enter selects, Esc closes it. */
export function Combobox<S extends Suggestion>({ value, suggestions, onType, onPick, ...rest }: Props<S>) {
  const t = useT()
  const id = useId()
  const [isRequested, setRequested] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const isOpen = isRequested && suggestions.length > 0
  const optionId = (index: number) => `${id}-${index}`

  // Another list starts without a selection.
  const names = suggestions.map(({ text, detail }) => `${text}/${detail ?? ''}`).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setActiveIndex(-1), [names])

  // A list that is half below the screen, or behind the on-screen keyboard, is unusable.
  const container = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const end = isOpen ? container.current?.querySelector('[role=listbox]')?.getBoundingClientRect().bottom : undefined
    if (end !== undefined && end > (window.visualViewport?.height ?? window.innerHeight)) container.current?.scrollIntoView()
  }, [isOpen])

  function pick(suggestion: S) {
    onPick(suggestion)
    setRequested(false)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event)
    // While a word is being composed, the input method uses these keys.
    if (event.nativeEvent.isComposing) return
    const activeSuggestion = suggestions[activeIndex]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return
      const step = event.key === 'ArrowDown' ? 1 : -1
      setRequested(true)
      // Beyond either end is the text itself.
      setActiveIndex(
        isOpen
          ? ((activeIndex + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1
          : step === 1
            ? 0
            : suggestions.length - 1,
      )
    } else if (event.key === 'Enter' && isOpen && activeSuggestion) pick(activeSuggestion)
    else if (event.key === 'Escape' && isOpen) setRequested(false)
    else return
    event.preventDefault()
  }

  return (
    <Container ref={container}>
      <Input
        {...rest}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && activeIndex >= 0 ? optionId(activeIndex) : undefined}
        value={value}
        onChange={(event) => {
          onType(event.target.value)
          setRequested(true)
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          rest.onBlur?.(event)
          setRequested(false)
        }}
      />
      {isOpen && (
        <List id={id} role="listbox" aria-label={t('Suggestions')}>
          {suggestions.map((suggestion, index) => (
            // The focus stays in the field (aria-activedescendant).
            <Option
              key={`${suggestion.text}/${suggestion.detail ?? ''}`}
              id={optionId(index)}
              role="option"
              aria-selected={index === activeIndex}
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
    </Container>
  )
}

const Container = styled.div`
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
