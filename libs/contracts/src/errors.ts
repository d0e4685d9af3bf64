import * as z from '@worrystone/contracts/zod'

/** Every error code of the API, and its HTTP status. */
export const STATUS_BY_CODE = {
  VALIDATION_ERROR: 400,
  BAD_REQUEST: 400,
  INVALID_TOKEN: 400,
  INVALID_CREDENTIALS: 401,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  /** A critical change needs the password again: `POST /auth/confirm`. */
  SIGN_IN_AGAIN: 403,
  /** A moderator's or admin's call in a session without a second factor. */
  SECOND_FACTOR_NEEDED: 403,
  UPGRADE_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  SERVICE_UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof STATUS_BY_CODE

/** The default message of each error code. Each is a key of the shared dictionary. */
export const ERROR_MESSAGES = {
  NOT_FOUND: 'The requested content was not found',
  PRIVACY: 'You do not have permission to view this content',
  NETWORK: 'Network error. Please check your connection and try again',
  UNAUTHORIZED: 'Please log in to access this feature',
  FORBIDDEN: "You don't have permission to access this resource.",
  SECOND_FACTOR_NEEDED: 'Please set up two-step sign-in first: moderators and admins need it.',
  RATE_LIMITED: 'Too many requests. Please wait a moment and try again',
  TIMEOUT: 'Request timed out. Please try again',
  INTERNAL: 'Server error. Please try again later.',
  SERVICE_UNAVAILABLE: 'Services are waking up. Please try again in a moment.',
  CIRCUIT_OPEN: 'Circuit breaker is open - service temporarily unavailable',
  SESSION_EXPIRED: 'You need to be logged in to access this page.',
} as const

export const ErrorDetail = z.object({ path: z.string(), message: z.string() })
export type ErrorDetail = z.infer<typeof ErrorDetail>

export const ErrorBody = z.object({
  error: z.object({
    code: z.enum(Object.keys(STATUS_BY_CODE) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    details: z.optional(z.array(ErrorDetail)),
  }),
})
export type ErrorBody = z.infer<typeof ErrorBody>
