import type { Tier } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'

type Grant = { user_id: string; who: string; from_tier: Tier; to_tier: Tier }

/** The SQL of granted tiers. */
export const tierStore = ({ db }: Pick<Database, 'db'>) => ({
  async set(grant: Grant) {
    await db().updateTable('users').set({ tier: grant.to_tier, updated_at: sql`now()` }).where('id', '=', grant.user_id).execute()
    await db().insertInto('tier_grants').values(grant).execute()
  },
})
export type TierStore = ReturnType<typeof tierStore>
