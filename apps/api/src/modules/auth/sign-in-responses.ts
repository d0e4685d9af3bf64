import type { AuthResponse, SignInResponse } from '@worrystone/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { presentUser } from '../users/index.ts'
import type { KnownDevices } from './known-devices.ts'
import type { SignedIn, SignInResult } from './sign-in-completion.ts'

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** The responses of sign-ins, which also make the browser a known device of the account. */
export function signInResponses(app: FastifyInstance, devices: KnownDevices) {
  const signedIn = ({ request, reply }: Exchange, { kind, viewer, refreshToken, user }: SignedIn): AuthResponse => {
    reply.header('set-cookie', devices.remember(request.headers.cookie, user.email_key))
    return { kind, token: app.signAccessToken(viewer), refreshToken, user: presentUser(user, viewer) }
  }

  return {
    signedIn,

    withResult(exchange: Exchange, result: SignInResult): SignInResponse {
      switch (result.kind) {
        case 'signed-in':
          return signedIn(exchange, result)
        case 'second-factor':
          return result
        case 'account-leaving':
          return { ...result, leavesAt: result.leavesAt.toISOString() }
      }
    },
  }
}
