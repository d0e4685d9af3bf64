import { ApiError } from '@worrystone/api-client'
import { useSaid } from '@worrystone/i18n'
import { useCallback } from 'react'

const isFromServer = (error: unknown): error is ApiError => error instanceof ApiError && error.status >= 400

/** The server's own sentence when it gave one, else ours. Both in the reader's language. */
export function useFailureSentence() {
  const said = useSaid()
  return useCallback(
    (error: unknown, otherwise: string) => (isFromServer(error) && error.hasServersWords ? said(error.message) : otherwise),
    [said],
  )
}

/** A worry that was never there, is gone, or may not be seen by this viewer: all three look the same. */
export const isMissing = (error: unknown) => isFromServer(error) && (error.status === 404 || error.code === 'VALIDATION_ERROR')

/** The sentences of an answer that refused a form, by field. */
export const refusedFields = (error: unknown): Record<string, string> =>
  isFromServer(error) ? Object.fromEntries(error.details.map(({ path, message }) => [path, message])) : {}
