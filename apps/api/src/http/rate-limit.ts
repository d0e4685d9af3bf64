import { createHmac } from 'node:crypto'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { Endpoint, RateClass } from '@worrystone/contracts'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'
import { rateLimited } from './app-error.ts'
import { isApiCall } from './protect.ts'
import type { Counter, RateStores } from './rate-stores.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The hooks that hold the callers of this endpoint to its rate class. */
    guards(endpoint: Endpoint): { onRequest: onRequestAsyncHookHandler[]; preHandler: preHandlerAsyncHookHandler[] }
  }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Whose calls are counted together. `letterbox`: whose mailbox or account the call is about. */
type By = 'address' | 'account' | 'letterbox'
type Rule = { name: string; by: By; max: number; within: number; isShared?: true }

/** Every limit of the house. Shared ones count over all processes; the others guard the single process. */
const EVERYTHING: Rule = { name: 'all', by: 'address', max: 600, within: MINUTE }
const RULES: Record<RateClass, Rule[]> = {
  read: [{ name: 'read', by: 'account', max: 300, within: MINUTE }],
  write: [{ name: 'write', by: 'account', max: 60, within: MINUTE, isShared: true }],
  check: [{ name: 'check', by: 'address', max: 30, within: MINUTE }],
  refresh: [{ name: 'refresh', by: 'address', max: 60, within: MINUTE }],
  // One visit sends a few; a house or an office has many visitors.
  beacon: [{ name: 'beacon', by: 'address', max: 240, within: MINUTE }],
  'sign-in': [
    { name: 'sign-in', by: 'address', max: 10, within: MINUTE, isShared: true },
    { name: 'sign-in-as', by: 'letterbox', max: 10, within: 15 * MINUTE, isShared: true },
  ],
  'sign-up': [{ name: 'sign-up', by: 'address', max: 10, within: HOUR, isShared: true }],
  mail: [
    { name: 'mail', by: 'address', max: 5, within: HOUR, isShared: true },
    { name: 'mail-to', by: 'letterbox', max: 3, within: HOUR, isShared: true },
  ],
}
const SHARED = new Set(Object.values(RULES).flatMap((rules) => rules.filter((rule) => rule.isShared).map((rule) => rule.name)))

type Options = { config: Pick<Config, 'rateLimitScale'>; rateStores: RateStores; secret: string }

/** Counts every call under /api, and gives each endpoint the guards of its class. */
export const rateLimits = fastifyPlugin(async (app: FastifyInstance, { config, rateStores, secret }: Options) => {
  const counterOf = (key: string): Counter => (SHARED.has(key.split(':')[0] ?? '') ? rateStores.shared : rateStores.own)
  const store = {
    incr(key: string, done: (failure: Error | null, counted?: { current: number; ttl: number }) => void, within: number) {
      counterOf(key)(key, within).then(
        ({ hits, leftMs }) => done(null, { current: hits, ttl: leftMs }),
        (thrown: { code?: unknown; name?: unknown }) => {
          // Better a call too many than nobody served.
          app.log.warn({ code: thrown.code, reason: thrown.name, rule: key.split(':')[0] }, 'rate limit not counted')
          done(null, { current: 0, ttl: 0 })
        },
      )
    },
    child: () => store,
  }
  await app.register(rateLimit, {
    global: false,
    // The plug-in calls it with `new`; an object that a function returns stays what it is.
    store: function rateStore() {
      return store
    } as unknown as new () => typeof store,
  })

  /** Nobody's address stands in the store, neither of a house nor of a letterbox: only what this server can compute from it. */
  const keyOf = (rule: Rule, subject: string) =>
    `${rule.name}:${createHmac('sha256', secret).update(`rate:${rule.by}:${subject}`).digest('base64url').slice(0, 32)}`

  const guard = (rule: Rule) => {
    const count = app.createRateLimit({
      max: Math.max(1, Math.round(rule.max * config.rateLimitScale)),
      timeWindow: rule.within,
      keyGenerator: (request) => keyOf(rule, subjectOf(request, rule.by) ?? ''),
    })
    return async (request: FastifyRequest) => {
      if (subjectOf(request, rule.by) === undefined) return
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded) throw rateLimited(counted.ttlInSeconds)
    }
  }

  const countAll = guard(EVERYTHING)
  app.addHook('onRequest', async (request) => {
    // The site's files are cheap, and a page that is half there helps nobody.
    if (isApiCall(request)) await countAll(request)
  })

  const guards = new Map(Object.values(RULES).flatMap((rules) => rules.map((rule) => [rule, guard(rule)] as const)))
  app.decorate('guards', (endpoint: Endpoint) => {
    const rules = RULES[endpoint.rate ?? (endpoint.method === 'GET' ? 'read' : 'write')]
    const hooks = (isLetterbox: boolean) =>
      rules.filter((rule) => (rule.by === 'letterbox') === isLetterbox).flatMap((rule) => guards.get(rule) ?? [])
    // Whose letterbox is meant stands in the body, which is known only when it has been validated.
    return { onRequest: hooks(false), preHandler: hooks(true) }
  })
})

function subjectOf(request: FastifyRequest, by: By): string | undefined {
  switch (by) {
    case 'address':
      return addressOf(request)
    case 'account':
      return request.viewer ? request.viewer.userId : addressOf(request)
    case 'letterbox': {
      const { email } = (request.body ?? {}) as { email?: unknown }
      return typeof email === 'string' ? email.toLowerCase() : request.viewer?.userId
    }
  }
}

/** Where a call came from; the whole /64 of an IPv6 address, because one house has that many. */
export const addressOf = (request: FastifyRequest) => normalizeIP(request.ip, 64)
