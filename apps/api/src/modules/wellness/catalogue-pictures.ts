import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/app-error.ts'
import type { Catalogue } from '../catalogue/index.ts'

/** Serves the drawings of the catalogue, each at an immutable address. */
export const cataloguePictures =
  ({ exercises, techniques }: Pick<Catalogue, 'exercises' | 'techniques'>) =>
  async (app: FastifyInstance) => {
    const drawings = new Map<string, string>(
      [
        ...exercises.map((item) => ({ kind: 'exercises', ...item })),
        ...techniques.map((item) => ({ kind: 'techniques', ...item })),
      ].flatMap(({ kind, id, picture }) => (picture ? [[`${kind}/${id}/${picture.hash}.svg`, picture.svg] as const] : [])),
    )
    app.get<{ Params: { '*': string } }>('/wellness/pictures/*', { schema: { hide: true } }, async (request, reply) => {
      const svg = drawings.get(request.params['*'])
      if (svg === undefined) throw notFound()
      return reply
        .header('content-type', 'image/svg+xml')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'same-origin')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(svg)
    })
  }
