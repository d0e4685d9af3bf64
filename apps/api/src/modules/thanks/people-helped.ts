import type { Category } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getValue } from '../../db/rows.ts'

/**
 * How many people said that this person's words helped with a worry of the category. For the site's own decisions and the helper alone:
 * it is never shown to anybody else.
 */
export const countPeopleHelped = (database: Pick<Database, 'db'>, helperId: string, category: Category): Promise<number> =>
  getValue(database)<number>`
    select count(distinct said.user_id)::int from thanks said join posts on posts.id = said.post_id and posts.category = ${category}
    where said.helper_id = ${helperId} and ${stillStands('said')}`

/** Not of a comment that was taken down. `row`: the row of thanks. */
export const stillStands = (row: string) => sql<boolean>`(${sql.ref(`${row}.comment_id`)} is null or exists (
  select from comments said_of where said_of.id = ${sql.ref(`${row}.comment_id`)} and said_of.moderation_status = 'approved'))`
