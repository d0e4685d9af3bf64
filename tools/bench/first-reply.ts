import { makeCommunity, type Size } from './first-reply/make-community.ts'
import { mostAnswered } from './first-reply/most-answered.ts'
import { type Order, simulate } from './first-reply/simulate.ts'

/**
 * How many of 200 worries are answered within an hour by 1,000 readers, newest first and by lending (decision 0015): the same people,
 * worries and visits, from fixed seeds; beside it the upper bound for any order. Prints a table of the means and maxima over the seeds,
 * asserts nothing.
 */

const SIZE = { readers: 1_000, worries: 200, hours: 12 } satisfies Partial<Size>
const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1)
const VISITS = [250, 300, 400, 450, 500, 600, 700, 800, 1_000, 2_000]

const communitiesOf = (visits: number) => SEEDS.map((seed) => makeCommunity({ ...SIZE, visits, seed }))
const mean = (shares: number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length

function simulateAll(order: Order, visits: number) {
  const outcomes = communitiesOf(visits).map((community) => simulate(community, order))
  return {
    hour: mean(outcomes.map(({ withinAnHour }) => withinAnHour)),
    threeHours: mean(outcomes.map(({ withinThreeHours }) => withinThreeHours)),
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
    const [newest, lent] = [simulateAll('newest', visits), simulateAll('waiting', visits)]
    const upperBound = mean(communitiesOf(visits).map(mostAnswered))
    return {
      visits,
      'answered within an hour': `${percent(newest.hour)} → ${percent(lent.hour)}`,
      more: percent(lent.hour / newest.hour - 1),
      'by any order at most': percent(upperBound),
      'at most more': percent(upperBound / newest.hour - 1),
      'within three hours': `${percent(newest.threeHours)} → ${percent(lent.threeHours)}`,
      'most readers of one at once': `${newest.mostReaders} → ${lent.mostReaders}`,
      'dangerous ones before newcomers': `${newest.dangerous} → ${lent.dangerous}`,
    }
  }),
)
