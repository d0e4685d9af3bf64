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
    secure(request, reply)
    if (config.isProduction) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    // A valid escape, which no database takes in a text.
    if (request.url.includes('%00')) throw badRequest('The address of this request could not be read')
    // On a connection that was open already: what is at work is finished, what is new goes elsewhere.
    if (isClosing) throw unavailable(1)
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

/** Is this a call of the API? Its address may be written in other ways than the route: with escapes, or with a host before it. */
export const isApiCall = ({ url, routeOptions }: FastifyRequest) =>
  url.startsWith('/api/') || routeOptions.url?.startsWith('/api/') === true

/** Headers of every response for caches and browsers. */
export function secure(request: FastifyRequest, reply: FastifyReply) {
  reply.header('x-request-id', request.id)
  reply.header('x-content-type-options', 'nosniff')
  reply.header('referrer-policy', 'same-origin')
  reply.header('cross-origin-opener-policy', 'same-origin')
  if (isApiCall(request)) {
    // Answers belong to one viewer: no shared cache may keep them.
    reply.header('cache-control', 'no-store')
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }
}
