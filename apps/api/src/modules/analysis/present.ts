import type { SimilarWorry, WorryAnalysis } from '@worrystone/contracts'
import { presentRow } from '../../db/present-row.ts'
import { sha256 } from '../../hash.ts'
import { presentSummary } from '../users/index.ts'
import { TOO_LITTLE } from './engine/analysis-result.ts'
import type { SimilarRow } from './similar-queries.ts'
import type { AnalysisRow } from './store.ts'

/**
 * The author's correction is final: the detected category is not returned with it, nor are words of an earlier text, which the author
 * removed.
 */
export function presentAnalysis(row: AnalysisRow, viewerId: string | null): WorryAnalysis {
  const isOutdated = row.text_hash !== sha256(row.short_content)
  const isGentle = row.is_distressed && row.user_id === viewerId
  const isCorrected = row.corrected_category !== null && row.corrected_category !== row.category
  return {
    postId: row.post_id,
    category: row.corrected_category ?? row.category,
    subcategory: isCorrected ? null : row.subcategory,
    sentimentScore: isGentle ? null : row.sentiment,
    keywords: isOutdated ? [] : row.keywords,
    similarWorryCount: row.similar_count,
    confidence: row.corrected_category === null ? row.confidence : 1,
    method: row.corrected_category === null ? row.method : 'author',
    language: row.language,
    reasons: isCorrected || isOutdated ? [] : row.reasons,
    isGentle,
    isOutdated,
    isTooLittle: row.corrected_category === null && row.model === TOO_LITTLE,
    analyzedAt: row.analyzed_at.toISOString(),
  }
}

export const presentSimilar = ({ user_id, username, display_name, avatar_url, is_own, ...row }: SimilarRow): SimilarWorry => ({
  ...presentRow(row),
  isOwnPost: is_own,
  user: presentSummary({ id: user_id, username, display_name, avatar_url }),
})
