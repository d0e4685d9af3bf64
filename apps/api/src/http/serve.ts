import { type Endpoint, type Feature, TIER_BY_FEATURE } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { AppError, unauthorized } from './app-error.ts'
import { dataSerializer } from './list-serializer.ts'
import { requestCoalescing } from './request-coalescing.ts'
import { authorize, type Viewer } from './viewer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the viewer's tier includes a feature. */
    canUse(feature: Feature, viewer: Pick<Viewer, 'userId'> | null): Promise<boolean>
  }
}

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined

export type Call<E extends Endpoint> = {
  viewer: E['who'] extends 'anyone' | 'operator' ? Viewer | null : Viewer
  params: Output<E['params']>
  query: Output<E['query']>
  body: Output<E['body']>
  request: FastifyRequest
  reply: FastifyReply
}

type Handle<E extends Endpoint> = (call: Call<E>) => Promise<z.input<E['response']>>

/**
 * Binds one endpoint to its handler: rate limit, authorization, validation, then the response in `{ data }`, reduced to the fields of the
 * contract.
 */
export function serve<E extends Endpoint>(app: FastifyInstance, e: E, handle: Handle<E>) {
  app.route({
    ...routeOf(app, e),
    handler: async (request, reply) => {
      reply.code(statusOf(e))
      return { data: await handle(callOf<E>(request, reply)) }
    },
  })
}

type HandleList<E extends Endpoint> = (call: Omit<Call<E>, 'request' | 'reply'>) => ReturnType<Handle<E>>

/**
 * Like `serve`, for pages of a list: reduced to the contract's fields too, but values are not validated one by one. The response depends on
 * viewer and URL only: concurrent requests of visitors for the same URL share one read and one serialization.
 */
export function serveList<E extends Endpoint>(app: FastifyInstance, e: E, handle: HandleList<E>) {
  const serialize = dataSerializer(e.response)
  const coalesce = requestCoalescing<string>()
  app.route({
    ...routeOf(app, e),
    serializerCompiler: () => serialize,
    handler: async (request, reply) => {
      const read = async () => ({ data: await handle(callOf<E>(request, reply)) })
      if (request.viewer) return read()
      reply.type('application/json; charset=utf-8')
      return coalesce(request.url, async () => serialize(await read()))
    },
  })
}

const envelope = (e: Endpoint) => z.object({ data: e.response })
const statusOf = (e: Endpoint) => e.status ?? 200

function callOf<E extends Endpoint>(request: FastifyRequest, reply: FastifyReply) {
  const { viewer, params, query, body } = request
  // Fastify's types cannot express a generic endpoint; serve.test.ts covers this.
  return { viewer, params, query, body, request, reply } as unknown as Call<E>
}

/** Names the feature, and the tier that includes it. */
function upgradeRequired(feature: Feature): AppError {
  const tier = TIER_BY_FEATURE[feature]
  const details = [
    { path: 'feature', message: feature },
    { path: 'tier', message: tier },
  ]
  return tier === 'premium'
    ? new AppError('UPGRADE_REQUIRED', 'This is part of the Premium plan', { details })
    : new AppError('UPGRADE_REQUIRED', 'This is part of the Supporter plan', { details })
}

function routeOf(app: FastifyInstance, e: Endpoint): Omit<RouteOptions, 'handler'> {
  const { params, query: querystring, body } = e
  return {
    method: e.method,
    url: e.url,
    config: { ignoresAccessToken: e.ignoresAccessToken ?? false },
    schema: {
      summary: e.summary,
      tags: [e.url.split('/')[1] ?? 'api'],
      ...(e.who !== 'anyone' && { security: [{ session: [] }, ...(e.who === 'operator' ? [{ teamToken: [] }] : [])] }),
      ...(params && { params }),
      ...(querystring && { querystring }),
      ...(body && { body }),
      response: { [statusOf(e)]: envelope(e) },
    },
    ...app.guards(e),
    preValidation: async (request) => {
      const { viewer } = request
      authorize(e.who, request)
      // An access token outlives its session by minutes: enough to read, never to write.
      if (viewer && e.who !== 'anyone' && e.method !== 'GET' && !(await app.isSessionLive(viewer))) throw unauthorized()
      if (e.requiredFeature && !(await app.canUse(e.requiredFeature, viewer))) throw upgradeRequired(e.requiredFeature)
    },
  }
}
