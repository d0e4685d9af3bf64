import type { FastifyRequest } from 'fastify'
import { AppError, forbidden, notFound, signInAgain, unauthorized } from '../../http/app-error.ts'
import { authorize, type Viewer } from '../../http/viewer.ts'
import type { UserStore } from '../users/index.ts'
import type { Actor } from './actor.ts'
import type { RegistryStore } from './store.ts'
import type { KnownToken, Tokens } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The operator who sent the request; null if it has none. */
    operator: Actor | null
  }
}

type Options = {
  users: UserStore
  tokens: Tokens
  store: RegistryStore
  isFreshSignIn: (viewer: Viewer) => Promise<boolean>
}

export type Operators = ReturnType<typeof registryOperators>

/** Hooks (`preValidation`) that authorize operators before the request is validated. */
export function registryOperators({ users, tokens, store, isFreshSignIn }: Options) {
  return {
    /** For calls about all remotes, or about the remote in their address. */
    async authorize(request: FastifyRequest) {
      const { actor, token } = await identify(request)
      const remote = remoteOf(request)
      if (remote !== undefined) {
        if (!(await store.record(remote))) throw notFound()
        if (token) await requireRemote(token, remote)
      }
      request.operator = actor
    },

    /** For uploads: the remote may be new. */
    async authorizePublisher(request: FastifyRequest) {
      const { actor, token } = await identify(request)
      if (token) await requireRemote(token, remoteOf(request) ?? '')
      request.operator = actor
    },

    /** For sensitive calls, after `authorize`: an admin must have confirmed their password recently. */
    async authorizeFresh({ viewer, server }: FastifyRequest) {
      if (viewer?.role !== 'admin' || (await isFreshSignIn(viewer))) return
      // An ended session requires a new sign-in instead of a confirmation.
      if (!(await server.isSessionLive(viewer))) throw unauthorized()
      throw signInAgain()
    },
  }

  async function identify(request: FastifyRequest): Promise<{ actor: Actor; token?: KnownToken }> {
    authorize('operator', request)
    const { viewer, teamToken } = request
    if (teamToken) {
      const token = await tokens.find(teamToken)
      if (!token) throw new AppError('UNAUTHORIZED', 'This token is unknown or was revoked: ask an admin for a new one.')
      return { actor: { name: `token ${token.name}`, remotes: token.remotes }, token }
    }
    if (!viewer) throw unauthorized()
    const user = await users.find(viewer.userId)
    // The access token may have been issued before the role ended.
    if (user?.role !== 'admin') throw forbidden()
    return { actor: { name: user.username, remotes: null } }
  }

  async function requireRemote(token: KnownToken, remote: string) {
    if (token.remotes.includes(remote)) return
    await tokens.recordRefusal(token, remote.slice(0, MAX_NAME_LENGTH))
    throw forbidden(`This token is for ${token.remotes.join(', ')} only.`)
  }
}

const MAX_NAME_LENGTH = 40
const remoteOf = ({ params }: FastifyRequest) => (params as { remote?: string }).remote

/** The actor that a hook authorized. */
export function operatorOf({ operator }: FastifyRequest): Actor {
  if (!operator) throw unauthorized()
  return operator
}
