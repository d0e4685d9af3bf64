import { accountSecurityApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Viewer } from '../../http/viewer.ts'
import { accountOwner } from './account-owner.ts'
import type { AuthParts } from './auth-parts.ts'

/** Setting up and removing two-step sign-in and passkeys. */
export const secondFactorRoutes =
  ({ emails, sessions, users, twoFactor, passkeys }: AuthParts) =>
  async (app: FastifyInstance) => {
    const { owner, freshOwner } = accountOwner({ sessions, users })
    const strongToken = async (viewer: Viewer) => app.signAccessToken(await sessions.strengthen(viewer))

    serve(app, accountSecurityApi.beginTwoFactor, async ({ viewer }) => twoFactor.start(await freshOwner(viewer)))
    serve(app, accountSecurityApi.confirmTwoFactor, async ({ viewer, body }) => {
      await freshOwner(viewer)
      const recoveryCodes = await twoFactor.confirm(viewer, body.code)
      await emails.securityChange(viewer.userId, 'two-factor-on')
      return { recoveryCodes, token: await strongToken(viewer) }
    })
    serve(app, accountSecurityApi.newRecoveryCodes, async ({ viewer }) => {
      await freshOwner(viewer)
      const recoveryCodes = await twoFactor.replaceRecoveryCodes(viewer.userId)
      await emails.securityChange(viewer.userId, 'recovery-codes')
      return { recoveryCodes }
    })
    serve(app, accountSecurityApi.endTwoFactor, async ({ viewer }) => {
      await freshOwner(viewer)
      const isOn = await twoFactor.isOn(viewer.userId)
      await twoFactor.end(viewer.userId)
      if (isOn) await emails.securityChange(viewer.userId, 'two-factor-off')
      return { message: 'Two-step sign-in is off.' }
    })

    serve(app, accountSecurityApi.passkeys, async ({ viewer }) => {
      await owner(viewer)
      return { passkeys: await passkeys.list(viewer.userId) }
    })
    serve(app, accountSecurityApi.beginPasskey, async ({ viewer }) => passkeys.startRegistration(await freshOwner(viewer)))
    serve(app, accountSecurityApi.addPasskey, async ({ viewer, body }) => {
      await freshOwner(viewer)
      const passkey = await passkeys.add(viewer.userId, { name: body.name, response: body.response })
      await emails.securityChange(viewer.userId, 'passkey-added')
      return { passkey, token: await strongToken(viewer) }
    })
    serve(app, accountSecurityApi.removePasskey, async ({ viewer, params }) => {
      await freshOwner(viewer)
      await passkeys.remove(params.id, viewer.userId)
      await emails.securityChange(viewer.userId, 'passkey-removed')
      return { message: 'The passkey is removed.' }
    })
  }
