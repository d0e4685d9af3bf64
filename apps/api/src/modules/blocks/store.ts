import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { mapForeignKeyViolation } from '../../db/failures.ts'
import { selectRows } from '../../db/rows.ts'
import { notFound } from '../../http/app-error.ts'
import type { SummaryRow } from '../users/index.ts'

/** The two lists of users that a member has. */
export type ListKind = 'blocked' | 'muted'

/** The only writer of the tables blocks and mutes. */
export function blockStore(database: Database) {
  const add = (statement: RawBuilder<unknown>) => mapForeignKeyViolation(statement.execute(database.db()), notFound)

  return {
    block: (viewerId: string, userId: string) =>
      add(sql`insert into blocks (blocker_id, blocked_id) values (${viewerId}, ${userId}) on conflict do nothing`),

    async unblock(viewerId: string, userId: string) {
      await sql`delete from blocks where blocker_id = ${viewerId} and blocked_id = ${userId}`.execute(database.db())
    },

    mute: (viewerId: string, userId: string) =>
      add(sql`insert into mutes (muter_id, muted_id) values (${viewerId}, ${userId}) on conflict do nothing`),

    async unmute(viewerId: string, userId: string) {
      await sql`delete from mutes where muter_id = ${viewerId} and muted_id = ${userId}`.execute(database.db())
    },

    /** The newest first. Blocked users are named, so that the block can be ended. */
    async list(kind: ListKind, viewerId: string, { offset, rows: limit }: { offset: number; rows: number }) {
      const relations =
        kind === 'blocked'
          ? sql`select blocked_id as id, created_at from blocks where blocker_id = ${viewerId}`
          : sql`select muted_id as id, created_at from mutes where muter_id = ${viewerId}`
      return selectRows(database)<SummaryRow & { created_at: Date }>`
      select users.id, users.username, users.display_name, users.avatar_url, relation.created_at
      from (${relations}) relation join users on users.id = relation.id
      order by relation.created_at desc, users.id desc offset ${offset} limit ${limit}`
    },
  }
}
export type BlockStore = ReturnType<typeof blockStore>
