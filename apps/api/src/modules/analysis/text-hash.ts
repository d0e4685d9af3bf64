import { createHash } from 'node:crypto'

/** Shows whether a worry still has the text that was analyzed. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('base64url')
