import { TRANSPARENCY_FLOOR, type TransparencyMonth, transparencyApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { countMonth, firstEventAt } from '../moderation/index.ts'
import { monthOf, monthsBetween, nextMonth } from './months.ts'
import { type MonthRow, transparencyStore } from './store.ts'

/** Three years. */
const MAX_MONTHS = 36

/** What moderation did, by month. */
export function transparencyModule({ database, now }: Pick<Deps, 'database' | 'now'>) {
  const store = transparencyStore(database)

  /** Counts every month that is over and was not counted yet. */
  async function countMonths() {
    const last = await store.lastMonth()
    const firstEvent = last ? undefined : await firstEventAt(database)
    const first = last ? nextMonth(last) : firstEvent && monthOf(firstEvent)
    if (!first) return
    for (const month of monthsBetween(first, monthOf(now())))
      await store.add({ month, ...(await countMonth(database, { from: month, to: nextMonth(month) })) })
  }

  return {
    routes: async (app: FastifyInstance) =>
      serve(app, transparencyApi.months, async () => ({
        floor: TRANSPARENCY_FLOOR,
        months: (await store.newest(MAX_MONTHS)).map(presentMonth),
      })),

    cleanupTasks: [countMonths],
  }
}

const masked = (count: number) => (count < TRANSPARENCY_FLOOR ? null : count)

const presentMonth = (row: MonthRow): TransparencyMonth => ({
  month: row.month.slice(0, 7),
  reports: masked(row.reports),
  held: masked(row.held),
  hidden: masked(row.hidden),
  kept: masked(row.kept),
  warned: masked(row.warned),
  removed: masked(row.removed),
  pausedAccounts: masked(row.paused_accounts),
  appeals: masked(row.appeals),
  appealsGranted: masked(row.appeals_granted),
  appealsRefused: masked(row.appeals_refused),
  medianHours: masked(row.decisions) === null ? null : row.median_hours,
})
