import { useEvent } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { breakpoint, CountBadge, color, icons, motion, radius, space, target, VisuallyHidden } from '@worrystone/ui'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { css, styled } from 'styled-components'
import type { NavEntry } from './nav-links.tsx'

const SHARE = '/feed?share=1'

/** Where there is no sidebar: the pages that a thumb needs most, at the bottom of the window. Entries of missing pages are left out. */
export function BottomBar({ links }: { links: NavEntry[] }) {
  const t = useT()
  const session = useSession()
  const { pathname, search } = useLocation()
  const profile = session.status === 'signed-in' ? `/profile/${encodeURIComponent(session.user.username)}` : null
  const isSharing = pathname === '/feed' && new URLSearchParams(search).get('share') === '1'
  const hasPage = (path: string) => links.some(({ to }) => to === path)

  const entry = (to: string, label: string, icon: ReactNode, isCurrent = pathname === to) => (
    <li>
      {/* Again on the same page: back to its top. */}
      <Entry
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => pathname === to.split('?')[0] && scrollTo(0, 0)}
      >
        {icon}
        <span>{label}</span>
      </Entry>
    </li>
  )
  return (
    <Bar aria-label={t('Main pages')} data-bottom-bar="">
      <ul>
        {entry('/', t('Home'), <icons.House size={24} />)}
        {hasPage('/feed') && entry('/feed', t('Feed'), <icons.Newspaper size={24} />, pathname === '/feed' && !isSharing)}
        {hasPage('/feed') &&
          entry(
            SHARE,
            t('Share'),
            <Pill>
              <icons.Feather size={22} />
            </Pill>,
            isSharing,
          )}
        {hasPage('/notifications') && entry('/notifications', t('Notifications'), <BellWithCount />)}
        {profile ? (
          entry(profile, t('Me'), <icons.User size={24} />)
        ) : (
          // As wide as the link, which the session brings.
          <li>
            <EntryPlace aria-hidden="true">
              <icons.User size={24} />
              <span>{t('Me')}</span>
            </EntryPlace>
          </li>
        )}
      </ul>
    </Bar>
  )
}

function BellWithCount() {
  const t = useT()
  const [unread, setUnread] = useState(0)
  useEvent('notifications.counted/1', ({ unreadCount }) => setUnread(unreadCount))
  return (
    <Bell>
      <icons.Bell size={24} />
      {unread > 0 && (
        <>
          <VisuallyHidden>{t('{{count}} unread', { count: unread })} </VisuallyHidden>
          <Count count={unread} />
        </>
      )}
    </Bell>
  )
}

const Bar = styled.nav`
  position: sticky;
  /* Above the page's own bars, below an open menu. */
  z-index: 25;
  inset-block-end: 0;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color.line};
  background: ${color.ground};
  > ul {
    display: flex;
    max-inline-size: 36rem;
    margin: 0 auto;
    padding: 0 ${space[1]};
    list-style: none;
  }
  > ul > li { flex: 1 1 auto; min-inline-size: ${target}; }
  @media (min-width: ${breakpoint.medium}) { display: none; }
  /* A phone on its side, or the keyboard of the screen: the lines are needed for the page. */
  @media (max-height: 24em) { position: static; }
`

const entryStyle = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 1px;
  block-size: 100%;
  min-block-size: 3.75rem;
  padding: ${space[1]} 2px;
  border-radius: ${radius.m};
  color: ${color.inkSoft};
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  hyphens: auto;
  overflow-wrap: anywhere;
  transition: background-color ${motion.quick} ${motion.ease};
  &:hover { background: ${color.wash}; color: ${color.ink}; }
  &:focus-visible { outline-offset: -3px; }
  &[aria-current='page'] { color: ${color.primaryInk}; font-weight: 700; }
  &[aria-current='page'] > :first-child { stroke-width: 2.5; }
  @media (forced-colors: active) {
    &[aria-current='page'] { text-decoration: underline; }
  }
`

const Entry = styled(Link)`
  ${entryStyle}
`

const EntryPlace = styled.span`
  ${entryStyle}
`

/** Taller than the icons beside it: it rises above them, so that the labels share a line. */
const Pill = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 2rem;
  margin-block-start: -0.625rem;
  border-radius: ${radius.round};
  background: ${color.primary};
  color: ${color.onPrimary};
`

const Bell = styled.span`
  position: relative;
`

const Count = styled(CountBadge)`
  inset-block-start: -0.375rem;
  inset-inline-start: 0.75rem;
  min-inline-size: 1.125rem;
  font-size: 0.6875rem;
  line-height: 1rem;
`
