import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../db/db.ts'
import { mapForeignKeyViolation } from '../../db/failures.ts'
import { getValue } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'
import { unauthorized } from '../../http/app-error.ts'

type Posts = Tables['posts']
type CountedTime = { userId: string; at: Date; except?: string | undefined }

/** In whole milliseconds, so that a cursor holds it exactly, and never in the future, so that its author sees the worry at once. */
const now = sql<Date>`date_trunc('milliseconds', now())`

/** When a worry appears: now, at a later time, at a later time unless its text is of level 3 by then, or null for a draft. */
export type Appearance = 'now' | Date | { checkAt: Date } | null

function timesOf(when: Appearance) {
  if (when === 'now') return { is_scheduled: false, scheduled_for: null, published_at: now }
  // Without a publication time it stays hidden until the job has assessed it.
  if (when !== null && 'checkAt' in when) return { is_scheduled: true, scheduled_for: when.checkAt, published_at: null }
  return { is_scheduled: true, scheduled_for: when, published_at: when }
}

const isDue = sql<boolean>`is_scheduled and coalesce(published_at, scheduled_for) <= now()`

type NewPost = Omit<Insertable<Posts>, 'created_at' | keyof ReturnType<typeof timesOf>>

/** The only writer of the table posts. */
export const postStore = ({ db }: Pick<Database, 'db'>) => ({
  async add(post: NewPost, when: Appearance) {
    const row = { ...post, ...timesOf(when), created_at: now }
    await mapForeignKeyViolation(db().insertInto('posts').values(row).execute(), unauthorized)
  },

  /** The author's own worry, locked until the transaction ends. */
  lockOwn: (id: string, userId: string) =>
    db()
      .selectFrom('posts')
      .selectAll()
      .select(sql<boolean>`not is_scheduled or coalesce(published_at <= clock_timestamp(), false)`.as('is_published'))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst(),

  /** Without `when` the times do not change. */
  async change(id: string, change: Updateable<Posts>, { when, isEdited }: { when?: Appearance | undefined; isEdited: boolean }) {
    await db()
      .updateTable('posts')
      .set({
        ...change,
        ...(when !== undefined && timesOf(when)),
        updated_at: sql`now()`,
        ...(isEdited && { edited_at: sql`now()` }),
      })
      .where('id', '=', id)
      .execute()
  },

  async remove(id: string) {
    await db().deleteFrom('posts').where('id', '=', id).execute()
  },

  /** A due worry that is not published yet. */
  findDue: (id: string) => db().selectFrom('posts').selectAll().where('id', '=', id).where(isDue).executeTakeFirst(),
  /** A due worry, locked until the transaction ends. */
  lockDue: (id: string) => db().selectFrom('posts').selectAll().where('id', '=', id).where(isDue).forUpdate().executeTakeFirst(),

  /** Publishes a scheduled worry. */
  async publishDue(id: string) {
    await sql`update posts set is_scheduled = false, published_at = coalesce(published_at, ${now}) where id = ${id}`.execute(db())
  },

  async keepAsDraft(id: string) {
    await db().updateTable('posts').set(timesOf(null)).where('id', '=', id).execute()
  },

  /** Postpones the person's scheduled worries for others until then, and returns their ids. */
  async postpone(userId: string, until: Date): Promise<string[]> {
    const isScheduledBefore = sql<boolean>`is_scheduled and privacy_level <> 'private'
      and published_at > clock_timestamp() and published_at < ${until}`
    const postponed = db().updateTable('posts').set(timesOf(until)).where('user_id', '=', userId).where(isScheduledBefore)
    return (await postponed.returning('id').execute()).map(({ id }) => id)
  },

  /** The author's other public worries that appear less than a day before or after `at`, withdrawn ones included. */
  countPublicAround: ({ userId, at, except }: CountedTime): Promise<number> => getValue({ db })<number>`
      select count(*)::int as count from (
        select id from posts where user_id = ${userId} and privacy_level = 'public' and published_at is not null
          and published_at > ${at}::timestamptz - interval '1 day' and published_at < ${at}::timestamptz + interval '1 day'
        union
        select subject_id from taken_back where user_id = ${userId} and kind = 'public-post'
          and at > ${at}::timestamptz - interval '1 day' and at < ${at}::timestamptz + interval '1 day'
      ) shared where id is distinct from ${except ?? null}::uuid`,
})
export type PostStore = ReturnType<typeof postStore>
