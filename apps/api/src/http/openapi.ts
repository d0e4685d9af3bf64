import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { type Endpoint, ErrorBody, type ErrorCode, STATUS_BY_CODE } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { VERSION } from '../version.ts'
import { ENDPOINTS } from './endpoints.ts'

/** The page serves its own files; only its styles are inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The machine-readable contract at /api/openapi.json and a readable page at /api/docs, generated from the validating schemas. */
export const openApi = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Worrystone',
        version: VERSION,
        description: [
          'A success is `{ "data": … }`, a failure `{ "error": { "code", "message", "details"? } }`.',
          'Every answer carries `x-request-id`. A call may be refused for more reasons than it names: `default` stands for them.',
        ].join('\n\n'),
      },
      servers: [{ url: '/api' }],
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          teamToken: { type: 'http', scheme: 'bearer', bearerFormat: 'wst_…' },
        },
      },
    },
    // Paths are relative to the server's /api; site and registry files are not part of the contract.
    transform: (document) => {
      const transformed = jsonSchemaTransform(document)
      if (!document.url.startsWith('/api/')) return { ...transformed, schema: { ...transformed.schema, hide: true } }
      return { ...transformed, url: document.url.replace(/^\/api/, '') }
    },
    transformObject: (document) => {
      const transformed = jsonSchemaTransformObject(document)
      completeDocument(transformed as unknown as Document)
      return transformed
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return app.swagger()
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: POLICY,
    theme: { title: 'Worrystone API' },
    // Without the top bar, which opens other documents, and the badge, which would send every visit to an external validator.
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: 0, layout: 'BaseLayout', validatorUrl: 'none' },
  })
})

type Operation = {
  parameters?: object[]
  requestBody?: object
  responses: Record<string, object>
  security?: object[]
}
type Document = { paths: Record<string, Record<string, Operation>>; components: object }

const operationName = (method: string, url: string) => `${method.toUpperCase()} ${url.replaceAll(/:(\w+)/g, '{$1}')}`
const endpointByName = new Map(ENDPOINTS.map((endpoint) => [operationName(endpoint.method, endpoint.url), endpoint]))

const FILE_SCHEMA = { type: 'string', format: 'binary' }
/** Multipart bodies, which no schema validates. */
const formSchema = (form: NonNullable<Endpoint['form']>) => ({
  type: 'object',
  ...(form === 'files'
    ? { additionalProperties: FILE_SCHEMA }
    : { properties: { [form.field]: FILE_SCHEMA }, required: [form.field] }),
})

const RETRY_AFTER = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds after which another try makes sense' } }
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same call with the same key gets the first answer for a day, and is done once',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

const failure = (description: string, status?: number) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  ...((status === 429 || status === 503) && { headers: RETRY_AFTER }),
})

/** The error codes of each status. */
const FAILURES = Object.fromEntries(
  [...new Set(Object.values(STATUS_BY_CODE))].map((status) => {
    const codes = (Object.keys(STATUS_BY_CODE) as ErrorCode[]).filter((code) => STATUS_BY_CODE[code] === status)
    return [`Failure${status}`, failure(codes.join(', '), status)]
  }),
)

/** Adds what route schemas lack: errors, forms, and which calls are idempotent. */
function completeDocument(document: Document) {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = operationName(method, path)
      const form = endpointByName.get(name)?.form
      if (form) operation.requestBody = { required: true, content: { 'multipart/form-data': { schema: formSchema(form) } } }
      if (endpointByName.get(name)?.idempotent) operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY]
      const statuses = [
        ...(operation.parameters || operation.requestBody ? [400] : []),
        // Every call accepts a token.
        401,
        ...(isForSome(endpointByName.get(name)) ? [403] : []),
        ...(path.includes('{') ? [404] : []),
        ...(operation.requestBody ? [413, 415] : []),
        429,
        503,
      ]
      for (const status of statuses) operation.responses[status] = { $ref: `#/components/responses/Failure${status}` }
      operation.responses.default = { $ref: '#/components/responses/Failure' }
    }
  }
  document.components = {
    ...document.components,
    schemas: { Failure: z.toJSONSchema(ErrorBody, { target: 'draft-2020-12' }) },
    responses: { ...FAILURES, Failure: failure('Any failure') },
  }
}

const isForSome = (endpoint: Endpoint | undefined) =>
  endpoint !== undefined && endpoint.who !== 'anyone' && endpoint.who !== 'member'
