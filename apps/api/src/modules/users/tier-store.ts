import type { PersonWithTier, Tier } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectRows } from '../../db/rows.ts'
import { presentSummary, type UserRow } from './present.ts'

type Grant = { user_id: string; who: string; from_tier: Tier; to_tier: Tier; until: Date | null; reason: string }

/** Reads and grants tiers. */
export const tierStore = ({ db }: Pick<Database, 'db'>) => ({
  async set(grant: Grant) {
    await db()
      .updateTable('users')
      .set({ tier: grant.to_tier, tier_until: grant.until, updated_at: sql`now()` })
      .where('id', '=', grant.user_id)
      .execute()
    await db().insertInto('tier_grants').values(grant).execute()
  },

  /** The reason of the latest grant by person. */
  async reasonsOf(userIds: string[]): Promise<Map<string, string>> {
    const rows = await selectRows({ db })<{ user_id: string; reason: string }>`
      select distinct on (user_id) user_id, reason from tier_grants where user_id = any(${userIds}::uuid[])
      order by user_id, id desc`
    return new Map(rows.map(({ user_id, reason }) => [user_id, reason]))
  },
})
export type TierStore = ReturnType<typeof tierStore>

/** A person with the current tier and the granted one. */
export const presentGranted = (row: UserRow, reason = ''): PersonWithTier => ({
  ...presentSummary(row),
  tier: row.current_tier,
  grant: row.tier === 'free' ? null : { tier: row.tier, until: row.tier_until?.toISOString() ?? null, reason },
})
