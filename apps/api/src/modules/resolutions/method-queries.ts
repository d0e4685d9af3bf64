import type { Category } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getRow, selectRow, selectRows } from '../../db/rows.ts'
import { postVisibleTo } from '../visibility/index.ts'
import { isStoryReadable } from './readable.ts'
import { WITH_WORRY } from './resolution-sql.ts'

/** Each method with its key: its words in lower case until the key is stored. */
const EACH_METHOD = sql`cross join unnest(coping_methods, method_keys) as named_method(method, stored_key)`
const KEY = sql`coalesce(stored_key, lower(method))`

const MAX_METHODS = sql.lit(20)
/** Suggestions come from this many of the newest shared stories of a category. */
const MAX_OF_CATEGORY = sql.lit(200)

type Figures = { stories: number; authors: number; rating: number | null; raters: number }

/** Counts what helped. */
export const methodQueries = ({ db }: Pick<Database, 'db'>) => ({
  /** Statistics of all public stories, the same for every viewer, so that differences between viewers reveal nothing. */
  figures: (): Promise<Figures> =>
    getRow({ db })<Figures>`
      select count(*)::int as stories, count(distinct resolutions.user_id)::int as authors,
        round(avg(rating), 1)::float8 as rating, (count(distinct resolutions.user_id) filter (where rating is not null))::int as raters
      ${WITH_WORRY} where resolutions.is_public and ${isStoryReadable(null)}`,

  /** Coping methods of enough different people, whatever they call them, each in its most frequent spelling. */
  mostNamedMethods: (minPeople: number) =>
    selectRows({ db })<{ key: string; coping_method: string; count: number }>`
      select ${KEY} as key, mode() within group (order by method) as coping_method, count(distinct resolutions.user_id)::int as count
      ${WITH_WORRY} ${EACH_METHOD} where resolutions.is_public and ${isStoryReadable(null)}
      group by 1 having count(distinct resolutions.user_id) >= ${minPeople}
      order by count desc, coping_method limit ${MAX_METHODS}`,

  /** The methods of the list that people with worries of a category named, most people first; the same for every viewer. */
  methodsOfCategory: (category: Category, ids: string[]) =>
    selectRows({ db })<{ key: string; count: number }>`
      select ${KEY} as key, count(distinct resolutions.user_id)::int as count
      ${WITH_WORRY} ${EACH_METHOD} where posts.category = ${category} and posts.resolved_at is not null
        and resolutions.is_public and ${isStoryReadable(null)} and ${KEY} = any(${ids}::text[])
      group by 1 order by count desc, key`,

  /** People with public worries of a category, and those who resolved one; the same for every viewer. */
  peopleOfCategory: (category: Category) =>
    getRow({ db })<{ people: number; resolved: number }>`
      select count(distinct posts.user_id)::int as people,
        (count(distinct posts.user_id) filter (where posts.resolved_at is not null))::int as resolved
      from posts where posts.category = ${category} and ${postVisibleTo(null)}`,

  /** `is_gentle`: the viewer is the author of this worry, and it is one of distress. */
  worryFor: (viewerId: string | null, postId: string) =>
    selectRow({ db })<{ category: Category | null; is_gentle: boolean }>`
      select posts.category, coalesce(posts.user_id = ${viewerId}::uuid and a.is_distressed, false) as is_gentle
      from posts left join post_analyses a on a.post_id = posts.id where posts.id = ${postId}`,

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
            and posts.user_id <> (select user_id from worry) and ${isStoryReadable(viewerId)}
          order by posts.resolved_at desc, posts.id desc limit ${MAX_OF_CATEGORY}),
        candidates as (
          select id, bool_or(is_similar) as is_similar, bool_or(is_same_language) as is_readable
          from (select * from similar_worries union all select * from of_category) every group by id),
        named as (
          select ${KEY} as key, method, resolutions.user_id, rating, is_similar
          from candidates join resolutions on resolutions.post_id = candidates.id join posts on posts.id = candidates.id ${EACH_METHOD}
          where (is_readable or ${KEY} = any(${ids}::text[])) and resolutions.is_public and resolutions.moderation_status = 'approved'
            and resolutions.user_id <> (select user_id from worry) and ${isStoryReadable(viewerId)})
      select key, mode() within group (order by method) as coping_method, count(distinct user_id)::int as count,
        round(avg(rating), 1)::float8 as rating, (count(distinct user_id) filter (where rating is not null))::int as raters
      from named group by key
      order by count(distinct user_id) filter (where is_similar) desc, count desc, avg(rating) desc nulls last, key limit ${limit}`,
})
export type MethodQueries = ReturnType<typeof methodQueries>
