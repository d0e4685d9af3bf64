import { useMutation } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { type Notification, type NotificationPage, notificationsApi } from '@worrystone/contracts'
import { session } from '@worrystone/session'

/** How many the bell fetches. */
const BELL_SIZE = 10

const LIST_KEY = [notificationsApi.list.url]
/** Has the bell's key as prefix, so that both are invalidated together. */
export const PAGES_KEY = [notificationsApi.list.url, 'pages']

type Pages = { pages: NotificationPage[]; pageParams: unknown[] }

/** Nothing is fetched after signing out. */
export const isSignedIn = () => session.get().status === 'signed-in'

export const latestQuery = () => ({ ...query(notificationsApi.list, { query: { limit: BELL_SIZE } }), enabled: isSignedIn })

const latest = () => queryClient.getQueryData<NotificationPage>(latestQuery().queryKey)

/** Refetches every mounted list of notifications. */
export const refetchNotifications = () => void queryClient.invalidateQueries({ queryKey: LIST_KEY })

/** Refetches only when the server's state differs from the cache. */
export function refetchIfChanged({ id, unreadCount }: { id: string | null; unreadCount: number }) {
  const known = latest()
  if (!known || known.unreadCount !== unreadCount || (known.notifications[0]?.id ?? null) !== id) refetchNotifications()
}

function updatePages(change: (page: NotificationPage) => NotificationPage) {
  queryClient.setQueriesData<NotificationPage | Pages>(
    { queryKey: LIST_KEY },
    (kept) => kept && ('pages' in kept ? { ...kept, pages: kept.pages.map(change) } : change(kept)),
  )
}

const marked = (isRead: boolean, ids: Set<string>, page: NotificationPage): Notification[] =>
  page.notifications.map((one) => (ids.has(one.id) ? { ...one, isRead } : one))

const unreadIds = (pages: NotificationPage[]) =>
  new Set(pages.flatMap(({ notifications }) => notifications.filter(({ isRead }) => !isRead).map(({ id }) => id)))

function unreadOnScreen() {
  const lists = queryClient.getQueriesData<NotificationPage | Pages>({ queryKey: LIST_KEY })
  return unreadIds(lists.flatMap(([, kept]) => (!kept ? [] : 'pages' in kept ? kept.pages : [kept])))
}

/** Marks these, or all, as read: an optimistic update with rollback. */
export function useMarkRead() {
  return useMutation({
    mutationFn: (one: Notification | 'all') =>
      one === 'all' ? call(notificationsApi.readAll, {}) : call(notificationsApi.read, { params: { id: one.id } }),
    // One after another: the last answer's count is the newest.
    scope: { id: 'notifications-read' },
    onMutate: async (one) => {
      await queryClient.cancelQueries({ queryKey: LIST_KEY })
      const ids = one === 'all' ? unreadOnScreen() : new Set([one.id])
      const before = latest()?.unreadCount
      const mark = (page: NotificationPage): NotificationPage => ({
        ...page,
        notifications: marked(true, ids, page),
        unreadCount: one === 'all' ? 0 : Math.max(0, page.unreadCount - 1),
      })
      updatePages(mark)
      return { ids, before }
    },
    onSuccess: ({ unreadCount }) => updatePages((page) => ({ ...page, unreadCount })),
    onError: (error, _, put) => {
      console.warn('A notification could not be marked as read', error)
      if (!put) return
      updatePages((page) => ({
        ...page,
        notifications: marked(false, put.ids, page),
        unreadCount: put.before ?? page.unreadCount,
      }))
      refetchNotifications()
    },
  }).mutate
}
