import { type Beacon, buildKey, type Phase, type RemoteManifest, type registryApi } from '@worrystone/contracts'
import { buildsInUse, shellBuild } from './composition.ts'
import { tabRecord } from './tab.ts'

const ADDRESS: `/api${typeof registryApi.beacons.url}` = '/api/registry/beacons'
/** What went well may wait for company. */
const SOON_MS = 3_000
/** A failure may end the visit, and the registry should halt an ill build early; its twin phases still travel with it. */
const AT_ONCE_MS = 200
const MOST_REPORTS = 50
const LONGEST_MS = 600_000

type Report = Beacon['reports'][number]

/**
 * Tells the registry how builds fare in this visit (a tab), each phase of a build once: what was told is kept with the tab, so that a
 * reload counts nobody twice. `Phase` in the contracts says what the phases mean.
 *
 * Sent also where the browser asks not to be tracked (Global Privacy Control): a beacon holds build ids and durations, no id, address or
 * path of the visitor, and nothing in it tells two visits apart.
 */
export function createBeacons(page: Window = window) {
  const told = tabRecord('worrystone_told')
  const waiting: Report[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Number.POSITIVE_INFINITY

  function flush(): void {
    clearTimeout(timer)
    due = Number.POSITIVE_INFINITY
    const shell = shellBuild(page.document)
    if (!shell || waiting.length === 0) return
    const reports = waiting.splice(0, MOST_REPORTS)
    const beacon: Beacon = { shell, remotes: buildsInUse(), reports }
    const body = new Blob([JSON.stringify(beacon)], { type: 'application/json' })
    // The browser's own queue is full: they wait for whatever is told next.
    if (!page.navigator.sendBeacon(ADDRESS, body)) waiting.unshift(...reports)
    else if (waiting.length > 0) flushWithin(SOON_MS)
  }

  function flushWithin(ms: number): void {
    const at = Date.now() + ms
    if (at >= due) return
    clearTimeout(timer)
    due = at
    timer = setTimeout(flush, ms)
  }

  page.addEventListener('pagehide', flush)
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') flush()
  })

  const phasesOf = (key: string) => (told.entries.get(key) ?? '').split(' ').filter(Boolean)

  return {
    /** Notes a phase. Which of `failed` and `crashed` a failure is, this knows: it cannot have failed to show what was shown before. */
    tell({ name, buildId }: RemoteManifest, phase: 'loaded' | 'verified' | 'mounted' | 'broken', ms: number): void {
      const key = buildKey(name, buildId)
      const phases = phasesOf(key)
      const next: Phase = phase !== 'broken' ? phase : phases.includes('mounted') ? 'crashed' : 'failed'
      const isSettled = next === 'mounted' && phases.includes('failed')
      if (phases.includes(next) || isSettled) return
      told.set(key, [...phases, next].join(' '))
      waiting.push({ remote: name, build: buildId, phase: next, ms: Math.min(LONGEST_MS, Math.max(0, Math.round(ms))) })
      flushWithin(phase === 'broken' ? AT_ONCE_MS : SOON_MS)
    },

    /** A visit fails a build once: what breaks after that adds nothing. */
    isKnownBroken({ name, buildId }: RemoteManifest): boolean {
      const phases = phasesOf(buildKey(name, buildId))
      return phases.includes('failed') || phases.includes('crashed')
    },
  }
}

export type Beacons = ReturnType<typeof createBeacons>
