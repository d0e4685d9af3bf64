import type { Endpoint } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { EXIT, type Exit, Failure } from './failure.ts'

type Input = { params?: Record<string, string>; query?: Record<string, string | number | boolean>; body?: unknown }

export type Client = {
  /** The site, without a slash at the end. */
  site: string
  /** One call of the API. Fails with the server's own sentence and reasons. */
  call<E extends Endpoint>(endpoint: E, input?: Input): Promise<z.output<E['response']>>
  /** Sends a form of files; takes longer, so it has a deadline of its own. */
  upload<A extends z.ZodMiniType>(path: string, form: FormData, answer: A): Promise<z.output<A>>
}

type Options = { site: string; bearer: string | undefined; seconds: number; uploadSeconds: number }

const Refusal = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  }),
})
/** How a team's token begins. */
const TEAM = 'wst_'
const ADMINS_ONLY = 'Only an admin may do this: sign in as one with --as EMAIL.'

const Answer = z.object({ data: z.unknown() })

/** Speaks to one site as one caller. Whatever goes wrong becomes a `Failure` that never holds the token. */
export function createClient({ site, bearer, seconds, uploadSeconds }: Options): Client {
  type Sent = { method: string; path: string; body?: string | FormData; headers?: Record<string, string>; deadline: number }

  async function send({ method, path, body, headers = {}, deadline }: Sent): Promise<unknown> {
    const authorization = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }
    try {
      const response = await fetch(`${site}/api${path}`, {
        method,
        headers: { accept: 'application/json', ...authorization, ...headers },
        ...(body !== undefined && { body }),
        // A redirect would carry the token to an address that nobody has named.
        redirect: 'manual',
        signal: AbortSignal.timeout(deadline * 1_000),
      })
      const text = await response.text()
      if (response.ok) return read(text, site)
      throw refusal(response, text, site)
    } catch (thrown) {
      throw thrown instanceof Failure ? thrown : unreachable(thrown, { site, deadline })
    }
  }

  return {
    site,
    async call(endpoint, { params = {}, query = {}, body } = {}) {
      if (endpoint.who === 'admin' && bearer?.startsWith(TEAM)) throw new Failure(ADMINS_ONLY, { exit: EXIT.forbidden })
      const path = endpoint.url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      const data = await send({
        method: endpoint.method,
        path: search.size > 0 ? `${path}?${search}` : path,
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        deadline: seconds,
      }).catch((thrown: Failure) => {
        throw thrown.code === 'NOT_FOUND' ? notThere(site, params) : thrown
      })
      return understood(endpoint.response, data, site) as z.output<(typeof endpoint)['response']>
    },
    async upload(path, form, answer) {
      return understood(answer, await send({ method: 'POST', path, body: form, deadline: uploadSeconds }), site)
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function read(text: string, site: string): unknown {
  const answer = z.safeParse(Answer, jsonOf(text))
  if (answer.success) return answer.data.data
  throw new Failure(`${site} answers, but not as Worrystone does: is this the right address?`, { exit: EXIT.unreachable })
}

function understood<A extends z.ZodMiniType>(schema: A, data: unknown, site: string): z.output<A> {
  const parsed = z.safeParse(schema, data)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues[0]?.path.join('.') || 'its answer'
  throw new Failure(`${site} answers in a way that this tool does not know (${where}): is one of the two much older?`, {
    exit: EXIT.unreachable,
  })
}

/** 502 to 504 come from what stands in front, or from a server that is starting: nobody has refused anything. */
const EXIT_OF: Record<number, Exit> = {
  401: EXIT.forbidden,
  403: EXIT.forbidden,
  502: EXIT.unreachable,
  503: EXIT.unreachable,
  504: EXIT.unreachable,
}

function refusal(response: Response, text: string, site: string): Failure {
  const { status } = response
  const place = response.headers.get('location')
  if (status >= 300 && status < 400) {
    const target = place && URL.canParse(place, site) ? new URL(place, site).origin : 'elsewhere'
    return new Failure(`${site} sends its callers to ${target}: use that address with --to.`, { exit: EXIT.usage })
  }
  const exit = EXIT_OF[status] ?? EXIT.refused
  const wait = response.headers.get('retry-after')
  const later = wait && /^\d+$/.test(wait) ? ` Try again in ${wait} s.` : ''
  const said = z.safeParse(Refusal, jsonOf(text))
  if (!said.success) return new Failure(`${site} answers with status ${status}.${later}`, { exit })
  const { code, message, details = [] } = said.data.error
  const reasons = details.map((detail) => (detail.path ? `${detail.path}: ${detail.message}` : detail.message))
  return new Failure(message + later, { exit, code, reasons: reasons.filter((reason) => reason !== message) })
}

/** The server's own sentence is for people who look for a page. */
function notThere(site: string, { remote, fingerprint }: Record<string, string>): Failure {
  const sentence = remote
    ? `${site} knows no remote "${remote}": its first build makes it known (publish).`
    : fingerprint
      ? `${site} has seen no page with the fingerprint ${fingerprint} lately.`
      : `${site} knows nothing of this name.`
  return new Failure(sentence, { exit: EXIT.refused, code: 'NOT_FOUND' })
}

const SAYINGS: Record<string, string> = {
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
  const why = SAYINGS[code] ?? (code || 'the connection failed')
  return new Failure(`${site} could not be reached: ${why}.`, { exit: EXIT.unreachable })
}
