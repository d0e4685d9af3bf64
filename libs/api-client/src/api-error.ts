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
const CODE_BY_STATUS: Partial<Record<number, ErrorCode>> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'SERVICE_UNAVAILABLE',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  502: 'SERVICE_UNAVAILABLE',
  503: 'SERVICE_UNAVAILABLE',
  504: 'SERVICE_UNAVAILABLE',
}

function errorByStatus(status: number): { code: ErrorCode; message: string } {
  const code = CODE_BY_STATUS[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL')
  const messages: Partial<Record<ErrorCode, string>> = ERROR_MESSAGES
  return { code, message: messages[code] ?? ERROR_MESSAGES.INTERNAL }
}

const isKnownCode = (code: string | undefined): code is ErrorCode => code !== undefined && Object.hasOwn(STATUS_BY_CODE, code)

/** The error of a response with an error status: the API's own, or what the status alone says. */
export function toApiError({ status, headers }: Response, result: EndpointResult<unknown>): ApiError {
  const byStatus = errorByStatus(status)
  const retryAfterMs = parseRetryAfter(headers.get('retry-after'))
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
function parseRetryAfter(header: string | null): number | null {
  if (!header) return null
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
