import type { Category, ModerationStatus, ResolutionForm } from '@worrystone/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getRow, selectExists, selectRow, selectRows, selectValue } from '../../db/rows.ts'
import { isPublished, notMutedBy, postVisibleTo, withoutHiddenWords } from '../visibility/index.ts'
import { currentVersion, keyColumns } from './method-keys.ts'
import type { ResolutionRow } from './present-resolution.ts'
import { isReadable } from './readable.ts'

type NewResolution = ResolutionForm & { moderationStatus: ModerationStatus }
type StoriesLike = { category: Category; language: string | null; day: string; limit: number }
type Paging = { limit: number; offset: number }

const COLUMNS = sql`resolutions.post_id, resolutions.coping_methods, resolutions.story, resolutions.rating, resolutions.is_public,
  resolutions.moderation_status, resolutions.resolved_at, resolutions.updated_at`

const WITH_WORRY = sql`from resolutions join posts on posts.id = resolutions.post_id`

/** Words are hidden in the story and in its worry. */
const STORY_KINDS = sql`('worry', 'story')`

/** Each method with what it is counted as: its words in lower case until its key is filled in. */
const EACH_METHOD = sql`cross join unnest(coping_methods, method_keys) as named_method(method, stored_key)`
const KEY = sql`coalesce(stored_key, lower(method))`

const MAX_METHODS = sql.lit(20)
/** Suggestions come from this many of the newest shared stories of a category. */
const MAX_OF_CATEGORY = sql.lit(200)

export type Figures = {
  stories: number
  authors: number
  rating: number | null
  raters: number
}

