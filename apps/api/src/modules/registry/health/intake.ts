import { type Beacon, buildKey } from '@worrystone/contracts'
import { isDatabaseUnavailable } from '../../../db/failures.ts'
import type { Deps } from '../../../deps.ts'
import type { AddressLimits } from './address-limits.ts'
import type { CompositionBuffer } from './compositions.ts'
import { bucketOf } from './histogram.ts'
import { CRASHED, FAILED, floorTo, type HealthStore, type OutcomeCount } from './store.ts'

/** Beacons within this time are written together: one statement and one check by the gate, however many visitors there are. */
const BATCH_MS = 100
/** The maximum of pending counts, against beacons with invented builds; more are dropped. */
const MAX_PENDING = 2_000
/** The delay of a retry while the database is unavailable; beacons older than OLDEST_MS are dropped. */
const RETRY_MS = 2_000
const MINUTE_MS = 60_000
const OLDEST_MS = 10 * MINUTE_MS

type Options = Pick<Deps, 'now' | 'log'> & {
  store: Pick<HealthStore, 'add'>
  compositions: CompositionBuffer
  addressLimits: AddressLimits
  /** Called for every remote whose candidate has failed. */
  onFailure: (remote: string) => Promise<void>
}

/** Accepts beacons at once and writes them in batches: a response never waits for the database, and an outage only loses counts. */
export function beaconIntake({ store, compositions, addressLimits, now, log, onFailure }: Options) {
  let pending = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined
  let isClosed = false

  /** Writes one statement at a time, until nothing is pending. */
  async function write() {
    while (pending.size > 0 || compositions.hasPending()) {
      const counts = pending
      pending = new Map()
      try {
        const failing = counts.size > 0 ? await store.add([...counts].map(parseKey)) : []
        counts.clear()
        for (const remote of failing) await onFailure(remote)
        await compositions.write()
      } catch (thrown) {
        log.warn({ code: (thrown as { code?: unknown }).code }, 'beacons were not counted')
        if (isDatabaseUnavailable(thrown)) return retryLater(counts)
      }
    }
  }

  function retryLater(counts: Map<string, number>) {
    const oldest = now().getTime() - OLDEST_MS
    for (const [key, visits] of counts) if (parseKey([key, visits]).minute.getTime() > oldest) addCount(key, visits)
    if (pending.size > 0 && !isClosed) timer ??= setTimeout(flush, RETRY_MS)
  }

  function addCount(key: string, visits: number) {
    if (pending.has(key) || pending.size < MAX_PENDING) pending.set(key, (pending.get(key) ?? 0) + visits)
  }

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    writing ??= write().finally(() => {
      writing = undefined
    })
    await writing
  }

  return {
    /** `address`: the sender's, used for the limits and not stored (`address-limits.ts`). */
    record(beacon: Beacon, address: string) {
      const minute = floorTo(now(), MINUTE_MS).getTime()
      for (const { remote, build, outcome, ...kind } of outcomesOf(beacon)) {
        if (!addressLimits.allows(address, remote, kind)) continue
        addCount(`${remote} ${build} ${minute} ${outcome}`, 1)
      }
      compositions.add(beacon)
      if (pending.size > 0 || compositions.hasPending()) timer ??= setTimeout(flush, BATCH_MS)
    },

    /** Writes pending counts; nothing may be recorded afterwards. */
    async close() {
      isClosed = true
      await flush()
    },
  }
}

function parseKey([key, visits]: [string, number]): OutcomeCount {
  const [remote = '', build = '', minute, outcome] = key.split(' ')
  return { remote, build, minute: new Date(Number(minute)), outcome: Number(outcome), visits }
}

/** The counted outcomes of a beacon: at most one visit and one failure per build. */
function outcomesOf({ reports }: Beacon) {
  const visited = new Set<string>()
  const failed = new Set<string>()
  return reports.flatMap(({ remote, build, phase, ms }) => {
    if (phase === 'loaded' || phase === 'verified') return []
    const outcome = phase === 'mounted' ? bucketOf(ms) : phase === 'failed' ? FAILED : CRASHED
    const [isVisit, isFailure] = [outcome >= FAILED, outcome < 0]
    const key = buildKey(remote, build)
    if ((isVisit && visited.has(key)) || (isFailure && failed.has(key))) return []
    if (isVisit) visited.add(key)
    if (isFailure) failed.add(key)
    return [{ remote, build, outcome, isVisit, isFailure }]
  })
}
