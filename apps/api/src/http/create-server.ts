import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import { handleBadUrl, handleClientError, handleErrors } from './errors.ts'

type Options = { config: Pick<Config, 'trustProxy'>; log: FastifyBaseLogger }

/** A Fastify server with the API's limits, its schema compilers and its error handlers, without routes. */
export function createServer({ config, log }: Options): FastifyInstance {
  const server = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy === 0 ? false : (_address, hop) => hop < config.trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    // Node swaps the two limits when headersTimeout is the longer one, and its default is a minute.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    keepAliveTimeout: 65_000,
    // For idle connections, such as a response that the client does not read. Event streams send heartbeats more often.
    connectionTimeout: 60_000,
    // http/protect.ts logs one line per response; the built-in lines contain whole URLs.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 300 },
    // Some proxies send the absolute URL.
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/]*/i, '')),
    frameworkErrors: handleBadUrl,
    clientErrorHandler: handleClientError,
    // http/protect.ts returns the 503 instead, in the format of every other error.
    return503OnClosing: false,
  })
  server.setValidatorCompiler(validatorCompiler)
  server.setSerializerCompiler(serializerCompiler)
  handleErrors(server)
  acceptOnlyJson(server)
  return server
}

/** Treats an empty JSON body as none: clients send it with a logout or a DELETE. */
function acceptOnlyJson(server: FastifyInstance) {
  server.removeContentTypeParser('text/plain')
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body, done)
  })
}
