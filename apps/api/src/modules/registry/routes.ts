import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/app-error.ts'
import { sendImmutable } from '../../http/send-file.ts'
import type { RegistryService } from './service.ts'

/** Plain files with long lives, so that any cache in front may serve them. */
export const registryRoutes = (registry: RegistryService) => async (app: FastifyInstance) => {
  app.get('/registry/snapshot.json', async (request, reply) => {
    const body = JSON.stringify(await registry.snapshot())
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    reply.header('etag', etag).header('cache-control', 'public, max-age=5, stale-while-revalidate=60')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })

  app.get<{ Params: { '*': string } }>('/remotes/*', async (request, reply) => {
    const file = registry.file(request.params['*'])
    if (!file) throw notFound()
    return sendImmutable(request, reply, file)
  })
}
