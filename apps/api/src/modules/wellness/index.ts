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
export const wellnessModule = (needs: Options) => async (app: FastifyInstance) => {
  const opinions = opinionStore(needs.database)
  const present = presentCatalogue(needs.catalogue)
  // Cached for ten minutes, so that single ratings cannot be observed.
  const means = cacheFor(() => opinions.means(MIN_RATERS), { ms: 10 * 60_000, now: needs.now })
  await app.register(wellnessRoutes({ ...needs, present, means: means.read, byPopularity: popularExercises(needs) }))
  await app.register(opinionRoutes({ ...needs, store: opinions }))
  await app.register(cataloguePictures(needs.catalogue))
  const practice = practiceService({ ...needs, present, store: practiceStore(needs.database) })
  const recommend = recommendationService({ ...needs, present, store: recommendationStore(needs.database) })
  await app.register(practiceRoutes({ practice, recommend }))
}
