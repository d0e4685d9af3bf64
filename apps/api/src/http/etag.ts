import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Weak, because the response may be compressed. */
export const etagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

/** Whether the client has this response already. A cache in front may send several tags, or omit the weakness mark. */
export const matchesEtag = (etag: string, ifNoneMatch: string | undefined) =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^(W\/)?/, 'W/') === etag)

/** Sends the content with its tag, or 304 if the client has it already. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, etag }: { content: string | Buffer; etag: string },
) {
  reply.header('etag', etag)
  if (matchesEtag(etag, request.headers['if-none-match'])) return reply.code(304).send()
  return reply.send(content)
}
