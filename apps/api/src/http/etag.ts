import { createHash } from 'node:crypto'

/** Weak, because the response may be compressed. */
export const etagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

/** Whether the client has this response already. A cache in front may send several tags, or omit the weakness mark. */
export const matchesEtag = (etag: string, ifNoneMatch: string | undefined) =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^(W\/)?/, 'W/') === etag)
