import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectExists, selectRows } from '../../db/rows.ts'
import type { AnalysisResult } from './engine/analysis-result.ts'
import { bytesToVector, signBits, unitCosine, vectorToBytes } from './vectors.ts'

/** How many candidates are compared exactly: those whose sign bits agree most. */
const CANDIDATES = 300
/** How many worries with a common term are compared. */
const SHARING = 1_000
/** The minimum similarity: one of a hundred random pairs reaches it, and half of the pairs about the same subject. */
const SIMILAR_FROM = 0.47
/**
 * The minimum for two of different categories, which more often share the scene than the worry. Of the written pairs 32 instead of 34
 * related ones are related, and 1 instead of 3 unrelated ones; of random pairs of different categories a third remains.
 */
const SIMILAR_ACROSS = 0.55
/** For operators' models, and by common terms. */
const SIMILAR_FROM_OPERATOR_MODEL = 0.82
const SIMILAR_FROM_WORDS = 0.4
const MIN_SHARED = 2
/** Across languages: with two common concepts or the same subcategory, and with one concept that covers nearly all of both. */
const SIMILAR_FROM_CONCEPTS = { much: 0.5, one: 0.7 }
/** Common concepts are weaker evidence than similar sentences. */
const MAX_FROM_CONCEPTS = 0.7
/**
 * The maximum in other languages: enough to show that others have the same worry, few enough not to displace those in the reader's
 * language.
 */
const MAX_ACROSS = 10
/**
 * The maximum that is kept for a worry, counted separately for public ones, the author's own, and all others: worries that a reader cannot
 * see must not displace those they can.
 */
const MAX_KEPT = 50

type SimilarPost = { id: string; similarity: number }
type Comparable = Pick<AnalysisResult, 'vector' | 'model' | 'terms' | 'language' | 'concepts'>

