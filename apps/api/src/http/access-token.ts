import fastifyJwt from '@fastify/jwt'
import type { Role } from '@worrystone/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { unauthorized } from './app-error.ts'
import type { Viewer } from './viewer.ts'

const LIFETIME = '15m'
/** The size of the cache of verified tokens, by hash and until they expire: verifying one is slower than a lookup. */
const MAX_TOKENS = 5_000
type Claims = { sub: string; sid: string; role: Role; nsf?: true }

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Claims
    user: Claims
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    ignoresAccessToken?: boolean
  }
  interface FastifyInstance {
    /** An access token for 15 minutes. */
    signAccessToken(viewer: Viewer): string
    /** False as soon as the session behind an access token has ended, even if the token itself is not expired. */
    isSessionLive(viewer: Viewer): Promise<boolean>
  }
}

type SessionCheck = (viewer: Viewer) => Promise<boolean>
type Options = { secret: string; isSessionLive: SessionCheck; wasSessionLiveRecently: SessionCheck }

/**
 * Reads the Bearer token of every request into `request.viewer`; null without one. An invalid or expired token is refused (401), so that
 * the client refreshes it instead of reading as a visitor; so is one whose session has ended.
 */
export const readViewer = fastifyPlugin(
  async (app: FastifyInstance, { secret, isSessionLive, wasSessionLiveRecently }: Options) => {
    await app.register(fastifyJwt, {
      secret,
      sign: { algorithm: 'HS256', expiresIn: LIFETIME },
      verify: { algorithms: ['HS256'], cache: MAX_TOKENS },
    })
    app.decorate('signAccessToken', ({ userId, role, sessionId, needsSecondFactor }: Viewer) =>
      app.jwt.sign({ sub: userId, sid: sessionId, role, ...(needsSecondFactor && { nsf: true }) }),
    )
    app.decorate('isSessionLive', isSessionLive)
    app.decorateRequest('viewer', null)
    app.decorateRequest('teamToken', null)
    app.addHook('onRequest', async (request) => {
      request.teamToken = teamTokenOf(request)
      request.viewer = request.teamToken ? null : viewerOf(app, request)
      if (!request.viewer || request.routeOptions.config.ignoresAccessToken) return
      if (!(await wasSessionLiveRecently(request.viewer))) throw unauthorized()
    })
  },
)

/** A team's token belongs to no user: its requests are anonymous, except where operators are authorized. */
const teamTokenOf = ({ headers }: FastifyRequest) =>
  /^[Bb]earer\s+(wst_[\w-]{1,200})$/.exec(headers.authorization ?? '')?.[1] ?? null

function viewerOf(app: FastifyInstance, request: FastifyRequest): Viewer | null {
  const header = request.headers.authorization
  if (!header) return null
  try {
    const { sub, sid, role, nsf } = app.jwt.verify<Claims>(header.replace(/^Bearer\s+/i, ''))
    return { userId: sub, role, sessionId: sid, ...(nsf && { needsSecondFactor: nsf }) }
  } catch {
    if (request.routeOptions.config.ignoresAccessToken) return null
    throw unauthorized()
  }
}
