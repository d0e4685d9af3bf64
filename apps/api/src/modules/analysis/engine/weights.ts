import type { Category } from '@worrystone/contracts'
import { packWeightsFile, readWeightsFile, type Section } from '../../../weights/weights-file.ts'

/** The sources of the weights and their measured accuracy, in the file's first line. */
export type About = {
  name: string
  sources: string[]
  trainedOn: string
  /** The day of the training. */
  date: string
  seed: number
  examples: number
  categories: Category[]
  subcategories: { category: Category; name: string }[]
  /** Cross-validated on the training data, with near-duplicates in the same fold. */
  figures: Record<string, number>
  /** The weight of VADER's score beside the embedding. */
  vaderShare: number
  /** A sentence expresses a feeling from this sum of the `feeling` score and VADER's absolute score. */
  feltFrom: number
}
export type Weights = About & Record<SectionName, Float32Array>

/**
 * embed: 512 × categories · pieces: buckets × categories · rarity: by bucket · bias: by category · sentiment and feeling: 512 and one ·
 * centres: subcategories × 512 · mean: 512 · directions: any number × 512, in which the categories differ · seen: see `hashPrefix` in
 * tools/analysis.
 */
const SECTIONS = ['embed', 'pieces', 'rarity', 'bias', 'sentiment', 'feeling', 'centres', 'mean', 'directions', 'seen'] as const
type SectionName = (typeof SECTIONS)[number]

/** One line of JSON, then the numbers. */
export const packWeights = (about: About, sections: Record<SectionName, Section>): Buffer =>
  packWeightsFile(about, Object.fromEntries(SECTIONS.map((name) => [name, sections[name]])))

export function readWeights(bytes: Buffer): Weights {
  const { about, sections } = readWeightsFile<About>(bytes)
  return { ...about, ...sections } as Weights
}
