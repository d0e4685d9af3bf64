import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { isForeignKeyViolation } from '../../db/failures.ts'
import { selectRows } from '../../db/rows.ts'
import { notFound } from '../../http/app-error.ts'
import type { SummaryRow } from '../users/index.ts'

/** The two lists of users that a member has. */
export type ListKind = 'blocked' | 'muted'

/** The only writer of the tables blocks and mutes. */
export function blockStore(database: Database) {
  async function add(statement: RawBuilder<unknown>) {
    try {
      await statement.execute(database.db())
    } catch (thrown) {
      // One of the two accounts has just been deleted.
      throw isForeignKeyViolation(thrown) ? notFound() : thrown
    }
  }

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
      const list =
        kind === 'blocked'
          ? sql`select blocked_id as id, created_at from blocks where blocker_id = ${viewerId}`
          : sql`select muted_id as id, created_at from mutes where muter_id = ${viewerId}`
      return selectRows(database)<SummaryRow & { created_at: Date }>`
      select users.id, users.username, users.display_name, users.avatar_url, kind.created_at
      from (${list}) kind join users on users.id = kind.id
      order by kind.created_at desc, users.id desc offset ${offset} limit ${limit}`
    },
  }
}
export type BlockStore = ReturnType<typeof blockStore>
