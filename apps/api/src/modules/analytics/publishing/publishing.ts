import { FIGURE_COUNTRIES } from '@worrystone/contracts'
import type { Deps } from '../../../deps.ts'
import { hasJobsDueSince } from '../../../jobs/due-jobs.ts'
import { planNightly } from '../../../jobs/nightly.ts'
import { type RegionNames, regionNames } from '../../places/index.ts'
import { collectFacts } from './facts.ts'
import { protectInThread } from './protection-thread.ts'
import type { PublicationStore } from './publication-store.ts'
import { rawCells } from './raw-cells.ts'
import type { ProtectionRules } from './rules.ts'
import { dayOf } from './slices.ts'
import { topicsOf } from './topics.ts'
import { wordCells } from './word-cells.ts'

const KIND = 'analytics.publish'
const MINUTE_MS = 60_000
/** At 00:10 UTC the previous day is over in every process. */
const AFTER_MIDNIGHT_MS = 10 * MINUTE_MS
/** The longest wait for the analyses of a new demo community. */
const MAX_WAIT_MS = 15 * MINUTE_MS
const RECHECK_MS = 20_000

type Options = Pick<Deps, 'database' | 'queue' | 'now' | 'log'> & {
  store: PublicationStore
  rules: ProtectionRules
  whenPublished: () => void
}

/** Makes the table of the day, once. */
export function publishing({ database, queue, store, rules, now, log, whenPublished }: Options) {
  let regions: RegionNames | undefined

  /** True figures exist only here: in one snapshot of the database, and in memory until the table is made. */
  const readTrueFigures = (toDay: string) =>
    database.tx(async () => {
      regions ??= regionNames(FIGURE_COUNTRIES)
      await collectFacts(database, { toDay, regions })
      return {
        raws: await rawCells(database, toDay),
        topics: topicsOf(await wordCells(database, { toDay, minPeople: rules.minPeople }), { toDay, rules }),
      }
    })

  async function publishTable(toDay: string) {
    const { raws, topics } = await readTrueFigures(toDay)
    const previousTable = await store.newestTable()
    const universe = Object.fromEntries(FIGURE_COUNTRIES.map((country) => [country, regions?.regionsOf(country) ?? []]))
    const table = await protectInThread({ toDay, raws, previousTable, universe, rules })
    await database.tx(() => store.add(table, topics, now()))
    log.info({ toDay, cells: Object.keys(table.cells).length, topics: topics.length }, 'figures published')
  }

  return {
    /** After a failure the table of the day before remains; the failure is logged. */
    async publish() {
      const toDay = dayOf(now())
      const newest = await store.newestDay()
      if (newest !== undefined && newest >= toDay) return
      if (newest === undefined && (await hasJobsDueSince(database, 'post.analyze', new Date(now().getTime() - MAX_WAIT_MS)))) {
        await queue.add(KIND, {}, { runAt: new Date(now().getTime() + RECHECK_MS), dedupeKey: KIND })
        return
      }
      try {
        await publishTable(toDay)
        whenPublished()
      } catch (thrown) {
        const { name, code } = thrown as { name?: string; code?: unknown }
        log.error({ toDay, shown: newest ?? 'none', reason: name, code }, 'figures not published: those of before stay')
        throw thrown
      }
    },

    /** A cleanup task: at once if the day's table is missing, else in the coming night. */
    async planPublishing() {
      const newest = await store.newestDay()
      if (newest !== undefined && newest >= dayOf(new Date(now().getTime() - AFTER_MIDNIGHT_MS))) {
        await planNightly({ database, queue, now }, { kind: KIND, hourUtc: 0, minuteUtc: 10 })
      } else {
        await queue.add(KIND, {}, { dedupeKey: KIND })
      }
    },
  }
}
