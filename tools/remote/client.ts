import {
  type Endpoint,
  type EndpointFailure,
  type EndpointInput,
  type EndpointOutput,
  endpointRequest,
  type RequestParts,
  readResponse,
} from '@worrystone/contracts'
import { EXIT, type Exit, Failure } from './failure.ts'

export type Client = {
  /** The site, without a trailing slash. */
  site: string
  /**
   * One call of the API. Fails with the server's own message and reasons. An upload takes longer, so it has a deadline of its
   * own.
   */
  call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, form?: FormData): Promise<EndpointOutput<E>>
}

type Options = { site: string; bearer: string | undefined; seconds: number; uploadSeconds: number }

/** The prefix of a team's token. */
const TEAM_TOKEN_PREFIX = 'wst_'
const ADMINS_ONLY = 'Only an admin may do this: sign in as one with --as EMAIL.'

/** Calls one site as one caller. Every error becomes a `Failure` without the token. */
export function createClient({ site, bearer, seconds, uploadSeconds }: Options): Client {
  async function send(path: string, init: RequestInit, deadline: number): Promise<{ response: Response; body: string }> {
    try {
      // A redirect would send the token to another address.
      const signal = AbortSignal.timeout(deadline * 1_000)
      const response = await fetch(`${site}/api${path}`, { ...init, redirect: 'manual', signal })
      return { response, body: await response.text() }
    } catch (thrown) {
      throw unreachable(thrown, { site, deadline })
    }
  }

  return {
    site,
    async call(endpoint, input, form) {
      if (endpoint.who === 'admin' && bearer?.startsWith(TEAM_TOKEN_PREFIX))
        throw new Failure(ADMINS_ONLY, { exit: EXIT.forbidden })
      const { path, headers, ...request } = endpointRequest(endpoint, input)
      const authorization = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }
      const init = { ...request, ...(form && { body: form }), headers: { ...headers, ...authorization } }
      const { response, body } = await send(path, init, form ? uploadSeconds : seconds)
      const result = readResponse(endpoint, { ok: response.ok, body })
      if (result.kind === 'success') return result.data
      if (response.ok) throw brokenResponse(site, result.kind === 'broken-contract' ? result.problems[0]?.path : '')
      if (result.kind === 'failure' && result.failure.code === 'NOT_FOUND')
        throw notFound(site, (input as RequestParts).params ?? {})
      throw refusal(response, site, result.kind === 'failure' ? result.failure : null)
    },
  }
}

function brokenResponse(site: string, field: string | undefined): Failure {
  const sentence = field
    ? `${site} answers in a way that this tool does not know (${field}): is one of the two much older?`
    : `${site} answers, but not as Worrystone does: is this the right address?`
  return new Failure(sentence, { exit: EXIT.unreachable })
}

/** 502 to 504 come from a proxy, or from a server that is starting: nothing was refused. */
const EXIT_OF: Record<number, Exit> = {
  401: EXIT.forbidden,
  403: EXIT.forbidden,
  502: EXIT.unreachable,
  503: EXIT.unreachable,
  504: EXIT.unreachable,
}

function refusal({ status, headers }: Response, site: string, failure: EndpointFailure | null): Failure {
  const location = headers.get('location')
  if (status >= 300 && status < 400) {
    const target = location && URL.canParse(location, site) ? new URL(location, site).origin : 'elsewhere'
    return new Failure(`${site} sends its callers to ${target}: use that address with --to.`, { exit: EXIT.usage })
  }
  const exit = EXIT_OF[status] ?? EXIT.refused
  const wait = headers.get('retry-after')
  const retryHint = wait && /^\d+$/.test(wait) ? ` Try again in ${wait} s.` : ''
  if (!failure) return new Failure(`${site} answers with status ${status}.${retryHint}`, { exit })
  const { code = '', message, details } = failure
  const reasons = details.map((detail) => (detail.path ? `${detail.path}: ${detail.message}` : detail.message))
  return new Failure(message + retryHint, { exit, code, reasons: reasons.filter((reason) => reason !== message) })
}

/** The server's own 404 message is for visitors of a page. */
function notFound(site: string, { remote, fingerprint }: Record<string, unknown>): Failure {
  const sentence = remote
    ? `${site} knows no remote "${remote}": its first build makes it known (publish).`
    : fingerprint
      ? `${site} has seen no page with the fingerprint ${fingerprint} lately.`
      : `${site} knows nothing of this name.`
  return new Failure(sentence, { exit: EXIT.refused, code: 'NOT_FOUND' })
}

const CONNECTION_ERRORS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no machine has this name',
  EAI_AGAIN: 'its name could not be looked up',
  ECONNRESET: 'it ended the connection',
  EPIPE: 'it ended the connection',
  UND_ERR_SOCKET: 'it ended the connection',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
}

function unreachable(thrown: unknown, { site, deadline }: { site: string; deadline: number }): Failure {
  const { name, cause } = thrown as { name?: string; cause?: { code?: string } }
  if (name === 'TimeoutError') return new Failure(`${site} did not answer within ${deadline} s.`, { exit: EXIT.unreachable })
  const code = cause?.code ?? ''
  const reason = CONNECTION_ERRORS[code] ?? (code || 'the connection failed')
  return new Failure(`${site} could not be reached: ${reason}.`, { exit: EXIT.unreachable })
}
