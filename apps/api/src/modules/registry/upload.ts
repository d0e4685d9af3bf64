import multipart from '@fastify/multipart'
import { PUBLISH, registryApi } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, unauthorized, unavailable } from '../../http/app-error.ts'
import type { BuildFiles } from './files.ts'
import { type Operators, operatorOf } from './operators.ts'
import type { BuildPublisher } from './publish.ts'
import { MAX_FILES, MESSAGES, receiveBuild } from './receive-build.ts'

/** Less than the server's request timeout, so that the response still has the reason. */
const UPLOAD_MS = 25_000
const MAX_CONCURRENT_UPLOADS = 4
const MAX_DETAILS = 100
const MAX_FIELDS = 20
const LIMITS = {
  fileSize: PUBLISH.fileBytes,
  files: MAX_FILES + 1,
  fields: MAX_FIELDS,
  fieldSize: 1_000,
  parts: MAX_FILES + 1 + MAX_FIELDS,
  headerPairs: 20,
}

type Options = { operators: Operators; publisher: BuildPublisher; files: BuildFiles; uploadMs?: number }

/** Uploads of builds: `POST /registry/remotes/:remote/builds`. */
export const uploadRoutes =
  ({ operators, publisher, files, uploadMs = UPLOAD_MS }: Options) =>
  async (app: FastifyInstance) => {
    let running = 0
    app.decorateRequest('operator', null)
    app.removeAllContentTypeParsers()
    await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: false })
    app.addContentTypeParser('*', (_request, _body, done) => done(new AppError('UNSUPPORTED_MEDIA_TYPE', MESSAGES.notMultipart)))

    const { url, summary, params, response } = registryApi.publish
    app.post<{ Params: { remote: string } }>(url, {
      ...app.guards(registryApi.publish),
      schema: {
        summary,
        tags: ['registry'],
        consumes: ['multipart/form-data'],
        security: [{ session: [] }, { teamToken: [] }],
        params,
        response: { 200: z.object({ data: response }), 201: z.object({ data: response }) },
      },
      preValidation: [
        operators.authorizePublisher,
        operators.authorizeFresh,
        async ({ viewer }: FastifyRequest) => {
          if (viewer && !(await app.isSessionLive(viewer))) throw unauthorized()
        },
      ],
      handler: async (request, reply) => {
        if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE', MESSAGES.notMultipart)
        if (running >= MAX_CONCURRENT_UPLOADS) throw unavailable()
        running++
        try {
          const outcome = await files.withDraft(async (draft) => {
            const received = await receiveBuild(request, draft, uploadMs)
            return publisher.publish(draft, { ...received, actor: operatorOf(request), expected: request.params.remote })
          })
          if ('problems' in outcome) throw refusal(outcome.problems)
          return reply.code(outcome.isNew ? 201 : 200).send({ data: outcome.published })
        } finally {
          running--
        }
      },
    })
  }

function refusal(problems: string[]) {
  const details = problems.slice(0, MAX_DETAILS).map((problem) => {
    const [, path = '', message = problem] = /^([\w./-]+): (.*)$/s.exec(problem) ?? []
    return { path, message }
  })
  return new AppError('VALIDATION_ERROR', MESSAGES.refused(problems.length), { details })
}
