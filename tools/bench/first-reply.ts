import { makeCommunity, type Size } from './first-reply/make-community.ts'
import { type Order, simulate } from './first-reply/simulate.ts'

/**
 * How many of 200 worries are answered within an hour by 1,000 readers, newest first and by lending (decision 0015): the same people,
 * worries and visits, from fixed seeds. Prints a table of the means and maxima over the seeds, asserts nothing.
 */

const SIZE = { readers: 1_000, worries: 200, hours: 12 } satisfies Partial<Size>
const SEEDS = [1, 2, 3, 4, 5]
const VISITS = [250, 400, 600, 1_000, 2_000]

function play(order: Order, visits: number) {
  const outcomes = SEEDS.map((seed) => simulate(makeCommunity({ ...SIZE, visits, seed }), order))
  const shares = outcomes.map(({ withinAnHour }) => withinAnHour)
  return {
    share: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    mostReaders: Math.max(...outcomes.map(({ mostReaders }) => mostReaders)),
    dangerous: Math.max(...outcomes.map(({ dangerousToNewcomers }) => dangerousToNewcomers)),
  }
}

const percent = (share: number) => `${Math.round(share * 100)} %`

console.log(
  `${SIZE.readers} readers, ${SIZE.worries} worries in ${SIZE.hours} hours, mean of ${SEEDS.length} seeds: newest first → by lending`,
)
console.table(
  VISITS.map((visits) => {
    const [newest, lent] = [play('newest', visits), play('waiting', visits)]
    return {
      visits,
      'answered within an hour': `${percent(newest.share)} → ${percent(lent.share)}`,
      more: percent(lent.share / newest.share - 1),
      'most readers of one at once': `${newest.mostReaders} → ${lent.mostReaders}`,
      'dangerous ones before newcomers': `${newest.dangerous} → ${lent.dangerous}`,
    }
  }),
)
