import type { Socket } from 'node:net'
import { ERROR_MESSAGES, type ErrorBody } from '@worrystone/contracts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  isResponseSerializationError,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod'
import { isDatabaseUnavailable } from '../db/failures.ts'
import { AppError, badRequest, notFound, rateLimited, unavailable } from './app-error.ts'
import { setSecurityHeaders } from './protect.ts'

/** The only place that turns thrown errors into responses. */
export function handleErrors(app: FastifyInstance) {
  app.setNotFoundHandler((_request, reply) => sendError(reply, notFound()))

  app.setErrorHandler<FastifyError>((thrown, request, reply) => {
    if (thrown instanceof AppError) return sendError(reply, thrown)
    if (hasZodFastifySchemaValidationErrors(thrown)) {
      const details = thrown.validation.flatMap(detailsOf).slice(0, MAX_DETAILS)
      return sendError(reply, new AppError('VALIDATION_ERROR', details[0]?.message ?? 'Invalid request', { details }))
    }
    const frameworkError = fromFramework(thrown)
    if (frameworkError) return sendError(reply, frameworkError)
    if (isDatabaseUnavailable(thrown)) {
      request.log.error({ code: thrown.code }, 'database away')
      return sendError(reply, unavailable())
    }
    // Never the whole error of a serialization: it contains user content.
    request.log.error(
      isResponseSerializationError(thrown) ? { issues: thrown.cause.issues } : { err: withoutDetail(thrown) },
      'request failed',
    )
    return sendError(reply, new AppError('INTERNAL', ERROR_MESSAGES.INTERNAL))
  })
}

/** Limits the number and length of problems, so that the response does not grow with the request. */
const MAX_DETAILS = 20
const MAX_PATH_LENGTH = 100

/** The problems of one part of a request. The messages are those of the contracts, except for these two. */
function detailsOf({ keyword, instancePath, message, params }: ZodFastifySchemaValidationError) {
  if (keyword === 'unrecognized_keys') {
    return ((params as { keys?: string[] }).keys ?? [])
      .slice(0, MAX_DETAILS)
      .map((key) => ({ path: key.slice(0, MAX_PATH_LENGTH), message: 'This field is not known' }))
  }
  const path = instancePath.slice(1).replaceAll('/', '.')
  if (path === '') return [{ path, message: 'Please send the fields of this request as one JSON object' }]
  return [{ path, message: message ?? 'Invalid value' }]
}

/** Errors that Fastify reports before a route and its error handler exist, such as invalid escapes in a URL. */
export const handleBadUrl = (_thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
  setSecurityHeaders(request, reply)
  sendError(reply, badRequest('The address of this request could not be read'))
}

/** How long a refused connection stays open, so that the client can read the response. */
const DRAIN_MS = 1_000

/** Errors that Node reports before there is a request: invalid HTTP, too large headers, a request that never ends. */
export function handleClientError(thrown: { code?: unknown }, socket: Socket) {
  if (thrown.code === 'ECONNRESET' || socket.destroyed) return
  const line = CLIENT_ERROR_STATUS[String(thrown.code)] ?? '400 Bad Request'
  const failure: ErrorBody = { error: { code: 'BAD_REQUEST', message: 'The request could not be read' } }
  const body = JSON.stringify(failure)
  const head = [
    `HTTP/1.1 ${line}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  if (!socket.writable) {
    socket.destroy()
    return
  }
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // Ended on this side, then destroyed: a client that never closes would hold the connection, and an immediate destroy could drop the
  // response.
  setTimeout(() => socket.destroy(), DRAIN_MS).unref()
}

const CLIENT_ERROR_STATUS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Errors of Fastify and its plugins, in our wording. */
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
function withoutDetail(thrown: FastifyError) {
  return { name: thrown.name, message: thrown.message, code: thrown.code, stack: thrown.stack }
}

function sendError(reply: FastifyReply, failure: AppError) {
  if (failure.retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(failure.retryAfter)))
  const body: ErrorBody = {
    error: { code: failure.code, message: failure.message, ...(failure.details && { details: failure.details }) },
  }
  // When sending a file fails, its headers are set already: length, encoding and caching.
  reply.removeHeader('content-length').removeHeader('content-encoding').header('cache-control', 'no-store')
  return reply.code(failure.status).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body))
}
