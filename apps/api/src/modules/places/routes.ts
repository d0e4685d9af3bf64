import { placesApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { PlacesService } from './service.ts'

export const placesRoutes = (places: PlacesService) => async (app: FastifyInstance) => {
  serve(app, placesApi.regions, async ({ query }) => ({ regions: await places.regions(query) }))
  serve(app, placesApi.cities, async ({ query }) => ({ cities: await places.cities(query) }))
}
