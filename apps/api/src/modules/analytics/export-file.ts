import type { ExportFormat, GeographicFigures } from '@worrystone/contracts'
import { RULES } from './publishing/rules.ts'

const METHOD =
  'Figures of people who share where they live and did not opt out. Random noise of up to 6 people by cell keys; small cells, and cells from which they could be worked out, are left out; counts are rounded, sums are approximate.'
const EMPTY = 'No figures: too few people to show.'

export const FILE_TYPES: Record<ExportFormat, string> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
}

type Cell = string | number | boolean | null

/** Spreadsheet programs interpret a text with such a beginning as a formula. */
const FORMULA = /^[=+\-@\t\r]/

const quoteCell = (value: Cell): string => {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",\n\r\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (cells: Cell[]) => `${cells.map(quoteCell).join(',')}\r\n`

type Row = { level: string; country: string; region: string; category: string; figures: Cell[] }
const COLUMNS = ['level', 'country', 'region', 'category', 'totalUsers', 'totalPosts', 'averageSentiment', 'isApproximate']

/** The description of the figures in the exported file, in either format. */
const metadataOf = ({ window, floor }: GeographicFigures) => ({
  from: window.from,
  to: window.to,
  toIsExcluded: true,
  floor,
  countsRoundedTo: RULES.countStep,
  meansRoundedTo: RULES.meanStep,
  sentiment: '0 very negative to 1 very positive',
  method: METHOD,
})

function rowsOf({ total, categories, countries, regions }: GeographicFigures): Row[] {
  type CellFigures = Pick<GeographicFigures['total'], 'totalUsers' | 'totalPosts' | 'averageSentiment' | 'isApproximate'>
  const values = ({ totalUsers, totalPosts, averageSentiment, isApproximate }: CellFigures): Cell[] => [
    totalUsers,
    totalPosts,
    averageSentiment,
    isApproximate,
  ]
  const allDimensions = { level: 'total', country: '', region: '', category: '' }
  return [
    { ...allDimensions, figures: values(total) },
    ...categories.map((cell) => ({ ...allDimensions, category: cell.category as string, figures: values(cell) })),
    ...[...countries.map((country) => ({ region: '', ...country })), ...regions].flatMap((place) => {
      const { country, region } = place
      const level = region === '' ? 'country' : 'region'
      return [
        { level, country, region, category: '', figures: values(place) },
        ...place.categories.map((cell) => ({ level, country, region, category: cell.category as string, figures: values(cell) })),
      ]
    }),
  ]
}

/** Published figures only; a suppressed cell has an empty field, as in the response. */
export function exportFile(figures: GeographicFigures, format: ExportFormat): string {
  const isEmpty = [...figures.countries, ...figures.regions].every(({ totalUsers }) => totalUsers === null)
  const metadata = { ...metadataOf(figures), ...(isEmpty && { note: EMPTY }) }
  if (format === 'json') {
    const { total, categories, countries, regions } = figures
    return `${JSON.stringify({ ...metadata, total, categories, countries, regions }, null, 2)}\n`
  }
  const lines = [
    ...Object.entries(metadata).map(([name, value]) => csvLine([`# ${name}`, value])),
    csvLine(COLUMNS),
    ...rowsOf(figures).map(({ level, country, region, category, figures: values }) =>
      csvLine([level, country, region, category, ...values]),
    ),
  ]
  return lines.join('')
}

/** `analytics-2026-03-01T12-00-00Z.csv` */
export const exportName = (at: Date, format: ExportFormat) =>
  `analytics-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.${format}`
