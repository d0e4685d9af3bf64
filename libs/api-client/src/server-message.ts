// By the public entry: remotes bundle this file, and the error class is the shell's.
import { ApiError } from '@worrystone/api-client'

/** The server's own message; undefined when it gave none or could not be reached. */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  // A shell of the last release calls it `hasServersWords`.
  const { hasServerMessage, hasServersWords } = error as Partial<ApiError> & { hasServersWords?: boolean }
  return (hasServerMessage ?? hasServersWords) ? error.message : undefined
}

/** The caller or the person aborted the work: no failure to report. */
export const isAborted = (error: unknown) => (error as Partial<Error> | null)?.name === 'AbortError'
