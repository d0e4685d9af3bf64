import { type PracticeRatingForm, practiceApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { ItemKind, OpinionStore } from './opinion-store.ts'

type Options = { store: OpinionStore; catalogue: Pick<Catalogue, 'exercises' | 'techniques'>; now: () => Date }

/** The endpoints of members' opinions about exercises and techniques. */
export const opinionRoutes = ({ store, catalogue, now }: Options) => {
  const itemIds: Record<ItemKind, Set<string>> = {
    exercise: new Set(catalogue.exercises.map(({ id }) => id)),
    technique: new Set(catalogue.techniques.map(({ id }) => id)),
  }

  function about(viewer: Viewer, kind: ItemKind, itemId: string) {
    if (!itemIds[kind].has(itemId)) throw notFound()
    return { userId: viewer.userId, kind, itemId }
  }

  async function saveOpinion(viewer: Viewer, { kind, id }: { kind: ItemKind; id: string }, form: PracticeRatingForm) {
    const item = about(viewer, kind, id)
    await store.set(item, form, now())
    return store.find(item)
  }

  return async (app: FastifyInstance) => {
    serve(app, practiceApi.exerciseRating, ({ viewer, params }) => store.find(about(viewer, 'exercise', params.id)))
    serve(app, practiceApi.rateExercise, ({ viewer, params, body }) => saveOpinion(viewer, { kind: 'exercise', ...params }, body))
    serve(app, practiceApi.techniqueRating, ({ viewer, params }) => store.find(about(viewer, 'technique', params.id)))
    serve(app, practiceApi.rateTechnique, ({ viewer, params, body }) =>
      saveOpinion(viewer, { kind: 'technique', ...params }, body),
    )
  }
}
