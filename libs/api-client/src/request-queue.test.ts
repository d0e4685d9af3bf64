// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRequestQueue, type Priority } from './request-queue.ts'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

/** A queue with requests of given durations, and a log of when each one left. */
function aQueue() {
  const queued = createRequestQueue()
  const startLog: [string, number][] = []
  let running = 0
  let maxRunning = 0
  function add(
    name: string,
    { ms = 100, priority = 'normal', signal }: { ms?: number; priority?: Priority; signal?: AbortSignal } = {},
  ) {
    return queued(priority, signal, async () => {
      startLog.push([name, Date.now()])
      maxRunning = Math.max(maxRunning, ++running)
      await new Promise((resolve) => setTimeout(resolve, ms))
      running--
      return name
    })
  }
  return { add, startLog, maxRunning: () => maxRunning }
}

describe('the queue', () => {
  it('sends the first six at once', async () => {
    const { add, startLog } = aQueue()
    for (let i = 1; i <= 6; i++) void add(`${i}`)
    await vi.advanceTimersByTimeAsync(0)
    expect(startLog).toEqual([1, 2, 3, 4, 5, 6].map((i) => [`${i}`, 0]))
  })

  it('never delays a request while it is not full, however often it is used', async () => {
    const { add, startLog } = aQueue()
    for (let i = 0; i < 10; i++) {
      void add(`${i}`, { ms: 5 })
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(startLog.map(([, at]) => at)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90])
  })

  it('never has more than six requests pending', async () => {
    const { add, startLog, maxRunning } = aQueue()
    for (let i = 0; i < 40; i++) void add(`${i}`, { ms: 30 + (i % 7) * 40 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(startLog).toHaveLength(40)
    expect(maxRunning()).toBe(6)
  })

  it('starts delayed requests 50 ms apart', async () => {
    const { add, startLog } = aQueue()
    for (let i = 1; i <= 9; i++) void add(`${i}`)
    await vi.advanceTimersByTimeAsync(1000)
    expect(startLog.slice(6)).toEqual([
      ['7', 100],
      ['8', 150],
      ['9', 200],
    ])
  })

  it('prefers high to normal to low, and the older among equals', async () => {
    const { add, startLog } = aQueue()
    for (let i = 1; i <= 6; i++) void add('busy')
    void add('low', { priority: 'low' })
    void add('normal 1')
    void add('high', { priority: 'high' })
    void add('normal 2')
    await vi.advanceTimersByTimeAsync(2000)
    expect(startLog.slice(6).map(([name]) => name)).toEqual(['high', 'normal 1', 'normal 2', 'low'])
  })

  it('never sends a request that was aborted while queued', async () => {
    const { add, startLog } = aQueue()
    for (let i = 1; i <= 6; i++) void add('busy')
    const controller = new AbortController()
    const result = add('given up', { signal: controller.signal }).catch((error) => error.message)
    void add('next')
    controller.abort(new Error('left'))
    expect(await result).toBe('left')
    await vi.advanceTimersByTimeAsync(1000)
    expect(startLog.slice(6)).toEqual([['next', 100]])
  })

  it('continues after a failure', async () => {
    const queued = createRequestQueue()
    const broken = Array.from({ length: 6 }, () =>
      queued('normal', undefined, () => Promise.reject(new Error('broken'))).catch(() => 'failed'),
    )
    const nextRequest = queued('normal', undefined, async () => 'fine')
    await vi.advanceTimersByTimeAsync(1000)
    expect(await Promise.all(broken)).toEqual(Array(6).fill('failed'))
    expect(await nextRequest).toBe('fine')
  })
})
