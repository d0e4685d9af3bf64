import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { useSession } from '@worrystone/session'
import {
  breakpoint,
  Card,
  color,
  Empty,
  font,
  icons,
  motion,
  PageColumn,
  Rail,
  RevealInOrder,
  radius,
  shadow,
  space,
  useMinWidth,
  WithRail,
} from '@worrystone/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

type Props = {
  /** The filled slot `home.activity`; left out when no remote fills it. */
  activity?: ReactNode
  /** The filled slot `home.start`: what concerns this person, in the main column. */
  start?: ReactNode
  /** The filled slot `home.suggestions`: what a day offers, beside the column on wide windows. */
  suggestions?: ReactNode
}

/** `/` for a signed-in person. */
export function HomePage({ activity, start, suggestions }: Props) {
  const t = useT()
  const session = useSession()
  const hasRail = useMinWidth('large')
  usePageTitle(t('Home'))
  if (session.status !== 'signed-in') return null
  const daily = suggestions && <RevealInOrder>{suggestions}</RevealInOrder>
  return (
    <WithRail>
      <PageColumn>
        <Welcome>
          <PageHeading>{t('Welcome, {{name}}', { name: session.user.displayName || session.user.username })}</PageHeading>
          <p>{t('Take a breath. What is on your mind today?')}</p>
        </Welcome>
        <Shortcuts>
          <Shortcut to="/feed?share=1" $kind="share">
            <icons.Feather size={28} />
            <strong>{t('Share a Worry')}</strong>
            <span>{t('Put it into a few words. You choose who can read them.')}</span>
          </Shortcut>
          <Shortcut to="/feed" $kind="feed">
            <icons.Users size={28} />
            <strong>{t('Community Feed')}</strong>
            <span>{t('Read what others carry. You may find you are not the only one.')}</span>
          </Shortcut>
        </Shortcuts>
        <RevealInOrder>
          {start}
          {!hasRail && daily}
          <Card as="section" aria-labelledby="recent-activity">
            <h2 id="recent-activity">{t('Recent Activity')}</h2>
            {activity ?? <Empty title={t('No recent activity yet. Start by sharing your first worry!')} />}
          </Card>
        </RevealInOrder>
      </PageColumn>
      {hasRail && daily && <Rail aria-label={t('For you today')}>{daily}</Rail>}
    </WithRail>
  )
}

const Shortcuts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  @media (max-width: calc(${breakpoint.small} - 0.01em)) { gap: ${space[3]}; }
`

const Welcome = styled.div`
  > h1 { margin: 0; }
  > p { margin: ${space[2]} 0 0; font-size: ${font.size.l}; color: ${color.inkSoft}; }
`

const COLORS = {
  share: { back: color.primarySoft, ink: color.primaryInk },
  feed: { back: color.accentSoft, ink: color.accentInk },
}

const Shortcut = styled(Link)<{ $kind: keyof typeof COLORS }>`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  padding: ${space[6]};
  border: 1px solid transparent;
  border-radius: ${radius.l};
  background: ${({ $kind }) => COLORS[$kind].back};
  color: ${color.ink};
  text-decoration: none;
  hyphens: auto;
  overflow-wrap: anywhere;
  transition: box-shadow ${motion.quick} ${motion.ease};
  > svg { margin-block-end: ${space[2]}; color: ${({ $kind }) => COLORS[$kind].ink}; }
  > strong { font-family: ${font.serif}; font-size: ${font.size.l}; font-weight: 600; line-height: 1.3; }
  /* The bar at the bottom of a phone leads there too: people and their words come first. */
  @media (max-width: calc(${breakpoint.small} - 0.01em)) {
    padding: ${space[4]};
    > span { display: none; }
    /* 'Community', and a long word of Japanese or German, on one line in half of 360 px. */
    > strong { font-size: ${font.size.m}; }
  }
  &:hover { box-shadow: ${shadow.card}; border-color: ${({ $kind }) => COLORS[$kind].ink}; }
`