/** The only writer of post_embeddings, post_terms, post_concepts and similar_posts. */
export function similarPosts(database: Database) {
  type Vector = { postId: string; model: string; bits: string; vector: Float32Array }
  /** Comparing the sign bits of 100,000 vectors is faster than reading the vectors, and exact enough to choose candidates. */
  async function byVector({ postId, model, bits, vector }: Vector): Promise<SimilarPost[]> {
    const rows = await selectRows(database)<{ post_id: string; vec: Uint8Array; is_about_the_same: boolean }>`
      select e.post_id, e.vec, other.category is not distinct from mine.category as is_about_the_same
      from posts mine cross join post_embeddings e
        join posts other on other.id = e.post_id
        join (select post_id from post_embeddings where model = ${model} and post_id <> ${postId}
          order by bit_count(sig # ${bits}::text::bit(512)) limit ${sql.lit(CANDIDATES)}) near on near.post_id = e.post_id
      where mine.id = ${postId}`
    const isOperatorModel = model.startsWith('onnx:')
    return rows.flatMap(({ post_id, vec, is_about_the_same }) => {
      const from = isOperatorModel ? SIMILAR_FROM_OPERATOR_MODEL : is_about_the_same ? SIMILAR_FROM : SIMILAR_ACROSS
      const similarity = unitCosine(vector, bytesToVector(vec))
      return similarity >= from ? [{ id: post_id, similarity }] : []
    })
  }

  type Terms = { postId: string; language: string; terms: string[] }
  async function byTerms({ postId, language, terms }: Terms): Promise<SimilarPost[]> {
    const rows = await selectRows(database)<{ post_id: string; terms: string[] }>`
      select post_id, terms from post_terms
      where terms && ${terms}::text[] and language = ${language} and post_id <> ${postId} limit ${sql.lit(SHARING)}`
    return rows.flatMap(({ post_id, terms: others }) => {
      const shared = others.filter((term) => terms.includes(term)).length
      const similarity = shared / Math.sqrt(terms.length * others.length)
      return shared >= MIN_SHARED && similarity >= SIMILAR_FROM_WORDS ? [{ id: post_id, similarity }] : []
    })
  }

  type Concepts = { postId: string; language: string; concepts: string[] }
  /** In other languages, with the same category. */
  async function byConcepts({ postId, language, concepts }: Concepts): Promise<SimilarPost[]> {
    const rows = await selectRows(database)<{ post_id: string; concepts: string[]; is_same_subcategory: boolean }>`
      select c.post_id, c.concepts, coalesce(theirs.subcategory = ours.subcategory, false) as is_same_subcategory
      from post_concepts c join posts other on other.id = c.post_id join posts mine on mine.id = ${postId}
        left join post_analyses theirs on theirs.post_id = c.post_id left join post_analyses ours on ours.post_id = ${postId}
      where c.concepts && ${concepts}::text[] and c.language <> ${language} and other.category = mine.category
      limit ${sql.lit(SHARING)}`
    return rows
      .flatMap(({ post_id, concepts: others, is_same_subcategory }) => {
        const shared = others.filter((concept) => concepts.includes(concept)).length
        const overlap = shared / Math.sqrt(concepts.length * others.length)
        const from = shared >= MIN_SHARED || is_same_subcategory ? SIMILAR_FROM_CONCEPTS.much : SIMILAR_FROM_CONCEPTS.one
        return overlap >= from ? [{ id: post_id, similarity: MAX_FROM_CONCEPTS * overlap }] : []
      })
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, MAX_ACROSS)
  }

  /** Writes both directions, then keeps the most similar ones of each touched worry. */
  async function link(postId: string, similar: SimilarPost[]) {
    const ids = similar.map(({ id }) => id)
    const similarities = similar.map(({ similarity }) => Math.min(1, similarity))
    await sql`
      insert into similar_posts (post_id, other_id, similarity)
      select both_ways.* from unnest(${ids}::uuid[], ${similarities}::real[]) as near (id, similarity)
        cross join lateral (values (${postId}::uuid, near.id, near.similarity), (near.id, ${postId}::uuid, near.similarity)) as both_ways
      on conflict do nothing`.execute(database.db())
    await sql`
      delete from similar_posts surplus using (
        select s.post_id, s.other_id, row_number() over (
          partition by s.post_id, case when other.user_id = mine.user_id then 0
            when other.privacy_level = 'public' and other.moderation_status = 'approved' and other.published_at <= now() then 1 else 2 end
          order by s.similarity desc, s.other_id) as position
        from similar_posts s join posts mine on mine.id = s.post_id join posts other on other.id = s.other_id
        where s.post_id = any(${[postId, ...ids]}::uuid[])) ranked
      where surplus.post_id = ranked.post_id and surplus.other_id = ranked.other_id and ranked.position > ${sql.lit(MAX_KEPT)}`.execute(
      database.db(),
    )
  }

  return {
    /**
     * Recomputes the similar worries of a worry and writes them in both directions. Serialized by a lock that lasts as long as the
     * transaction, so that two concurrent worries are related to each other and no deadlock is possible.
     */
    update: (postId: string, { vector, model, terms, language, concepts }: Comparable): Promise<void> =>
      database.tx(async () => {
        const db = database.db()
        await sql`select pg_advisory_xact_lock(hashtext('similar_posts'))`.execute(db)
        const exists = await selectExists(database)`select from posts where id = ${postId} for key share`
        if (!exists) return
        await db.deleteFrom('similar_posts').where('post_id', '=', postId).execute()
        await db.deleteFrom('similar_posts').where('other_id', '=', postId).execute()
        await db.deleteFrom('post_embeddings').where('post_id', '=', postId).execute()
        await db.deleteFrom('post_terms').where('post_id', '=', postId).execute()
        await db.deleteFrom('post_concepts').where('post_id', '=', postId).execute()

        let similar: SimilarPost[] = []
        if (vector) {
          const bits = signBits(vector)
          await sql`insert into post_embeddings (post_id, model, sig, vec)
            values (${postId}, ${model}, ${bits}::text::bit(512), ${vectorToBytes(vector)})`.execute(db)
          similar = await byVector({ postId, model, bits, vector })
        } else if (language && terms.length > 0) {
          await sql`insert into post_terms (post_id, language, terms) values (${postId}, ${language}, ${terms}::text[])`.execute(
            db,
          )
          similar = await byTerms({ postId, language, terms })
        }
        if (language && concepts.length > 0) {
          await sql`insert into post_concepts (post_id, language, concepts) values (${postId}, ${language}, ${concepts}::text[])`.execute(
            db,
          )
          similar.push(...(await byConcepts({ postId, language, concepts })))
        }
        if (similar.length > 0) await link(postId, similar)
      }),
  }
}
export type SimilarPosts = ReturnType<typeof similarPosts>
