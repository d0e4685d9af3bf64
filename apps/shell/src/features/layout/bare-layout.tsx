import { breakpoint, font, Logo, Row, space, target } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Footer } from './footer.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'
import { whereNarrow } from './where-narrow.ts'

type Props = {
  language: ReactNode
  themeSwitch: ReactNode
  /** False on the help page itself. */
  hasHelpLink?: boolean
  /** The notice of the language comes below: a page that fits its window with it does not scroll. */
  hasNoticeSpace?: boolean
  children: ReactNode
}

/** For single-purpose pages such as sign-in: home link, language, theme, and the page. */
export function BareLayout({ language, themeSwitch, hasHelpLink = true, hasNoticeSpace = false, children }: Props) {
  return (
    <Frame $reserved={hasNoticeSpace ? '4.5rem' : '0px'}>
      <SkipLink />
      <Bar>
        <Home to="/" aria-label="Worrystone">
          <Logo />
        </Home>
        <Row gap={1} wrap={false}>
          {language}
          {themeSwitch}
        </Row>
      </Bar>
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      {hasHelpLink && <DelayedFooter />}
    </Frame>
  )
}

const Frame = styled.div<{ $reserved: string }>`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100dvh - ${({ $reserved }) => $reserved});
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

const Main = styled.main`
  flex: 1 0 auto;
  outline: none;
`

/* Hidden while the page above is laid out, so that it does not shift; for two seconds at most. */
const DelayedFooter = styled(Footer)`
  main:has([data-state='loading']) + & {
    visibility: hidden;
    animation: come-late 0s 2s forwards;
  }
`
