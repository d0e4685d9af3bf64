import { createHmac, randomBytes } from 'node:crypto'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The maximum of counted visits of one address and remote in ten minutes. */
const VISITS = 30
const VISITS_MS = 10 * MINUTE_MS
/** After this many failures within a day nothing more is counted: fewer than the gate requires (`MIN_FAILURES`). */
const FAILURES = 2
const FAILURES_MS = DAY_MS

type Tally = { visits: number; visitsEnd: number; failures: number; failuresEnd: number }

/**
 * Prevents a single address from halting a candidate or hiding its failures. Of an office behind one address the first visits count,
 * whichever build they had, so that both builds keep their shares. A failure in only one network may be caused by that network.
 * Loopback is not limited: that is this machine, or a proxy that does not forward the client's address.
 *
 * The counts are kept in memory, by a hash with a random key, so that no visitor can be identified.
 */
export function addressLimits(now: () => Date, capacity = 20_000) {
  const key = randomBytes(32)
  const tallies = new Map<string, Tally>()

  function tallyOf(address: string, remote: string): Tally {
    const id = createHmac('sha256', key).update(`${remote} ${address}`).digest('base64url').slice(0, 22)
    const tally = tallies.get(id)
    if (tally) return tally
    const oldest = tallies.keys().next()
    if (tallies.size >= capacity && !oldest.done) tallies.delete(oldest.value)
    const fresh = { visits: 0, visitsEnd: 0, failures: 0, failuresEnd: 0 }
    tallies.set(id, fresh)
    return fresh
  }

  return {
    /** Whether one more outcome of this address counts. */
    allows(address: string, remote: string, { isVisit, isFailure }: { isVisit: boolean; isFailure: boolean }): boolean {
      if (isLoopback(address)) return true
      const at = now().getTime()
      const tally = tallyOf(address, remote)
      if (tally.visitsEnd <= at) Object.assign(tally, { visits: 0, visitsEnd: at + VISITS_MS })
      if (tally.failuresEnd <= at) Object.assign(tally, { failures: 0, failuresEnd: at + FAILURES_MS })
      if (tally.visits >= VISITS || tally.failures >= FAILURES) return false
      if (isVisit) tally.visits++
      if (isFailure) tally.failures++
      return true
    },
  }
}

export type AddressLimits = ReturnType<typeof addressLimits>

/** In the format of `addressOf`, which keeps only the first half of an IPv6 address. */
const isLoopback = (address: string) => address.startsWith('127.') || address === '::'
