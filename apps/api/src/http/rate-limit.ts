import { hash } from 'node:crypto'
import { isIPv4 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { Endpoint, RateClass } from '@worrystone/contracts'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'
import { normalizeEmail } from '../normalize-email.ts'
import { AppError, rateLimited } from './app-error.ts'
import { isApiCall } from './protect.ts'
import type { Counter, RateStores } from './rate-stores.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The hooks that apply the endpoint's rate class to its callers. */
    guards(endpoint: Endpoint): { onRequest: onRequestAsyncHookHandler[]; preHandler: preHandlerAsyncHookHandler[] }
    /** Counts one try for `subject`, which is not known from the request alone; throws 'too many requests' beyond the limit. */
    countTry(limit: TryLimit, subject: string): Promise<void>
  }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Whose calls are counted together. `mailbox`: the mailbox or account that the call is about. */
type SubjectKind = 'address' | 'account' | 'mailbox'
type Rule = { name: string; by: SubjectKind; max: number; within: number; isShared?: true }

/** All limits. Shared ones count over all processes; the others protect the single process. */
const ALL_CALLS: Rule = { name: 'all', by: 'address', max: 600, within: MINUTE }
const SIGN_IN: Rule = { name: 'sign-in', by: 'address', max: 10, within: MINUTE, isShared: true }
const RULES: Record<RateClass, Rule[]> = {
  read: [{ name: 'read', by: 'account', max: 300, within: MINUTE }],
  write: [{ name: 'write', by: 'account', max: 60, within: MINUTE, isShared: true }],
  check: [{ name: 'check', by: 'address', max: 30, within: MINUTE }],
  refresh: [{ name: 'refresh', by: 'address', max: 60, within: MINUTE }],
  // A page sends a few; a household or an office has many users.
  beacon: [{ name: 'beacon', by: 'address', max: 240, within: MINUTE }],
  password: [SIGN_IN],
  'sign-in': [SIGN_IN, { name: 'sign-in-as', by: 'mailbox', max: 10, within: 15 * MINUTE, isShared: true }],
  'sign-up': [{ name: 'sign-up', by: 'address', max: 10, within: HOUR, isShared: true }],
  mail: [
    { name: 'mail', by: 'address', max: 5, within: HOUR, isShared: true },
    { name: 'mail-by', by: 'account', max: 5, within: HOUR, isShared: true },
    { name: 'mail-to', by: 'mailbox', max: 3, within: HOUR, isShared: true },
  ],
}

/** Limits of single calls. Those of passwords (decision 0011): from one network or known device, and from all unknown ones together. */
const TRIES = {
  'password-from-one': { max: 10, within: 15 * MINUTE },
  'password-from-all': { max: 100, within: HOUR },
  /** Fetching one's own subscription from the payment provider. */
  reconcile: { max: 1, within: MINUTE },
  /** Translations, by the person who reads: each is paid by the operator. */
  translate: { max: 60, within: HOUR },
} as const
export type TryLimit = keyof typeof TRIES

type Options = { config: Pick<Config, 'rateLimitScale'>; rateStores: RateStores; secret: string }

/** Counts every call under /api, and adds the hooks of its class to each endpoint. */
export const rateLimits = fastifyPlugin(async (app: FastifyInstance, { config, rateStores, secret }: Options) => {
  /**
   * Hashes addresses of networks and mailboxes with a secret, so that the store holds none of them. The keys authenticate nothing, so a
   * plain hash is enough: an HMAC made every call ten times as expensive.
   */
  const limitKey = (name: string, subject: string) =>
    `${name}:${hash('sha256', `rate:${subject}:${secret}`, 'base64url').slice(0, 32)}`

  async function countHit({ name, max, within, isShared }: Omit<Rule, 'by'>, subject: string) {
    const count: Counter = isShared ? rateStores.shared : rateStores.own
    try {
      const { hits, leftMs } = await count(limitKey(name, subject), within)
      if (hits > Math.max(1, Math.round(max * config.rateLimitScale))) throw rateLimited(leftMs / 1_000)
    } catch (thrown) {
      if (thrown instanceof AppError) throw thrown
      // If the store fails, requests pass uncounted.
      const { code, name: reason } = thrown as { code?: unknown; name?: unknown }
      app.log.warn({ code, reason, rule: name }, 'rate limit not counted')
    }
  }

  const guard = (rule: Rule, endpoint?: Endpoint) => async (request: FastifyRequest) => {
    const subject = subjectOf(request, rule.by, endpoint)
    if (subject !== undefined) await countHit(rule, `${rule.by}:${subject}`)
    const isByAddress = rule.by === 'address' || (rule.by === 'account' && !request.viewer)
    const network = isByAddress ? networkOf(request) : undefined
    if (network !== undefined) await countHit({ ...rule, max: rule.max * NETWORK_FACTOR }, `site:${network}`)
  }
  app.decorate('countTry', (limit: TryLimit, subject: string) =>
    countHit({ name: limit, ...TRIES[limit], isShared: true }, subject),
  )

  const countAll = guard(ALL_CALLS)
  app.addHook('onRequest', async (request) => {
    // Static files are cheap, and a partially loaded page is useless.
    if (isApiCall(request)) await countAll(request)
  })

  app.decorate('guards', (endpoint: Endpoint) => {
    const rules = RULES[endpoint.rate ?? (endpoint.method === 'GET' ? 'read' : 'write')]
    const hooks = (isMailbox: boolean) =>
      rules.filter((rule) => (rule.by === 'mailbox') === isMailbox).map((rule) => guard(rule, endpoint))
    // The recipient is in the body, which is parsed and validated later.
    return { onRequest: hooks(false), preHandler: hooks(true) }
  })
})

function subjectOf(request: FastifyRequest, by: SubjectKind, endpoint?: Endpoint): string | undefined {
  switch (by) {
    case 'address':
      return addressOf(request)
    case 'account':
      return request.viewer ? request.viewer.userId : addressOf(request)
    case 'mailbox': {
      const { email } = (request.body ?? {}) as { email?: unknown }
      if (typeof email !== 'string' || (request.viewer && endpoint?.mailsViewer)) return request.viewer?.userId
      return normalizeEmail(email)
    }
  }
}

/** All closed connections: their address is no longer known. */
const CLOSED = 'gone'

/** An IPv6 /48 holds 65,536 networks: together they may send as much as this many of them. */
const NETWORK_FACTOR = 8

/** The /48 of an IPv6 address; undefined for IPv4. */
function networkOf(request: { ip: FastifyRequest['ip'] | undefined }): string | undefined {
  const address = request.ip === undefined || isIPv4(addressOf(request)) ? undefined : request.ip
  return address && normalizeIP(address, 48)
}

/** The address of a client; for IPv6 the whole /64, because one household has that many. */
export const addressOf = ({ ip }: { ip: FastifyRequest['ip'] | undefined }) => (ip === undefined ? CLOSED : normalizeIP(ip, 64))
