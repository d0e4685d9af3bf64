import { createHash } from 'node:crypto'
import { wellnessApi } from '@worrystone/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../http/app-error.ts'
import { languageFor } from '../../http/language-for.ts'
import { serve } from '../../http/serve.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Catalogue, ExerciseItem, TechniqueItem } from '../catalogue/index.ts'
import { etagOf, isHeld } from '../registry/index.ts'
import { type CanUse, upgradeRequired } from '../subscriptions/index.ts'
import { presentCatalogue } from './present.ts'
import { isFoundIn } from './search.ts'
import type { TechniqueMeans } from './technique-means.ts'

type Parts = { catalogue: Catalogue; canUse: CanUse; means: TechniqueMeans }
type Listing = { category?: string | undefined; query?: string | undefined; limit: number; offset: number }

const KEEP_SECONDS = 300
const UPGRADE = 'Premium subscription required for this exercise or technique'

/** The catalogue of exercises and techniques. Lists and previews are the same for everybody. */
export const wellnessRoutes = ({ catalogue, canUse, means }: Parts) => {
  const { exercises, techniques } = catalogue
  const version = createHash('sha256').update(JSON.stringify(catalogue)).digest('base64url')

  async function openFor(viewer: Viewer | null, item: ExerciseItem | TechniqueItem) {
    if (!item.data.isFree && !(await canUse('guided_exercises', viewer))) throw upgradeRequired(UPGRADE)
  }

  /** Answers 304 to whoever holds this address of this catalogue. */
  async function answerHeld(request: FastifyRequest, reply: FastifyReply) {
    const ratings = JSON.stringify([...(await means())])
    const etag = etagOf(`${version} ${ratings} ${request.url} ${request.headers['accept-language'] ?? ''}`)
    reply.header('cache-control', `public, max-age=${KEEP_SECONDS}`).header('etag', etag)
    if (isHeld(etag, request.headers['if-none-match'])) return reply.code(304).send()
  }

  const publicRoutes = async (app: FastifyInstance) => {
    app.addHook('preHandler', answerHeld)

    serve(app, wellnessApi.exercises, async ({ query, request, reply }) => {
      const { exerciseCard } = presentCatalogue(catalogue, languageFor(request, reply, query.language))
      const { items, ...page } = pageOf(exercises.map(exerciseCard), query)
      return { exercises: items, ...page }
    })
    serve(app, wellnessApi.popularExercises, async ({ query, request, reply }) => {
      const { exerciseCard } = presentCatalogue(catalogue, languageFor(request, reply, query.language))
      return pageOf(exercises.map(exerciseCard), { ...query, offset: 0 }).items
    })
    serve(app, wellnessApi.exerciseCategories, async ({ query, request, reply }) =>
      presentCatalogue(catalogue, languageFor(request, reply, query.language)).categories(exercises),
    )
    serve(app, wellnessApi.exercisePreview, async ({ params, query, request, reply }) =>
      presentCatalogue(catalogue, languageFor(request, reply, query.language)).exercisePreview(find(exercises, params.id)),
    )
    serve(app, wellnessApi.techniques, async ({ query, request, reply }) => {
      const { techniqueCard } = presentCatalogue(catalogue, languageFor(request, reply, query.language), await means())
      const { items, ...page } = pageOf(techniques.map(techniqueCard), query)
      return { techniques: items, ...page }
    })
    serve(app, wellnessApi.techniqueCategories, async ({ query, request, reply }) =>
      presentCatalogue(catalogue, languageFor(request, reply, query.language)).categories(techniques),
    )
    serve(app, wellnessApi.techniquePreview, async ({ params, query, request, reply }) =>
      presentCatalogue(catalogue, languageFor(request, reply, query.language), await means()).techniquePreview(
        find(techniques, params.id),
      ),
    )
  }

  return async (app: FastifyInstance) => {
    await app.register(publicRoutes)

    serve(app, wellnessApi.exercise, async ({ viewer, params, query, request, reply }) => {
      const item = find(exercises, params.id)
      await openFor(viewer, item)
      return presentCatalogue(catalogue, languageFor(request, reply, query.language)).exercise(item)
    })
    serve(app, wellnessApi.technique, async ({ viewer, params, query, request, reply }) => {
      const item = find(techniques, params.id)
      await openFor(viewer, item)
      return presentCatalogue(catalogue, languageFor(request, reply, query.language), await means()).technique(item)
    })
  }
}

function find<I extends { id: string }>(items: I[], id: string): I {
  const item = items.find((one) => one.id === id)
  if (!item) throw notFound()
  return item
}

type Card = { title: string; description: string; category: { id: string; name: string }; tags: { name: string }[] }

function pageOf<C extends Card>(cards: C[], { category, query, limit, offset }: Listing) {
  const found = cards
    .filter((card) => category === undefined || card.category.id === category)
    .filter(({ title, description, category: { name }, tags }) => {
      const texts = [title, description, name, ...tags.map((tag) => tag.name)]
      return !query || isFoundIn(texts, query)
    })
  return { items: found.slice(offset, offset + limit), total: found.length, hasMore: found.length > offset + limit }
}
