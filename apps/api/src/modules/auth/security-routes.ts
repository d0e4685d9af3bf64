import { accountSecurityApi, signInStepsApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { notFound, signInAgain, unauthorized } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { UserStore } from '../users/index.ts'
import type { Accounts } from './accounts.ts'
import { deviceOf } from './devices.ts'
import type { EmailChanges } from './email-change.ts'
import type { EmailQueue } from './email-queue.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Passkeys } from './passkeys.ts'
import type { PasswordService } from './password-service.ts'
import type { Sessions } from './sessions.ts'
import { signInResponses } from './sign-in-responses.ts'
import type { TwoFactor } from './two-factor.ts'

type Options = {
  accounts: Accounts
  passwords: PasswordService
  emails: EmailQueue
  sessions: Sessions
  users: UserStore
  emailChanges: EmailChanges
  twoFactor: TwoFactor
  passkeys: Passkeys
  devices: KnownDevices
}

/** Account security: sessions, password, email address, second factor, passkeys. */
export const securityRoutes =
  ({ accounts, passwords, emails, sessions, users, emailChanges, twoFactor, passkeys, devices }: Options) =>
  async (app: FastifyInstance) => {
    const respond = signInResponses(app, devices)
    const strongToken = async (viewer: Viewer) => app.signAccessToken(await sessions.strengthen(viewer))

    /** The signed-in user of a live session: an access token outlives its session by minutes. */
    async function owner(viewer: Viewer) {
      const user = (await sessions.isLive(viewer)) ? await users.find(viewer.userId) : undefined
      if (!user) throw unauthorized()
      return user
    }

    /** For sensitive changes: the password must have been confirmed recently. */
    async function freshOwner(viewer: Viewer) {
      const user = await owner(viewer)
      if (!(await sessions.isFresh(viewer))) throw signInAgain()
      return user
    }

    serve(app, accountSecurityApi.overview, async ({ viewer }) => {
      const user = await owner(viewer)
      return {
        twoFactor: await twoFactor.overview(user.id),
        passkeys: await passkeys.count(user.id),
        emailChange: await emailChanges.current(user.id),
        isSecondFactorRequired: sessions.requiresSecondFactor(user),
      }
    })

    serve(app, accountSecurityApi.sessions, async ({ viewer }) => {
      await owner(viewer)
      const rows = await sessions.list(viewer.userId)
      return {
        sessions: rows.map(({ id, browser, system, created_at, last_used_at }) => ({
          id,
          browser,
          system,
          createdAt: created_at.toISOString(),
          lastUsedAt: last_used_at.toISOString(),
          isCurrent: id === viewer.sessionId,
        })),
      }
    })
    serve(app, accountSecurityApi.endSession, async ({ viewer, params }) => {
      if (!(await sessions.endOwn(params.id, viewer.userId))) throw notFound()
      return { message: 'The device is signed out.' }
    })
    serve(app, accountSecurityApi.endOtherSessions, async ({ viewer }) => {
      await sessions.endOthers(viewer, 'revoked')
      return { message: 'Every other device is signed out.' }
    })

    serve(app, accountSecurityApi.changePassword, async ({ viewer, body, request }) => {
      const opened = await passwords.change(viewer, body, deviceOf(request.headers['user-agent']))
      return {
        message: 'Your password is changed. Every other device has to sign in again.',
        token: app.signAccessToken(opened.viewer),
        refreshToken: opened.refreshToken,
      }
    })

    serve(app, accountSecurityApi.changeEmail, async ({ viewer, body }) => {
      await freshOwner(viewer)
      return emailChanges.start(viewer.userId, body.email)
    })
    serve(app, accountSecurityApi.cancelEmailChange, async ({ viewer }) => {
      await emailChanges.cancel(viewer.userId)
      return { message: 'Your email address stays as it is.' }
    })
    serve(app, accountSecurityApi.confirmEmailChange, async ({ body }) => ({ isDone: await emailChanges.confirm(body.token) }))

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
    serve(app, signInStepsApi.secondStep, async ({ body, request, reply }) =>
      respond.withResult({ request, reply }, await accounts.secondStep(body, deviceOf(request.headers['user-agent']))),
    )

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
