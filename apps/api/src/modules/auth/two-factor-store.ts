import type { Database } from '../../db/db.ts'
import { getValue, selectExists, selectRow } from '../../db/rows.ts'

/** The SQL of authenticators and recovery codes. The only writer of both tables. */
export const twoFactorStore = ({ db }: Pick<Database, 'db'>) => ({
  find: (userId: string) => db().selectFrom('two_factors').selectAll().where('user_id', '=', userId).executeTakeFirst(),

  /** Replaces an unconfirmed secret; a confirmed one is kept. */
  async create(userId: string, secret: string) {
    await db()
      .insertInto('two_factors')
      .values({ user_id: userId, secret })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ secret }).where('two_factors.confirmed_at', 'is', null))
      .execute()
  },

  /** True for the one call that confirms it. */
  confirm: (userId: string, { step, at }: { step: number; at: Date }): Promise<boolean> => selectExists({ db })`
    update two_factors set confirmed_at = ${at}, last_step = ${step}, failures = 0
    where user_id = ${userId} and confirmed_at is null returning 1`,

  /** True for the first code of this time step or a later one: no code is accepted twice. */
  takeStep: (userId: string, step: number): Promise<boolean> =>
    selectExists({
      db,
    })`update two_factors set last_step = ${step} where user_id = ${userId} and last_step < ${step} returning 1`,

  /** Counts a try before it is checked, so that concurrent ones are counted too. Returns the tries since `since`, and when they began. */
  countTry: async (userId: string, { at, since }: { at: Date; since: Date }): Promise<{ tries: number; from: Date }> =>
    (await selectRow({ db })<{ tries: number; from: Date }>`
      update two_factors set
        failures = case when failures_since < ${since} then 1 else failures + 1 end,
        failures_since = case when failures = 0 or failures_since < ${since} then ${at} else failures_since end
      where user_id = ${userId} returning failures as tries, failures_since as from`) ?? { tries: 0, from: at },

  async resetTries(userId: string) {
    await db().updateTable('two_factors').set({ failures: 0 }).where('user_id', '=', userId).execute()
  },

  async end(userId: string) {
    await db().deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    await db().deleteFrom('two_factors').where('user_id', '=', userId).execute()
  },

  async replaceCodes(userId: string, hashes: string[]) {
    await db().deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    await db()
      .insertInto('recovery_codes')
      .values(hashes.map((hash) => ({ hash, user_id: userId })))
      .execute()
  },

  takeCode: (userId: string, hash: string, at: Date): Promise<boolean> => selectExists({ db })`
    update recovery_codes set used_at = ${at} where hash = ${hash} and user_id = ${userId} and used_at is null returning 1`,

  codesLeft: (userId: string): Promise<number> =>
    getValue({ db })<number>`select count(*)::int from recovery_codes where user_id = ${userId} and used_at is null`,
})
export type TwoFactorStore = ReturnType<typeof twoFactorStore>
