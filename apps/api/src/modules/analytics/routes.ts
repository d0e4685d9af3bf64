import { analyticsApi, FIGURE_COUNTRIES, type FigureCountry } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { exportFile, exportName, FILE_TYPES } from './export-file.ts'
import { geographicFigures, publishedRegions, regionalSummaries } from './geographic.ts'
import { commonFieldsOf, type Figures, type PublishedFigures } from './published.ts'
import { RANGES } from './publishing/slices.ts'
import { serveFigures, textCache } from './serve-figures.ts'
import { categoryTrends } from './trends.ts'

type Options = { published: PublishedFigures; now: () => Date }

export const analyticsRoutes =
  ({ published, now }: Options) =>
  async (app: FastifyInstance) => {
    serveFigures(app, analyticsApi.geographic, { published, make: geographicFigures })

    serveFigures(app, analyticsApi.summaries, {
      published,
      make: (figures, query) => ({
        ...commonFieldsOf(figures, query.timeRange, query.minUserThreshold),
        summaries: regionalSummaries(figures, query),
      }),
    })

    serveFigures(app, analyticsApi.available, {
      published,
      make: (figures) => {
        const countries = availableRegions(figures)
        const totalRegions = countries.reduce((sum, { regions }) => sum + regions.length, 0)
        return { ...commonFieldsOf(figures, '1y'), countries, totalRegions }
      },
    })

    serveFigures(app, analyticsApi.trends, {
      published,
      make: (figures, query) => ({
        ...commonFieldsOf(figures, query.timeRange, query.minUserThreshold),
        trends: categoryTrends(figures, query),
      }),
    })

    const files = textCache()
    serve(app, analyticsApi.export, async ({ query, reply }) => {
      const figures = await published.read()
      const text = files.getOrCreate(figures, JSON.stringify(query), () =>
        exportFile(geographicFigures(figures, query), query.format),
      )
      // The file itself, not wrapped in `data`.
      reply
        .serializer(({ data }) => data)
        .header('content-type', FILE_TYPES[query.format])
        .header('content-disposition', `attachment; filename="${exportName(now(), query.format)}"`)
      return text
    })
  }

/** In any time range. */
function availableRegions(figures: Figures): { country: FigureCountry; regions: string[] }[] {
  const places = RANGES.flatMap((range) => publishedRegions(figures, range))
  return FIGURE_COUNTRIES.map((country) => ({
    country,
    regions: [...new Set(places.filter((place) => place.country === country).map(({ region }) => region))].sort(),
  })).filter(({ country, regions }) => regions.length > 0 || RANGES.some((range) => isCountryShown(figures, country, range)))
}

const isCountryShown = (figures: Figures, country: string, range: string) =>
  figures.cell(`${range}|place|${country}|*|*`) !== undefined
