import type { Category } from '@worrystone/contracts'
import { sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectRows } from '../../db/rows.ts'
import { mainSituation, type Situations } from './engine/situations.ts'
import { mainTheme, type Theme, type Themes, themesOfKnown } from './engine/themes.ts'
import { linkPosts, type SimilarPost } from './link-posts.ts'
import { type TextFeatures, themeSimilarity } from './theme-similarity.ts'
import { bytesToVector, vectorToBytes } from './vectors.ts'

/** The newest worries about the same theme that are compared: in the same language, and in the others. */
const MAX_SAME_LANGUAGE = 200
const MAX_OTHER_LANGUAGES = 200
/** The newest worries in the same situation that are compared, in any language. */
const MAX_SAME_SITUATION = 200
/** The maximum in other languages. */
const MAX_KEPT_OTHER_LANGUAGES = 10
/** The maximum that is kept for a worry, as in `linkPosts`. */
const MAX_KEPT = 20

export type Candidate = TextFeatures & { id: string }
export type CandidateRow = {
  post_id: string
  category: Category | null
  themes: Uint8Array
  situations: Uint8Array | null
  concepts: string[] | null
}
type SituationRow = CandidateRow & { language: string; vec: Uint8Array | null }

/** Worries that share the theme and have no similar text. The only writer of post_themes and nearby_posts. */
export function nearbyPosts(database: Database) {
  /** The newest worries that are mostly about the same theme, without those that are compared by their vectors. */
  const byTheme = (
    postId: string,
    theme: string,
    { language, isSame, max }: { language: string; isSame: boolean; max: number },
  ) =>
    selectRows(database)<CandidateRow>`
      select t.post_id, p.category, t.themes, t.situations, c.concepts
      from (select * from post_themes where theme = ${theme} and (language = ${language}) = ${isSame} and post_id <> ${postId}
          order by analyzed_at desc limit ${sql.lit(max)}) t
        join posts p on p.id = t.post_id left join post_concepts c on c.post_id = t.post_id
      where not ${isSame} or not exists (select from post_embeddings e where e.post_id = t.post_id)`

  /** The newest worries that are mostly about the same situation. */
  const bySituation = (postId: string, situation: string) =>
    selectRows(database)<SituationRow>`
      select t.post_id, t.language, p.category, t.themes, t.situations, c.concepts, e.vec
      from (select * from post_themes where situation = ${situation} and post_id <> ${postId}
          order by analyzed_at desc limit ${sql.lit(MAX_SAME_SITUATION)}) t
        join posts p on p.id = t.post_id left join post_concepts c on c.post_id = t.post_id
        left join post_embeddings e on e.post_id = t.post_id`

  function nearest(features: TextFeatures, candidates: Candidate[], max: number): SimilarPost[] {
    return candidates
      .flatMap((candidate) => {
        const similarity = themeSimilarity(features, candidate)
        return similarity === null ? [] : [{ id: candidate.id, similarity }]
      })
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, max)
  }

  return {
    async clear(postId: string) {
      const db = database.db()
      await db.deleteFrom('nearby_posts').where('post_id', '=', postId).execute()
      await db.deleteFrom('nearby_posts').where('other_id', '=', postId).execute()
      await db.deleteFrom('post_themes').where('post_id', '=', postId).execute()
    },

    /** `withVectors`: the candidates that are compared by their vectors; `close`: those with a similar text, which are left out. */
    async update(
      postId: string,
      features: TextFeatures & { language: string },
      { withVectors, close }: { withVectors: Candidate[]; close: Set<string> },
    ) {
      const { language, themes, situations } = features
      const theme = mainTheme(themes)
      const situation = situations && mainSituation(situations)
      await database
        .db()
        .insertInto('post_themes')
        .values({
          ...{ post_id: postId, language, theme, themes: vectorToBytes(themes), situation },
          situations: situations && vectorToBytes(situations),
        })
        .execute()
      const otherLanguagePosts = await byTheme(postId, theme, { language, isSame: false, max: MAX_OTHER_LANGUAGES })
      const sameLanguagePosts = await byTheme(postId, theme, { language, isSame: true, max: MAX_SAME_LANGUAGE })
      const sameSituation = situation ? await bySituation(postId, situation) : []
      const inSituation = (isSame: boolean) =>
        sameSituation
          .filter((row) => (row.language === language) === isSame)
          .map((row) => ({ ...candidateOf(row), vector: row.vec && bytesToVector(row.vec) }))
      /** Each once, without those with a similar text. */
      const withoutClose = (candidates: Candidate[]) =>
        [...new Map(candidates.map((candidate) => [candidate.id, candidate])).values()].filter(({ id }) => !close.has(id))
      await linkPosts(database, { table: 'nearby_posts', max: MAX_KEPT }, postId, [
        ...nearest(
          features,
          withoutClose([...sameLanguagePosts.map(candidateOf), ...inSituation(true), ...withVectors]),
          MAX_KEPT,
        ),
        ...nearest(
          features,
          withoutClose([...otherLanguagePosts.map(candidateOf), ...inSituation(false)]),
          MAX_KEPT_OTHER_LANGUAGES,
        ),
      ])
    },
  }
}

export const candidateOf = ({ post_id, category, themes, situations, concepts }: CandidateRow): Candidate => ({
  id: post_id,
  category,
  vector: null,
  themes: bytesToVector(themes) as Themes,
  concepts: concepts ?? [],
  situations: situations && (bytesToVector(situations) as Situations),
})

/** The row of post_themes of a worry whose subcategory is known, for the demo community. */
export function knownThemeRow(post_id: string, { language, ...theme }: Theme & { language: string }) {
  const themes = themesOfKnown(theme)
  return { post_id, language, theme: mainTheme(themes), themes: vectorToBytes(themes) }
}
