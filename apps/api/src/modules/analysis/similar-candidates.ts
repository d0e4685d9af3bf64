import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectRows } from '../../db/rows.ts'
import type { SimilarPost } from './link-posts.ts'
import { type Candidate, type CandidateRow, candidateOf } from './nearby-posts.ts'
import { conceptOverlap, isContradicted, type TextFeatures } from './theme-similarity.ts'
import { bytesToVector, unitCosine } from './vectors.ts'

/** How many candidates are compared exactly: those whose sign bits agree most. */
const MAX_CANDIDATES = 300
/** How many worries with a common term are compared. */
const MAX_WITH_SHARED_TERM = 1_000
/** The minimum similarity: one of a hundred random pairs reaches it, and half of the pairs about the same subject. */
const MIN_SIMILARITY = 0.47
/**
 * The minimum for two of different categories, which more often share the scene than the worry. Of the written pairs 32 instead of 34
 * related ones are related, and 1 instead of 3 unrelated ones; of random pairs of different categories a third remains.
 */
const MIN_SIMILARITY_OTHER_CATEGORY = 0.55
/** For operators' models, and by common terms. */
const MIN_SIMILARITY_OPERATOR_MODEL = 0.82
const MIN_SIMILARITY_TERMS = 0.4
const MIN_SHARED = 2
/** Across languages: with two common concepts or the same subcategory, and with one concept that covers nearly all of both. */
const MIN_SIMILARITY_CONCEPTS = { several: 0.5, one: 0.7 }
/** Common concepts are weaker evidence than similar sentences: never very close. */
const MAX_SIMILARITY_CONCEPTS = 0.59
/**
 * The maximum in other languages: enough to show that others have the same worry, few enough not to displace those in the reader's
 * language.
 */
const MAX_OTHER_LANGUAGES = 10

/** Finds worries with a similar text: by the vectors of sentences, by common terms, or by common concepts. */
export function similarCandidates(database: Database) {
  type Vector = { postId: string; model: string; bits: string; vector: Float32Array; features: TextFeatures | undefined }
  /** Comparing the sign bits of 100,000 vectors is faster than reading the vectors, and exact enough to choose candidates. */
  async function byVector(text: Vector): Promise<{ similar: SimilarPost[]; compared: Candidate[] }> {
    const { postId, model, bits, vector, features } = text
    type Row = Omit<CandidateRow, 'themes'> & { themes: Uint8Array | null; vec: Uint8Array; is_about_the_same: boolean }
    const rows = await selectRows(database)<Row>`
      select e.post_id, e.vec, other.category, other.category is not distinct from own.category as is_about_the_same,
        t.themes, t.situations, c.concepts
      from posts own cross join post_embeddings e
        join posts other on other.id = e.post_id
        join (select post_id from post_embeddings where model = ${model} and post_id <> ${postId}
          order by bit_count(sig # ${bits}::text::bit(512)) limit ${sql.lit(MAX_CANDIDATES)}) nearest on nearest.post_id = e.post_id
        left join post_themes t on t.post_id = e.post_id left join post_concepts c on c.post_id = e.post_id
      where own.id = ${postId}`
    const isOperatorModel = model.startsWith('onnx:')
    const similar: SimilarPost[] = []
    const compared: Candidate[] = []
    for (const { vec, is_about_the_same, themes, ...row } of rows) {
      const id = row.post_id
      const threshold = isOperatorModel
        ? MIN_SIMILARITY_OPERATOR_MODEL
        : is_about_the_same
          ? MIN_SIMILARITY
          : MIN_SIMILARITY_OTHER_CATEGORY
      const other = bytesToVector(vec)
      const similarity = unitCosine(vector, other)
      // Without themes: it was analyzed by an earlier version.
      const candidate = themes && { ...candidateOf({ ...row, themes }), vector: other }
      if (similarity < threshold) compared.push(...(candidate ? [candidate] : []))
      else if (!features || !candidate || !isContradicted(features, candidate)) similar.push({ id, similarity })
    }
    return { similar, compared }
  }

  /** Without those whose situation contradicts the similarity of the words. */
  async function notContradicted(
    similar: SimilarPost[],
    features: TextFeatures | undefined,
    isOtherLanguage: boolean,
  ): Promise<SimilarPost[]> {
    if (!features?.situations || similar.length === 0) return similar
    const rows = await selectRows(database)<CandidateRow>`
      select t.post_id, p.category, t.themes, t.situations, c.concepts
      from post_themes t join posts p on p.id = t.post_id left join post_concepts c on c.post_id = t.post_id
      where t.post_id = any(${similar.map(({ id }) => id)}::uuid[]) and t.situations is not null`
    const contradicted = new Set(
      rows.filter((row) => isContradicted(features, candidateOf(row), isOtherLanguage)).map(({ post_id }) => post_id),
    )
    return similar.filter(({ id }) => !contradicted.has(id))
  }

  type Terms = { postId: string; language: string; terms: string[] }
  async function byTerms({ postId, language, terms }: Terms): Promise<SimilarPost[]> {
    const rows = await selectRows(database)<{ post_id: string; terms: string[] }>`
      select post_id, terms from post_terms
      where terms && ${terms}::text[] and language = ${language} and post_id <> ${postId} limit ${sql.lit(MAX_WITH_SHARED_TERM)}`
    return rows.flatMap(({ post_id, terms: others }) => {
      const shared = others.filter((term) => terms.includes(term)).length
      const similarity = shared / Math.sqrt(terms.length * others.length)
      return shared >= MIN_SHARED && similarity >= MIN_SIMILARITY_TERMS ? [{ id: post_id, similarity }] : []
    })
  }

  type Concepts = { postId: string; language: string; concepts: string[] }
  /** In other languages, with the same category. */
  async function byConcepts({ postId, language, concepts }: Concepts): Promise<SimilarPost[]> {
    const rows = await selectRows(database)<{ post_id: string; concepts: string[]; is_same_subcategory: boolean }>`
      select c.post_id, c.concepts, coalesce(other_analysis.subcategory = own_analysis.subcategory, false) as is_same_subcategory
      from post_concepts c join posts other on other.id = c.post_id join posts own on own.id = ${postId}
        left join post_analyses other_analysis on other_analysis.post_id = c.post_id
        left join post_analyses own_analysis on own_analysis.post_id = ${postId}
      where c.concepts && ${concepts}::text[] and c.language <> ${language} and other.category = own.category
      limit ${sql.lit(MAX_WITH_SHARED_TERM)}`
    return rows
      .flatMap(({ post_id, concepts: others, is_same_subcategory }) => {
        const overlap = conceptOverlap(concepts, others)
        const shared = others.filter((concept) => concepts.includes(concept)).length
        const threshold =
          shared >= MIN_SHARED || is_same_subcategory ? MIN_SIMILARITY_CONCEPTS.several : MIN_SIMILARITY_CONCEPTS.one
        return overlap >= threshold ? [{ id: post_id, similarity: MAX_SIMILARITY_CONCEPTS * overlap }] : []
      })
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, MAX_OTHER_LANGUAGES)
  }

  return { byVector, notContradicted, byTerms, byConcepts }
}
