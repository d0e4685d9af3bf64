import { sql } from 'kysely'

/** SQL that builds a `SummaryRow` as JSON from the row `alias` of the table users; null without a joined row. */
export const summaryJson = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`case when ${column('id')} is not null then json_build_object('id', ${column('id')}, 'username', ${column('username')},
    'display_name', ${column('display_name')}, 'avatar_url', ${column('avatar_url')}) end`
}
