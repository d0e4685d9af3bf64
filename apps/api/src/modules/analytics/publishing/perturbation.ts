import type { PublishedCell, RawCell } from './cell.ts'
import table from './noise-table.json' with { type: 'json' }
import type { ProtectionRules } from './rules.ts'

export const MAX_NOISE = table.most
const KEYS = 2 ** 31

/** The noise of a mean per step of a count's noise: a person's value is between 0 and 1. */
const MEAN_SCALE = 0.5

type Purpose = 'people' | 'worries' | 'sentiment' | 'changes'
const SALTS: Record<Purpose, number> = { people: 0x9e3779b9, worries: 0x85ebca6b, sentiment: 0xc2b2ae35, changes: 0x27d4eb2f }

/** Hashes a cell key to 0 to 1, differently for each epoch and purpose. Not repeatable without the key. */
export function hashToUnit(key: number, purpose: Purpose, epoch: number): number {
  let mixed = key ^ Math.imul(epoch + 1, SALTS[purpose])
  for (const factor of [0x7feb352d, 0x846ca68b, 0x7feb352d]) {
    mixed ^= mixed >>> 16
    mixed = Math.imul(mixed, factor)
    mixed ^= mixed >>> 15
  }
  return (mixed >>> 0) / 2 ** 32
}

/** The noise of a count, looked up by its cell's key: the same people get the same noise everywhere. */
export function noiseOf(count: number, draw: number): number {
  const row = table.rows[Math.min(count, table.rows.length - 1)] ?? []
  let remaining = draw
  for (const [value = 0, probability = 0] of row) {
    remaining -= probability
    if (remaining < 0) return value
  }
  return row.at(-1)?.[0] ?? 0
}

const rounded = (value: number, step: number) => Math.round(value / step) * step

/** Adds noise to the figures of a cell and rounds them. They may still be suppressed. */
export function perturbed(cell: RawCell, rules: ProtectionRules, epoch: number): PublishedCell {
  const noise = (purpose: Purpose, count: number) => {
    const key = (purpose === 'people' ? cell.key : cell.weightedKey) % KEYS
    return rules.hasNoise ? noiseOf(count, hashToUnit(key, purpose, epoch)) : 0
  }
  const people = rounded(cell.people + noise('people', cell.people), rules.countStep)
  const worries = rounded(cell.worries + noise('worries', cell.worries) * cell.largest, rules.countStep)
  const { sentimentSum, sentimentPeople } = cell
  const mean = (sentimentSum + noise('sentiment', rules.minPeople) * MEAN_SCALE) / sentimentPeople
  return {
    people,
    // Each person has at least one worry.
    worries: Math.max(people, worries),
    sentiment:
      sentimentPeople < rules.minPeople ? null : Number(Math.min(1, Math.max(0, rounded(mean, rules.meanStep))).toFixed(2)),
  }
}
