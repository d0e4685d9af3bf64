import { fingerprint } from './builds-in-use.ts'

/** What a person can tell to support, and what the console shows beside the error. Not `randomUUID`, which is missing on plain http. */
export const createErrorId = () =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Writes a failure to the console under its id, with the remote it belongs to and what the page is made of. */
export function report(error: unknown, where: { remote: string; buildId?: string | undefined; errorId?: string }): void {
  const build = where.buildId ? `${where.remote}@${where.buildId}` : where.remote
  const page = fingerprint()
  console.error(`[${build}]${where.errorId ? ` ${where.errorId}` : ''}${page ? ` (page ${page})` : ''}`, error)
}
