import { type InfiniteData, useMutation } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { pagedQuery, updatePages } from '@worrystone/api-client/paged-query'
import { type Notification, type NotificationPage, notificationsApi } from '@worrystone/contracts'
import { isSignedIn } from './is-signed-in.ts'

/** How many the bell fetches. */
const BELL_SIZE = 10
const PAGE_SIZE = 50

/** The prefix of both keys: the bell and the list are updated and invalidated together. */
const LIST_KEY = [notificationsApi.list.url]

export const latestQuery = () => ({ ...query(notificationsApi.list, { query: { limit: BELL_SIZE } }), enabled: isSignedIn })

/** All notifications, the latest first. */
export const notificationsQuery = () => ({
  ...pagedQuery({
    queryKey: [...LIST_KEY, 'pages'],
    limit: PAGE_SIZE,
    fetchPage: (page, options) => call(notificationsApi.list, { query: page }, options),
    itemsOf: ({ notifications }: NotificationPage) => notifications,
    idOf: ({ id }) => id,
  }),
  enabled: isSignedIn,
})

const getLatest = () => queryClient.getQueryData<NotificationPage>(latestQuery().queryKey)

/** Refetches every mounted list of notifications. */
export const refetchNotifications = () => void queryClient.invalidateQueries({ queryKey: LIST_KEY })

/** Refetches only when the server's state differs from the cache. */
export function refetchIfChanged({ id, unreadCount }: { id: string | null; unreadCount: number }) {
  const latest = getLatest()
  if (!latest || latest.unreadCount !== unreadCount || (latest.notifications[0]?.id ?? null) !== id) refetchNotifications()
}

type Cached = NotificationPage | InfiniteData<NotificationPage>

function updateAllPages(update: (page: NotificationPage) => NotificationPage) {
  queryClient.setQueriesData<Cached>(
    { queryKey: LIST_KEY },
    (cached) => cached && ('pages' in cached ? updatePages(update)(cached) : update(cached)),
  )
}

const withRead = (isRead: boolean, ids: Set<string>, { notifications }: NotificationPage): Notification[] =>
  notifications.map((notification) => (ids.has(notification.id) ? { ...notification, isRead } : notification))

function findUnreadIds(): Set<string> {
  const lists = queryClient.getQueriesData<Cached>({ queryKey: LIST_KEY })
  const pages = lists.flatMap(([, cached]) => (!cached ? [] : 'pages' in cached ? cached.pages : [cached]))
  const unread = pages.flatMap(({ notifications }) => notifications).filter(({ isRead }) => !isRead)
  return new Set(unread.map(({ id }) => id))
}

/** Marks these, or all, as read: an optimistic update with rollback. */
export function useMarkRead() {
  return useMutation({
    mutationFn: (read: Notification | 'all') =>
      read === 'all' ? call(notificationsApi.readAll, {}) : call(notificationsApi.read, { params: { id: read.id } }),
    // One after another: the last response has the newest count.
    scope: { id: 'notifications-read' },
    onMutate: async (read) => {
      await queryClient.cancelQueries({ queryKey: LIST_KEY })
      const ids = read === 'all' ? findUnreadIds() : new Set([read.id])
      const previousCount = getLatest()?.unreadCount
      updateAllPages((page) => ({
        ...page,
        notifications: withRead(true, ids, page),
        unreadCount: read === 'all' ? 0 : Math.max(0, page.unreadCount - 1),
      }))
      return { ids, previousCount }
    },
    onSuccess: ({ unreadCount }) => updateAllPages((page) => ({ ...page, unreadCount })),
    onError: (error, _, update) => {
      console.warn('A notification could not be marked as read', error)
      if (!update) return
      updateAllPages((page) => ({
        ...page,
        notifications: withRead(false, update.ids, page),
        unreadCount: update.previousCount ?? page.unreadCount,
      }))
      refetchNotifications()
    },
  }).mutate
}
