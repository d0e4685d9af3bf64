import { useInfiniteQuery } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { Button, breakpoint, color, Empty, font, icons, List, Row, radius, Skeleton, space, target } from '@worrystone/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { FocusTarget } from '../../shared/focus-target.ts'
import { NotificationItem } from '../../shared/notification-item.tsx'
import { notificationsQuery, useMarkRead } from '../../shared/notifications.queries.ts'
import { PagedList } from '../../shared/paged-list.tsx'
import { useDays } from './use-days.ts'

/** All notifications by days, older ones by months, the latest first. */
export function NotificationList() {
  const t = useT()
  const markRead = useMarkRead()
  const daysOf = useDays()
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
          <DayHead />
          <Skeleton lines={8} height="2.5rem" />
        </>
      }
      empty={<Empty glyph={<icons.Bell size={48} />} title={t('No notifications yet')} />}
      gap={2}
    >
      {(items) => (
        <FocusTarget ref={list} tabIndex={-1}>
          {daysOf(items).map(({ key, title, items: ofDay }, at) => (
            <div key={key}>
              <DayHead justify="between">
                <h2>{title}</h2>
                {at === 0 && unreadCount > 0 && (
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
              </DayHead>
              <DayList>
                {ofDay.map((notification) => (
                  <li key={notification.id}>
                    <NotificationItem notification={notification} onRead={markRead} />
                  </li>
                ))}
              </DayList>
            </div>
          ))}
        </FocusTarget>
      )}
    </PagedList>
  )
}

/** The first keeps the height of its button while there is none. */
const DayHead = styled(Row)`
  min-block-size: 1.75rem;
  :first-child > & { min-block-size: ${target}; }
  > h2 { margin: 0; font-family: ${font.sans}; font-size: ${font.size.s}; font-weight: 650; color: ${color.inkSoft}; }
`

const DayList = styled(List)`
  padding: 2px ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.surface};
  margin-inline: calc(-1 * ${space[2]});
  @media (min-width: ${breakpoint.small}) { margin-inline: 0; }
`
