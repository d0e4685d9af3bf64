import { type EndpointResult, ERROR_MESSAGES, type ErrorCode, type ErrorDetail, STATUS_BY_CODE } from '@worrystone/contracts'

export type ApiErrorCode = ErrorCode | 'NETWORK' | 'TIMEOUT' | 'CIRCUIT_OPEN'

type Fields = {
  code: ApiErrorCode
  message: string
  status?: number
  details?: ErrorDetail[]
  retryAfterMs?: number | null
  hasServerMessage?: boolean
}

/** A failed call. `message` is a sentence for people: the server's own whenever it sent one. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ApiErrorCode
  /** 0 without a response. */
  readonly status: number
  /** What is wrong with which field of the input. */
  readonly details: ErrorDetail[]
  /** The server's `Retry-After`, or null. */
  readonly retryAfterMs: number | null
  /** `message` is the API's own, not one made here from a status or a missing response. */
  readonly hasServerMessage: boolean

  constructor({ code, message, status = 0, details = [], retryAfterMs = null, hasServerMessage = false }: Fields) {
    super(message)
    this.code = code
    this.status = status
    this.details = details
    this.retryAfterMs = retryAfterMs
    this.hasServerMessage = hasServerMessage
  }

  /** As remotes built against the last release read it. */
  get hasServersWords(): boolean {
    return this.hasServerMessage
  }

  /** A later retry may help, so pages offer one. Not about automatic retries. */
  get isRetryable(): boolean {
    return isFault(this) || this.code === 'CIRCUIT_OPEN' || this.status === 429
  }
}

/** The service failed, not the request: no response, none in time, or a 5xx. Only these count against a breaker. */
export const isFault = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NETWORK' || error.code === 'TIMEOUT' || error.status >= 500)

/** The service is out of reach, whatever the reason: what is on screen should stay, and a later try may work. */
export const isServiceDown = (error: unknown): boolean =>
  isFault(error) || (error instanceof ApiError && error.code === 'CIRCUIT_OPEN')

const QUOTA = /quota|rate limit|exceeded/i

/** Worth an automatic retry: a fault that is not about a used-up quota. */
export const isWorthRetrying = (error: unknown): boolean => isFault(error) && !QUOTA.test((error as ApiError).message)

export const networkError = () => new ApiError({ code: 'NETWORK', message: ERROR_MESSAGES.NETWORK })
export const timeoutError = () => new ApiError({ code: 'TIMEOUT', message: ERROR_MESSAGES.TIMEOUT })
export const circuitOpenError = () => new ApiError({ code: 'CIRCUIT_OPEN', message: ERROR_MESSAGES.CIRCUIT_OPEN })

/** What a status means when the body does not say it, for instance when a proxy answered. */
function errorByStatus(status: number): { code: ErrorCode; message: string } {
  switch (status) {
    case 401:
      return { code: 'UNAUTHORIZED', message: ERROR_MESSAGES.UNAUTHORIZED }
    case 403:
      return { code: 'FORBIDDEN', message: ERROR_MESSAGES.FORBIDDEN }
    case 404:
      return { code: 'NOT_FOUND', message: ERROR_MESSAGES.NOT_FOUND }
    case 408:
    case 502:
    case 503:
    case 504:
      return { code: 'SERVICE_UNAVAILABLE', message: ERROR_MESSAGES.SERVICE_UNAVAILABLE }
    case 409:
      return { code: 'CONFLICT', message: ERROR_MESSAGES.INTERNAL }
    case 413:
      return { code: 'PAYLOAD_TOO_LARGE', message: ERROR_MESSAGES.INTERNAL }
    case 415:
      return { code: 'UNSUPPORTED_MEDIA_TYPE', message: ERROR_MESSAGES.INTERNAL }
    case 429:
      return { code: 'RATE_LIMITED', message: ERROR_MESSAGES.RATE_LIMITED }
    default:
      return { code: status < 500 ? 'BAD_REQUEST' : 'INTERNAL', message: ERROR_MESSAGES.INTERNAL }
  }
}

const isKnownCode = (code: string | undefined): code is ErrorCode => code !== undefined && Object.hasOwn(STATUS_BY_CODE, code)

/** The error of a response with an error status: the API's own, or what the status alone says. */
export function toApiError({ status, headers }: Response, result: EndpointResult<unknown>): ApiError {
  const byStatus = errorByStatus(status)
  const retryAfterMs = retryAfterOf(headers.get('retry-after'))
  if (result.kind !== 'failure') return new ApiError({ ...byStatus, status, retryAfterMs })
  const { code, message, details } = result.failure
  return new ApiError({
    code: isKnownCode(code) ? code : byStatus.code,
    message,
    status,
    details,
    retryAfterMs,
    hasServerMessage: true,
  })
}

/** `Retry-After` in milliseconds: the header is either seconds or a date. */
function retryAfterOf(header: string | null): number | null {
  if (!header) return null
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
