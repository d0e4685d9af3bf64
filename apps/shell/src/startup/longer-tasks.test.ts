import { unstable_NormalPriority, unstable_scheduleCallback, unstable_shouldYield } from 'scheduler'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInLongerTasks } from './longer-tasks.ts'

/** Whether React would give way to the browser after so many milliseconds of work. */
function yieldsAfter(ms: number): Promise<boolean> {
  return new Promise((resolve) =>
    unstable_scheduleCallback(unstable_NormalPriority, () => {
      const start = performance.now()
      while (performance.now() - start < ms);
      resolve(unstable_shouldYield())
    }),
  )
}

function aNavigation() {
  const listeners = new Set<() => void>()
  let pathname = '/feed'
  return {
    get: () => ({ action: 'PUSH' as const, location: { pathname, search: '', hash: '', state: null, key: '' } }),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    go(path: string) {
      pathname = path
      for (const listener of listeners) listener()
    },
  }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] }))
afterEach(() => vi.useRealTimers())

it('React works longer between two frames while the app starts and after a navigation, but not longer than a person notices', async () => {
  expect(await yieldsAfter(10)).toBe(true)
  const navigation = aNavigation()
  renderInLongerTasks(navigation)
  expect(await yieldsAfter(10)).toBe(false)
  expect(await yieldsAfter(40)).toBe(true)

  // The page is idle.
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await yieldsAfter(10)).toBe(true)

  navigation.go('/feed')
  expect(await yieldsAfter(10)).toBe(true)
  navigation.go('/login')
  await vi.advanceTimersByTimeAsync(300)
  navigation.go('/register')
  await vi.advanceTimersByTimeAsync(300)
  expect(await yieldsAfter(10)).toBe(false)
  await vi.advanceTimersByTimeAsync(300)
  expect(await yieldsAfter(10)).toBe(true)
})
