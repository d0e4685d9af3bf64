import {
  cosine,
  mixSentiment,
  NEUTRAL_LIMIT,
  readWeights,
  trainedHead,
  vaderScore,
  type Weights,
} from '@worrystone/api/analysis/internals'
import { randomNumbers } from '@worrystone/api/random-numbers'
import { assignFolds, CATEGORIES, type Example, type Pair, type Phrase, type Tone } from './examples.ts'
import { fitTones } from './fit-tones.ts'
import { makeWeights } from './make-weights.ts'

/** Predictions for texts that their model was not trained on. */
export type Prediction = { probabilities: number[]; label: number; vector: Float32Array }

const BINS = 10
const ABOUT = { name: 'measuring', sources: [], trainedOn: '', date: '' }

export function predictionsOf(weights: Weights, examples: Example[]): Prediction[] {
  const head = trainedHead(weights)
  return examples.map(({ text, category, embedding }) => ({
    probabilities: head.predict(embedding, text).probabilities,
    label: CATEGORIES.indexOf(category),
    vector: head.project(embedding),
  }))
}

/** Predicts each text with weights that were trained without it and its near-duplicates, temperature included. */
export function crossValidated(
  trainingData: { examples: Example[]; phrases: Phrase[]; tones: Tone[]; seed: number },
  folds: number,
): Prediction[] {
  const { examples, seed } = trainingData
  const fold = assignFolds(examples, folds, seed)
  return Array.from({ length: folds }, (_, f) => {
    const training = examples.filter((_, i) => fold[i] !== f)
    const { bytes } = makeWeights({ ...trainingData, examples: training, about: ABOUT })
    return predictionsOf(
      readWeights(bytes),
      examples.filter((_, i) => fold[i] === f),
    )
  }).flat()
}

/** The share of texts whose category is among the `k` most probable. */
export const topShare = (predictions: Prediction[], k: number): number =>
  predictions.filter(
    ({ probabilities, label }) => probabilities.filter((value) => value > (probabilities[label] as number)).length < k,
  ).length / predictions.length

/** Expected calibration error: the mean difference between the confidence and the share of right predictions. */
export function calibrationError(predictions: Prediction[]): number {
  const bins = Array.from({ length: BINS }, () => ({ confidence: 0, right: 0 }))
  for (const { probabilities, label } of predictions) {
    const confidence = Math.max(...probabilities)
    const bin = bins[Math.min(BINS - 1, Math.floor(confidence * BINS))] as (typeof bins)[number]
    bin.confidence += confidence
    bin.right += probabilities[label] === confidence ? 1 : 0
  }
  return bins.reduce((sum, { confidence, right }) => sum + Math.abs(confidence - right), 0) / predictions.length
}

/** The share of pairs in the right order: 0.5 by chance, 1 at best. */
export function areaUnderCurve(higher: number[], lower: number[]): number {
  let wins = 0
  for (const a of higher) for (const b of lower) wins += a > b ? 1 : a === b ? 0.5 : 0
  return wins / (higher.length * lower.length)
}

/** Written pairs, related or not. */
export function pairsArea(weights: Weights, pairs: Pair[]): number {
  const { project } = trainedHead(weights)
  const similarities = (isRelated: boolean) =>
    pairs.filter((pair) => pair.isRelated === isRelated).map(({ first, second }) => cosine(project(first), project(second)))
  return areaUnderCurve(similarities(true), similarities(false))
}

const SAMPLES = 60_000

/** Random pairs of one category against random pairs of different ones. */
export function categoryPairsArea(predictions: Prediction[], seed: number): number {
  const random = randomNumbers(seed)
  const randomPrediction = () => predictions[Math.floor(random() * predictions.length)] as Prediction
  const sameCategory: number[] = []
  const differentCategories: number[] = []
  for (let i = 0; i < SAMPLES; i++) {
    const [a, b] = [randomPrediction(), randomPrediction()]
    if (a === b) continue
    const similarities = a.label === b.label ? sameCategory : differentCategories
    if (similarities.length < 3_000) similarities.push(cosine(a.vector, b.vector))
  }
  return areaUnderCurve(sameCategory, differentCategories)
}

type ScoredSentence = { predicted: number; vader: number; tone: number }

/** Predicts each sentence with a model that was trained without it. */
export function sentimentFigures(tones: Tone[], folds: number, seed: number) {
  const fold = assignFolds(tones, folds, seed)
  const sentences: ScoredSentence[] = []
  for (let f = 0; f < folds; f++) {
    const trained = fitTones(tones.filter((_, i) => fold[i] !== f))
    for (const { text, tone, embedding } of tones.filter((_, i) => fold[i] === f)) {
      const vader = vaderScore(text)
      sentences.push({ predicted: mixSentiment({ embedding, byWords: vader }, trained), vader, tone })
    }
  }
  const figuresOf = (scoreOf: (sentence: ScoredSentence) => number) => {
    const emotional = sentences.filter(({ tone }) => tone !== 0)
    return {
      area: areaUnderCurve(
        sentences.filter(({ tone }) => tone > 0).map(scoreOf),
        sentences.filter(({ tone }) => tone < 0).map(scoreOf),
      ),
      rightSide:
        emotional.filter((sentence) => Math.sign(scoreOf(sentence)) === Math.sign(sentence.tone)).length / emotional.length,
      threeClasses:
        sentences.filter((sentence) => sign(scoreOf(sentence)) === Math.sign(sentence.tone)).length / sentences.length,
    }
  }
  return { mixed: figuresOf((sentence) => sentence.predicted), vader: figuresOf((sentence) => sentence.vader) }
}

const sign = (value: number) => (Math.abs(value) <= NEUTRAL_LIMIT ? 0 : Math.sign(value))
