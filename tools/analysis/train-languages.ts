import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { ListedLanguage } from '@worrystone/api/analysis/internals'
import {
  BUCKETS,
  featuresOf,
  type LanguageWeights,
  languageHead,
  packLanguageWeights,
  SHARED,
  TONES,
  tokenizeText,
} from '@worrystone/api/analysis/internals'
import { Category } from '@worrystone/contracts'
import { fitSoftmax, type Row } from './softmax.ts'
import { LISTED, readWrittenTones, readWrittenWorries } from './written-worries.ts'

/**
 * Trains the weights of the languages without a sentence embedding: `npm run train:analysis-languages`. The same sentences and `--date`
 * give the same file. Words and n-grams have weights in each language; lists and concepts share their weights across all.
 */

const WEIGHTS = new URL('../../apps/api/src/modules/analysis/engine/languages.weights', import.meta.url)
const FOLDS = 5
/** Found by cross-validation. */
const PENALTY = { category: 0.3, tone: 0.3 }

const { values } = parseArgs({ options: { date: { type: 'string', default: new Date().toISOString().slice(0, 10) } } })

type Example = { language: ListedLanguage; label: number; row: Row; group: number; features: ReturnType<typeof featuresOf> }

const ownIndex = (language: ListedLanguage, bucket: number) => LISTED.indexOf(language) * BUCKETS + bucket
const FEATURES = LISTED.length * BUCKETS + SHARED

function exampleOf({ text, language, group }: { text: string; language: ListedLanguage; group: number }, label: number): Example {
  const features = featuresOf(tokenizeText(text, language))
  const { buckets, share, shared } = features
  const row = {
    indices: Int32Array.from([
      ...buckets.map((bucket) => ownIndex(language, bucket)),
      ...shared.map(([bucket]) => LISTED.length * BUCKETS + bucket),
    ]),
    values: Float64Array.from([...buckets.map(() => share), ...shared.map(([, value]) => value)]),
  }
  return { language, label, row, group, features }
}

const written = readWrittenWorries().filter(({ isHeldOut }) => !isHeldOut)
const worries = written.map((worry) => exampleOf(worry, Category.options.indexOf(worry.category)))
const tones = [
  ...written.map((worry) => exampleOf(worry, TONES.indexOf('negative'))),
  ...readWrittenTones().map((sentence) => exampleOf(sentence, TONES.indexOf(sentence.tone))),
]

type Kind = keyof typeof PENALTY

/** The sections of one kind: the weights of each language, and the shared ones followed by the bias. */
function fitHeads(kind: Kind, examples: Example[]): LanguageWeights['sections'] {
  const classes = kind === 'category' ? Category.options.length : TONES.length
  const model = fitSoftmax(
    examples.map(({ row }) => row),
    examples.map(({ label }) => label),
    { features: FEATURES, classes, penalty: PENALTY[kind] },
  )
  return Object.fromEntries([
    ...LISTED.map((language) => [
      `${kind}.${language}`,
      model.slice(ownIndex(language, 0) * classes, ownIndex(language, BUCKETS) * classes),
    ]),
    [`${kind}.shared`, model.slice(LISTED.length * BUCKETS * classes)],
  ])
}

type Prediction = { example: Example; probabilities: number[] }

/** Predicts each example with weights that were trained without it and its translations. */
function crossValidated(kind: Kind, examples: Example[]): Prediction[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isInFold = ({ group }: Example) => group % FOLDS === fold
    const sections = fitHeads(
      kind,
      examples.filter((example) => !isInFold(example)),
    )
    const head = languageHead({ about: { ...ABOUT, sharpness: 1, figures: {} }, sections })
    return examples.filter(isInFold).map((example) => ({
      example,
      probabilities: (kind === 'category' ? head.categoryProbabilities : head.toneProbabilities)(
        example.features,
        example.language,
      ),
    }))
  }).flat()
}

const isCorrect = ({ example, probabilities }: Prediction) => probabilities.indexOf(Math.max(...probabilities)) === example.label
const correctShare = (predictions: Prediction[]) => Number((predictions.filter(isCorrect).length / predictions.length).toFixed(4))

/** Probabilities at another temperature, normalized to one. */
function sharpened(probabilities: number[], sharpness: number): number[] {
  const powers = probabilities.map((probability) => probability ** sharpness)
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((value) => value / sum)
}

/** The temperature with the highest likelihood. */
function likeliestSharpness(predictions: Prediction[]): number {
  const lossAt = (sharpness: number) =>
    predictions.reduce(
      (sum, { example, probabilities }) => sum - Math.log((sharpened(probabilities, sharpness)[example.label] ?? 0) + 1e-12),
      0,
    )
  return Array.from({ length: 60 }, (_, i) => 0.2 + i * 0.1).reduce((a, b) => (lossAt(b) < lossAt(a) ? b : a))
}

const ABOUT = { name: 'languages-1', date: values.date, examples: worries.length }
const categories = crossValidated('category', worries)
const toneResults = crossValidated('tone', tones)
const figures = {
  category: correctShare(categories),
  tone: correctShare(toneResults),
  ...Object.fromEntries(
    LISTED.map((language) => [
      `category.${language}`,
      correctShare(categories.filter(({ example }) => example.language === language)),
    ]),
  ),
  ...Object.fromEntries(
    TONES.map((tone, label) => [`tone.${tone}`, correctShare(toneResults.filter(({ example }) => example.label === label))]),
  ),
}
const sharpness = Number(likeliestSharpness(categories).toFixed(1))
const bytes = packLanguageWeights({
  about: { ...ABOUT, figures, sharpness },
  sections: { ...fitHeads('category', worries), ...fitHeads('tone', tones) },
})
writeFileSync(WEIGHTS, bytes)
console.log(
  `${worries.length} worries, ${tones.length - worries.length} other sentences, ${Math.round(bytes.length / 1024)} KB written`,
)
console.table({ ...figures, sharpness })
