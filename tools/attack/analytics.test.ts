import { seedCatalogue } from '@worrystone/api/catalogue-seed'
import { type Database, openDatabase } from '@worrystone/api/database'
import { afterEach, expect, it } from 'vitest'
import { attack, type Outcome } from './attack.ts'
import { anyMembership } from './findings.ts'
import { leaksOf } from './leaks.ts'
import { PROTECTED, type Variant, WEAK } from './variants.ts'

const SIZE = { people: 500, countries: 2, days: 8, historyDays: 120, warmUpDays: 1, seed: 5 }
const TIMEOUT_MS = 90_000

let database: Database
afterEach(() => database.close())

async function runAttack(variant: Variant): Promise<Outcome> {
  database = openDatabase({ folder: undefined })
  await database.migrate()
  await seedCatalogue(database)
  return attack(database, variant, { size: SIZE, boundEach: 100 })
}

it(
  'an attacker who sees only responses learns nothing about a person of a small community',
  async () => {
    const outcome = await runAttack(PROTECTED)
    expect(outcome.bounded.hidden).toBeGreaterThan(50)
    expect(leaksOf(outcome, false)).toEqual([])
  },
  TIMEOUT_MS,
)

it(
  'with only cells under ten hidden the attacker learns who joined and what is hidden, so the attack works',
  async () => {
    const { bounded, uniformCells, memberships } = await runAttack(WEAK)
    expect(bounded.unsound).toEqual([])
    expect(bounded.tight.length).toBeGreaterThan(50)
    expect(uniformCells.length).toBeGreaterThan(0)
    expect(anyMembership(memberships).low).toBeGreaterThan(0.6)
  },
  TIMEOUT_MS,
)
