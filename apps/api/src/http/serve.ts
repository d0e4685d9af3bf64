import type { Endpoint } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { unauthorized } from './app-error.ts'
import { listWriter } from './list-writer.ts'
import { admit, type Viewer } from './viewer.ts'

type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined

export type Call<E extends Endpoint> = {
  viewer: E['who'] extends 'anyone' | 'operator' ? Viewer | null : Viewer
  params: Out<E['params']>
  query: Out<E['query']>
  body: Out<E['body']>
  request: FastifyRequest
  reply: FastifyReply
}

type Handle<E extends Endpoint> = (call: Call<E>) => Promise<z.input<E['answer']>>

/**
 * Binds one endpoint to its handler: rate limit, admission, validation, then the answer wrapped in `{ data }` and reduced to the
 * contract's fields. A field that the contract does not name never leaves the house.
 */
export function serve<E extends Endpoint>(app: FastifyInstance, e: E, handle: Handle<E>) {
  app.route(routeOf(app, e, handle))
}

/** Like `serve`, for pages of a list: reduced to the contract's fields as well, but its values are not checked one by one. */
export function serveList<E extends Endpoint>(app: FastifyInstance, e: E, handle: Handle<E>) {
  app.route({ ...routeOf(app, e, handle), serializerCompiler: () => listWriter(wrapped(e)) })
}

const wrapped = (e: Endpoint) => z.object({ data: e.answer })

function routeOf<E extends Endpoint>(app: FastifyInstance, e: E, handle: Handle<E>): RouteOptions {
  const { params, query: querystring, body } = e
  const status = e.status ?? 200
  return {
    method: e.method,
    url: e.url,
    schema: {
      summary: e.summary,
      tags: [e.url.split('/')[1] ?? 'api'],
      ...(e.who !== 'anyone' && { security: [{ session: [] }, ...(e.who === 'operator' ? [{ teamToken: [] }] : [])] }),
      ...(params && { params }),
      ...(querystring && { querystring }),
      ...(body && { body }),
      response: { [status]: wrapped(e) },
    },
    ...app.guards(e),
    preValidation: async (request) => {
      const { viewer } = request
      admit(e.who, request)
      // An access token outlives its session by minutes: enough to read on, never to write.
      if (viewer && e.who !== 'anyone' && e.method !== 'GET' && !(await app.isSessionLive(viewer))) throw unauthorized()
    },
    handler: async (request, reply) => {
      const { viewer, params, query, body } = request
      // Fastify's types cannot follow a generic endpoint; serve.test.ts carries the proof.
      const call = { viewer, params, query, body, request, reply } as unknown as Call<E>
      reply.code(status)
      return { data: await handle(call) }
    },
  }
}
