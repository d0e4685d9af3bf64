import { expect, test } from 'vitest'
import { candidates, epochOf } from './candidates.ts'
import { RULES } from './rules.ts'

const TODAY = '2026-03-11'
const CELLS = 2_000

/** Cells whose figures were computed when they were made, and to which this many people came since. */
function kept(changes: number, made: string): Set<string> {
  const old = { people: 995, worries: 995, sentiment: null }
  const raws = Array.from({ length: CELLS }, (_, at) => {
    const before = BigInt(at * 7_919) << 20n
    const sketch = String(before ^ ((1n << BigInt(changes)) - 1n))
    const raw = {
      id: `30d|DE|${at}`,
      people: 40,
      worries: 40,
      largest: 1,
      key: at,
      weightedKey: at,
      sketch,
      sentimentSum: 0,
      sentimentPeople: 0,
    }
    return { raw, before: String(before) }
  })
  const states = raws.map(({ raw, before }) => [
    raw.id,
    { since: '2026-01-01', sketch: before, made, epoch: epochOf(TODAY, RULES) },
  ])
  const before = {
    toDay: '2026-03-10',
    cells: Object.fromEntries(raws.map(({ raw }) => [raw.id, old])),
    states: Object.fromEntries(states),
  }
  const found = candidates(
    raws.map(({ raw }) => raw),
    { rules: RULES, toDay: TODAY, previousTable: before },
  )
  return new Set([...found.values()].filter(({ figures }) => figures.people === old.people).map(({ raw }) => raw.id))
}

test.each([
  { made: '2026-03-01', from: 4 },
  { made: '2026-03-09', from: 19 },
])('a further change updates figures of $made in about one of ten cases, however many came before', ({ made, from }) => {
  expect(kept(from, made).size).toBe(CELLS)
  for (let changes = from; changes < from + 20; changes++) {
    const [before, after] = [kept(changes, made), kept(changes + 1, made)]
    expect(before.size).toBeGreaterThan(100)
    const moved = [...before].filter((id) => !after.has(id)).length / before.size
    expect(moved).toBeGreaterThan(0.03)
    expect(moved).toBeLessThan(0.2)
  }
})
