import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import * as icons from './icons.ts'
import { color, motion, radius, shadow, space, target } from './tokens.ts'
import { useOutsidePointer } from './use-outside-pointer.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type MenuItem = {
  id: string
  label: ReactNode
  icon?: ReactNode
  danger?: boolean
  /** What makes the item more than a button, such as the router's link: `{ as: Link, to }`. */
  props?: object
  /** The menu stays open, with other items: its `view` changes. */
  staysOpen?: boolean
  onSelect?: () => void
}

type Props = {
  /** The subject of the menu; the name of its button. */
  label: string
  items: readonly MenuItem[]
  /** The content of the button: three dots by default. */
  trigger?: ReactNode
  /** Names the present items where they change while the menu is open: the focus then moves to the first of them. */
  view?: string
  onClose?: () => void
}

/** A button with a list of actions: arrow keys, Home, End, first letters, Esc. */
export function Menu({ label, items, trigger, view, onClose }: Props) {
  const id = useId()
  const [open, setOpen] = useState<'first' | 'last' | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(null)
    onClose?.()
  }
  useOutsidePointer(open !== null, root, close)

  return (
    <Root ref={root}>
      <Trigger
        ref={button}
        type="button"
        $isIcon={!trigger}
        title={trigger ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={!!open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? close() : setOpen('first'))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last')
        }}
      >
        {/* Before what is seen, so that the name contains it. */}
        <VisuallyHidden>{label}</VisuallyHidden>
        {trigger ?? <icons.Ellipsis size={20} />}
      </Trigger>
      {open && (
        <List
          key={view}
          id={id}
          label={label}
          items={items}
          start={open}
          onLeave={close}
          onSelect={(item) => {
            if (item?.staysOpen) return item.onSelect?.()
            close()
            // Back to the button first: a dialog that opens now restores the focus there.
            button.current?.focus()
            item?.onSelect?.()
          }}
        />
      )}
    </Root>
  )
}

/** In pixels: the button with the gaps around it, the bar at the top of the window, and the least distance of a list from an edge. */
const BUTTON = 52
const HEADER = 64
const MARGIN = 8

type ListProps = {
  id: string
  label: string
  items: readonly MenuItem[]
  start: 'first' | 'last'
  /** Without an item: closed by Esc. */
  onSelect: (item?: MenuItem) => void
  onLeave: () => void
}

const getMenuItems = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]

function List({ id, label, items, start, onSelect, onLeave }: ListProps) {
  const list = useRef<HTMLDivElement>(null)
  const typedPrefix = useRef({ text: '', at: 0 })

  useLayoutEffect(() => {
    const node = list.current
    if (!node) return
    const rect = node.getBoundingClientRect()
    let availableHeight = innerHeight - rect.top - MARGIN
    const above = rect.top - BUTTON - HEADER - MARGIN
    if (rect.height > availableHeight && above > availableHeight) {
      node.dataset.side = 'above'
      availableHeight = above
    }
    // A list that fits on neither side is scrolled to; below the last card of a list the page cannot scroll.
    node.style.maxBlockSize = `${availableHeight}px`
    if (rect.left < 0 || rect.right > document.documentElement.clientWidth) node.dataset.align = 'start'
    getMenuItems(node)
      .at(start === 'first' ? 0 : -1)
      ?.focus()
  }, [start])

  const typeahead = (key: string) => {
    const now = Date.now()
    const isContinued = now - typedPrefix.current.at < 700
    const text = (isContinued ? typedPrefix.current.text : '') + key.toLocaleLowerCase()
    typedPrefix.current = { text, at: now }
    const menuItems = getMenuItems(list.current)
    const at = menuItems.indexOf(document.activeElement as HTMLElement)
    // A first letter moves to the next item; further letters may stay on an item that still matches.
    const from = text.length > 1 ? at : at + 1
    const candidates = [...menuItems.slice(from), ...menuItems.slice(0, from)]
    candidates.find((entry) => entry.textContent.trim().toLocaleLowerCase().startsWith(text))?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onLeave()
    const menuItems = getMenuItems(list.current)
    const at = menuItems.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: menuItems.length - 1 }[event.key]
    if (next !== undefined) menuItems[(next + menuItems.length) % menuItems.length]?.focus()
    else if (event.key === 'Escape') onSelect()
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey)
      typeahead(event.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Sheet ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <Entry
          key={item.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          $danger={!!item.danger}
          onClick={() => onSelect(item)}
          {...item.props}
        >
          {item.icon}
          {item.label}
        </Entry>
      ))}
    </Sheet>
  )
}

const Root = styled.div`
  position: relative;
  display: inline-flex;
`

const Trigger = styled.button<{ $isIcon: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-inline-size: ${target};
  min-block-size: ${target};
  padding-inline: ${({ $isIcon }) => ($isIcon ? 0 : space[3])};
  border: 1px solid transparent;
  border-radius: ${radius.m};
  background: none;
  color: ${color.inkSoft};
  font: inherit;
  cursor: pointer;
  transition: background-color ${motion.quick} ${motion.ease};
  &:hover, &[aria-expanded='true'] { background: ${color.wash}; color: ${color.ink}; }
`

const Sheet = styled.div`
  position: absolute;
  /* Above the bars of the page. */
  z-index: 26;
  inset-block-start: calc(100% + ${space[1]});
  inset-inline-end: 0;
  display: flex;
  flex-direction: column;
  /* As wide as its items: by default it would be as wide as the small button. */
  inline-size: max-content;
  min-inline-size: 12rem;
  max-inline-size: min(20rem, 90vw);
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  overflow-y: auto;
  &[data-side='above'] { inset-block: auto calc(100% + ${space[1]}); }
  &[data-align='start'] { inset-inline: 0 auto; }
`

const Entry = styled.button<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  flex: none;
  min-block-size: ${target};
  padding: ${space[2]} ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.s};
  background: none;
  color: ${({ $danger }) => ($danger ? color.dangerInk : color.ink)};
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  > svg { flex: none; inline-size: 1.25rem; block-size: 1.25rem; }
  &:hover, &:focus-visible { background: ${({ $danger }) => ($danger ? color.dangerSoft : color.wash)}; }
`
