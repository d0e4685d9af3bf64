import { createHash } from 'node:crypto'

/** Tells whether a worry still says what was looked at. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
