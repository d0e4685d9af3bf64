// For the tools that train, measure and check the analysis; the server imports the files themselves.
export type { AnalysisResult } from './engine/analysis-result.ts'
export { detectLanguage } from './engine/detect-language.ts'
export { loadEmbedding } from './engine/embedding.ts'
export { bucketsOf, weightBuckets, wordsOf } from './engine/features.ts'
export {
  BUCKETS,
  featuresOf,
  type LanguageWeights,
  languageHead,
  packLanguageWeights,
  SHARED,
  TONES,
  tokenizeText,
} from './engine/language-head.ts'
export { LATIN_BUCKETS, LATIN_LANGUAGES, type LatinLanguage, latinBuckets, packLatinWeights } from './engine/latin-languages.ts'
export type { ListedLanguage } from './engine/lexicon.ts'
export { localAnalysis } from './engine/local-analysis.ts'
export { NOTION_LANGUAGES, NOTIONS, type NotionLanguage } from './engine/notions.ts'
export { readPhrases } from './engine/phrases.ts'
export { mixSentiment, NEUTRAL_LIMIT, vaderScore } from './engine/sentiment.ts'
export {
  CLASSES,
  logSameSituation,
  type Measure,
  mainSituation,
  packSituationWeights,
  SITUATIONS,
  situationFeatures,
} from './engine/situations.ts'
export { softmax } from './engine/softmax.ts'
export { mainTheme } from './engine/themes.ts'
export { cosine, DIMENSIONS, trainedHead } from './engine/trained-head.ts'
export { type About, packWeights, readWeights, type Weights } from './engine/weights.ts'
export { similarPosts } from './similar-posts.ts'
export { type SimilarRow, similarQueries } from './similar-queries.ts'
export { signBits, unitCosine, vectorToBytes } from './vectors.ts'
