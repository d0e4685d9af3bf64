import type { Page } from '@playwright/test'

/** Records how far the page shifts, from its next load on. A shift within half a second of a click does not count, as in the browser's figures. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) Reflect.set(window, 'shift', Reflect.get(window, 'shift') + entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'shift') as number)
