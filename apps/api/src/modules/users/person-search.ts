import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getValue, selectRows } from '../../db/rows.ts'
import { personVisibleTo } from '../visibility/index.ts'
import type { SummaryRow } from './present.ts'

type Page = { viewerId: string; offset: number; rows: number }

const USERNAME = sql.ref('users.username_key')
const NAME = sql.ref('users.name_key')

/** Escapes a text for a LIKE pattern. */
const asPattern = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** People whose username, name or a word of it begins with the query or contains it: the closest matches first. */
export function personSearch({ db }: Pick<Database, 'db'>) {
  function findMatches(key: string, condition: RawBuilder<unknown>, { viewerId, offset, rows: limit }: Page) {
    const prefix = `${asPattern(key)}%`
    return selectRows({ db })<SummaryRow>`
      select id, username, display_name, avatar_url from (
        select users.*, case
          when ${USERNAME} = ${key} or ${NAME} = ${key} then 0
          when ${USERNAME} like ${prefix} then 1
          when ${NAME} like ${prefix} then 2
          when ${NAME} like ${`% ${prefix}`} then 3
          else 4 end as rank
        from users where ${condition} and ${personVisibleTo(sql.ref('users.id'), viewerId)}) matches
      order by rank, length(username_key), username_key offset ${offset} limit ${limit}`
  }

  return async (words: string, page: Page): Promise<SummaryRow[]> => {
    const key = await getValue({ db })<string>`select worrystone_plain(${words}) as key`
    // Prefix matches come first and use an index; usually they fill the page.
    const hasPrefix = (name: RawBuilder<unknown>) => sql`(${name} ~>=~ ${key} and ${name} ~<~ ${`${key}\u{10ffff}`})`
    const prefixMatches = await findMatches(key, sql`(${hasPrefix(USERNAME)} or ${hasPrefix(NAME)})`, page)
    if (prefixMatches.length === page.rows) return prefixMatches
    const pattern = `%${asPattern(key)}%`
    return findMatches(key, sql`(${USERNAME} like ${pattern} or ${NAME} like ${pattern})`, page)
  }
}
export type PersonSearch = ReturnType<typeof personSearch>
