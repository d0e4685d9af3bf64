import * as z from '@worrystone/contracts/zod'
import { Category } from './category.ts'
import { endpoint, Flag, Id, Time } from './endpoint.ts'
import { LanguageCode } from './languages.ts'
import { paging } from './paging.ts'
import { PrivacyLevel } from './privacy-level.ts'
import { UserSummary } from './user-summary.ts'

/**
 * How a category was found: `embedding` by the meaning of the sentence (English), `keywords` by word lists (other languages, less sure),
 * `onnx` and `remote` by a model of the operator, `author` by the author's own correction.
 */
export const AnalysisMethod = z.enum(['embedding', 'keywords', 'onnx', 'remote', 'author'])
export type AnalysisMethod = z.infer<typeof AnalysisMethod>

/** The analysis of one worry. Only people who may see the worry may read it. */
export const WorryAnalysis = z.object({
  postId: Id,
  category: Category,
  subcategory: z.nullable(z.string()),
  /** -1 very negative to 1 very positive; null where the language's list has no word of the text. */
  sentimentScore: z.nullable(z.number()),
  keywords: z.array(z.string()),
  /** Worries with a similar text that this viewer may see, without the author's own. */
  similarWorryCount: z.number(),
  /** 0 to 1: how often a result of this confidence is right. */
  confidence: z.number(),
  method: AnalysisMethod,
  /** null when the text is too short to tell. */
  language: z.nullable(LanguageCode),
  /** The words of the worry that count most for the category, with their share of it (0 to 1), strongest first. */
  reasons: z.array(z.object({ word: z.string(), weight: z.number() })),
  /** The viewer wrote it and is in visible distress: words instead of numbers. */
  isGentle: z.boolean(),
  /** The text was changed after this analysis; a new one is queued. */
  isOutdated: z.boolean(),
  /** The text has too little to go by: one letter again and again, keys hit at random, emojis alone. Its category and confidence say nothing. */
  isTooLittle: z.boolean(),
  analyzedAt: Time,
})
export type WorryAnalysis = z.infer<typeof WorryAnalysis>

/**
 * `very_close`: nearly the same worry, in the same language · `same_place`: the same or a near situation. The counts of similar worries
 * (`similarCount` of a worry, `similarWorryCount`, `aiDetectedSimilar`) count the very close ones. Those in the same place are listed and
 * not counted; `totalCount` and `peopleCount` of a list count all.
 */
export const SimilarityBand = z.enum(['very_close', 'same_place'])
export type SimilarityBand = z.infer<typeof SimilarityBand>

export const SimilarWorry = z.object({
  id: Id,
  shortContent: z.string(),
  category: z.nullable(Category),
  subcategory: z.nullable(z.string()),
  /** 0 to 1; comparable within a band. */
  similarity: z.number(),
  band: SimilarityBand,
  /** The language it is written in, where it differs from that of the worry it is similar to. */
  otherLanguage: z.nullable(LanguageCode),
  isOwnPost: z.boolean(),
  isResolved: z.boolean(),
  contentWarning: z.nullable(z.string()),
  privacyLevel: PrivacyLevel,
  createdAt: Time,
  user: UserSummary,
})
export type SimilarWorry = z.infer<typeof SimilarWorry>

/** Very close worries first. `totalCount` counts what this viewer may see, `visibleCount` how many of them this response holds. */
export const SimilarWorries = z.object({
  similarWorries: z.array(SimilarWorry),
  totalCount: z.number(),
  visibleCount: z.number(),
  hasMore: z.boolean(),
  /** How many other people wrote them, as far as this viewer may see. */
  peopleCount: z.number(),
  /** false as long as a new worry has not been compared with the others: ask again a little later. */
  isComplete: z.boolean(),
})
export type SimilarWorries = z.infer<typeof SimilarWorries>

/** `count` is the sum of the breakdown, which is sent on request only. `aiDetectedSimilar`: worries of others with a similar text. */
export const SimilarCount = z.object({
  count: z.number(),
  breakdown: z.optional(z.object({ aiDetectedSimilar: z.number(), meTooResponses: z.number() })),
})
export type SimilarCount = z.infer<typeof SimilarCount>

/** Analyses per person and day. */
export const ANALYSES_PER_DAY = 20
export const QUOTA_MESSAGE = 'Analysis service temporarily unavailable due to high usage. Please try again later.'

const params = z.object({ id: Id })
const postIds = z.string('Please name the worries as postIds, separated by commas').check(
  z.maxLength(4_000, 'Please ask about at most 100 worries at once'),
  z.refine((ids) => ids.split(',').every((id) => z.safeParse(Id, id).success), 'Invalid id'),
  z.refine((ids) => ids.split(',').length <= 100, 'Please ask about at most 100 worries at once'),
)

export const analysisApi = {
  analyze: endpoint.post('/analysis/posts/:id/analyze', {
    who: 'member',
    summary: 'Look at a worry now, again if need be; 20 a day',
    params,
    response: WorryAnalysis,
  }),
  read: endpoint.get('/analysis/posts/:id', {
    who: 'anyone',
    summary: 'What was found in a worry; 404 as long as nothing was',
    params,
    response: WorryAnalysis,
  }),
  correct: endpoint.put('/analysis/posts/:id/category', {
    who: 'member',
    summary: 'The author says what the worry is about; null gives the choice back',
    params,
    body: z.strictObject({ category: z.nullable(Category) }),
    response: WorryAnalysis,
  }),
  similar: endpoint.get('/analysis/posts/:id/similar', {
    who: 'anyone',
    summary:
      'Similar worries that the viewer may see, in two bands, very close ones first; resolved ones first for an author in distress',
    breaker: { failures: 3, recoveryMs: 30_000 },
    params,
    query: z.object({ limit: paging(10).limit, includePrivate: Flag, includeOwnPosts: Flag }),
    response: SimilarWorries,
  }),
  similarCount: endpoint.get('/analysis/posts/:id/similar-count', {
    who: 'anyone',
    summary: 'How many people share this worry',
    breaker: { failures: 3, recoveryMs: 45_000 },
    retryDelayMs: 500,
    params,
    query: z.object({ breakdown: Flag }),
    response: SimilarCount,
  }),
  batchSimilarCount: endpoint.get('/analysis/posts/batch/similar-count', {
    who: 'anyone',
    summary: 'The same for up to 100 worries; those that the viewer may not see are left out',
    query: z.object({ postIds, breakdown: Flag }),
    response: z.object({ counts: z.array(z.object({ postId: Id, ...SimilarCount.shape })) }),
  }),
  categories: endpoint.get('/analysis/categories', {
    who: 'anyone',
    summary: 'What worries can be about',
    response: z.array(z.object({ category: Category, subcategories: z.array(z.string()) })),
  }),
  updateCounts: endpoint.post('/analysis/update-counts', {
    who: 'moderator',
    summary: 'Have the similar worries of these looked for again, soon',
    status: 202,
    body: z.strictObject({
      postIds: z
        .array(Id)
        .check(z.minLength(1, 'Please name at least one worry'), z.maxLength(100, 'Please name at most 100 worries')),
    }),
    response: z.object({ queued: z.number() }),
  }),
  access: endpoint.get('/analysis/posts/:id/access', {
    who: 'anyone',
    summary: 'What the viewer may do with the analysis of a worry',
    params,
    response: z.object({ canView: z.boolean(), canAnalyze: z.boolean(), canCorrect: z.boolean(), remainingToday: z.number() }),
  }),
}
