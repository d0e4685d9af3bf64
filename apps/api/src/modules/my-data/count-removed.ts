import { type DeletionReceipt, RemovedKind } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getValue } from '../../db/rows.ts'
import { columnsAboutPeople, OWNER_COLUMNS } from './collect.ts'

/** Tables with a name of their own on a receipt. */
const KINDS: Record<string, RemovedKind> = {
  posts: 'worries',
  comments: 'comments',
  follow_ups: 'worries',
  follow_up_answers: 'worries',
  resolutions: 'stories',
  supports: 'support',
  me_toos: 'support',
  thanks: 'support',
  follows: 'follows',
  notifications: 'notifications',
  exercise_sessions: 'wellness',
  wellness_opinions: 'wellness',
  reports: 'reports',
  sessions: 'sign-ins',
  subscriptions: 'payments',
  subscription_payments: 'payments',
}

/** A receipt can be shown to anybody: no count may disclose that a text was taken for dangerous or was moderated. */
const NOT_COUNTED = new Set(['safety_pauses', 'concerns', 'moderation_cases', 'moderation_notes'])

/** How much a user's account holds, by kind; kinds of which there is nothing are left out. */
export async function countRemoved(
  database: Database,
  user: { id: string; hasPicture: boolean },
): Promise<DeletionReceipt['removed']> {
  const counts = new Map<RemovedKind, number>([
    ['account', 1],
    ['picture', user.hasPicture ? 1 : 0],
  ])
  for (const { table, column } of await columnsAboutPeople(database)) {
    if (!OWNER_COLUMNS.includes(column) || NOT_COUNTED.has(table)) continue
    const kind = KINDS[table] ?? 'other'
    const rows = await getValue(database)<number>`
      select count(*)::int from ${sql.table(table)} t where t.${sql.ref(column)} = ${user.id}`
    counts.set(kind, (counts.get(kind) ?? 0) + rows)
  }
  return RemovedKind.options.map((what) => ({ what, count: counts.get(what) ?? 0 })).filter(({ count }) => count > 0)
}
