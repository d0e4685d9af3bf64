import { Category } from '@worrystone/contracts'
import { describe, expect, test } from 'vitest'
import { narrowedCells } from './audit.ts'
import { auditProgram } from './audit-program.ts'
import { candidates } from './candidates.ts'
import { ALL, placeId, type RawCell, type Table } from './cell.ts'
import { placeGroups } from './groups.ts'
import { protect } from './protection.ts'
import { type ProtectionRules, RULES } from './rules.ts'
import { threadTime } from './thread-time.ts'

const DAY = '2026-03-11'
/** Without noise and rounding, so that only suppression protects the figures. */
const EXACT: ProtectionRules = { ...RULES, hasNoise: false, countStep: 1, minShownCount: 10 }
const UNIVERSE = { DE: ['Bavaria', 'Berlin', 'Hesse', 'Saxony'] }

let lastKey = 1
const aCell = (id: string, people: number, worries = people): RawCell => {
  const key = Math.imul(++lastKey, 0x9e3779b1) >>> 1
  return { id, people, worries, largest: 1, key, weightedKey: key, sketch: '0', sentimentSum: 0, sentimentPeople: 0 }
}

type Regions = Record<string, Partial<Record<Category, number>>>

/** People per category without a known location. */
const ELSEWHERE = 60

/** Each person has one worry: everything adds up. */
function aCountry(regions: Regions): RawCell[] {
  const counts = new Map<string, number>()
  const add = (id: string, count: number) => counts.set(id, (counts.get(id) ?? 0) + count)
  for (const [region, categories] of Object.entries(regions)) {
    for (const [category, count] of Object.entries(categories)) {
      for (const window of ['30d', '90d', '1y']) {
        for (const [country, inside] of [
          [ALL, ALL],
          ['DE', ALL],
          ['DE', region],
        ] as const) {
          for (const of of [ALL, category]) add(placeId(window, country, inside, of), count)
        }
      }
    }
  }
  for (const window of ['30d', '90d', '1y']) {
    for (const category of ['work', 'health', 'family'])
      for (const of of [ALL, category]) add(placeId(window, ALL, ALL, of), ELSEWHERE)
  }
  return [...counts].map(([id, count]) => aCell(id, count))
}

const make = (raws: RawCell[], rules = RULES, previousTable?: Table) =>
  protect({ toDay: DAY, raws, previousTable, universe: UNIVERSE, rules })
const in30d = (table: Table, region: string, category: string = ALL) => table.cells[placeId('30d', 'DE', region, category)]

const MIXED: Regions = {
  Bavaria: { work: 60, health: 40, family: 30 },
  Berlin: { work: 50, health: 35, family: 4 },
  Hesse: { work: 45, health: 30, family: 25 },
  Saxony: { work: 3, health: 2 },
}

describe('suppression', () => {
  test('suppresses cells of fewer than 10 people', async () => {
    for (const rules of [EXACT, RULES]) {
      const table = await make(aCountry(MIXED), rules)
      expect([in30d(table, 'Saxony'), in30d(table, 'Berlin', 'family')]).toEqual([undefined, undefined])
    }
    const { people = 0 } = in30d(await make(aCountry(MIXED)), 'Bavaria') ?? {}
    expect(Math.abs(people - 130)).toBeLessThan(9)
  })

  test('suppresses the smallest sibling of a cell that would be the difference to the total', async () => {
    const table = await make(aCountry(MIXED), EXACT)
    expect(in30d(table, 'Hesse')).toBeUndefined()
    const plain = await make(aCountry(MIXED), { ...EXACT, hasComplementarySuppression: false })
    expect(in30d(plain, 'Hesse')?.people).toBe(100)
  })

  test('treats an empty cell like one with few people', async () => {
    const { Saxony, ...others } = MIXED
    expect(Saxony).toBeDefined()
    const empty = await make(aCountry(others), EXACT)
    const few = await make(aCountry(MIXED), EXACT)
    const shown = (table: Table) => Object.keys(table.cells).filter((id) => id.split('|')[3] !== ALL)
    expect(shown(empty)).toEqual(shown(few))
  })

  test('shows no categories of a location where more than 90 % share one', async () => {
    const table = await make(aCountry({ ...MIXED, Bavaria: { work: 130, health: 12 } }))
    expect(in30d(table, 'Bavaria')).toBeDefined()
    expect(Category.options.some((category) => in30d(table, 'Bavaria', category))).toBe(false)
  })

  test('requires a noisy count of 15', async () => {
    const raws = Array.from({ length: 300 }, (_, at) => aCell(placeId('30d', 'DE', `Region ${at}`, ALL), 10))
    const shown = raws.map((raw) => candidates([raw], { rules: RULES, toDay: DAY, previousTable: undefined }).get(raw.id))
    const share = shown.filter(Boolean).length / raws.length
    expect(share).toBeGreaterThan(0.02)
    expect(share).toBeLessThan(0.2)
    expect(shown.flatMap((cell) => cell?.figures.people ?? []).every((people) => people === 15)).toBe(true)
  })
})

