import { unstable_NormalPriority, unstable_scheduleCallback, unstable_shouldYield } from 'scheduler'
import { afterEach, expect, it, vi } from 'vitest'
import { startInLongerTasks } from './longer-tasks.ts'

/** Whether React would give way to the browser after so many milliseconds of work. */
function givesWayAfter(ms: number): Promise<boolean> {
  return new Promise((resolve) =>
    unstable_scheduleCallback(unstable_NormalPriority, () => {
      const start = performance.now()
      while (performance.now() - start < ms);
      resolve(unstable_shouldYield())
    }),
  )
}

afterEach(() => vi.useRealTimers())

it('while the app starts React works longer between two frames, but not longer than a person notices', async () => {
  expect(await givesWayAfter(10)).toBe(true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestIdleCallback'] })
  startInLongerTasks()
  expect(await givesWayAfter(10)).toBe(false)
  expect(await givesWayAfter(40)).toBe(true)

  // The page is idle.
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await givesWayAfter(10)).toBe(true)
})
