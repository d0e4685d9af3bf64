import { breakpoint, font, Logo, space, target } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { HelpLink } from '../../shared/help-link.tsx'
import { Foot } from './foot.tsx'
import { whereNarrow } from './narrow.ts'
import { MAIN_ID, SkipLink } from './skip-link.tsx'

type Props = {
  language: ReactNode
  themeSwitch: ReactNode
  /** False on the page of help itself. */
  hasHelpLink?: boolean
  children: ReactNode
}

/** For pages of one purpose, such as signing in: the way home, language and theme, and the page. */
export function BareLayout({ language, themeSwitch, hasHelpLink = true, children }: Props) {
  return (
    <Frame>
      <SkipLink />
      <Bar>
        <Home to="/" aria-label="Worrystone">
          <Logo />
        </Home>
        <End>
          {language}
          {themeSwitch}
        </End>
      </Bar>
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      {hasHelpLink && (
        <LateFoot>
          <HelpLink />
        </LateFoot>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: 4rem;
  padding-inline: ${space[4]};
  @media (min-width: ${breakpoint.medium}) { padding-inline: ${space[6]}; }
`

const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-inline-size: ${target};
  min-block-size: ${target};
  text-decoration: none;
  @media (max-width: calc(${breakpoint.small} - 0.01em)) { > span { font-size: ${font.size.m}; } }
  ${whereNarrow`span > span { display: none; }`}
`

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`

const Main = styled.main`
  flex: 1 0 auto;
  outline: none;
`

/* Not seen while the page above it takes its shape, so that it does not move; but never for longer than two seconds. */
const LateFoot = styled(Foot)`
  main:has([data-state='loading']) + & {
    visibility: hidden;
    animation: come-late 0s 2s forwards;
  }
`
