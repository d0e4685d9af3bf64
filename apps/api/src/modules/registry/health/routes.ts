import { registryApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../http/app-error.ts'
import { addressOf } from '../../../http/rate-limit.ts'
import { serve } from '../../../http/serve.ts'
import type { Operators } from '../operators.ts'
import type { RegistryHealth } from './health.ts'

/** The endpoints for beacons of pages, and for the health that operators read. */
export const healthRoutes = (health: RegistryHealth, operators: Pick<Operators, 'authorize'>) => async (app: FastifyInstance) => {
  app.addHook('onClose', () => health.close())
  serve(app, registryApi.beacons, async ({ body, request }) => {
    health.record(body, addressOf(request))
    return { message: 'Noted.' }
  })

  await app.register(async (readers) => {
    readers.decorateRequest('operator', null)
    readers.addHook('preValidation', operators.authorize)
    serve(readers, registryApi.health, ({ params, query }) => health.series(params.remote, query.minutes))
    serve(readers, registryApi.fingerprint, async ({ params }) => {
      const composition = await health.composition(params.fingerprint)
      if (!composition) throw notFound()
      return composition
    })
  })
}
