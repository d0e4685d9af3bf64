import * as z from '@worrystone/contracts/zod'
import type { Endpoint } from './endpoint.ts'
import { ErrorDetail } from './errors.ts'

/** The response of an endpoint with a success status. */
export type EndpointOutput<E extends Pick<Endpoint, 'response'>> = z.output<E['response']>

/** The API's own error; `code` may be one that a newer server has added. */
export type EndpointFailure = { code?: string | undefined; message: string; details: ErrorDetail[] }

/** A body that is neither: what is wrong with which field, without its value, which may be private text. */
type BrokenContract = { kind: 'broken-contract'; problems: ErrorDetail[] }
export type EndpointResult<T> = { kind: 'success'; data: T } | { kind: 'failure'; failure: EndpointFailure } | BrokenContract

// More tolerant than `ErrorBody`: an unknown code must not lose the message.
const AnyErrorBody = z.object({
  error: z.object({
    code: z.optional(z.string()),
    message: z.string().check(z.minLength(1)),
    details: z.optional(z.array(ErrorDetail)),
  }),
})

const brokenContract = ({ issues }: { issues: readonly { path: PropertyKey[]; message: string }[] }): BrokenContract => ({
  kind: 'broken-contract',
  problems: issues.map(({ path, message }) => ({ path: path.join('.'), message })),
})

/** Reads the body of a response by the contract. */
export function readResponse<E extends Pick<Endpoint, 'response'>>(
  endpoint: E,
  { ok, body }: { ok: boolean; body: string },
): EndpointResult<EndpointOutput<E>> {
  const json = parseJson(body)
  if (!ok) {
    const parsed = z.safeParse(AnyErrorBody, json)
    if (!parsed.success) return brokenContract(parsed.error)
    const { code, message, details = [] } = parsed.data.error
    return { kind: 'failure', failure: { code, message, details } }
  }
  const parsed = z.safeParse(endpoint.response, (json as { data?: unknown } | undefined)?.data)
  if (!parsed.success) return brokenContract(parsed.error)
  return { kind: 'success', data: parsed.data as EndpointOutput<E> }
}

/** The data of a success; throws otherwise. */
export function getResponseData<E extends Endpoint>(
  endpoint: E,
  response: { ok: boolean; status: number; body: string },
): EndpointOutput<E> {
  const result = readResponse(endpoint, response)
  if (result.kind === 'success') return result.data
  const reason = JSON.stringify(result.kind === 'failure' ? result.failure : result.problems)
  throw new Error(`${endpoint.method} ${endpoint.url}: ${response.status} ${reason}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
