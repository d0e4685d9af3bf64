import { readFileSync } from 'node:fs'
import { packWeightsFile, readWeightsFile } from '../../../weights/weights-file.ts'
import { conceptFeatures } from './concept-features.ts'
import { textFeatures } from './text-features.ts'
import type { TokenizedText } from './tokenized-text.ts'

/** The origin of the weights and their measured quality: the first line of the file. */
type HeadAbout = {
  name: string
  sources: string[]
  /** The day of the training, YYYY-MM-DD. */
  date: string
  examples: number
  buckets: number
  /** The number of buckets of concept features; 0 without them. */
  conceptBuckets: number
  /** The dimensions of the embedding; 0 without it. */
  dimensions: number
  embeddingScale: number
  /** Log-odds thresholds by name. */
  thresholds: Record<string, number>
  figures: Record<string, number>
}
/** The fitted parameters. */
export type Fitted = { ngrams: Float32Array; concepts: Float32Array; embedding: Float32Array; flags: Float32Array; bias: number }
export type HeadWeights = Fitted & { about: HeadAbout }

export const packHead = ({ about, ngrams, concepts, embedding, flags, bias }: HeadWeights): Buffer =>
  packWeightsFile(about, {
    ngrams: { kind: 'int8', values: ngrams },
    concepts: { kind: 'int8', values: concepts },
    embedding: { kind: 'float32', values: embedding },
    flags: { kind: 'float32', values: flags },
    bias: { kind: 'float32', values: [bias] },
  })

export function readHead(file: URL): HeadWeights {
  const { about, sections } = readWeightsFile<HeadAbout>(readFileSync(file))
  const { bias, ...rest } = sections as Record<keyof Fitted, Float32Array>
  return { about, ...rest, bias: bias[0] ?? 0 }
}

/** Additional binary features of a text, such as matches of a phrase list. */
export type Flags = readonly number[]

type Model = Fitted & { about: Pick<HeadAbout, 'buckets' | 'conceptBuckets' | 'dimensions' | 'embeddingScale'> }

/**
 * A binary logistic regression over hashed n-grams, concepts, flags and, if it was trained with one, a sentence embedding. Sums over
 * buckets are divided by the square root of their number, so that the length of a text does not matter.
 */
export function linearHead<M extends Model>({ about, ngrams, concepts, embedding, flags, bias }: M) {
  return {
    about: about as M['about'],
    /** Log-odds without the embedding, which rank windows before the expensive embedding is computed. */
    partial(text: TokenizedText, flagValues: Flags = []): number {
      let sum = bias + meanOf(ngrams, textFeatures(text, about.buckets))
      if (about.conceptBuckets > 0) sum += meanOf(concepts, conceptFeatures(text, about.conceptBuckets))
      for (const [index, flag] of flagValues.entries()) sum += flag * (flags[index] ?? 0)
      return sum
    },
    /** The embedding's part of the log-odds. */
    fromEmbedding(vector: ArrayLike<number>): number {
      let sum = 0
      for (let i = 0; i < about.dimensions; i++) sum += (vector[i] ?? 0) * about.embeddingScale * (embedding[i] ?? 0)
      return sum
    },
  }
}

function meanOf(weights: Float32Array, indices: Int32Array): number {
  let sum = 0
  for (const index of indices) sum += weights[index] ?? 0
  return sum / Math.sqrt(indices.length || 1)
}