describe('the audit', () => {
  const narrowed = (raws: RawCell[], table: Table, rules: ProtectionRules) => {
    const cells = candidates(raws, { rules, toDay: DAY, previousTable: undefined })
    for (const [id, cell] of cells) cell.isShown = table.cells[id] !== undefined
    const groups = ['30d', '90d', '1y'].flatMap((window) => placeGroups(window, UNIVERSE))
    const program = auditProgram({ raws: new Map(raws.map((raw) => [raw.id, raw])), cells, groups, rules })
    return narrowedCells(program, rules, threadTime() + 20_000)
  }

  test('detects a cell that is the difference of the others to their sum', async () => {
    const raws = aCountry(MIXED)
    const table = await make(raws, { ...EXACT, hasComplementarySuppression: false })
    const narrowedIds = (await narrowed(raws, table, EXACT)).map(({ id }) => id)
    expect(narrowedIds).toContain(placeId('30d', 'DE', 'Saxony', ALL))
  })

  test.each([
    ['without noise', EXACT],
    ['with it', RULES],
  ])('detects none in what is published %s', async (_, rules) => {
    const raws = aCountry(MIXED)
    expect(await narrowed(raws, await make(raws, rules), rules)).toEqual([])
  })

  test('publishes nothing that does not pass', async () => {
    await expect(
      make(aCountry({ Bavaria: { work: 60, health: 40 }, Berlin: { work: 50 } }), { ...RULES, minPossibleCounts: 1e9 }),
    ).rejects.toThrow('suppressed')
  }, 60_000)
})

describe('from day to day', () => {
  const earlier = (part: Partial<Table>): Table => ({ toDay: '2026-03-10', cells: {}, states: {}, ...part })
  const id = placeId('30d', 'DE', 'Bavaria', ALL)
  const raws = aCountry({ Bavaria: { work: 25, health: 20 }, Hesse: { work: 22, health: 24 } })
  const everywhere = (since: string) => Object.fromEntries(raws.map((raw) => [raw.id, { since }]))

  test('a cell that reaches the floor is shown after 7 days', async () => {
    expect((await make(raws, RULES, earlier({}))).cells).toEqual({})
    expect((await make(raws, RULES, earlier({ states: everywhere('2026-03-05') }))).cells[id]).toBeUndefined()
    expect((await make(raws, RULES, earlier({ states: everywhere('2026-03-04') }))).cells[id]).toBeDefined()
  })

  describe('figures are kept', () => {
    const oldFigures = { people: 25, worries: 25, sentiment: null }
    const epoch = Math.floor(Date.parse(DAY) / 86_400_000 / 30)
    const bits = (count: number) => String((1n << BigInt(count)) - 1n)
    const isKept = async (sketch: string, { made = '2026-03-01', epochsAgo = 0 } = {}) => {
      const table = earlier({
        cells: Object.fromEntries(raws.map((raw) => [raw.id, oldFigures])),
        states: Object.fromEntries(raws.map((raw) => [raw.id, { since: '2026-01-01', sketch, epoch: epoch - epochsAgo, made }])),
      })
      return (await make(raws, RULES, table)).cells[id]?.people === oldFigures.people
    }

    test('until at least 5 people came or went', async () => {
      expect(await isKept(bits(4))).toBe(true)
      const kept = await Promise.all(Array.from({ length: 8 }, (_, at) => isKept(String(0b1111111111n << BigInt(at)))))
      expect(new Set(kept)).toEqual(new Set([true, false]))
    })

    test('for 7 days, unless many came or went', async () => {
      expect(await isKept(bits(19), { made: '2026-03-05' })).toBe(true)
      expect(await isKept(bits(19), { made: '2026-03-04' })).toBe(false)
    })

    test('where the sketch has another width', async () => {
      expect(await isKept(`0b${'1'.repeat(251)}`)).toBe(true)
    })

    test('until the noise is drawn again', async () => {
      expect(await isKept('0', { epochsAgo: 1 })).toBe(false)
    })
  })
})
