import { signInStepsApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Accounts } from './accounts.ts'
import { deviceOf } from './devices.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Passkeys } from './passkeys.ts'
import { signInResponses } from './sign-in-responses.ts'

type Options = { accounts: Accounts; passkeys: Passkeys; devices: KnownDevices }

/** Signing in by passkey, and the steps after a password: the second factor, or cancelling the deletion of the account. */
export const signInStepRoutes =
  ({ accounts, passkeys, devices }: Options) =>
  async (app: FastifyInstance) => {
    const respond = signInResponses(app, devices)

    serve(app, signInStepsApi.secondStep, async ({ body, request, reply }) =>
      respond.withResult({ request, reply }, await accounts.secondStep(body, deviceOf(request.headers['user-agent']))),
    )

    serve(app, signInStepsApi.beginPasskeySignIn, () => passkeys.startSignIn())
    serve(app, signInStepsApi.passkeySignIn, async ({ body, request, reply }) =>
      respond.withResult(
        { request, reply },
        await accounts.passkeySignIn(body.response, deviceOf(request.headers['user-agent'])),
      ),
    )

    serve(app, signInStepsApi.undoDeletion, async ({ body, request, reply }) =>
      respond.signedIn({ request, reply }, await accounts.undoDeletion(body.challenge, deviceOf(request.headers['user-agent']))),
    )
  }
