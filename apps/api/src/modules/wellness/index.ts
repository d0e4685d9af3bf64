import { MIN_RATERS } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { cacheFor } from '../../cache-for.ts'
import type { Deps } from '../../deps.ts'
import type { CanUse } from '../subscriptions/index.ts'
import { cataloguePictures } from './catalogue-pictures.ts'
import { opinionRoutes } from './opinion-routes.ts'
import { opinionStore } from './opinion-store.ts'
import { popularExercises } from './popular-exercises.ts'
import { practiceService } from './practice.ts'
import { practiceRoutes } from './practice-routes.ts'
import { practiceStore } from './practice-store.ts'
import { presentCatalogue } from './present.ts'
import { recommendationStore } from './recommendation-store.ts'
import { recommendationService } from './recommendations.ts'
import { wellnessRoutes } from './routes.ts'

type Options = Pick<Deps, 'database' | 'catalogue' | 'now'> & {
  canUse: CanUse
}

/** Exercises and coping techniques, sessions, opinions and recommendations. */
export const wellnessModule = (options: Options) => async (app: FastifyInstance) => {
  const opinions = opinionStore(options.database)
  const present = presentCatalogue(options.catalogue)
  // Cached for ten minutes, so that single ratings cannot be observed.
  const means = cacheFor(() => opinions.means(MIN_RATERS), { ms: 10 * 60_000, now: options.now })
  await app.register(wellnessRoutes({ ...options, present, means: means.read, byPopularity: popularExercises(options) }))
  await app.register(opinionRoutes({ ...options, store: opinions }))
  await app.register(cataloguePictures(options.catalogue))
  const practice = practiceService({ ...options, present, store: practiceStore(options.database) })
  const recommend = recommendationService({ ...options, present, store: recommendationStore(options.database) })
  await app.register(practiceRoutes({ practice, recommend }))
}