/** The only writer of the table resolutions. */
export function resolutionStore({ db }: Pick<Database, 'db'>) {
  return {
    /** The author's own worry, locked until the transaction ends. */
    lockOwnPost: (postId: string, userId: string) =>
      selectRow({ db })<{ privacy_level: 'public' | 'friends' | 'private'; is_published: boolean }>`
        select privacy_level, ${isPublished} as is_published from posts
        where posts.id = ${postId} and posts.user_id = ${userId} for no key update of posts`,

    /** The resolution of a worry, without a check of visibility. */
    find: (postId: string) => db().selectFrom('resolutions').selectAll().where('post_id', '=', postId).executeTakeFirst(),

    readable: (viewerId: string | null, postId: string): Promise<ResolutionRow | undefined> =>
      selectRow({ db })<ResolutionRow>`
        select ${COLUMNS} ${WITH_WORRY} where resolutions.post_id = ${postId} and ${isReadable(viewerId)}`,

    /** Returns false if the worry is resolved already. */
    async add(postId: string, userId: string, resolution: NewResolution, at: Date): Promise<boolean> {
      const row = await db()
        .insertInto('resolutions')
        .values({ post_id: postId, user_id: userId, resolved_at: at, ...columnsOf(resolution) })
        .onConflict((on) => on.doNothing())
        .returning('post_id')
        .executeTakeFirst()
      return row !== undefined
    },

    async change(postId: string, resolution: NewResolution) {
      await db()
        .updateTable('resolutions')
        .set({ ...columnsOf(resolution), updated_at: sql`now()` })
        .where('post_id', '=', postId)
        .execute()
    },

    async moderate(postId: string, status: ModerationStatus) {
      await db().updateTable('resolutions').set({ moderation_status: status }).where('post_id', '=', postId).execute()
    },

    async remove(postId: string) {
      await db().deleteFrom('resolutions').where('post_id', '=', postId).execute()
    },

    /** Shared stories, newest first, optionally of worries of one category. */
    stories(
      viewerId: string | null,
      { limit, offset, category }: Paging & { category?: Category | undefined },
    ): Promise<ResolutionRow[]> {
      const conditions: RawBuilder<boolean>[] = [sql`resolutions.is_public`, isReadable(viewerId)]
      if (viewerId !== null) {
        conditions.push(notMutedBy(sql.ref('posts.user_id'), viewerId))
        conditions.push(withoutHiddenWords(viewerId, 'everywhere', STORY_KINDS))
      }
      if (category) conditions.push(sql`posts.category = ${category} and posts.resolved_at is not null`)
      const order = category
        ? sql`posts.resolved_at desc, posts.id desc`
        : sql`resolutions.resolved_at desc, resolutions.post_id desc`
      return selectRows({ db })<ResolutionRow>`select ${COLUMNS} ${WITH_WORRY} where ${sql.join(conditions, sql` and `)}
        order by ${order} limit ${limit} offset ${offset}`
    },

    /**
     * The worry of a shared story with a text, from those resolved before the day, in an order of that day. No
     * story of a worry with a warning or of distress.
     */
    storyOfTheDay: (language: string, day: string): Promise<string | undefined> =>
      selectValue({ db })<string>`
        select resolutions.post_id ${WITH_WORRY} join post_analyses a on a.post_id = posts.id
        where resolutions.is_public and resolutions.story is not null and ${isReadable(null)} and posts.language = ${language}
          and posts.content_warning is null and not a.is_distressed and resolutions.resolved_at < ${day}::date at time zone 'utc'
        order by md5(${day}::text || resolutions.post_id::text) limit 1`,

    /** Whether the viewer hides none of its words. */
    isShown: (viewerId: string, postId: string): Promise<boolean> =>
      selectExists({
        db,
      })`select from posts where posts.id = ${postId} and ${withoutHiddenWords(viewerId, 'everywhere', STORY_KINDS)}`,

    byUser(viewerId: string | null, userId: string, { limit, offset }: Paging): Promise<ResolutionRow[]> {
      return selectRows({ db })<ResolutionRow>`
        select ${COLUMNS} ${WITH_WORRY} where resolutions.user_id = ${userId} and ${isReadable(viewerId)}
        order by resolutions.resolved_at desc, resolutions.post_id desc limit ${limit} offset ${offset}`
    },

    /** Statistics of all public stories, the same for every viewer, so that differences between viewers reveal nothing. */
    figures: (): Promise<Figures> =>
      getRow({ db })<Figures>`
        select count(*)::int as stories, count(distinct resolutions.user_id)::int as authors,
          round(avg(rating), 1)::float8 as rating, (count(distinct resolutions.user_id) filter (where rating is not null))::int as raters
        ${WITH_WORRY} where resolutions.is_public and ${isReadable(null)}`,

    /** Coping methods of enough different people, whatever they call them, each in its most frequent spelling. */
    mostNamedMethods: (minPeople: number) =>
      selectRows({ db })<{ key: string; coping_method: string; count: number }>`
        select ${KEY} as key, mode() within group (order by method) as coping_method, count(distinct resolutions.user_id)::int as count
        ${WITH_WORRY} ${EACH_METHOD} where resolutions.is_public and ${isReadable(null)}
        group by 1 having count(distinct resolutions.user_id) >= ${minPeople}
        order by count desc, coping_method limit ${MAX_METHODS}`,

    /** The methods of the list that people with worries of a category named, most people first; the same for every viewer. */
    methodsOfCategory: (category: Category, ids: string[]) =>
      selectRows({ db })<{ key: string; count: number }>`
        select ${KEY} as key, count(distinct resolutions.user_id)::int as count
        ${WITH_WORRY} ${EACH_METHOD} where posts.category = ${category} and posts.resolved_at is not null
          and resolutions.is_public and ${isReadable(null)} and ${KEY} = any(${ids}::text[])
        group by 1 order by count desc, key`,

    /** People with public worries of a category, and those who resolved one; the same for every viewer. */
    peopleOfCategory: (category: Category) =>
      getRow({ db })<{ people: number; resolved: number }>`
        select count(distinct posts.user_id)::int as people,
          (count(distinct posts.user_id) filter (where posts.resolved_at is not null))::int as resolved
        from posts where posts.category = ${category} and ${postVisibleTo(null)}`,

    /**
     * Worries of a category with a shared story, those in the language first, in an order of the day. None with a warning or of distress.
     */
    storiesLike: (viewerId: string, { category, language, day, limit }: StoriesLike) =>
      selectRows({ db })<{ id: string; short_content: string; language: string | null }>`
        select posts.id, posts.short_content, posts.language ${WITH_WORRY} join post_analyses a on a.post_id = posts.id
        where posts.category = ${category} and posts.resolved_at is not null and posts.user_id <> ${viewerId}
          and resolutions.is_public and ${isReadable(viewerId)} and ${notMutedBy(sql.ref('posts.user_id'), viewerId)}
          and ${withoutHiddenWords(viewerId, 'everywhere', STORY_KINDS)} and posts.content_warning is null and not a.is_distressed
        order by posts.language is not distinct from ${language} desc, resolutions.story is null, md5(${day}::text || posts.id::text)
        limit ${limit}`,

    /** `is_gentle`: the viewer is the author of this worry, and it is one of distress. */
    worryFor: (viewerId: string | null, postId: string) =>
      selectRow({ db })<{ category: Category | null; is_gentle: boolean }>`
        select posts.category, coalesce(posts.user_id = ${viewerId}::uuid and a.is_distressed, false) as is_gentle
        from posts left join post_analyses a on a.post_id = posts.id where posts.id = ${postId}`,

    /** Counts what was counted by other lists again; returns how many resolutions that were. */
    async rekey(limit: number): Promise<number> {
      const old = await db()
        .selectFrom('resolutions')
        .select(['post_id', 'coping_methods'])
        .where('method_keys_by', '<>', currentVersion())
        .limit(limit)
        .execute()
      for (const { post_id, coping_methods } of old) {
        // A change meanwhile has written its own keys.
        await db()
          .updateTable('resolutions')
          .set(keyColumns(coping_methods))
          .where('post_id', '=', post_id)
          .where(sql<boolean>`coping_methods = ${coping_methods}::text[]`)
          .execute()
      }
      return old.length
    },

    /**
     * Coping methods of others: of similar worries first, then of worries of the same category. Methods of the list count in every language,
     * a person's own words only in the language of the worry.
     */
    suggestions: (viewerId: string | null, postId: string, { ids, limit }: { ids: string[]; limit: number }) =>
      selectRows({ db })<{ key: string; coping_method: string; count: number; rating: number | null; raters: number }>`
        with worry as (select id, user_id, category from posts where id = ${postId}),
          similar_worries as (select other_id as id, true as is_similar, true as is_same_language from similar_posts where post_id = ${postId}),
          of_category as (
            select posts.id, false as is_similar, (select language from post_analyses a where a.post_id = posts.id)
                is not distinct from (select language from post_analyses a where a.post_id = ${postId}) as is_same_language
            ${WITH_WORRY} where posts.category = (select category from worry) and posts.resolved_at is not null and resolutions.is_public
              and posts.user_id <> (select user_id from worry) and ${isReadable(viewerId)}
            order by posts.resolved_at desc, posts.id desc limit ${MAX_OF_CATEGORY}),
          candidates as (
            select id, bool_or(is_similar) as is_similar, bool_or(is_same_language) as is_readable
            from (select * from similar_worries union all select * from of_category) every group by id),
          named as (
            select ${KEY} as key, method, resolutions.user_id, rating, is_similar
            from candidates join resolutions on resolutions.post_id = candidates.id join posts on posts.id = candidates.id ${EACH_METHOD}
            where (is_readable or ${KEY} = any(${ids}::text[])) and resolutions.is_public and resolutions.moderation_status = 'approved'
              and resolutions.user_id <> (select user_id from worry) and ${isReadable(viewerId)})
        select key, mode() within group (order by method) as coping_method, count(distinct user_id)::int as count,
          round(avg(rating), 1)::float8 as rating, (count(distinct user_id) filter (where rating is not null))::int as raters
        from named group by key
        order by count(distinct user_id) filter (where is_similar) desc, count desc, avg(rating) desc nulls last, key limit ${limit}`,
  }
}
export type ResolutionStore = ReturnType<typeof resolutionStore>

const columnsOf = ({ copingMethods, resolutionStory, helpfulnessRating, isPublic, moderationStatus }: NewResolution) => ({
  coping_methods: copingMethods,
  story: resolutionStory || null,
  ...keyColumns(copingMethods),
  rating: helpfulnessRating ?? null,
  is_public: isPublic,
  moderation_status: moderationStatus,
})
