import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { color, font, motion, radius, space, target } from './tokens.ts'

type Props<Id extends string> = {
  tabs: readonly { id: Id; label: ReactNode }[]
  active: Id
  onChange: (id: Id) => void
  /** The label of the tab list, for screen readers. */
  label?: string
  /** The active tab's content. */
  children: ReactNode
}

/** Tabs over one panel. The arrow keys follow the reading direction and activate at once. */
export function Tabs<Id extends string>({ tabs, active, onChange, label, children }: Props<Id>) {
  const baseId = useId()
  const tabList = useRef<HTMLDivElement>(null)

  const activate = (tab: { id: Id } | undefined) => {
    if (!tab) return
    onChange(tab.id)
    // Also scrolls a narrow row until the tab is in view.
    tabList.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const activeIndex = tabs.findIndex((tab) => tab.id === active)
    const next = {
      ArrowRight: activeIndex + (isRtl ? -1 : 1),
      ArrowLeft: activeIndex + (isRtl ? 1 : -1),
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    activate(tabs[(next + tabs.length) % tabs.length])
  }

  return (
    <div>
      <Bar ref={tabList} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === active}
            aria-controls={`${baseId}-panel`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </Bar>
      <Panel role="tabpanel" tabIndex={-1} id={`${baseId}-panel`} aria-labelledby={`${baseId}-${active}`}>
        {children}
      </Panel>
    </div>
  )
}

// A narrow row scrolls: shades at its ends show that there is more, and covers hide them where the row itself ends. They are a little lower than their
// covers, since half a pixel of them would be visible. On a sheet: --tabs-ground. The padding is space for the focus ring, which overflow cuts.
const Bar = styled.div`
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  padding: 4px;
  margin: -4px;
  border-block-end: 1px solid ${color.line};
  background:
    linear-gradient(90deg, var(--tabs-ground, ${color.ground}) 50%, transparent) left / 3rem 100% no-repeat local,
    linear-gradient(-90deg, var(--tabs-ground, ${color.ground}) 50%, transparent) right / 3rem 100% no-repeat local,
    linear-gradient(90deg, ${color.line}, transparent) left / 1rem 98% no-repeat scroll,
    linear-gradient(-90deg, ${color.line}, transparent) right / 1rem 98% no-repeat scroll;
`

const Tab = styled.button`
  position: relative;
  min-block-size: ${target};
  padding: ${space[2]} ${space[4]};
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.inkSoft};
  font: inherit;
  font-size: ${font.size.m};
  font-weight: 650;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${motion.quick} ${motion.ease};
  &:hover { background: ${color.wash}; color: ${color.ink}; }
  &[aria-selected='true'] { color: ${color.primaryInk}; }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-inline: ${space[3]};
    inset-block-end: -4px;
    border-block-end: 3px solid ${color.primary};
    border-radius: 3px 3px 0 0;
  }
`

const Panel = styled.div`
  padding-block-start: ${space[5]};
  outline: 0;
`
