import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { AuthResponse, Notification, NotificationPage, User } from '@worrystone/contracts'
import { anId, aUser } from '@worrystone/contracts/testing'
import { on } from '@worrystone/events'
import { vi } from 'vitest'

/** The shown toasts, in order, as 'kind: sentence'. */
export function captureToasts(): string[] {
  const toasts: string[] = []
  on('toast/1', ({ kind, message }) => void toasts.push(`${kind}: ${message}`))
  return toasts
}

/** A user with a clock that the test advances. Real time passes too, so that waiting for elements works. */
export function userWithClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return {
    person: userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

export const aSignInResponse = (change: Partial<User> = {}): AuthResponse => ({
  kind: 'signed-in',
  token: 'token',
  refreshToken: 'refresh-token',
  user: aUser({ username: 'quiet_river', ...change }),
})

/** An unread notification. */
export function aNotification(part: Partial<Notification> = {}): Notification {
  const id = part.id ?? anId()
  return {
    id,
    type: 'support',
    kind: 'support',
    title: `Title ${id}`,
    message: 'Tomas supports you.',
    excerpt: null,
    count: 1,
    actor: null,
    actors: part.actor ? [part.actor] : [],
    postId: null,
    commentId: null,
    caseId: null,
    reason: null,
    isRead: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...part,
  }
}

/** A page of them, with the server's count. */
export const aNotificationPage = (notifications: Notification[], hasMore = false): NotificationPage => ({
  notifications,
  unreadCount: notifications.filter(({ isRead }) => !isRead).length,
  hasMore,
})
