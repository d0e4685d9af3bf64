import { FEWEST_RATERS } from '@worrystone/contracts'
import type { OpinionStore } from './opinion-store.ts'

const KEEP_MS = 10 * 60_000

/** The means of people's ratings by technique. Kept for ten minutes, so that no single rating can be watched arriving. */
export function techniqueMeans(store: Pick<OpinionStore, 'means'>, now: () => Date) {
  let kept: { until: number; means: Promise<ReadonlyMap<string, number>> } | undefined
  return (): Promise<ReadonlyMap<string, number>> => {
    const time = now().getTime()
    if (!kept || kept.until <= time) {
      const means = store.means(FEWEST_RATERS)
      const mine = { until: time + KEEP_MS, means }
      kept = mine
      // A failure is not kept.
      means.catch(() => {
        if (kept === mine) kept = undefined
      })
    }
    return kept.means
  }
}
export type TechniqueMeans = ReturnType<typeof techniqueMeans>
