import compress from '@fastify/compress'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'
import { unavailable } from './app-error.ts'

/** What stands before every room: request ids, one log line per answer without personal content, headers, compression, and a brake. */
export const protect = fastifyPlugin(async (app: FastifyInstance, { config }: { config: Config }) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'same-origin')
    reply.header('cross-origin-opener-policy', 'same-origin')
    if (config.isProduction) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (request.url.startsWith('/api/')) {
      // Answers belong to one viewer: no shared cache may keep them.
      reply.header('cache-control', 'no-store')
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
  })

  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: that may hold a name, an e-mail or a token.
    const route = request.routeOptions.url ?? 'none'
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })

  await app.register(compress, { global: true, threshold: 1_024, encodings: ['gzip'] })
  await app.register(underPressure, {
    maxEventLoopDelay: config.busyAfter,
    pressureHandler: () => {
      throw unavailable(10)
    },
  })
})
