import { createHash } from 'node:crypto'

/** Weak, because the answer may travel compressed. */
export const etagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

/** Whether the caller holds this very answer. A cache in front may have asked for several, or dropped the mark of weakness. */
export const matchesEtag = (etag: string, ifNoneMatch: string | undefined) =>
  (ifNoneMatch ?? '').split(',').some((held) => held.trim().replace(/^(W\/)?/, 'W/') === etag)
