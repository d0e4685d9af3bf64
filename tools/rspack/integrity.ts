import { createHash } from 'node:crypto'

/** The subresource integrity of a file, as the browser checks it. */
export const integrityOf = (content: Buffer | string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`
