import { Id } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getValue, selectExists, selectValues } from '../../db/rows.ts'
import { postVisibleTo } from '../visibility/index.ts'

/** What a visitor may read, without the worries of people who are left out of the figures: they are left out here too. */
const IS_LISTED = sql<boolean>`${postVisibleTo(null)} and posts.user_id not in (select id from users where figures_opt_out)`

/** The worries that search engines may list where the operator allows it. Only ids leave this store. */
export const listedWorries = (database: Pick<Database, 'db'>) => ({
  has: async (id: string): Promise<boolean> =>
    z.safeParse(Id, id).success && selectExists(database)`select from posts where posts.id = ${id} and ${IS_LISTED}`,
  count: (): Promise<number> => getValue(database)<number>`select count(*)::int from posts where ${IS_LISTED}`,
  /** `page` from 0, oldest first, so that earlier pages change little. */
  page: (page: number, size: number): Promise<string[]> =>
    selectValues(database)<string>`select posts.id from posts where ${IS_LISTED}
      order by posts.published_at, posts.id limit ${size} offset ${page * size}`,
})

export type ListedWorries = ReturnType<typeof listedWorries>
