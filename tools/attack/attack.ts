import type { Database } from '@worrystone/api/database'
import { attackedProduct } from './attacked-product.ts'
import type { Size } from './community.ts'
import {
  ATTACKS,
  type Bounded,
  boundDay,
  type CategoryGuess,
  categoryGuess,
  findUniformCells,
  membership,
  nothingBounded,
  queryLastDay,
} from './findings.ts'
import type { Attempt } from './membership.ts'
import type { QueryResults } from './queries.ts'
import type { Rate } from './rates.ts'
import { simulate } from './simulation.ts'
import type { Variant } from './variants.ts'

/** The results of a whole attack on one variant. */
export type Outcome = {
  variant: Variant
  bounded: Bounded
  /** By an attacker who assumes that every figure is of the present day. */
  optimistic: Bounded
  queryResults: QueryResults
  conflicts: string[]
  uniformCells: string[]
  memberships: Record<string, Rate>
  category: CategoryGuess
  attempts: Attempt[]
}

export type Plan = {
  size: Size
  /** Days between two days with bounds and queries; the last day is always one. */
  boundEach: number
  log?: (sentence: string) => void
}

/** Simulates the community on an empty migrated database and attacks what is published of it. */
export async function attack(database: Database, variant: Variant, { size, boundEach, log = () => {} }: Plan): Promise<Outcome> {
  const product = await attackedProduct(database, { figureRules: variant.rules })
  const [bounded, optimistic] = [nothingBounded(), nothingBounded()]
  const queryResults: QueryResults = { repeated: [], filtered: [], subtracted: [], thresholds: [], presence: [], exported: [] }
  const uniformKeys: string[] = []
  try {
    const simulation = await simulate({
      ...{ database, product, size },
      async onDay(day, current) {
        log(`${variant.name}: day ${day + 1} of ${size.days}`)
        if (day !== size.days - 1 && day % boundEach !== boundEach - 1) return
        await boundDay(current, { day, method: variant.method }, bounded)
        if (variant.optimistic) await boundDay(current, { day, method: variant.optimistic }, optimistic)
        uniformKeys.push(...findUniformCells(current, day))
        const results = await queryLastDay(product, current)
        for (const [kind, texts] of Object.entries(results)) queryResults[kind as keyof QueryResults].push(...texts)
      },
    })
    return {
      ...{
        variant,
        bounded,
        optimistic,
        queryResults,
        uniformCells: uniformKeys,
        attempts: simulation.attempts,
        conflicts: simulation.conflicts,
      },
      ...summarizeAttempts(simulation.attempts),
    }
  } finally {
    await product.close()
  }
}

/** The sum of all attempts. */
export const summarizeAttempts = (attempts: Attempt[]) => ({
  memberships: Object.fromEntries(ATTACKS.map((name) => [name, membership(attempts, name)])),
  category: categoryGuess(attempts),
})
