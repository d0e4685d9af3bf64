import { useT } from '@worrystone/i18n'
import { breakpoint, color, font, icons, radius, space, target } from '@worrystone/ui'
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'

const PATH = '/search'
/** What the API takes. */
const MAX_LENGTH = 99

/** Where the header has space a field, elsewhere a link to the page of the search, which has a field of its own. `/` goes to either. */
export function HeaderSearch() {
  const t = useT()
  const navigate = useNavigate()
  const isOnPage = useLocation().pathname === PATH
  const field = useRef<HTMLInputElement>(null)

  useSlashKey(() => {
    const shown = isOnPage ? document.querySelector<HTMLInputElement>('main input[type=search]') : field.current
    // The field is hidden on small screens.
    if (shown?.checkVisibility()) shown.focus()
    else void navigate(PATH)
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const input = field.current
    const words = input?.value.trim()
    void navigate(words ? `${PATH}?q=${encodeURIComponent(words)}` : PATH)
    if (input) input.value = ''
  }
  return (
    <>
      <Icon to={PATH} aria-label={t('Search')} title={t('Search')} aria-current={isOnPage ? 'page' : undefined}>
        <icons.Search size={22} />
      </Icon>
      {!isOnPage && (
        <Form role="search" aria-label="Worrystone" onSubmit={submit}>
          <icons.Search size={18} aria-hidden="true" />
          <input
            ref={field}
            type="search"
            dir="auto"
            maxLength={MAX_LENGTH}
            autoComplete="off"
            aria-label={t('Search')}
            aria-keyshortcuts="/"
            placeholder={t('Search')}
          />
        </Form>
      )}
    </>
  )
}

/** Calls `onSlash` for the key `/` outside of fields and dialogs. */
function useSlashKey(onSlash: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    const { target: from } = event
    if (from instanceof HTMLElement && (from.isContentEditable || from.matches('input, textarea, select'))) return
    if (document.querySelector('dialog[open], [role=menu]')) return
    event.preventDefault()
    onSlash()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const Icon = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${target};
  block-size: ${target};
  border-radius: ${radius.m};
  color: ${color.inkSoft};
  &:hover { background: ${color.wash}; color: ${color.ink}; }
  &[aria-current] { color: ${color.primaryInk}; }
  @media (min-width: ${breakpoint.large}) { display: none; }
`

const Form = styled.form`
  display: none;
  position: relative;
  flex: 0 1 12rem;
  min-inline-size: 7rem;
  @media (min-width: ${breakpoint.large}) { display: block; }
  > svg {
    position: absolute;
    inset-block-start: calc(50% - 9px);
    inset-inline-start: ${space[4]};
    color: ${color.inkSoft};
    pointer-events: none;
  }
  > input {
    inline-size: 100%;
    min-block-size: ${target};
    padding-block: 0;
    padding-inline: ${space[10]} ${space[3]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.round};
    background: ${color.surface};
    color: ${color.ink};
    font: inherit;
    font-size: ${font.size.s};
  }
  > input::placeholder { color: ${color.inkSoft}; opacity: 1; }
`
