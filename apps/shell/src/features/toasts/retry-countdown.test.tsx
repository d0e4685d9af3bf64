import { act, render, screen } from '@testing-library/react'
import { call } from '@worrystone/api-client'
import { postsApi } from '@worrystone/contracts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RetryCountdown } from './retry-countdown.tsx'

const visibleText = () => screen.queryByText(/You can try again/, { selector: '[aria-hidden]' })?.textContent
const announcement = () => screen.queryByText(/You can try again/, { selector: ':not([aria-hidden])' })?.textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const requests: string[] = []
/** Rejects with this wait, then succeeds. */
function aRateLimitedServer(seconds: number) {
  const responses = [
    new Response(JSON.stringify({ error: { code: 'RATE_LIMITED', message: 'Too many requests' } }), {
      status: 429,
      headers: { 'retry-after': String(seconds) },
    }),
    new Response(JSON.stringify({ data: { posts: [], hasMore: false, total: 0, nextCursor: null } })),
  ]
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return responses.shift() ?? new Response('{}', { status: 500 })
  })
}
const read = () => call(postsApi.list, { query: {} }, { retries: 0 })

let hours = 0
beforeEach(() => {
  // A wait from one test must not affect the next.
  vi.useFakeTimers({ now: Date.now() + ++hours * 3_600_000 })
  requests.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('counts down, while the next retry waits by itself', async () => {
  aRateLimitedServer(3)
  render(<RetryCountdown />)
  await act(() => read().catch(() => {}))
  expect(visibleText()).toBe('You can try again in 3 seconds')
  const again = read()
  await pass(2_000)
  expect([visibleText(), requests.length]).toEqual(['You can try again in 1 second', 1])
  await pass(1_100)
  expect(await again).toMatchObject({ posts: [] })
  expect([visibleText(), requests.length]).toEqual([undefined, 2])
})

it('announces the time once to screen readers, not every second', async () => {
  aRateLimitedServer(30)
  render(<RetryCountdown />)
  await act(() => read().catch(() => {}))
  await pass(5_000)
  expect([announcement(), visibleText()]).toEqual(['You can try again in 30 seconds', 'You can try again in 25 seconds'])
  await pass(30_000)
})

it('clears its timer', async () => {
  aRateLimitedServer(20)
  const { unmount } = render(<RetryCountdown />)
  await act(() => read().catch(() => {}))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
