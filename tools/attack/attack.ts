import type { Database } from '@worrystone/api/database'
import { attackedProduct } from './attacked-product.ts'
import type { Size } from './community.ts'
import {
  ATTACKS,
  type Bounded,
  boundDay,
  type CategoryGuess,
  categoryGuess,
  membership,
  nothingBounded,
  queryLastDay,
  uniformShown,
} from './findings.ts'
import type { Try } from './membership.ts'
import type { QueryResults } from './queries.ts'
import type { Rate } from './rates.ts'
import { simulate } from './simulation.ts'
import type { Variant } from './variants.ts'

/** The results of a whole attack on one variant. */
export type Outcome = {
  variant: Variant
  bounded: Bounded
  /** By an attacker who assumes that every figure is of the present day. */
  hopeful: Bounded
  questioned: QueryResults
  conflicts: string[]
  uniformShown: string[]
  memberships: Record<string, Rate>
  category: CategoryGuess
  tries: Try[]
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
  const [bounded, hopeful] = [nothingBounded(), nothingBounded()]
  const questioned: QueryResults = { repeated: [], filtered: [], subtracted: [], thresholds: [], presence: [], exported: [] }
  const uniform: string[] = []
  try {
    const simulation = await simulate({
      ...{ database, product, size },
      async onDay(day, meanwhile) {
        log(`${variant.name}: day ${day + 1} of ${size.days}`)
        if (day !== size.days - 1 && day % boundEach !== boundEach - 1) return
        await boundDay(meanwhile, { day, method: variant.method }, bounded)
        if (variant.hopeful) await boundDay(meanwhile, { day, method: variant.hopeful }, hopeful)
        uniform.push(...uniformShown(meanwhile, day))
        const results = await queryLastDay(product, meanwhile)
        for (const [kind, found] of Object.entries(results)) questioned[kind as keyof QueryResults].push(...found)
      },
    })
    return {
      ...{
        variant,
        bounded,
        hopeful,
        questioned,
        uniformShown: uniform,
        tries: simulation.tries,
        conflicts: simulation.conflicts,
      },
      ...judged(simulation.tries),
    }
  } finally {
    await product.close()
  }
}

/** The sum of all attempts. */
export const judged = (tries: Try[]) => ({
  memberships: Object.fromEntries(ATTACKS.map((name) => [name, membership(tries, name)])),
  category: categoryGuess(tries),
})
