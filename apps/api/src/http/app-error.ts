import { ERROR_MESSAGES, type ErrorCode, STATUS_BY_CODE } from '@worrystone/contracts'

type Detail = { path: string; message: string }

/** An error with a message for the user. Anything else that is thrown becomes INTERNAL. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly details: Detail[] | undefined
  /** Seconds until a retry makes sense; sent as Retry-After. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, options: { details?: Detail[]; retryAfter?: number } = {}) {
    super(message)
    this.code = code
    this.details = options.details
    this.retryAfter = options.retryAfter
  }

  get status() {
    return STATUS_BY_CODE[this.code]
  }
}

/** Missing, or hidden from this viewer: the response is the same. */
export const notFound = () => new AppError('NOT_FOUND', ERROR_MESSAGES.NOT_FOUND)
export const badRequest = (message: string) => new AppError('BAD_REQUEST', message)
export const unauthorized = () => new AppError('UNAUTHORIZED', ERROR_MESSAGES.UNAUTHORIZED)
export const forbidden = (message: string = ERROR_MESSAGES.FORBIDDEN) => new AppError('FORBIDDEN', message)
/** A sensitive change requires the password to be confirmed again. */
export const signInAgain = () => new AppError('SIGN_IN_AGAIN', 'Please confirm your password to go on.')
export const invalidToken = (message: string) => new AppError('INVALID_TOKEN', message)
export const unavailable = (retryAfter = 5) =>
  new AppError('SERVICE_UNAVAILABLE', ERROR_MESSAGES.SERVICE_UNAVAILABLE, { retryAfter })
export const rateLimited = (retryAfter: number) => new AppError('RATE_LIMITED', ERROR_MESSAGES.RATE_LIMITED, { retryAfter })

/** A rule about one field that only the server can check; the form shows the message at the field. */
export const invalidField = (path: string, message: string) =>
  new AppError('VALIDATION_ERROR', message, { details: [{ path, message }] })

/** Taken by another account, or done before. */
export const conflict = (message: string, path?: string) =>
  new AppError('CONFLICT', message, path === undefined ? {} : { details: [{ path, message }] })
