import { createHash } from 'node:crypto'

/** Detects whether the text of a worry has changed since its analysis. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('base64url')
