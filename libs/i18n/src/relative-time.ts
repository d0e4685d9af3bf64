import { useMemo, useSyncExternalStore } from 'react'
import { type T, useT } from './translate.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago, in whole hours or days; a time in the future reads as now. */
export function relativeTime(t: T, iso: string, now: number): string {
  const age = now - Date.parse(iso)
  if (age < HOUR) return t('Just now')
  if (age < DAY) return t('{{count}}h ago', { count: Math.floor(age / HOUR) })
  if (age < 2 * DAY) return t('Yesterday')
  return t('{{count}}d ago', { count: Math.floor(age / DAY) })
}

/** One timer for the whole page, running only while something on it shows a relative time. */
const clock = {
  now: Date.now(),
  listeners: new Set<() => void>(),
  timer: undefined as ReturnType<typeof setInterval> | undefined,
}

function tick() {
  clock.now = Date.now()
  for (const listener of [...clock.listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  clock.listeners.add(listener)
  clock.timer ??= setInterval(tick, MINUTE)
  return () => {
    clock.listeners.delete(listener)
    if (clock.listeners.size > 0) return
    clearInterval(clock.timer)
    clock.timer = undefined
  }
}

/** How long ago something was; updates by itself every minute. */
export function useRelativeTime(): (iso: string) => string {
  const t = useT()
  const lastTick = useSyncExternalStore(subscribe, () => clock.now)
  // The timer only triggers a render: a time after its last tick is compared with the present.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => (iso) => relativeTime(t, iso, Date.now()), [t, lastTick])
}
