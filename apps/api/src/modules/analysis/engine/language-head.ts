import { Category } from '@worrystone/contracts'
import { packWeightsFile, readWeightsFile, type Section } from '../../../weights/weights-file.ts'
import { CONCEPTS, conceptsIn } from './concepts.ts'
import { segmentWords } from './detect-language.ts'
import { languageBuckets } from './language-buckets.ts'
import { type ListedLanguage, listedWords } from './lexicon.ts'
import { softmax } from './softmax.ts'

export const TONES = ['negative', 'plain', 'glad'] as const

/** Buckets of hashed words and n-grams, in each language. */
export const BUCKETS = 8_192
const LISTS = Category.options.length
/** Features that all languages share: matches of the lists, and the concepts. */
export const SHARED = LISTS + CONCEPTS.length
/** The weight of lists and concepts beside words and n-grams, which together have length 1. */
const LIST_SCALE = 0.4
const CONCEPT_SCALE = 0.5

export type TokenizedText = { lower: string; words: string[]; language: ListedLanguage; listed: string[][] }

export function tokenizeText(text: string, language: ListedLanguage): TokenizedText {
  const lower = text.toLowerCase().normalize('NFC')
  const words = segmentWords(text, language)
  return { lower, words, language, listed: listedWords(lower, words, language) }
}

/**
 * The features of a text: buckets of its words in its language's own section, each with weight `share`, and the shared features with their
 * values.
 */
export function featuresOf({ lower, words, language, listed }: TokenizedText) {
  const buckets = languageBuckets(lower, words, { language, size: BUCKETS })
  const shared: [bucket: number, value: number][] = []
  listed.forEach((matches, index) => {
    if (matches.length > 0) shared.push([index, LIST_SCALE * Math.sqrt(matches.length)])
  })
  const concepts = conceptsIn(lower, words, language)
  for (const concept of concepts) shared.push([LISTS + CONCEPTS.indexOf(concept), CONCEPT_SCALE / Math.sqrt(concepts.length)])
  return { buckets, share: 1 / Math.sqrt(buckets.length || 1), shared, concepts }
}

type Features = ReturnType<typeof featuresOf>

export type LanguagesAbout = {
  name: string
  date: string
  examples: number
  /** Cross-validated on the training data, with the translations of a worry in the same fold. */
  figures: Record<string, number>
  /** The factor of the log-odds that calibrates the confidence. */
  sharpness: number
}

/** `own`: buckets × classes of a language · `shared`: shared features × classes, then the bias. */
type HeadWeights = { own: ArrayLike<number>; shared: ArrayLike<number> }

/** Log-odds of each class. */
function logits({ buckets, share, shared }: Features, { own, shared: common }: HeadWeights, classes: number): number[] {
  const sums = Array.from({ length: classes }, (_, k) => common[SHARED * classes + k] ?? 0)
  for (const bucket of buckets)
    for (let k = 0; k < classes; k++) sums[k] = (sums[k] ?? 0) + share * (own[bucket * classes + k] ?? 0)
  for (const [bucket, value] of shared)
    for (let k = 0; k < classes; k++) sums[k] = (sums[k] ?? 0) + value * (common[bucket * classes + k] ?? 0)
  return sums
}

export type LanguageWeights = { about: LanguagesAbout; sections: Record<string, ArrayLike<number>> }

export function packLanguageWeights({ about, sections }: LanguageWeights): Buffer {
  const bytes = Object.entries(sections).map(([name, values]): [string, Section] => [name, { kind: 'int8', values }])
  return packWeightsFile(about, Object.fromEntries(bytes))
}

export const readLanguageWeights = (bytes: Buffer): LanguageWeights => readWeightsFile<LanguagesAbout>(bytes)

/** The trained heads of the languages without a sentence embedding: category and tone of a text. */
export function languageHead({ about, sections }: LanguageWeights) {
  const weightsOf = (kind: 'category' | 'tone', language: ListedLanguage): HeadWeights => ({
    own: sections[`${kind}.${language}`] ?? [],
    shared: sections[`${kind}.shared`] ?? [],
  })
  return {
    name: about.name,
    /** Probabilities in the order of the categories. */
    categoryProbabilities: (features: Features, language: ListedLanguage): number[] =>
      softmax(logits(features, weightsOf('category', language), LISTS).map((value) => value * about.sharpness)),
    /** Probabilities in the order of `TONES`. */
    toneProbabilities: (features: Features, language: ListedLanguage): number[] =>
      softmax(logits(features, weightsOf('tone', language), TONES.length)),
  }
}
