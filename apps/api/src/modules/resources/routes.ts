import { type Resource, type ResourceCost, resourcesApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/app-error.ts'
import { languageFor } from '../../http/language-for.ts'
import { serve } from '../../http/serve.ts'
import type { Directories } from './directories.ts'
import { filtersOf } from './directory.ts'
import type { ReportStore } from './report-store.ts'

const CACHE_CONTROL = 'public, max-age=60'

type Filters = {
  category?: string | undefined
  country?: string | undefined
  cost?: ResourceCost | undefined
  tags?: string | undefined
  isCrisis?: boolean | undefined
}

type Options = { directories: Directories; reports: ReportStore; now: () => Date }

/** The directory of help: public, free, and the same for everybody. */
export const resourceRoutes =
  ({ directories, reports, now }: Options) =>
  async (app: FastifyInstance) => {
    serve(app, resourcesApi.list, async ({ query: { query, limit, offset, language, ...filters }, request, reply }) => {
      const directory = await directories.in(languageFor(request, reply, language))
      reply.header('cache-control', CACHE_CONTROL)
      const resources = (query ? directory.search(query) : directory.resources).filter(matches(filters))
      const end = offset + limit
      return { resources: resources.slice(offset, end), total: resources.length, hasMore: resources.length > end }
    })

    serve(app, resourcesApi.filters, async ({ query, request, reply }) => {
      const language = languageFor(request, reply, query.language)
      const { resources } = await directories.in(language)
      reply.header('cache-control', CACHE_CONTROL)
      return filtersOf(resources, language)
    })

    serve(app, resourcesApi.read, async ({ params, query, request, reply }) => {
      const { entries } = await directories.in(languageFor(request, reply, query.language))
      const entry = entries.get(params.id)
      if (!entry || entry.isHidden) throw notFound()
      reply.header('cache-control', CACHE_CONTROL)
      return entry.resource
    })

    serve(app, resourcesApi.report, async ({ params, body }) => {
      const { entries } = await directories.in('en')
      if (!entries.has(params.id)) throw notFound()
      await reports.add(params.id, body, now())
      return { message: 'Thank you. A moderator will look at this.' }
    })
  }

const matches =
  ({ category, country, cost, tags, isCrisis }: Filters) =>
  (resource: Resource): boolean =>
    (!category || resource.category.id === category) &&
    (!country || resource.country === null || resource.country === country) &&
    (!cost || resource.cost === cost) &&
    (!isCrisis || resource.isCrisis) &&
    (tags ?? '')
      .split(',')
      .filter((tag) => tag !== '')
      .every((tag) => resource.tags.some(({ id }) => id === tag))
