import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/db.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { CanUse } from '../subscriptions/index.ts'
import { opinionRoutes } from './opinion-routes.ts'
import { opinionStore } from './opinion-store.ts'
import { catalogueDrawings } from './pictures.ts'
import { practiceService } from './practice.ts'
import { practiceRoutes } from './practice-routes.ts'
import { practiceStore } from './practice-store.ts'
import { recommendationStore } from './recommendation-store.ts'
import { recommendationService } from './recommendations.ts'
import { wellnessRoutes } from './routes.ts'
import { techniqueMeans } from './technique-means.ts'

type Needs = {
  database: Database
  catalogue: Catalogue
  canUse: CanUse
  now: () => Date
}

/** Exercises and coping techniques, and how members go through them. */
export const wellnessModule = (needs: Needs) => async (app: FastifyInstance) => {
  const opinions = opinionStore(needs.database)
  await app.register(wellnessRoutes({ ...needs, means: techniqueMeans(opinions, needs.now) }))
  await app.register(opinionRoutes({ ...needs, store: opinions }))
  await app.register(catalogueDrawings(needs.catalogue))
  const practice = practiceService({ ...needs, store: practiceStore(needs.database) })
  const recommend = recommendationService({ ...needs, store: recommendationStore(needs.database) })
  await app.register(practiceRoutes({ practice, recommend }))
}
