import type { ModerationStatus, ResolutionForm } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectRow, selectRows } from '../../db/rows.ts'
import { isPublished } from '../visibility/index.ts'
import { currentVersion, keyColumns } from './method-keys.ts'
import type { ResolutionRow } from './present-resolution.ts'
import { isStoryReadable } from './readable.ts'
import { RESOLUTION_COLUMNS, WITH_WORRY } from './resolution-sql.ts'

type NewResolution = ResolutionForm & { moderationStatus: ModerationStatus }

/** The only writer of the table resolutions. */
export const resolutionStore = ({ db }: Pick<Database, 'db'>) => ({
  /** The author's own worry, locked until the transaction ends. */
  lockOwnPost: (postId: string, userId: string) =>
    selectRow({ db })<{ privacy_level: 'public' | 'friends' | 'private'; is_published: boolean }>`
      select privacy_level, ${isPublished} as is_published from posts
      where posts.id = ${postId} and posts.user_id = ${userId} for no key update of posts`,

  /** The resolution of a worry, without a check of visibility. */
  find: (postId: string) => db().selectFrom('resolutions').selectAll().where('post_id', '=', postId).executeTakeFirst(),

  readable: (viewerId: string | null, postId: string): Promise<ResolutionRow | undefined> =>
    selectRow({ db })<ResolutionRow>`
      select ${RESOLUTION_COLUMNS} ${WITH_WORRY} where resolutions.post_id = ${postId} and ${isStoryReadable(viewerId)}`,

  /** Returns false if the worry is resolved already. */
  async add(postId: string, userId: string, resolution: NewResolution, at: Date): Promise<boolean> {
    const row = await db()
      .insertInto('resolutions')
      .values({ post_id: postId, user_id: userId, resolved_at: at, ...resolutionColumns(resolution) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('post_id')
      .executeTakeFirst()
    return row !== undefined
  },

  async change(postId: string, resolution: NewResolution) {
    await db()
      .updateTable('resolutions')
      .set({ ...resolutionColumns(resolution), updated_at: sql`now()` })
      .where('post_id', '=', postId)
      .execute()
  },

  async moderate(postId: string, status: ModerationStatus) {
    await db().updateTable('resolutions').set({ moderation_status: status }).where('post_id', '=', postId).execute()
  },

  async remove(postId: string) {
    await db().deleteFrom('resolutions').where('post_id', '=', postId).execute()
  },

  /** Renews keys that other lists gave; returns how many resolutions had them. */
  async rekey(limit: number): Promise<number> {
    const outdated = await selectRows({ db })<{ post_id: string; coping_methods: string[] }>`
      select post_id, coping_methods from resolutions where method_keys_by <> ${currentVersion()} limit ${limit}`
    for (const { post_id, coping_methods } of outdated) {
      // A change meanwhile has written its own keys.
      await db()
        .updateTable('resolutions')
        .set(keyColumns(coping_methods))
        .where('post_id', '=', post_id)
        .where(sql<boolean>`coping_methods = ${coping_methods}::text[]`)
        .execute()
    }
    return outdated.length
  },
})
export type ResolutionStore = ReturnType<typeof resolutionStore>

const resolutionColumns = ({ copingMethods, resolutionStory, helpfulnessRating, isPublic, moderationStatus }: NewResolution) => ({
  coping_methods: copingMethods,
  story: resolutionStory || null,
  ...keyColumns(copingMethods),
  rating: helpfulnessRating ?? null,
  is_public: isPublic,
  moderation_status: moderationStatus,
})
