import { readFileSync } from 'node:fs'
import { DRAWINGS } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/app-error.ts'

/** Serves the drawings that people can choose as their picture, each at an immutable address. Small, so they are held in memory. */
export const drawingFiles = () => async (app: FastifyInstance) => {
  const drawings = new Map(
    DRAWINGS.map((name) => [`${name}.svg`, readFileSync(new URL(`./drawings/${name}.svg`, import.meta.url))]),
  )
  app.get<{ Params: { name: string } }>('/pictures/drawings/:name', { schema: { hide: true } }, async (request, reply) => {
    const svg = drawings.get(request.params.name)
    if (!svg) throw notFound()
    return reply
      .header('content-type', 'image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'same-origin')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(svg)
  })
}
