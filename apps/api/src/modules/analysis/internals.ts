// What the tools of this repository train, measure and check; the server imports the files themselves.
export { loadEmbedding } from './looking/embedding.ts'
export { placesOf, weigh, wordsOf } from './looking/features.ts'
export { cosine, DIMENSIONS, trainedHead } from './looking/head.ts'
export {
  featuresOf,
  type LanguageWeights,
  languageHead,
  PLACES,
  packLanguageWeights,
  readIn,
  SHARED,
  TONES,
} from './looking/language-head.ts'
export { LATIN_LANGUAGES, LATIN_PLACES, type LatinLanguage, latinPlaces, packLatinWeights } from './looking/latin.ts'
export type { ListedLanguage } from './looking/lexicon.ts'
export { localAnalysis } from './looking/look.ts'
export { readPhrases } from './looking/phrases.ts'
export { NEITHER, soundOf, vaderOf } from './looking/sentiment.ts'
export { softmax } from './looking/softmax.ts'
export { type About, packWeights, readWeights, type Weights } from './looking/weights.ts'
export { alike, bytesOf, signsOf } from './nearness.ts'
export { neighbours } from './neighbours.ts'
