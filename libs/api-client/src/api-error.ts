import { type ErrorCode, SENTENCES, STATUS_OF } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'

export type ApiErrorCode = ErrorCode | 'NETWORK' | 'TIMEOUT' | 'CIRCUIT_OPEN'

type Facts = {
  code: ApiErrorCode
  message: string
  status?: number
  details?: { path: string; message: string }[]
  retryAfterMs?: number | null
  hasServersWords?: boolean
}

/** A failed call. `message` is a sentence for the person: the server's own whenever it sent one. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ApiErrorCode
  /** 0 when no answer came. */
  readonly status: number
  /** What is wrong with which field of the input. */
  readonly details: { path: string; message: string }[]
  /** How long the server asked to wait, or null. */
  readonly retryAfterMs: number | null
  /** `message` is what the API itself said, not a sentence made here from a status or a missing answer. */
  readonly hasServersWords: boolean

  constructor({ code, message, status = 0, details = [], retryAfterMs = null, hasServersWords = false }: Facts) {
    super(message)
    this.code = code
    this.status = status
    this.details = details
    this.retryAfterMs = retryAfterMs
    this.hasServersWords = hasServersWords
  }

  /** Trying again later may help, so offer it to the person. Says nothing about repeating without being asked. */
  get isRetryable(): boolean {
    return isFault(this) || this.code === 'CIRCUIT_OPEN' || this.status === 429
  }
}

/** The service failed, not the request: no answer, no answer in time, or a 5xx. Only these count against a breaker. */
export const isFault = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NETWORK' || error.code === 'TIMEOUT' || error.status >= 500)

/** The service is out of reach at the moment, whatever the reason: what is on screen should stay, and a later try may work. */
export const isServiceDown = (error: unknown): boolean =>
  isFault(error) || (error instanceof ApiError && error.code === 'CIRCUIT_OPEN')

const QUOTA = /quota|rate limit|exceeded/i

/** Worth repeating without asking anybody: a fault that is not about a used-up quota. */
export const isWorthRepeating = (error: unknown): boolean => isFault(error) && !QUOTA.test((error as ApiError).message)

export const networkError = () => new ApiError({ code: 'NETWORK', message: SENTENCES.NETWORK })
export const timeoutError = () => new ApiError({ code: 'TIMEOUT', message: SENTENCES.TIMEOUT })
export const circuitOpenError = () => new ApiError({ code: 'CIRCUIT_OPEN', message: SENTENCES.CIRCUIT_OPEN })

/** What a status means when the body does not say it, for instance when a proxy answered. */
function kindOf(status: number): { code: ErrorCode; message: string } {
  switch (status) {
    case 401:
      return { code: 'UNAUTHORIZED', message: SENTENCES.UNAUTHORIZED }
    case 403:
      return { code: 'FORBIDDEN', message: SENTENCES.FORBIDDEN }
    case 404:
      return { code: 'NOT_FOUND', message: SENTENCES.NOT_FOUND }
    case 408:
    case 502:
    case 503:
    case 504:
      return { code: 'SERVICE_UNAVAILABLE', message: SENTENCES.SERVICE_UNAVAILABLE }
    case 409:
      return { code: 'CONFLICT', message: SENTENCES.INTERNAL }
    case 413:
      return { code: 'PAYLOAD_TOO_LARGE', message: SENTENCES.INTERNAL }
    case 415:
      return { code: 'UNSUPPORTED_MEDIA_TYPE', message: SENTENCES.INTERNAL }
    case 429:
      return { code: 'RATE_LIMITED', message: SENTENCES.RATE_LIMITED }
    default:
      return { code: status < 500 ? 'BAD_REQUEST' : 'INTERNAL', message: SENTENCES.INTERNAL }
  }
}

// More forgiving than the contract's ErrorBody: a newer server's unknown code must not cost the person its sentence.
const Failure = z.object({
  error: z.object({
    code: z.optional(z.string()),
    message: z.string().check(z.minLength(1)),
    details: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  }),
})

const isKnownCode = (code: string | undefined): code is ErrorCode => code !== undefined && Object.hasOwn(STATUS_OF, code)

/** The failure that an answer with an error status tells. */
export function errorOf(response: Response, body: unknown): ApiError {
  const { status } = response
  const kind = kindOf(status)
  const said = z.safeParse(Failure, body)
  const retryAfterMs = waitOf(response.headers.get('retry-after'))
  if (!said.success) return new ApiError({ ...kind, status, retryAfterMs })
  const { code, message, details = [] } = said.data.error
  return new ApiError({
    code: isKnownCode(code) ? code : kind.code,
    message,
    status,
    details,
    retryAfterMs,
    hasServersWords: true,
  })
}

/** `Retry-After` in milliseconds: the header is either seconds or a date. */
function waitOf(header: string | null): number | null {
  if (!header) return null
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
