import { type Beacon, buildKey, type Phase, type RemoteManifest, type registryApi } from '@worrystone/contracts'
import { tabRecord } from '../choice/tab-storage.ts'
import { buildsInUse, shellBuildId } from './builds-in-use.ts'

const URL: `/api${typeof registryApi.beacons.url}` = '/api/registry/beacons'
/** Successes are sent together. */
const SUCCESS_DELAY_MS = 3_000
/** A failure may end the visit, and the registry should halt an unhealthy build early. The delay collects phases of the same moment. */
const FAILURE_DELAY_MS = 200
const MAX_REPORTS = 50
const MAX_MS = 600_000

type Report = Beacon['reports'][number]

/**
 * Reports to the registry how builds fare in this visit (a tab), each phase of a build once: what was reported is stored with the tab, so
 * that a reload reports nothing twice. `Phase` in the contracts defines the phases.
 *
 * Sent also where the browser asks not to be tracked (Global Privacy Control): a beacon holds build ids and durations, no id, address or
 * path of the visitor, and nothing in it tells two visits apart.
 */
export function createBeacons() {
  const reported = tabRecord('worrystone_told')
  const pending: Report[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = Number.POSITIVE_INFINITY

  function flush(): void {
    clearTimeout(timer)
    dueAt = Number.POSITIVE_INFINITY
    const shell = shellBuildId()
    if (!shell || pending.length === 0) return
    const reports = pending.splice(0, MAX_REPORTS)
    const beacon: Beacon = { shell, remotes: buildsInUse(), reports }
    const body = new Blob([JSON.stringify(beacon)], { type: 'application/json' })
    // The browser's own queue is full: they are sent with the next report.
    if (!navigator.sendBeacon(URL, body)) pending.unshift(...reports)
    else if (pending.length > 0) flushWithin(SUCCESS_DELAY_MS)
  }

  function flushWithin(ms: number): void {
    const at = Date.now() + ms
    if (at >= dueAt) return
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(flush, ms)
  }

  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })

  const phasesOf = (key: string) => (reported.entries.get(key) ?? '').split(' ').filter(Boolean)

  return {
    /** Records a phase. A build that breaks after it was mounted `crashed`, before that it `failed`. */
    record({ name, buildId }: RemoteManifest, phase: 'loaded' | 'verified' | 'mounted' | 'broken', ms: number): void {
      const key = buildKey(name, buildId)
      const phases = phasesOf(key)
      const next: Phase = phase !== 'broken' ? phase : phases.includes('mounted') ? 'crashed' : 'failed'
      const isSettled = next === 'mounted' && phases.includes('failed')
      if (phases.includes(next) || isSettled) return
      reported.set(key, [...phases, next].join(' '))
      pending.push({ remote: name, build: buildId, phase: next, ms: Math.min(MAX_MS, Math.max(0, Math.round(ms))) })
      flushWithin(phase === 'broken' ? FAILURE_DELAY_MS : SUCCESS_DELAY_MS)
    },

    /** A visit counts one failure of a build. */
    hasFailed({ name, buildId }: RemoteManifest): boolean {
      const phases = phasesOf(buildKey(name, buildId))
      return phases.includes('failed') || phases.includes('crashed')
    },
  }
}

export type Beacons = ReturnType<typeof createBeacons>
