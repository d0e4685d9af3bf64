import type { Category } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectRow } from '../../db/rows.ts'
import type { AnalysisResult } from './engine/analysis-result.ts'
import { situationsWithin } from './engine/situations.ts'
import { themesWithin } from './engine/themes.ts'
import { linkPosts, type SimilarPost } from './link-posts.ts'
import { type Candidate, nearbyPosts } from './nearby-posts.ts'
import { similarCandidates } from './similar-candidates.ts'
import { signBits, vectorToBytes } from './vectors.ts'

/** The maximum that is kept for a worry, as in `linkPosts`. */
const MAX_KEPT = 50

type Comparable = Pick<
  AnalysisResult,
  'category' | 'vector' | 'model' | 'terms' | 'language' | 'concepts' | 'themes' | 'situations'
>

/** Worries with a similar text. The only writer of post_embeddings, post_terms, post_concepts and similar_posts. */
export function similarPosts(database: Database) {
  const nearby = nearbyPosts(database)
  const { byVector, notContradicted, byTerms, byConcepts } = similarCandidates(database)

  return {
    /**
     * Recomputes the similar worries of a worry and writes them in both directions. Serialized by a lock that lasts as long as the
     * transaction, so that two concurrent worries are related to each other and no deadlock is possible.
     */
    update: (
      postId: string,
      { category, vector, model, terms, language, concepts, themes, situations }: Comparable,
    ): Promise<void> =>
      database.tx(async () => {
        const db = database.db()
        await sql`select pg_advisory_xact_lock(hashtext('similar_posts'))`.execute(db)
        const post = await selectRow(database)<{
          category: Category | null
        }>`select category from posts where id = ${postId} for key share`
        if (!post) return
        await db.deleteFrom('similar_posts').where('post_id', '=', postId).execute()
        await db.deleteFrom('similar_posts').where('other_id', '=', postId).execute()
        await db.deleteFrom('post_embeddings').where('post_id', '=', postId).execute()
        await db.deleteFrom('post_terms').where('post_id', '=', postId).execute()
        await db.deleteFrom('post_concepts').where('post_id', '=', postId).execute()
        await nearby.clear(postId)

        const corrected = post.category === category ? null : post.category
        const features = themes
          ? {
              ...{ vector, concepts, category: post.category },
              themes: corrected ? themesWithin(corrected, themes) : themes,
              situations: corrected && situations ? situationsWithin(corrected, situations) : situations,
            }
          : undefined
        let similar: SimilarPost[] = []
        let withVectors: Candidate[] = []
        if (vector) {
          const bits = signBits(vector)
          await sql`insert into post_embeddings (post_id, model, sig, vec)
            values (${postId}, ${model}, ${bits}::text::bit(512), ${vectorToBytes(vector)})`.execute(db)
          ;({ similar, compared: withVectors } = await byVector({ postId, model, bits, vector, features }))
        } else if (language && terms.length > 0) {
          await sql`insert into post_terms (post_id, language, terms) values (${postId}, ${language}, ${terms}::text[])`.execute(
            db,
          )
          similar = await notContradicted(await byTerms({ postId, language, terms }), features, false)
        }
        if (language && concepts.length > 0) {
          await sql`insert into post_concepts (post_id, language, concepts) values (${postId}, ${language}, ${concepts}::text[])`.execute(
            db,
          )
          similar.push(...(await notContradicted(await byConcepts({ postId, language, concepts }), features, true)))
        }
        await linkPosts(database, { table: 'similar_posts', max: MAX_KEPT }, postId, similar)
        if (language && features)
          await nearby.update(postId, { ...features, language }, { withVectors, close: new Set(similar.map(({ id }) => id)) })
      }),
  }
}
export type SimilarPosts = ReturnType<typeof similarPosts>
