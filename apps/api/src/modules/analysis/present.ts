import type { SimilarWorry, WorryAnalysis } from '@worrystone/contracts'
import { sha256 } from '../../hash.ts'
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

export const presentSimilar = (row: SimilarRow): SimilarWorry => ({
  id: row.id,
  shortContent: row.short_content,
  category: row.category,
  subcategory: row.subcategory,
  similarity: row.similarity,
  band: row.band,
  otherLanguage: row.other_language,
  isOwnPost: row.is_own,
  isResolved: row.is_resolved,
  contentWarning: row.content_warning,
  privacyLevel: row.privacy_level,
  createdAt: row.created_at.toISOString(),
  user: { id: row.user_id, username: row.username, displayName: row.display_name, avatarUrl: row.avatar_url },
})
