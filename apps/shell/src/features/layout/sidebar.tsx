import { useT } from '@worrystone/i18n'
import { breakpoint, color, space } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { HelpLink } from '../../shared/help-link.tsx'
import { type NavEntry, NavLinks } from './nav-links.tsx'

/** Navigation of signed-in people on wide screens; small screens have the drawer. */
export function Sidebar({ links, stats }: { links: NavEntry[]; stats: ReactNode }) {
  const t = useT()
  return (
    <Column>
      <nav aria-label={t('Pages')}>
        <NavLinks links={links} />
        <Separated>
          <HelpLink />
        </Separated>
      </nav>
      {stats}
    </Column>
  )
}

const Column = styled.div`
  display: none;
  @media (min-width: ${breakpoint.medium}) {
    position: sticky;
    inset-block-start: 4rem;
    display: flex;
    flex-direction: column;
    flex: none;
    gap: ${space[6]};
    inline-size: 16rem;
    block-size: calc(100dvh - 4rem);
    padding: ${space[6]} ${space[4]};
    border-inline-end: 1px solid ${color.line};
    overflow-y: auto;
  }
`

const Separated = styled.div`
  margin-block-start: ${space[2]};
`
