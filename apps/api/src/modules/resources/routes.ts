import { type LanguageCode, type Resource, type ResourceCost, resourcesApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/app-error.ts'
import { languageFor } from '../../http/language-for.ts'
import { serve } from '../../http/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { directoryIn, filtersOf } from './directory.ts'
import { type DirectorySearch, directorySearch } from './search.ts'

const KEEP = 'public, max-age=300'

type Directory = { resources: Resource[]; search: DirectorySearch }
type Wanted = {
  category?: string | undefined
  country?: string | undefined
  cost?: ResourceCost | undefined
  tags?: string | undefined
  isCrisis?: boolean | undefined
}

/** The directory of help: public, free, and the same for everybody. */
export const resourceRoutes = (catalogue: Catalogue) => {
  const directories = new Map<LanguageCode, Directory>()

  /** Made at the first question in a language; there are as many as languages. */
  function preparedIn(language: LanguageCode): Directory {
    const known = directories.get(language)
    if (known) return known
    const resources = directoryIn(catalogue, language)
    const directory = { resources, search: directorySearch(resources, language, catalogue.searchWords[language]) }
    directories.set(language, directory)
    return directory
  }

  return async (app: FastifyInstance) => {
    serve(app, resourcesApi.list, async ({ query: { query, limit, offset, language, ...wanted }, request, reply }) => {
      const directory = preparedIn(languageFor(request, reply, language))
      reply.header('cache-control', KEEP)
      const found = (query ? searched(directory, query) : directory.resources).filter(matches(wanted))
      return { resources: found.slice(offset, offset + limit), total: found.length, hasMore: found.length > offset + limit }
    })

    serve(app, resourcesApi.filters, async ({ query, request, reply }) => {
      const language = languageFor(request, reply, query.language)
      reply.header('cache-control', KEEP)
      return filtersOf(preparedIn(language).resources, language)
    })

    serve(app, resourcesApi.read, async ({ params, query, request, reply }) => {
      const { resources } = preparedIn(languageFor(request, reply, query.language))
      const found = resources.find(({ id }) => id === params.id)
      if (!found) throw notFound()
      reply.header('cache-control', KEEP)
      return found
    })
  }
}

function searched({ resources, search }: Directory, query: string): Resource[] {
  const byId = new Map(resources.map((resource) => [resource.id, resource]))
  const found = search(query).flatMap((id) => byId.get(id) ?? [])
  // Whoever is in danger must not scroll: crisis resources stand before the others, each in the order of the search.
  return [...found.filter(({ isCrisis }) => isCrisis), ...found.filter(({ isCrisis }) => !isCrisis)]
}

const matches =
  ({ category, country, cost, tags, isCrisis }: Wanted) =>
  (resource: Resource): boolean =>
    (!category || resource.category.id === category) &&
    (!country || resource.country === null || resource.country === country) &&
    (!cost || resource.cost === cost) &&
    (!isCrisis || resource.isCrisis) &&
    (tags ?? '')
      .split(',')
      .filter((tag) => tag !== '')
      .every((tag) => resource.tags.some(({ id }) => id === tag))
