import { useInfiniteQuery } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { Button, Empty, icons, List, Row, Skeleton, target } from '@worrystone/ui'
import { useRef } from 'react'
import { FocusTarget } from '../../shared/focus-target.ts'
import { NotificationItem } from '../../shared/notification-item.tsx'
import { notificationsQuery, useMarkRead } from '../../shared/notifications.queries.ts'
import { PagedList } from '../../shared/paged-list.tsx'

/** All notifications, the latest first. */
export function NotificationList() {
  const t = useT()
  const markRead = useMarkRead()
  const list = useRef<HTMLDivElement>(null)
  const notifications = useInfiniteQuery(notificationsQuery())
  const { data: unreadCount = 0 } = useInfiniteQuery({
    ...notificationsQuery(),
    select: ({ pages }) => pages[0]?.unreadCount,
  })
  return (
    <PagedList
      query={notifications}
      failure={t('Failed to load notifications')}
      skeleton={
        <>
          <Row justify="end" style={{ minBlockSize: target }} />
          <Skeleton lines={4} height="6.5rem" />
        </>
      }
      empty={<Empty glyph={<icons.Bell size={48} />} title={t('No notifications yet')} />}
      gap={2}
    >
      {(items) => (
        <>
          <Row justify="end" style={{ minBlockSize: target }}>
            {unreadCount > 0 && (
              <Button
                kind="plain"
                size="s"
                onClick={() => {
                  markRead('all')
                  list.current?.focus({ preventScroll: true })
                }}
              >
                <icons.Check size={18} />
                {t('Mark all read')}
              </Button>
            )}
          </Row>
          <FocusTarget ref={list} tabIndex={-1}>
            <List gap={2}>
              {items.map((notification) => (
                <li key={notification.id}>
                  <NotificationItem notification={notification} onRead={markRead} />
                </li>
              ))}
            </List>
          </FocusTarget>
        </>
      )}
    </PagedList>
  )
}
