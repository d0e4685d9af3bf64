import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { type NotificationPage, notificationsApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { LoadMore, useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Button, Empty, Failure, icons, Skeleton, Stack, target, VisuallyHidden } from '@worrystone/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { Lines, NoticeLine } from '../../shared/notice-line.tsx'
import { isSignedIn, PAGES_KEY, useMarkRead } from '../../shared/notifications.queries.ts'

const PAGE_SIZE = 50

/** All notifications, the latest first. */
export function NotificationList() {
  const t = useT()
  const errorMessage = useErrorMessage()
  const markRead = useMarkRead()
  const list = useRef<HTMLDivElement>(null)
  const notifications = useInfiniteQuery({
    queryKey: PAGES_KEY,
    enabled: isSignedIn,
    queryFn: ({ signal, pageParam }) =>
      call(notificationsApi.list, { query: { limit: PAGE_SIZE, offset: pageParam } }, { signal, retries: 1 }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }: NotificationPage, pages: NotificationPage[]) =>
      hasMore ? pages.reduce((sum, { notifications }) => sum + notifications.length, 0) : undefined,
  })

  if (notifications.isPending) {
    return (
      <div>
        <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
        <ToolbarSpace />
        <Skeleton lines={4} height="6.5rem" />
      </div>
    )
  }
  if (!notifications.data) {
    return (
      <Failure
        message={errorMessage(notifications.error, t('Failed to load notifications'))}
        onRetry={() => void notifications.refetch()}
      />
    )
  }
  const { pages } = notifications.data
  // A new notification shifts one from the first page to the second.
  const notices = [...new Map(pages.flatMap(({ notifications }) => notifications).map((one) => [one.id, one])).values()]
  if (notices.length === 0) return <Empty glyph={<icons.Bell size={48} />} title={t('No notifications yet')} />
  return (
    <Stack gap={2}>
      <ToolbarSpace>
        {(pages[0]?.unreadCount ?? 0) > 0 && (
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
      </ToolbarSpace>
      <FocusTarget ref={list} tabIndex={-1}>
        <Lines>
          {notices.map((notice) => (
            <li key={notice.id}>
              <NoticeLine notice={notice} onRead={markRead} />
            </li>
          ))}
        </Lines>
      </FocusTarget>
      <LoadMore query={notifications} failure={t('Failed to load notifications')} label={t('Load more')} isCentered />
    </Stack>
  )
}

/** Keeps its space, so that the layout does not shift when the last one is read. */
const ToolbarSpace = styled.div`
  display: flex;
  justify-content: flex-end;
  min-block-size: ${target};
`

const FocusTarget = styled.div`
  outline: none;
`
