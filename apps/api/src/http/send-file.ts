import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Content types by file name extension. */
export const typeOf = (path: string) => TYPES[extname(path)] ?? 'application/octet-stream'

/** The supported encodings, best first, and their file name suffixes. */
export const ENCODINGS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const

/** A file whose name changes with its content. `variants`: the encodings that exist, best first. */
export type ImmutableFile = {
  path: string
  bytes: number
  variants: { encoding: (typeof ENCODINGS)[number]['encoding']; path: string; bytes: number }[]
}

const accepts = (request: FastifyRequest, encoding: string) =>
  (request.headers['accept-encoding'] ?? '').split(',').some((part) => part.trim().split(';')[0] === encoding)

/** Sends an immutable file in the best encoding that the client accepts. */
export function sendImmutable(request: FastifyRequest, reply: FastifyReply, file: ImmutableFile) {
  const variant = file.variants.find(({ encoding }) => accepts(request, encoding))
  if (variant) reply.header('content-encoding', variant.encoding)
  return (
    reply
      .header('content-type', typeOf(file.path))
      .header('content-length', (variant ?? file).bytes)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .header('cross-origin-resource-policy', 'same-origin')
      // Opened as a page of its own an SVG can contain scripts; used as an image it cannot.
      .header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'; sandbox`)
      .send(createReadStream((variant ?? file).path))
  )
}
