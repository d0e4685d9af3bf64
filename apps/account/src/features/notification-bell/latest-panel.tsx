import { useQuery } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { Button, color, Empty, font, icons, List, radius, Skeleton, space, target } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { NotificationItem } from '../../shared/notification-item.tsx'
import { latestQuery, useMarkRead } from '../../shared/notifications.queries.ts'

/** How many of the bell's notifications are shown; the page has the others. */
const MAX_SHOWN = 5

/** What is in the panel of the bell. */
export function LatestPanel({ onClose, onAllRead }: { onClose: () => void; onAllRead: () => void }) {
  const t = useT()
  const markRead = useMarkRead()
  const hasUnread = (useQuery(latestQuery()).data?.unreadCount ?? 0) > 0

  return (
    <>
      <Head>
        <h2>{t('Notifications')}</h2>
        {hasUnread && (
          <Button
            kind="plain"
            size="s"
            onClick={() => {
              markRead('all')
              onAllRead()
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
    </>
  )
}

type LatestProps = { onRead: ReturnType<typeof useMarkRead>; onClose: () => void }

function Latest({ onRead, onClose }: LatestProps) {
  const t = useT()
  return (
    <QueryView
      query={useQuery(latestQuery())}
      failure={t('Failed to load notifications')}
      skeleton={<Skeleton lines={3} height="5.5rem" />}
    >
      {({ notifications }) =>
        notifications.length === 0 ? (
          <Empty glyph={<icons.Bell size={40} />} title={t('No notifications yet')} />
        ) : (
          <List gap={2}>
            {notifications.slice(0, MAX_SHOWN).map((notification) => (
              <li key={notification.id}>
                <NotificationItem notification={notification} onRead={onRead} onNavigate={onClose} />
              </li>
            ))}
          </List>
        )
      }
    </QueryView>
  )
}

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
