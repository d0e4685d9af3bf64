import * as z from '@worrystone/contracts/zod'
import type { Feature } from './feature.ts'

/** `operator`: an admin, or a team's token for its own remotes; the registry decides which. */
export type Access = 'anyone' | 'member' | 'moderator' | 'admin' | 'operator'

/** The rate limit of the call; the figures are in the API's `http/rate-limit.ts`. */
export type RateClass = 'read' | 'write' | 'check' | 'password' | 'sign-in' | 'sign-up' | 'mail' | 'refresh' | 'beacon'

/** One endpoint of the API: who may call it, its input and its output. The server implements it, the client calls it, the docs list it. */
export type Endpoint = {
  who: Access
  /** For members whose tier has this feature; others get 403 `UPGRADE_REQUIRED`. */
  requiredFeature?: Feature
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: `/${string}`
  /** One line for the API page. */
  summary: string
  /** Defaults to `read` for GET and `write` for the rest. */
  rate?: RateClass
  /** Emails the viewer if signed in, whatever address the body names. */
  mailsViewer?: true
  /** The status of a success; 200 by default. */
  status?: 200 | 201 | 202
  /** A repeated `Idempotency-Key` header gets the response of the first call. */
  idempotent?: true
  /** The input itself authenticates the call: clients send no access token, and an expired one does not refuse the call. */
  ignoresAccessToken?: true
  /** How many failures in a row make clients stop calling, and for how long; 5 and a minute by default. */
  breaker?: { failures: number; recoveryMs: number }
  /** How long clients wait before the first retry; a second by default. */
  retryDelayMs?: number
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** The body is multipart/form-data: one file in this field, or any number of fields with a file each. */
  form?: { field: string } | 'files'
  response: z.ZodMiniType
}

type Description = Omit<Endpoint, 'method' | 'url'>

/** Keeps the exact type of every part, so that both sides infer from it. `answer`: the earlier name of `response`, which open shells read. */
const withMethod =
  <M extends Endpoint['method']>(method: M) =>
  <const U extends Endpoint['url'], const E extends Description>(
    url: U,
    description: E & Record<Exclude<keyof E, keyof Description>, never>,
  ) =>
    Object.assign({ method, url }, description as E, { answer: description.response })

/** Describes an endpoint: `endpoint.get('/posts/:id', { who, summary, params, response })`. */
export const endpoint = {
  get: withMethod('GET'),
  post: withMethod('POST'),
  put: withMethod('PUT'),
  delete: withMethod('DELETE'),
}

/** An opaque id (UUID). */
export const Id = z.uuid('Invalid id')
export type Id = z.infer<typeof Id>

/** A point in time, ISO 8601 in UTC with milliseconds, as the API sends it. */
export const Time = z.iso.datetime()

/** The response of a call without data. */
export const Done = z.object({ message: z.string() })
export type Done = z.infer<typeof Done>

/** A boolean of a body. */
export const TrueOrFalse = z.boolean('Must be true or false')

/** A token of the server, passed back as it is. */
export const opaqueToken = (message: string, maxLength = 200) =>
  z.string(message).check(z.minLength(1, message), z.maxLength(maxLength, message))

/** A query flag: `?x=true`, `?x=1`; anything else is false. */
export const Flag = z._default(z.stringbool({ error: 'Must be true or false' }), false)
