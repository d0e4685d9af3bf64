import type { PublishedCell } from './publishing/cell.ts'

/** One cell in the format of responses. */
export const figuresOf = (cell: PublishedCell | undefined) => ({
  totalUsers: cell?.people ?? null,
  totalPosts: cell?.worries ?? null,
  averageSentiment: cell?.sentiment ?? null,
  isApproximate: false,
})

/** The sum of published cells; null if there is none. A person in several of them counts in each. */
export function sumOf(cells: (PublishedCell | undefined)[]) {
  const published = cells.filter((cell) => cell !== undefined)
  const [first] = published
  if (!first || cells.length === 1) return figuresOf(first)
  const sum = (value: (cell: PublishedCell) => number) => published.reduce((total, cell) => total + value(cell), 0)
  const withSentiment = published.flatMap(({ people, sentiment }) => (sentiment === null ? [] : [{ people, sentiment }]))
  const weight = withSentiment.reduce((total, { people }) => total + people, 0)
  const mean = withSentiment.reduce((total, { people, sentiment }) => total + people * sentiment, 0) / weight
  return {
    totalUsers: sum(({ people }) => people),
    totalPosts: sum(({ worries }) => worries),
    averageSentiment: weight === 0 ? null : Number((Math.round(mean * 20) / 20).toFixed(2)),
    isApproximate: true,
  }
}
