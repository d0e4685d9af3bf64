import { useLanguage } from '@worrystone/i18n'
import { useMemo, useSyncExternalStore } from 'react'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Figures = ReturnType<typeof figuresOf>

function figuresOf(locale: string) {
  const unit = (name: string, unitDisplay: 'long' | 'short' = 'long', maximumFractionDigits = 0) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay, maximumFractionDigits })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const number = new Intl.NumberFormat(locale)
  const probability = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 })
  const [minutes, hours, days] = [unit('minute'), unit('hour'), unit('day')]
  const [milliseconds, seconds] = [unit('millisecond', 'short'), unit('second', 'short', 1)]
  const [kilobytes, megabytes] = [unit('kilobyte', 'short', 1), unit('megabyte', 'short', 1)]
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
  const dayAndClock = new Intl.DateTimeFormat(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit' })
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' })
  return {
    number: (n: number) => number.format(n),
    /** A share of 0..1. */
    rate: (share: number) => percent.format(share),
    /** A share in basis points. */
    share: (bp: number) => percent.format(bp / 10_000),
    probability: (p: number) => probability.format(p),
    ms: (ms: number) => (ms < 1_000 ? milliseconds.format(Math.round(ms)) : seconds.format(ms / 1_000)),
    bytes: (bytes: number) => (bytes < 1_000_000 ? kilobytes.format(bytes / 1_000) : megabytes.format(bytes / 1_000_000)),
    /** A duration: `60 minutes`, `6 hours`, `7 days`. Never a single unit, for which some sentences have no form. */
    minutes(count: number) {
      if (count >= 2_880 && count % 1_440 === 0) return days.format(count / 1_440)
      return count >= 120 && count % 60 === 0 ? hours.format(count / 60) : minutes.format(count)
    },
    /** `18 minutes ago`, `in 2 hours`. */
    relative(at: number, now: number) {
      const distance = Math.abs(at - now)
      if (distance < MINUTE) return relative.format(Math.round((at - now) / 5_000) * 5, 'second')
      if (distance < HOUR) return relative.format(Math.round((at - now) / MINUTE), 'minute')
      return distance < DAY
        ? relative.format(Math.round((at - now) / HOUR), 'hour')
        : relative.format(Math.round((at - now) / DAY), 'day')
    },
    clock: (at: number) => clock.format(at),
    dayAndClock: (at: number) => dayAndClock.format(at),
    exact: (at: number) => exact.format(at),
  }
}

/** Formats numbers, shares, sizes and times for the language and region. */
export function useFigures(): Figures {
  const { locale } = useLanguage()
  return useMemo(() => figuresOf(locale), [locale])
}

const TICK_MS = 5_000
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!timer) {
    now = Date.now()
    timer = setInterval(() => {
      now = Date.now()
      for (const notify of [...listeners]) notify()
    }, TICK_MS)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The current time, updated every five seconds for relative times. */
export const useNow = () => useSyncExternalStore(subscribe, () => now)
