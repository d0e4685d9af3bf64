import { useT } from '@worrystone/i18n'
import { breakpoint, color, font, radius, space, target } from '@worrystone/ui'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useAnchor } from './use-anchor.ts'
import { useCurrentSection } from './use-current-section.ts'

export type SectionEntry = { id: string; title: string }

/** Links to the sections of a long page: a column beside them, or a scrollable row above on small screens. */
export function SectionList({ sections }: { sections: readonly SectionEntry[] }) {
  const t = useT()
  const list = useRef<HTMLElement>(null)
  useAnchor(list)
  const current = useCurrentSection(list)
  return (
    <List ref={list} aria-label={t('Sections')}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <SectionLink to={{ hash: id }} aria-current={id === current ? 'location' : undefined}>
              {title}
            </SectionLink>
          </li>
        ))}
      </ul>
    </List>
  )
}

/** The page's frame: `PageHead`, `SectionList`, then the column of sections. */
export function SectionLayout({ children }: { children: ReactNode }) {
  return (
    <LayoutGrid>
      <Frame>{children}</Frame>
    </LayoutGrid>
  )
}

const LayoutGrid = styled.div`
  container-type: inline-size;
`

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 42.5rem);
  justify-content: center;
  gap: 0 ${space[8]};
  @container (min-width: 60rem) {
    grid-template-columns: 12rem minmax(0, 42.5rem);
    grid-template-rows: auto 1fr;
    > :not(nav) { grid-column: 2; }
  }
`

/** The place of the page's heading. */
export const PageHead = styled.div`
  padding: ${space[6]} ${space[4]} 0;
  > h1 { margin: 0; }
`

const List = styled.nav`
  min-inline-size: 0;
  padding-block-start: ${space[4]};
  > ul {
    display: flex;
    gap: ${space[2]};
    margin: 0;
    /* Space for the focus ring, which overflow would clip. */
    padding: 4px ${space[4]};
    list-style: none;
    overflow-x: auto;
    scrollbar-width: none;
  }
  > ul > li { flex: none; }
  @media (min-width: ${breakpoint.small}) { > ul { flex-wrap: wrap; } }
  @container (min-width: 60rem) {
    position: sticky;
    inset-block-start: 4rem;
    grid-row: 1 / span 2;
    align-self: start;
    max-block-size: calc(100dvh - 4rem);
    overflow-y: auto;
    padding-block: ${space[6]};
    > ul { flex-flow: column; gap: 0; padding-inline-end: 4px; overflow: visible; }
  }
`

const SectionLink = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: ${target};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.primaryInk};
  font-size: ${font.size.s};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  &:hover { background: ${color.wash}; }
  &[aria-current] { border-color: ${color.primaryInk}; background: ${color.primarySoft}; }
  @container (min-width: 60rem) {
    border-color: transparent;
    border-radius: ${radius.m};
    background: none;
    white-space: normal;
    &[aria-current] { border-color: transparent; }
    @media (forced-colors: active) { &[aria-current] { border-color: Highlight; } }
  }
`
