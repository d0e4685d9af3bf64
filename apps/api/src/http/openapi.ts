import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { VERSION } from '../version.ts'

/** The page brings its own files; only its looks are written inline. */
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

/** The machine-readable contract at /api/openapi.json and a readable page at /api/docs, out of the schemas that validate. */
export const openApi = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Worrystone',
        version: VERSION,
        description: 'A success is `{ "data": … }`, a failure `{ "error": { "code", "message", "details"? } }`.',
      },
      servers: [{ url: '/api' }],
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          teamToken: { type: 'http', scheme: 'bearer', bearerFormat: 'wst_…' },
        },
      },
    },
    // Addresses are told relative to the server's /api; site and registry files are no part of the contract.
    transform: (document) => {
      const transformed = jsonSchemaTransform(document)
      if (!document.url.startsWith('/api/')) return { ...transformed, schema: { ...transformed.schema, hide: true } }
      return { ...transformed, url: document.url.replace(/^\/api/, '') }
    },
    transformObject: jsonSchemaTransformObject,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return app.swagger()
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: POLICY,
    theme: { title: 'Worrystone API' },
    // No bar that opens other documents, and no badge of a validator elsewhere that would learn of every visit.
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: 0, layout: 'BaseLayout', validatorUrl: 'none' },
  })
})
