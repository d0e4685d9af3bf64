import { type RawBuilder, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { buildOnce } from '../../db/build-once.ts'
import type { Database } from '../../db/db.ts'
import { mapForeignKeyViolation } from '../../db/failures.ts'
import { selectRow, selectRows } from '../../db/rows.ts'
import { unauthorized } from '../../http/app-error.ts'
import type { SummaryRow } from '../users/index.ts'
import { personVisibleTo, postVisibleTo } from '../visibility/index.ts'
import { type Counter, changeCounter } from './post-mutations.ts'

type Values = { userId: string; postId: string }
type WithNotice = Values & { noticeId: string }
type Param<V> = (name: keyof V) => string
type Counted = { count: number }
type ToggleRow = Counted & { author_id: string; is_on: boolean }

type Options = {
  /** The rows `(user_id, post_id, created_at)`; the calling module is their only writer. */
  table: 'supports' | 'me_toos'
  /** The counter of the table posts. */
  counter: Counter
  /** Parts of the statement that insert and delete the author's notification. They read from `counted (count, post_id, author_id)`. */
  notify: (param: Param<WithNotice>) => RawBuilder<unknown>
  retract: (param: Param<Values>) => RawBuilder<unknown>
}

/**
 * Toggles of members on the worries of others, with a counter. Adding and removing is one statement each, which counts the rows that it
 * adds or removes: the counter agrees with the rows under concurrency and after failures (decision 0015).
 */
export function toggleStore(database: Database, { table, counter, notify, retract }: Options) {
  const rows = sql.table(table)
  const count = sql`${sql.ref(`posts.${counter}`)} as count`
  const counted = sql`${count}, posts.id as post_id, posts.user_id as author_id`

  const adding = buildOnce<WithNotice, Counted>(
    database.db(),
    (param) => sql`
      with added as (
        insert into ${rows} (user_id, post_id)
        select ${param('userId')}, posts.id from posts
        where posts.id = ${param('postId')} and posts.user_id <> ${param('userId')} and ${postVisibleTo(param('userId'))}
        on conflict do nothing returning post_id
      ), counted as (
        ${changeCounter(counter, sql`1`)} from added where posts.id = added.post_id returning ${counted}
      ), notified as (${notify(param)})
      select count from counted`,
  )

  const removing = buildOnce<Values, Counted>(
    database.db(),
    (param) => sql`
      with removed as (
        delete from ${rows} toggle using posts where toggle.user_id = ${param('userId')} and toggle.post_id = ${param('postId')}
          and posts.id = toggle.post_id and ${postVisibleTo(param('userId'))}
        returning toggle.post_id
      ), counted as (
        ${changeCounter(counter, sql`-1`)} from removed where posts.id = removed.post_id returning ${counted}
      ), retracted as (${retract(param)})
      select count from counted`,
  )

  return {
    /** The new count; undefined if there was nothing to add. */
    async add(userId: string, postId: string): Promise<number | undefined> {
      const statement = adding({ userId, postId, noticeId: uuid() })
      const { rows } = await mapForeignKeyViolation(database.db().executeQuery(statement), unauthorized)
      return rows[0]?.count
    },

    /** The new count; undefined if there was nothing to remove. */
    async remove(userId: string, postId: string): Promise<number | undefined> {
      const { rows } = await database.db().executeQuery(removing({ userId, postId }))
      return rows[0]?.count
    },

    find(viewerId: string | null, postId: string): Promise<ToggleRow | undefined> {
      return selectRow(database)<ToggleRow>`
        select ${count}, posts.user_id as author_id,
          exists (select from ${rows} toggle where toggle.user_id = ${viewerId}::uuid and toggle.post_id = posts.id) as is_on
        from posts where posts.id = ${postId} and ${postVisibleTo(viewerId)}`
    },

    /** Deletes all rows of a person and corrects the counters of the worries. */
    async erase(userId: string) {
      await sql`
        with deleted as (delete from ${rows} where user_id = ${userId} returning post_id)
        ${changeCounter(counter, sql`-1`)} from deleted where posts.id = deleted.post_id`.execute(database.db())
    },

    /** The people behind the rows, the latest first, as far as the worry's author may see them. */
    people(postId: string, { authorId, offset, rows: limit }: { authorId: string; offset: number; rows: number }) {
      return selectRows(database)<SummaryRow & { created_at: Date }>`
        select users.id, users.username, users.display_name, users.avatar_url, toggle.created_at
        from ${rows} toggle join users on users.id = toggle.user_id
        where toggle.post_id = ${postId} and ${personVisibleTo(sql.ref('users.id'), authorId)}
        order by toggle.created_at desc, users.id desc offset ${offset} limit ${limit}`
    },
  }
}
export type ToggleStore = ReturnType<typeof toggleStore>
