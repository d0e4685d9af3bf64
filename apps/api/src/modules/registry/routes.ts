import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../http/app-error.ts'
import { etagOf, matchesEtag } from '../../http/etag.ts'
import { sendImmutable } from '../../http/send-file.ts'
import { SERVED_UNDER_PRESSURE } from '../../http/under-pressure.ts'
import { describeBuild } from './describe-build.ts'
import type { RegistryService } from './service.ts'
import type { RegistrySigner } from './signing.ts'

type Reading = Pick<RegistryService, 'signed' | 'unblocked' | 'file'>

/** Static responses with long cache lifetimes, so that any cache in front may serve them. */
export const registryRoutes = (registry: Reading, signer: RegistrySigner) => async (app: FastifyInstance) => {
  app.get('/registry/snapshot.json', async (request, reply) => {
    const { text, etag } = await registry.signed()
    reply.header('cache-control', 'public, max-age=5, stale-while-revalidate=60')
    return sendText(request, reply, { text, etag })
  })

  // Any published build that is not blocked: no record has to reference the build of a QA link.
  app.get<{ Params: { file: string } }>('/registry/builds/:file', async (request, reply) => {
    const [, key = ''] = /^(.+)\.json$/.exec(request.params.file) ?? []
    const build = await registry.unblocked(key)
    if (!build) throw notFound()
    const text = signer.signed(describeBuild(build))
    // A manifest never changes, but it may be deleted or blocked.
    reply.header('cache-control', 'public, max-age=300')
    return sendText(request, reply, { text, etag: etagOf(text) })
  })

  app.get<{ Params: { '*': string } }>('/remotes/*', { config: SERVED_UNDER_PRESSURE }, async (request, reply) => {
    const file = await registry.file(request.params['*'])
    if (!file) throw notFound()
    return sendImmutable(request, reply, file)
  })
}

function sendText(request: FastifyRequest, reply: FastifyReply, { text, etag }: { text: string; etag: string }) {
  reply.header('etag', etag)
  if (matchesEtag(etag, request.headers['if-none-match'])) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}
