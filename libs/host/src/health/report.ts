import { fingerprint } from './builds-in-use.ts'

/** An id for support, which the console shows beside the error. Not `randomUUID`, which is missing on plain http. */
export const createErrorId = () =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Logs a failure to the console under its id, with its remote and the page's fingerprint. */
export function report(error: unknown, context: { remote: string; buildId?: string | undefined; errorId?: string }): void {
  const build = context.buildId ? `${context.remote}@${context.buildId}` : context.remote
  const page = fingerprint()
  console.error(`[${build}]${context.errorId ? ` ${context.errorId}` : ''}${page ? ` (page ${page})` : ''}`, error)
}
