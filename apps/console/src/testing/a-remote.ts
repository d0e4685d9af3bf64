import type { BuildHealth, BuildInfo, HistoryEntry, RemoteStatus } from '@worrystone/contracts'
import type { Health } from '../shared/series.ts'

export const STABLE = '3fa2c1b000000001'
export const CANDIDATE = '9be01d2000000002'
export const EARLIER = 'c41d7e5000000003'

const MINUTE = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString()

const aBuild = (part: Partial<BuildInfo> = {}): BuildInfo => ({
  build: STABLE,
  version: '1.4.0',
  commit: '9f1c2d3a4b5c6d7e8f90',
  builtAt: ago(3_000),
  publishedAt: ago(2_900),
  publishedBy: 'token worries-ci',
  bytes: 61_234,
  role: 'stable',
  ...part,
})

export const aHealth = (part: Partial<BuildHealth> = {}): BuildHealth => ({
  build: STABLE,
  visits: 1_900,
  failures: 4,
  mountMs: { p50: 212, p95: 840 },
  ...part,
})

/** A remote without a candidate: everyone has the stable build. */
export const aRemote = (part: Partial<RemoteStatus> = {}): RemoteStatus => ({
  remote: 'worries',
  revision: 7,
  stable: STABLE,
  previous: [EARLIER],
  candidate: null,
  pins: [],
  blocked: [],
  kill: { on: false, messageKey: null },
  team: 'worries',
  rollout: null,
  health: { minSamples: 30, windowMinutes: 60, maxErrorRate: 0.02, relativeToStable: 2 },
  verdict: null,
  figures: [aHealth()],
  builds: [
    aBuild({ build: CANDIDATE, version: '1.5.0', role: 'idle', publishedAt: ago(40) }),
    aBuild(),
    aBuild({ build: EARLIER, version: '1.3.2', role: 'previous', publishedAt: ago(20_000), publishedBy: 'start' }),
  ],
  updatedAt: ago(40),
  ...part,
})

/** The same remote while its next build is rolled out. */
export function aRollout(part: Partial<RemoteStatus> = {}): RemoteStatus {
  const candidate = {
    build: CANDIDATE,
    salt: 'salt',
    percentBp: 1_000,
    audience: { include: [], exclude: [] },
    state: 'running' as const,
    ...part.candidate,
  }
  const steps = [100, 1_000, 5_000, 10_000].map((bp) => ({ bp, holdMinutes: 30 }))
  return aRemote({
    rollout: { ...candidate, steps, step: 1, startedAt: ago(42), stepSince: ago(12), nextAt: ago(-18) },
    verdict: { state: 'healthy', why: 'The candidate fails no more often than the stable build.', p: 0.42 },
    figures: [aHealth(), aHealth({ build: CANDIDATE, visits: 204, failures: 1, mountMs: { p50: 198, p95: 790 } })],
    builds: aRemote().builds.map((info) => (info.build === CANDIDATE ? { ...info, role: 'candidate' } : info)),
    ...part,
    candidate,
  })
}

/** An hour of visits: the stable build throughout, the candidate for the last half hour. */
export function anHour(end = Date.now()): Health {
  const at = (minute: number) => new Date(Math.floor(end / MINUTE) * MINUTE - (59 - minute) * MINUTE).toISOString()
  const stable = Array.from({ length: 60 }, (_, minute) => ({
    at: at(minute),
    visits: 28 + ((minute * 7) % 11),
    failures: minute % 13 === 5 ? 1 : 0,
    mountMs: { p50: 205 + ((minute * 5) % 23), p95: 780 + ((minute * 37) % 190) },
  }))
  const candidate = stable.slice(30).map(({ at: time }, minute) => ({
    at: time,
    visits: 5 + (minute % 4),
    failures: minute % 9 === 4 ? 1 : 0,
    mountMs: { p50: 190 + ((minute * 3) % 31), p95: 640 + ((minute * 53) % 240) },
  }))
  return {
    bucketMinutes: 1,
    builds: [
      { build: STABLE, points: stable },
      { build: CANDIDATE, points: candidate },
    ],
  }
}

export const anEntry = (part: Partial<HistoryEntry> = {}): HistoryEntry => ({
  revision: 7,
  what: 'step',
  build: CANDIDATE,
  who: 'gate',
  why: 'Healthy for 30 minutes.',
  at: ago(12),
  ...part,
})
