import { type ErrorBody, SENTENCES } from '@worrystone/contracts'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import { isDatabaseAway } from '../db/failures.ts'
import { AppError, badRequest, notFound, rateLimited, unavailable } from './app-error.ts'

/** The one place where a thrown thing becomes an answer. */
export function answerErrors(app: FastifyInstance) {
  app.setNotFoundHandler((_request, reply) => answer(reply, notFound()))

  app.setErrorHandler<FastifyError>((thrown, request, reply) => {
    if (thrown instanceof AppError) return answer(reply, thrown)
    if (hasZodFastifySchemaValidationErrors(thrown)) {
      const details = thrown.validation.map((v) => ({
        path: v.instancePath.slice(1).replaceAll('/', '.'),
        message: v.message ?? 'Invalid value',
      }))
      return answer(reply, new AppError('VALIDATION_ERROR', details[0]?.message ?? 'Invalid request', { details }))
    }
    const known = fromFramework(thrown)
    if (known) return answer(reply, known)
    if (isDatabaseAway(thrown)) {
      request.log.error({ code: thrown.code }, 'database away')
      return answer(reply, unavailable())
    }
    // Never the whole error of a serialisation: it carries what people wrote.
    request.log.error(
      isResponseSerializationError(thrown) ? { issues: thrown.cause.issues } : { err: quiet(thrown) },
      'request failed',
    )
    return answer(reply, new AppError('INTERNAL', SENTENCES.INTERNAL))
  })
}

/** What Fastify refuses before there is a route, and with it an error handler: an address with broken escapes. */
export const answerBadAddress = (_thrown: unknown, _request: unknown, reply: FastifyReply) =>
  answer(reply, badRequest('The address of this request could not be read'))

/** What Fastify and its plug-ins refuse by themselves, in our words. */
function fromFramework(thrown: FastifyError): AppError | undefined {
  switch (thrown.statusCode) {
    case 400:
      return new AppError('BAD_REQUEST', 'The request could not be read: please send valid JSON')
    case 404:
      return notFound()
    case 413:
      return new AppError('PAYLOAD_TOO_LARGE', 'The request is too large: please send less at once')
    case 415:
      return new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send the request as application/json')
    case 429:
      return rateLimited(60)
    case 503:
      return unavailable()
    default:
      return undefined
  }
}

/** An error without the values that a database driver quotes in `detail`: they may be personal. */
function quiet(thrown: FastifyError) {
  return { name: thrown.name, message: thrown.message, code: thrown.code, stack: thrown.stack }
}

function answer(reply: FastifyReply, failure: AppError) {
  if (failure.retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(failure.retryAfter)))
  const body: ErrorBody = {
    error: { code: failure.code, message: failure.message, ...(failure.details && { details: failure.details }) },
  }
  return reply.code(failure.status).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body))
}
