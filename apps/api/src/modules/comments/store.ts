import type { ModerationStatus, PrivacyLevel } from '@worrystone/contracts'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { mapForeignKeyViolation } from '../../db/failures.ts'
import { getValue, selectExists, selectRow, selectRows, selectValue, selectValues } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'
import { unauthorized } from '../../http/app-error.ts'
import { changeCounter } from '../posts/index.ts'
import { thanksStore } from '../thanks/index.ts'
import { isPublished, postVisibleTo } from '../visibility/index.ts'
import { languageOf } from './language-of.ts'
import { type CommentReader, isCommentReadable } from './readable.ts'

type NewComment = Omit<Selectable<Tables['comments']>, 'created_at' | 'updated_at' | 'edited_at' | 'removed_at'>

/** Every write to a worry locks its row first, so that writers are serialized without deadlocks. */
const LOCK_POST = sql`for no key update of posts`

/** The only writer of the table comments. */
export const commentStore = ({ db }: Pick<Database, 'db'>) => ({
  /** The worry with the columns that commenting needs, if the writer can see it. */
  post: (userId: string, postId: string, { isLocked }: { isLocked: boolean }) =>
    selectRow({ db })<{
      comments_enabled: boolean
      is_published: boolean
      privacy_level: PrivacyLevel
      text: string
    }>`
      select comments_enabled, ${isPublished} as is_published, privacy_level,
        concat_ws(E'\n', worry_prompt, short_content, long_content) as text
      from posts where posts.id = ${postId} and ${postVisibleTo(userId)} ${isLocked ? LOCK_POST : sql``}`,

  /** Locks the worry's row until the transaction ends, without the visibility rule. */
  async lockPost(postId: string) {
    await sql`select from posts where posts.id = ${postId} ${LOCK_POST}`.execute(db())
  },

  /** How many comments the writer created within the last day, deleted ones included, counted up to `max`. */
  countOfDay: (userId: string, max: number): Promise<number> => getValue({ db })<number>`
      select count(*)::int as count from (
        select id from comments where user_id = ${userId} and created_at > now() - interval '1 day'
        union
        select subject_id from taken_back where user_id = ${userId} and kind = 'comment' and at > now() - interval '1 day'
        limit ${max}) latest`,

  /** A comment that is not removed, without the visibility rule. */
  find: (id: string) =>
    db().selectFrom('comments').selectAll().where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst(),

  /** The comment, if this reader can read it below this worry. */
  readable: (reader: CommentReader, { id, postId }: { id: string; postId: string }) =>
    selectRow({ db })<Pick<NewComment, 'id' | 'parent_id' | 'depth' | 'moderation_status'>>`
      select c.id, c.parent_id, c.depth, c.moderation_status from comments c
      where c.id = ${id} and c.post_id = ${postId} and ${isCommentReadable('c', reader)}`,

  async add(comment: NewComment) {
    const row = { ...comment, created_at: sql<Date>`date_trunc('milliseconds', clock_timestamp())` }
    await mapForeignKeyViolation(db().insertInto('comments').values(row).execute(), unauthorized)
  },

  async change(id: string, change: Pick<NewComment, 'content' | 'language' | 'moderation_status' | 'is_screened'>) {
    await db()
      .updateTable('comments')
      .set({ ...change, updated_at: sql`now()`, edited_at: sql`now()` })
      .where('id', '=', id)
      .execute()
  },

  async moderate(id: string, status: ModerationStatus) {
    await db().updateTable('comments').set({ moderation_status: status }).where('id', '=', id).execute()
  },

  /** Leaves a placeholder if the comment has answers; otherwise deletes it with the placeholders above that lose their last answer. */
  async remove(id: string) {
    const leavesPlaceholder = await selectExists({ db })`
      update comments set removed_at = now(), content = '', phrase = null, edited_at = null
      where id = ${id} and exists (select from comments a where a.parent_id = ${id}) returning 1`
    if (leavesPlaceholder) {
      await thanksStore({ db }).takeBack(id)
      return
    }
    let removedId: string | null = id
    while (removedId !== null) {
      const parentId: string | null | undefined = await selectValue({ db })<string | null>`
        delete from comments where id = ${removedId} and (id = ${id} or removed_at is not null)
          and not exists (select from comments a where a.parent_id = ${removedId}) returning parent_id`
      removedId = parentId ?? null
    }
  },

  /** Changes the worry's counter, which counts approved comments that are not removed. */
  async count(postId: string, by: 1 | -1) {
    await sql`${changeCounter('comment_count', sql.lit(by))} where posts.id = ${postId}`.execute(db())
  },

  /** Detects the language of comments that have none; returns how many of them there were. */
  async setMissingLanguages(limit: number): Promise<number> {
    const comments = await selectRows({ db })<{ id: string; content: string }>`
      select id, content from comments where language is null order by id limit ${limit}`
    for (const { id, content } of comments) {
      // An edit meanwhile has written its own.
      await sql`update comments set language = ${languageOf(content)} where id = ${id} and language is null`.execute(db())
    }
    return comments.length
  },

  /** Those of these people of whom the reader can read a comment below the worry. */
  writersOf: (reader: CommentReader & { viewerId: string }, { postId, userIds }: { postId: string; userIds: string[] }) =>
    selectValues({ db })<string>`
      select distinct c.user_id from comments c where c.post_id = ${postId} and c.user_id = any(${userIds}::uuid[])
        and c.user_id <> ${reader.viewerId} and ${isCommentReadable('c', reader)}`,

  /** The author of the comment's worry. */
  worryAuthor: (postId: string): Promise<string> => getValue({ db })<string>`select user_id from posts where id = ${postId}`,

  /** The author of the worry and, for an answer, the author of the answered comment. */
  recipients: ({ post_id, answered_id }: { post_id: string; answered_id: string | null }) =>
    selectRow({ db })<{ author_id: string; answered_id: string | null }>`
      select posts.user_id as author_id, (select user_id from comments where id = ${answered_id}::uuid and removed_at is null) as answered_id
      from posts where posts.id = ${post_id}`,
})
export type CommentStore = ReturnType<typeof commentStore>
