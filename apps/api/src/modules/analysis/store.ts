import type { Category, LanguageCode, PrivacyLevel } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectExists, selectRow } from '../../db/rows.ts'
import { similarCount } from '../posts/index.ts'
import { postVisibleTo } from '../visibility/index.ts'
import type { AnalysisResult } from './engine/analysis-result.ts'

export type AnalysisRow = {
  post_id: string
  short_content: string
  user_id: string
  text_hash: string
  method: AnalysisResult['method']
  language: AnalysisResult['language']
  category: Category
  subcategory: string | null
  confidence: number
  sentiment: number | null
  keywords: string[]
  reasons: { word: string; weight: number }[]
  is_distressed: boolean
  corrected_category: Category | null
  analyzed_at: Date
  similar_count: number
}

export type SimilarRow = {
  id: string
  short_content: string
  category: Category | null
  subcategory: string | null
  similarity: number
  other_language: LanguageCode | null
  is_own: boolean
  is_resolved: boolean
  content_warning: string | null
  privacy_level: PrivacyLevel
  created_at: Date
  user_id: string
  username: string
  display_name: string | null
  avatar_url: string | null
  total: number
}

type VisiblePost = { id: string; user_id: string; short_content: string; has_analysis: boolean; is_distressed: boolean }

/** The only writer of the tables post_analyses and analysis_asks. Whatever is read of a worry is read under the rule of who may see it. */
export const analysisStore = (database: Database) => ({
  /** A worry that the viewer may see. */
  findVisiblePost: (viewerId: string | null, postId: string): Promise<VisiblePost | undefined> =>
    selectRow(
      database,
      sql<VisiblePost>`
      select posts.id, posts.user_id, posts.short_content, a.post_id is not null as has_analysis,
        coalesce(a.is_distressed, false) as is_distressed
      from posts left join post_analyses a on a.post_id = posts.id
      where posts.id = ${postId} and ${postVisibleTo(viewerId)}`,
    ),

  find: (viewerId: string | null, postId: string): Promise<AnalysisRow | undefined> =>
    selectRow(
      database,
      sql<AnalysisRow>`
      select a.*, p.short_content, p.user_id, ${similarCount(viewerId)} as similar_count
      from (select * from posts where posts.id = ${postId} and ${postVisibleTo(viewerId)}) p join post_analyses a on a.post_id = p.id`,
    ),

  /** The text to analyze, whoever may see it. */
  async findText(postId: string): Promise<string | undefined> {
    const post = await database.db().selectFrom('posts').select('short_content').where('id', '=', postId).executeTakeFirst()
    return post?.short_content
  },

  /** The longer text, which is only checked for danger; empty if there is none. */
  async findLongText(postId: string): Promise<string> {
    const post = await database.db().selectFrom('posts').select('long_content').where('id', '=', postId).executeTakeFirst()
    return post?.long_content ?? ''
  },

  /** Those of them that are worries. */
  async existing(postIds: string[]): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`select id from posts where id = any(${postIds}::uuid[])`.execute(database.db())
    return rows.map(({ id }) => id)
  },

  /** Locks the worry; false if it is gone or its text has changed. */
  lockIfUnchanged: (postId: string, text: string): Promise<boolean> =>
    selectExists(database, sql`select from posts where id = ${postId} and short_content = ${text} for no key update`),

  /** Locks the worry until the transaction ends. */
  async lockPost(postId: string) {
    await sql`select from posts where id = ${postId} for no key update`.execute(database.db())
  },

  /** Returns the author's correction, which outlives a new analysis. */
  async save(
    postId: string,
    result: AnalysisResult,
    { textHash, isDangerous, isDistressed, at }: { textHash: string; isDangerous: boolean; isDistressed: boolean; at: Date },
  ) {
    const { method, model, language, category, subcategory, confidence, sentiment, keywords, reasons } = result
    const columns = {
      ...{ method, model, language, category, subcategory, confidence, sentiment, keywords },
      text_hash: textHash,
      reasons: JSON.stringify(reasons),
      is_distressed: isDistressed,
      speaks_of_danger: isDangerous,
      analyzed_at: at,
    }
    const { corrected_category } = await database
      .db()
      .insertInto('post_analyses')
      .values({ post_id: postId, ...columns })
      .onConflict((there) => there.column('post_id').doUpdateSet(columns))
      .returning('corrected_category')
      .executeTakeFirstOrThrow()
    return corrected_category
  },

  /** Returns the analyzed category; undefined if there is no analysis yet. */
  async correct(postId: string, category: Category | null): Promise<Category | undefined> {
    const row = await database
      .db()
      .updateTable('post_analyses')
      .set({ corrected_category: category })
      .where('post_id', '=', postId)
      .returning('category')
      .executeTakeFirst()
    return row?.category
  },

  /** Similar worries that the viewer may see, those in the same language first, with how many there are in all. `isGentle`: resolved ones first, none whose author may be in danger. */
  async similar(
    viewerId: string | null,
    postId: string,
    wanted: { limit: number; withOwn: boolean; isGentle: boolean },
  ): Promise<SimilarRow[]> {
    const { limit, withOwn, isGentle } = wanted
    const own = withOwn && viewerId !== null ? sql`or posts.user_id = ${viewerId}` : sql``
    const resolved = isGentle ? sql`(posts.resolved_at is not null) desc,` : sql``
    const calm = isGentle
      ? sql`and not exists (select from post_analyses other where other.post_id = posts.id and other.speaks_of_danger)`
      : sql``
    const { rows } = await sql<SimilarRow>`
      select posts.id, posts.short_content, posts.category, a.subcategory, s.similarity, nullif(written.language, own_words.language) as other_language,
        posts.user_id is not distinct from ${viewerId}::uuid as is_own,
        posts.resolved_at is not null as is_resolved, posts.content_warning, posts.privacy_level, posts.created_at,
        posts.user_id, u.username, u.display_name, u.avatar_url, count(*) over ()::int as total
      from similar_posts s join posts on posts.id = s.other_id join users u on u.id = posts.user_id
        left join post_analyses a on a.post_id = posts.id and a.corrected_category is null
        left join post_analyses written on written.post_id = posts.id
        left join post_analyses own_words on own_words.post_id = s.post_id
      where s.post_id = ${postId} and (posts.user_id <> (select mine.user_id from posts mine where mine.id = ${postId}) ${own})
        and ${postVisibleTo(viewerId)} ${calm}
      order by ${resolved} nullif(written.language, own_words.language) is null desc, s.similarity desc, posts.id limit ${limit}`.execute(
      database.db(),
    )
    return rows
  },

  /** For those of the worries that the viewer may see. */
  async counts(viewerId: string | null, postIds: string[]) {
    const { rows } = await sql<{ id: string; similar_count: number; me_too_count: number }>`
      select p.id, ${similarCount(viewerId)} as similar_count, p.me_too_count
      from (select * from posts where posts.id = any(${postIds}::uuid[]) and ${postVisibleTo(viewerId)}) p`.execute(database.db())
    return new Map(rows.map((row) => [row.id, row]))
  },

  /** Counts one more countRequest of that day; false when there have been `most`. */
  countRequest: (userId: string, day: string, most: number): Promise<boolean> =>
    selectExists(
      database,
      sql`
      insert into analysis_asks as asks (user_id, day, asked) values (${userId}, ${day}::date, 1)
      on conflict (user_id, day) do update set asked = asks.asked + 1 where asks.asked < ${most} returning 1`,
    ),

  /** Takes back an countRequest that was not answered. */
  async uncountRequest(userId: string, day: string) {
    await sql`update analysis_asks set asked = asked - 1 where user_id = ${userId} and day = ${day}::date and asked > 0`.execute(
      database.db(),
    )
  },

  async requestCount(userId: string, day: string): Promise<number> {
    const { rows } = await sql<{ asked: number }>`
      select asked from analysis_asks where user_id = ${userId} and day = ${day}::date`.execute(database.db())
    return rows[0]?.asked ?? 0
  },

  async deleteOldRequests() {
    await sql`delete from analysis_asks where day < now() - interval '2 days'`.execute(database.db())
  },
})
export type AnalysisStore = ReturnType<typeof analysisStore>
