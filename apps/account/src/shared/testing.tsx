import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { AuthResponse, Notification, NotificationPage, User } from '@worrystone/contracts'
import { anId, aUser } from '@worrystone/contracts/testing'
import { on } from '@worrystone/events'
import { vi } from 'vitest'

type Failure = { code: string; message: string; details?: { path: string; message: string }[] }
export type Reply = {
  status?: number
  data?: unknown
  error?: Failure
  /** The body as it is, when it is not the API that answers. */
  html?: string
  /** No answer at all: the connection breaks. */
  isCut?: true
  /** A stream that stays open and is told by the test. */
  stream?: ReadableStream<Uint8Array>
  /** The answer waits for this. */
  after?: Promise<unknown>
}
type Asked = { method: string; path: string; body: unknown }

/**
 * Answers in place of the server, by method and path. A list is answered one by one and its last stays; a call that is not listed
 * breaks like a lost connection.
 */
export function fakeApi(replies: Record<string, Reply | Reply[]>) {
  const asked: Asked[] = []
  const counts = new Map<string, number>()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = String(url).replace(/^\/api/, '')
    const name = `${init.method} ${path}`
    asked.push({ method: String(init.method), path, body: init.body ? JSON.parse(String(init.body)) : undefined })
    const listed = replies[name] ?? { isCut: true as const }
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    const reply = Array.isArray(listed) ? (listed[Math.min(count, listed.length - 1)] as Reply) : listed
    await reply.after
    if (reply.isCut) throw new TypeError('Failed to fetch')
    const status = reply.status ?? 200
    if (reply.stream) return new Response(reply.stream, { headers: { 'content-type': 'text/event-stream' } })
    if (reply.html !== undefined) return new Response(reply.html, { status })
    return new Response(JSON.stringify(reply.error ? { error: reply.error } : { data: reply.data }), { status })
  })
  return {
    asked,
    /** The bodies that were sent to one call. */
    sent: (name: string) => asked.filter((call) => `${call.method} ${call.path}` === name).map((call) => call.body),
  }
}

/** The messages that pop up, in order, as 'kind: sentence'. */
export function heardToasts(): string[] {
  const heard: string[] = []
  on('toast/1', ({ kind, message }) => void heard.push(`${kind}: ${message}`))
  return heard
}

/** A person with a clock that the test moves. Real time goes on too, so that waiting for the screen works. */
export function personWithClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return {
    person: userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

export const anAnswer = (change: Partial<User> = {}): AuthResponse => ({
  kind: 'signed-in',
  token: 'token',
  refreshToken: 'refresh-token',
  user: aUser({ username: 'quiet_river', ...change }),
})

/** Something that a person was told, not read yet. */
export function aNotice(part: Partial<Notification> = {}): Notification {
  const id = part.id ?? anId()
  return {
    id,
    type: 'support',
    kind: 'support',
    title: `Title ${id}`,
    message: 'Tomas supports your worry.',
    count: 1,
    actor: null,
    postId: null,
    commentId: null,
    caseId: null,
    reason: null,
    isRead: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...part,
  }
}

/** A page of them, as the server counts it. */
export const aNoticePage = (notifications: Notification[], hasMore = false): NotificationPage => ({
  notifications,
  unreadCount: notifications.filter(({ isRead }) => !isRead).length,
  hasMore,
})
