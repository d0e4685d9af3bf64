import compress from '@fastify/compress'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'
import { badRequest, unavailable } from './app-error.ts'

/** Runs before every module: request ids, one log line per response without personal content, headers, compression, load shedding. */
export const protect = fastifyPlugin(async (app: FastifyInstance, { config }: { config: Config }) => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })

  app.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(request, reply)
    if (config.isProduction) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    // A valid escape that no database accepts in a text.
    if (request.url.includes('%00')) throw badRequest('The address of this request could not be read')
    // The server is closing: requests in progress are finished, new ones on open connections are refused.
    if (isClosing) throw unavailable(1)
  })

  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the URL: that may contain a name, an email address or a token.
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

/** Whether this is a call of the API. Its URL may be written differently from the route: with escapes, or with a host in front. */
export const isApiCall = ({ url, routeOptions }: FastifyRequest) =>
  url.startsWith('/api/') || routeOptions.url?.startsWith('/api/') === true

/** Headers of every response for caches and browsers. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply) {
  reply.header('x-request-id', request.id)
  reply.header('x-content-type-options', 'nosniff')
  reply.header('referrer-policy', 'same-origin')
  reply.header('cross-origin-opener-policy', 'same-origin')
  if (isApiCall(request)) {
    // Responses are specific to one viewer: no shared cache may keep them.
    reply.header('cache-control', 'no-store')
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }
}
