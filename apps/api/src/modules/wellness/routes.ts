import { type LanguageCode, wellnessApi } from '@worrystone/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sha256 } from '../../hash.ts'
import { notFound } from '../../http/app-error.ts'
import { etagOf, matchesEtag } from '../../http/etag.ts'
import { languageFor } from '../../http/language-for.ts'
import { serve } from '../../http/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { CanUse } from '../subscriptions/index.ts'
import { type CardSearch, cardSearch, type SearchedCard } from './card-search.ts'
import { openFor } from './open-for.ts'
import type { PopularExercises } from './popular-exercises.ts'
import type { Means, PresentCatalogue } from './present.ts'

type Options = {
  catalogue: Catalogue
  present: PresentCatalogue
  canUse: CanUse
  means: () => Promise<Means>
  byPopularity: PopularExercises
}
type Listing = {
  category?: string | undefined
  query?: string | undefined
  limit: number
  offset: number
  language: LanguageCode
  search: CardSearch
}

const PUBLIC = 'public, max-age=300'

const versions = new WeakMap<Catalogue, string>()

/** A hash of the catalogue, which never changes while the process runs. */
function versionOf(catalogue: Catalogue): string {
  const version = versions.get(catalogue) ?? sha256(JSON.stringify(catalogue))
  versions.set(catalogue, version)
  return version
}

/** The endpoints of exercises and techniques. Lists and previews are the same for everybody. */
export const wellnessRoutes = ({ catalogue, present, canUse, means, byPopularity }: Options) => {
  const { exercises, techniques } = catalogue
  const version = versionOf(catalogue)
  const requireTier = openFor(canUse)
  const searchExercises = cardSearch()
  const searchTechniques = cardSearch()

  /** Answers 304 if the client's ETag matches the catalogue, the address and the other inputs of the response. */
  const revalidate = (readInputs: () => Promise<string>) => async (request: FastifyRequest, reply: FastifyReply) => {
    const etag = etagOf(`${version} ${await readInputs()} ${request.url} ${request.headers['accept-language'] ?? ''}`)
    reply.header('cache-control', PUBLIC).header('etag', etag)
    if (matchesEtag(etag, request.headers['if-none-match'])) return reply.code(304).send()
  }

  // These endpoints do not read the database, so that exercises stay available without it.
  const publicExercises = async (app: FastifyInstance) => {
    app.addHook(
      'preHandler',
      revalidate(async () => ''),
    )

    serve(app, wellnessApi.exercises, async ({ query, request, reply }) => {
      const language = languageFor(request, reply, query.language)
      const { exerciseCard } = present(language)
      const { items, ...page } = pageOf(exercises.map(exerciseCard), { ...query, language, search: searchExercises })
      return { exercises: items, ...page }
    })
    serve(app, wellnessApi.exerciseCategories, async ({ query, request, reply }) =>
      present(languageFor(request, reply, query.language)).categories(exercises),
    )
    serve(app, wellnessApi.exercisePreview, async ({ params, query, request, reply }) =>
      present(languageFor(request, reply, query.language)).exercisePreview(find(exercises, params.id)),
    )
  }

  const publicPopular = async (app: FastifyInstance) => {
    app.addHook(
      'preHandler',
      revalidate(async () => (await byPopularity(exercises)).map(({ id }) => id).join(' ')),
    )

    serve(app, wellnessApi.popularExercises, async ({ query, request, reply }) => {
      const { exerciseCard } = present(languageFor(request, reply, query.language))
      const ordered = await byPopularity(exercises)
      const inCategory = ordered.filter(({ data }) => query.category === undefined || data.category === query.category)
      return inCategory.slice(0, query.limit).map(exerciseCard)
    })
  }

  const publicTechniques = async (app: FastifyInstance) => {
    app.addHook(
      'preHandler',
      revalidate(async () => JSON.stringify([...(await means())])),
    )

    serve(app, wellnessApi.techniques, async ({ query, request, reply }) => {
      const language = languageFor(request, reply, query.language)
      const { techniqueCard } = present(language)
      const ratings = await means()
      const cards = techniques.map((item) => techniqueCard(item, ratings))
      const { items, ...page } = pageOf(cards, { ...query, language, search: searchTechniques })
      return { techniques: items, ...page }
    })
    serve(app, wellnessApi.techniqueCategories, async ({ query, request, reply }) =>
      present(languageFor(request, reply, query.language)).categories(techniques),
    )
    serve(app, wellnessApi.techniquePreview, async ({ params, query, request, reply }) =>
      present(languageFor(request, reply, query.language)).techniquePreview(find(techniques, params.id), await means()),
    )
  }

  return async (app: FastifyInstance) => {
    await app.register(publicExercises)
    await app.register(publicPopular)
    await app.register(publicTechniques)

    serve(app, wellnessApi.exercise, async ({ viewer, params, query, request, reply }) => {
      const item = find(exercises, params.id)
      await requireTier(viewer, item)
      if (item.data.isFree) reply.header('cache-control', PUBLIC)
      return present(languageFor(request, reply, query.language)).exercise(item)
    })
    serve(app, wellnessApi.technique, async ({ viewer, params, query, request, reply }) => {
      const item = find(techniques, params.id)
      await requireTier(viewer, item)
      if (item.data.isFree) reply.header('cache-control', PUBLIC)
      return present(languageFor(request, reply, query.language)).technique(item, await means())
    })
  }
}

function find<I extends { id: string }>(items: I[], id: string): I {
  const item = items.find((candidate) => candidate.id === id)
  if (!item) throw notFound()
  return item
}

function pageOf<C extends SearchedCard>(cards: C[], { category, query, language, search, limit, offset }: Listing) {
  const matches = (query ? search(cards, query, language) : cards).filter(
    (card) => category === undefined || card.category.id === category,
  )
  return { items: matches.slice(offset, offset + limit), total: matches.length, hasMore: matches.length > offset + limit }
}
