import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../apps/api/src/db/db.ts'
import { seedCatalogue } from '../../apps/api/src/seed/catalogue.ts'
import { attack, type Outcome } from './attack.ts'
import { PROTECTED, type Variant, WEAK } from './variants.ts'
import { leaksOf } from './verdict.ts'

const SIZE = { people: 700, countries: 3, days: 13, historyDays: 200, seed: 5 }
const LONGEST_MS = 60_000

let template: Database
const opened: Database[] = []
beforeAll(async () => {
  template = openDatabase({ folder: undefined })
  await template.migrate()
}, LONGEST_MS)
afterAll(() => Promise.all(opened.map((database) => database.close())))

async function attacked(variant: Variant): Promise<Outcome> {
  const database = openDatabase({ folder: undefined })
  opened.push(database)
  await database.migrate()
  await seedCatalogue(database)
  return attack(database, variant, { size: SIZE, boundEach: 6 })
}

describe('somebody who sees only answers', () => {
  it(
    'learns nothing of a small community that a person could be told from',
    async () => {
      const outcome = await attacked(PROTECTED)
      expect(outcome.bounded.hidden).toBeGreaterThan(50)
      expect(leaksOf(outcome, false)).toEqual([])
    },
    LONGEST_MS,
  )

  it(
    'learns it all where only cells under ten are hidden, so that the attack is known to work',
    async () => {
      const { bounded, uniformShown, memberships } = await attacked(WEAK)
      expect(bounded.unsound).toEqual([])
      expect(bounded.tight.length).toBeGreaterThan(50)
      expect(uniformShown.length).toBeGreaterThan(0)
      expect(memberships.tenth?.low).toBeGreaterThan(0.6)
    },
    LONGEST_MS,
  )
})
