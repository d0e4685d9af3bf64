import type { Endpoint } from '@worrystone/contracts'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

export type RateStores = Record<string, never>

declare module 'fastify' {
  interface FastifyInstance {
    /** The hooks that hold the callers of this endpoint to its rate class. */
    guards(endpoint: Endpoint): Pick<RouteShorthandOptions, 'onRequest' | 'preHandler'>
  }
}

export const rateLimits = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorate('guards', () => ({}))
})
