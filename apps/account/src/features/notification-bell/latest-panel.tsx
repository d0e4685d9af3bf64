import { useQuery } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import {
  Button,
  breakpoint,
  color,
  Empty,
  Failure,
  font,
  icons,
  radius,
  Skeleton,
  shadow,
  space,
  target,
  VisuallyHidden,
} from '@worrystone/ui'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Lines, NoticeLine } from '../../shared/notice-line.tsx'
import { latestQuery, useMarkRead } from '../../shared/notifications.queries.ts'

/** How many of the bell's notifications are shown; the page has the others. */
const SHOWN = 5

/** The panel of the bell. */
export function LatestPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const markRead = useMarkRead()
  const hasUnread = (useQuery(latestQuery()).data?.unreadCount ?? 0) > 0
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])

  return (
    <Sheet ref={panel} id={id} role="dialog" aria-label={t('Notifications')} tabIndex={-1}>
      <Head>
        <h2>{t('Notifications')}</h2>
        {hasUnread && (
          <Button
            kind="plain"
            size="s"
            onClick={() => {
              markRead('all')
              panel.current?.focus()
            }}
          >
            {t('Mark all read')}
          </Button>
        )}
      </Head>
      <Body>
        <Latest onRead={markRead} onClose={onClose} />
      </Body>
      <AllLink to="/notifications" onClick={onClose}>
        {t('View all notifications')}
      </AllLink>
    </Sheet>
  )
}

type LatestProps = { onRead: ReturnType<typeof useMarkRead>; onClose: () => void }

function Latest({ onRead, onClose }: LatestProps) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const latest = useQuery(latestQuery())
  if (latest.isPending) {
    return (
      <div>
        <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
        <Skeleton lines={3} height="5.5rem" />
      </div>
    )
  }
  if (!latest.data) {
    return (
      <Failure message={errorMessage(latest.error, t('Failed to load notifications'))} onRetry={() => void latest.refetch()} />
    )
  }
  const { notifications } = latest.data
  if (notifications.length === 0) return <Empty glyph={<icons.Bell size={40} />} title={t('No notifications yet')} />
  return (
    <Lines>
      {notifications.slice(0, SHOWN).map((notice) => (
        <li key={notice.id}>
          <NoticeLine notice={notice} onRead={onRead} onFollow={onClose} />
        </li>
      ))}
    </Lines>
  )
}

const Sheet = styled.div`
  position: absolute;
  z-index: 20;
  inset-block-start: calc(100% + ${space[2]});
  inset-inline-end: 0;
  display: flex;
  flex-direction: column;
  inline-size: 24rem;
  max-block-size: min(40rem, calc(100dvh - 5rem));
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.float};
  outline: none;
  @media (max-width: calc(${breakpoint.small} - 0.01em)) {
    position: fixed;
    inset-block-start: 4rem;
    inset-inline: ${space[2]};
    inline-size: auto;
  }
`

const Head = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[3]};
  min-block-size: 3.5rem;
  padding-block: ${space[1]};
  padding-inline: ${space[4]} ${space[2]};
  > h2 { margin: 0; font-size: ${font.size.m}; }
`

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${space[1]} ${space[3]};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const AllLink = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  min-block-size: ${target};
  padding: ${space[3]} ${space[4]};
  border-block-start: 1px solid ${color.line};
  margin-block-start: ${space[2]};
  border-end-start-radius: ${radius.l};
  border-end-end-radius: ${radius.l};
  color: ${color.primaryInk};
  font-weight: 650;
  text-align: center;
  &:focus-visible { outline-offset: -3px; }
`
