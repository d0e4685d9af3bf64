import { expect, test } from 'vitest'
import { candidates, epochOf } from './candidates.ts'
import { RULES } from './rules.ts'

const TODAY = '2026-03-11'
const CELL_COUNT = 2_000

/** Cells whose figures were computed when they were made, and to which this many people came since. */
function keptIds(changes: number, made: string): Set<string> {
  const oldFigures = { people: 995, worries: 995, sentiment: null }
  const raws = Array.from({ length: CELL_COUNT }, (_, at) => {
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
  const previousTable = {
    toDay: '2026-03-10',
    cells: Object.fromEntries(raws.map(({ raw }) => [raw.id, oldFigures])),
    states: Object.fromEntries(states),
  }
  const cells = candidates(
    raws.map(({ raw }) => raw),
    { rules: RULES, toDay: TODAY, previousTable },
  )
  return new Set([...cells.values()].filter(({ figures }) => figures.people === oldFigures.people).map(({ raw }) => raw.id))
}

test.each([
  { made: '2026-03-01', from: 4 },
  { made: '2026-03-09', from: 19 },
])('a further change updates figures of $made in about one of ten cases, however many came before', ({ made, from }) => {
  expect(keptIds(from, made).size).toBe(CELL_COUNT)
  for (let changes = from; changes < from + 20; changes++) {
    const [before, after] = [keptIds(changes, made), keptIds(changes + 1, made)]
    expect(before.size).toBeGreaterThan(100)
    const updatedShare = [...before].filter((id) => !after.has(id)).length / before.size
    expect(updatedShare).toBeGreaterThan(0.03)
    expect(updatedShare).toBeLessThan(0.2)
  }
})
