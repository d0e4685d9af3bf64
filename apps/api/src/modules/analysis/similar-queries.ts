import type { Category, LanguageCode, PrivacyLevel, SimilarityBand } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectExists, selectRows } from '../../db/rows.ts'
import { similarCount, VERY_CLOSE_FROM } from '../posts/index.ts'
import type { SummaryRow } from '../users/index.ts'
import { postVisibleTo, withoutHiddenWords } from '../visibility/index.ts'
import { TOO_LITTLE } from './engine/analysis-result.ts'

export type SimilarRow = Omit<SummaryRow, 'id'> & {
  id: string
  short_content: string
  category: Category | null
  subcategory: string | null
  similarity: number
  band: SimilarityBand
  other_language: LanguageCode | null
  is_own: boolean
  is_resolved: boolean
  content_warning: string | null
  privacy_level: PrivacyLevel
  created_at: Date
  user_id: string
  total: number
  people: number
}

/** Reads similar worries: only those that the viewer can see. */
export const similarQueries = (database: Database) => ({
  /**
   * Similar worries that the viewer can see, very close ones first, those in the same language first, with their total and the number of
   * other people who wrote them. `isGentle`: resolved ones first, none whose author may be in danger.
   */
  async similar(
    viewerId: string | null,
    postId: string,
    query: { limit: number; withOwn: boolean; isGentle: boolean },
  ): Promise<SimilarRow[]> {
    const { limit, withOwn, isGentle } = query
    const ownCondition = withOwn && viewerId !== null ? sql`or posts.user_id = ${viewerId}` : sql``
    const resolved = isGentle ? sql`is_resolved desc,` : sql``
    const gentleCondition = isGentle
      ? sql`and not exists (select from post_analyses other where other.post_id = posts.id and other.speaks_of_danger)`
      : sql``
    const shown = viewerId === null ? sql`` : sql`and ${withoutHiddenWords(viewerId, 'everywhere')}`
    return selectRows(database)<SimilarRow>`
      with visible as materialized (
        select posts.id, posts.short_content, posts.category, a.subcategory, s.similarity,
          case when s.is_similar and s.similarity >= ${sql.lit(VERY_CLOSE_FROM)} then 'very_close' else 'same_place' end as band,
          nullif(written.language, own_words.language) as other_language,
          posts.user_id is not distinct from ${viewerId}::uuid as is_own,
          posts.resolved_at is not null as is_resolved, posts.content_warning, posts.privacy_level, posts.created_at,
          posts.user_id, u.username, u.display_name, u.avatar_url
        from (select other_id, similarity, true as is_similar from similar_posts where post_id = ${postId}
            union all select other_id, similarity, false from nearby_posts where post_id = ${postId}) s
          join posts on posts.id = s.other_id join users u on u.id = posts.user_id
          left join post_analyses a on a.post_id = posts.id and a.corrected_category is null
          left join post_analyses written on written.post_id = posts.id
          left join post_analyses own_words on own_words.post_id = ${postId}
        where (posts.user_id <> (select mine.user_id from posts mine where mine.id = ${postId}) ${ownCondition})
          and ${postVisibleTo(viewerId)} ${gentleCondition} ${shown})
      select visible.*, count(*) over ()::int as total,
        (select count(distinct user_id)::int from visible where not is_own) as people
      from visible
      order by ${resolved} band = 'very_close' desc, other_language is null desc, similarity desc, id limit ${limit}`
  },

  /** Whether the worry was compared with the others; one that was analyzed more than a minute ago counts as compared. */
  isCompared: (postId: string): Promise<boolean> =>
    selectExists(database)`
      select from post_analyses a where a.post_id = ${postId} and (a.model = ${TOO_LITTLE} or a.analyzed_at < now() - interval '1 minute'
        or exists (select from post_themes where post_id = ${postId}))`,

  /** The counts of those worries that the viewer can see. */
  async counts(viewerId: string | null, postIds: string[]) {
    const rows = await selectRows(database)<{ id: string; similar_count: number; me_too_count: number }>`
      select p.id, ${similarCount(viewerId)} as similar_count, p.me_too_count
      from (select * from posts where posts.id = any(${postIds}::uuid[]) and ${postVisibleTo(viewerId)}) p`
    return new Map(rows.map((row) => [row.id, row]))
  },
})
export type SimilarQueries = ReturnType<typeof similarQueries>
