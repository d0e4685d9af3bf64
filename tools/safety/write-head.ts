import { writeFileSync } from 'node:fs'
import { type Fitted, packHead } from '@worrystone/api/screening/internals'
import type { Options } from './logistic.ts'

type Trained = {
  fitted: Fitted
  options: Options
  sources: string[]
  date: string
  examples: number
  thresholds: Record<string, number>
  figures: Record<string, number>
}

export const round = (value: number) => Number(value.toFixed(4))

/** Writes the weights of a head to where the API reads them, and prints its measurements. */
export function writeHead(name: string, { fitted, options, thresholds, ...about }: Trained) {
  const bytes = packHead({
    about: {
      ...about,
      name,
      buckets: options.buckets,
      conceptBuckets: options.conceptBuckets,
      dimensions: fitted.embedding.length,
      embeddingScale: options.embeddingScale,
      thresholds: Object.fromEntries(Object.entries(thresholds).map(([key, value]) => [key, round(value)])),
    },
    ...fitted,
  })
  writeFileSync(new URL(`../../apps/api/src/modules/screening/classifier/${name}.weights`, import.meta.url), bytes)
  console.log(`${name}: ${about.examples} texts, ${Math.round(bytes.length / 1024)} KB`)
  console.table(Object.fromEntries(Object.entries(about.figures).map(([key, value]) => [key, { value }])))
}
