import type { Category } from '@worrystone/contracts'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectExists, selectRow, selectValue, selectValues } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'
import { similarCount } from '../posts/index.ts'
import { postVisibleTo } from '../visibility/index.ts'
import { type AnalysisResult, TOO_LITTLE } from './engine/analysis-result.ts'

/** An analysis with the text and author of its worry. */
export type AnalysisRow = Omit<Selectable<Tables['post_analyses']>, 'language'> &
  Pick<AnalysisResult, 'language'> &
  Pick<Selectable<Tables['posts']>, 'short_content' | 'user_id'> & { similar_count: number }

/** The category of a worry by its analysis: none if there was too little to analyze. */
export const categoryOf = ({ category, model }: Pick<AnalysisResult, 'category' | 'model'>): Category | null =>
  model === TOO_LITTLE ? null : category

type VisiblePost = { id: string; user_id: string; short_content: string; has_analysis: boolean; is_distressed: boolean }

/** The only writer of the table post_analyses. Every read applies the visibility rule. */
export const analysisStore = ({ db }: Pick<Database, 'db'>) => ({
  /** A worry that the viewer can see. */
  findVisiblePost: (viewerId: string | null, postId: string): Promise<VisiblePost | undefined> =>
    selectRow({ db })<VisiblePost>`
      select posts.id, posts.user_id, posts.short_content, a.post_id is not null as has_analysis,
        coalesce(a.is_distressed, false) as is_distressed
      from posts left join post_analyses a on a.post_id = posts.id
      where posts.id = ${postId} and ${postVisibleTo(viewerId)}`,

  find: (viewerId: string | null, postId: string): Promise<AnalysisRow | undefined> =>
    selectRow({ db })<AnalysisRow>`
      select a.*, p.short_content, p.user_id, ${similarCount(viewerId)} as similar_count
      from (select * from posts where posts.id = ${postId} and ${postVisibleTo(viewerId)}) p join post_analyses a on a.post_id = p.id`,

  /** The text to analyze, without the visibility rule. */
  findText: (postId: string): Promise<string | undefined> =>
    selectValue({ db })<string>`select short_content from posts where id = ${postId}`,

  /** The longer text, which is only checked for danger; empty if there is none. */
  findLongText: async (postId: string): Promise<string> =>
    (await selectValue({ db })<string | null>`select long_content from posts where id = ${postId}`) ?? '',

  /** The ids that belong to worries. */
  findExisting: (postIds: string[]): Promise<string[]> =>
    selectValues({ db })<string>`select id from posts where id = any(${postIds}::uuid[])`,

  /** Locks the worry; false if it is deleted or its text has changed. */
  lockIfUnchanged: (postId: string, text: string): Promise<boolean> =>
    selectExists({ db })`select from posts where id = ${postId} and short_content = ${text} for no key update`,

  /** Locks the worry until the transaction ends. */
  async lockPost(postId: string) {
    await sql`select from posts where id = ${postId} for no key update`.execute(db())
  },

  /** Returns the author's correction, which is kept across analyses. */
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
    const { corrected_category } = await db()
      .insertInto('post_analyses')
      .values({ post_id: postId, ...columns })
      .onConflict((conflict) => conflict.column('post_id').doUpdateSet(columns))
      .returning('corrected_category')
      .executeTakeFirstOrThrow()
    return corrected_category
  },

  /** Returns the analyzed category, null for a text with too little to analyze; undefined if there is no analysis yet. */
  async correct(postId: string, category: Category | null): Promise<Category | null | undefined> {
    const row = await selectRow({ db })<Pick<AnalysisResult, 'category' | 'model'>>`
      update post_analyses set corrected_category = ${category} where post_id = ${postId} returning category, model`
    return row && categoryOf(row)
  },
})
export type AnalysisStore = ReturnType<typeof analysisStore>
