import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getValue, selectRow, selectRows } from '../../db/rows.ts'
import type { SummaryRow } from '../users/index.ts'
import { friendsOf, personVisibleTo } from '../visibility/index.ts'

/** Reads only: the people whom a worry for friends reaches, and the author's own worries. */
export function audienceStore(database: Pick<Database, 'db'>) {
  const friends = (authorId: string, at: Date) => sql`follows join users on users.id = follows.following_id
    where ${friendsOf(sql`${authorId}::uuid`, sql`${at}::timestamptz`)} and ${personVisibleTo(sql.ref('users.id'), authorId)}`

  return {
    findOwn: (userId: string, id: string) =>
      selectRow(database)<{ published_at: Date | null }>`
        select published_at from posts where id = ${id} and user_id = ${userId}`,

    friends: (authorId: string, at: Date, { offset, rows: limit }: { offset: number; rows: number }): Promise<SummaryRow[]> =>
      selectRows(database)<SummaryRow>`
        select users.id, users.username, users.display_name, users.avatar_url from ${friends(authorId, at)}
        order by follows.created_at desc, users.id desc offset ${offset} limit ${limit}`,

    countFriends: (authorId: string, at: Date, max: number): Promise<number> =>
      getValue(database)<number>`select count(*)::int as total from (select from ${friends(authorId, at)} limit ${max}) counted`,
  }
}
export type AudienceStore = ReturnType<typeof audienceStore>
