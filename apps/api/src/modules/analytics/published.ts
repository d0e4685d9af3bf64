import { type FiguresWindow, MIN_PEOPLE, type TimeRange } from '@worrystone/contracts'
import { cacheFor } from '../../cache-for.ts'
import type { PublishedCell, Topic } from './publishing/cell.ts'
import type { PublicationStore } from './publishing/publication-store.ts'
import { dayOf, windowOf } from './publishing/slices.ts'

/** Another process may have published meanwhile. */
const CACHE_MS = 30_000

/** The newest published table, from which every response is computed. The same object as long as it is the newest. */
export type Figures = {
  isPublished: boolean
  toDay: string
  /** Undefined: suppressed or empty, which readers cannot distinguish. */
  cell: (id: string) => PublishedCell | undefined
  ids: string[]
  topics: Topic[]
}

type Options = { store: Pick<PublicationStore, 'newest' | 'newestDay'>; now: () => Date }

export function publishedFigures({ store, now }: Options) {
  let latest: Figures | undefined
  const cache = cacheFor(
    async (): Promise<Figures> => {
      const day = await store.newestDay()
      const toDay = day ?? dayOf(now())
      if (latest?.toDay === toDay && latest.isPublished === (day !== undefined)) return latest
      latest = await load(toDay)
      return latest
    },
    { ms: CACHE_MS, now },
  )

  async function load(today: string): Promise<Figures> {
    const newest = await store.newest()
    const { cells = {}, topics = [] } = newest?.figures ?? {}
    return {
      isPublished: newest !== undefined,
      toDay: newest?.toDay ?? today,
      cell: (id) => cells[id],
      ids: Object.keys(cells),
      topics,
    }
  }

  return { read: cache.read, invalidate: cache.invalidate }
}
export type PublishedFigures = ReturnType<typeof publishedFigures>

/** The common fields of every response. */
export function commonFieldsOf({ isPublished, toDay }: Figures, timeRange: TimeRange, floor: number = MIN_PEOPLE) {
  const { from, to } = windowOf(timeRange, toDay)
  const window: FiguresWindow = { from, to }
  return { window, floor: Math.max(MIN_PEOPLE, floor), isPublished }
}

/** The cell if it has at least as many people as the reader's floor. */
export const aboveFloor = (cell: PublishedCell | undefined, floor: number) => (cell && cell.people >= floor ? cell : undefined)
