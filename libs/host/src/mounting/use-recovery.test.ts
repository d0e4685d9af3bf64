import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRecovery } from './use-recovery.ts'

let isReachable = true
const retry = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => {
    if (!isReachable) throw new TypeError('Failed to fetch')
    return new Response('{}')
  })
})

afterEach(() => {
  vi.useRealTimers()
  retry.mockReset()
})

const fail = (hasFailed = true) => renderHook(() => useRecovery(hasFailed, retry))

it('retries once when the server is back', async () => {
  isReachable = false
  fail()
  await vi.advanceTimersByTimeAsync(25_000)
  expect(retry).not.toHaveBeenCalled()
  isReachable = true
  await vi.advanceTimersByTimeAsync(30_000)
  expect(retry).toHaveBeenCalledOnce()
})

it('retries at once when the browser is online again', async () => {
  isReachable = false
  fail()
  await vi.advanceTimersByTimeAsync(0)
  isReachable = true
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(retry).toHaveBeenCalledOnce()
})

it('does not retry what failed while the server was reachable, nor what has not failed', async () => {
  isReachable = true
  fail()
  fail(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(retry).not.toHaveBeenCalled()
})
