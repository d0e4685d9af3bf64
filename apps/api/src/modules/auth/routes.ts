import { authApi, pickLanguage } from '@worrystone/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acceptedLanguages } from '../../http/language-for.ts'
import { addressOf } from '../../http/rate-limit.ts'
import { serve } from '../../http/serve.ts'
import { normalizeEmail } from '../../normalize-email.ts'
import { availabilityOf, ownRecord } from '../users/index.ts'
import type { Accounts } from './accounts.ts'
import type { AuthParts } from './auth-parts.ts'
import { deviceOf } from './devices.ts'
import type { EmailVerification } from './email-verification.ts'
import type { KnownDevices } from './known-devices.ts'
import type { PasswordService } from './password-service.ts'
import { signInResponses } from './sign-in-responses.ts'

type Services = { accounts: Accounts; passwords: PasswordService; verification: EmailVerification; devices: KnownDevices }

export const authRoutes =
  ({ admins, sessions, users, passkeys, twoFactor }: AuthParts, { accounts, passwords, verification, devices }: Services) =>
  async (app: FastifyInstance) => {
    const respond = signInResponses(app, devices)

    /** Also keyed by the password's hash, so that a new password resets the count. */
    async function countTry(request: FastifyRequest, tried: { email: string; passwordHash: string | undefined }) {
      const emailKey = normalizeEmail(tried.email)
      const subject = `${emailKey}:${tried.passwordHash ?? ''}`
      const device = devices.deviceName(request.headers.cookie, emailKey)
      await app.countTry('password-from-one', `${subject}:${device ?? addressOf(request)}`)
      if (device === undefined) await app.countTry('password-from-all', subject)
    }

    app.addHook('onReady', async () => {
      await users.renewEmailKeys()
      await admins.promoteAll()
    })

    serve(app, authApi.login, async ({ body, request, reply }) =>
      respond.withResult(
        { request, reply },
        await accounts.login(body, {
          device: deviceOf(request.headers['user-agent']),
          countTry: (passwordHash) => countTry(request, { email: body.email, passwordHash }),
        }),
      ),
    )
    serve(app, authApi.register, async ({ body, request, reply }) =>
      respond.signedIn(
        { request, reply },
        await accounts.register(body, {
          language: pickLanguage(acceptedLanguages(request)),
          device: deviceOf(request.headers['user-agent']),
        }),
      ),
    )
    serve(app, authApi.logout, async ({ viewer, body }) => {
      await sessions.end({ viewer, refreshToken: body?.refreshToken })
      return { message: 'You are logged out.' }
    })
    serve(app, authApi.profile, ({ viewer }) => ownRecord(app, users, viewer))
    serve(app, authApi.confirm, async ({ viewer, body }) => {
      await passwords.confirm(viewer, body.password)
      return { message: 'Your password is confirmed.' }
    })
    serve(app, authApi.refresh, async ({ body }) => {
      const { viewer, refreshToken } = await sessions.refresh(body.refreshToken)
      return { token: app.signAccessToken(viewer), refreshToken }
    })

    serve(app, authApi.checkEmail, ({ params }) => accounts.emailAvailability(params.email))
    serve(app, authApi.checkUsername, ({ params }) => availabilityOf(users, params.username))

    serve(app, authApi.forgotPassword, async ({ body }) => {
      await passwords.sendResetLink(body.email)
      return { message: 'If this email is registered, a reset link is on its way.' }
    })
    const otherSignIns = async (userId: string) => ({
      passkeys: (await passkeys.list(userId)).map(({ name, lastUsedAt }) => ({ name, lastUsedAt })),
      isTwoFactorOn: await twoFactor.isOn(userId),
    })
    serve(app, authApi.resetPassword, async ({ body, request, reply }) => {
      const { id, email_key } = await passwords.reset(body.token, body.password)
      // A reset removes the limit for the owner of the mailbox, while others may continue guessing.
      reply.header('set-cookie', devices.remember(request.headers.cookie, email_key))
      const message = 'Password reset successful! You can now log in with your new password.'
      return { message, ...(await otherSignIns(id)) }
    })
    serve(app, authApi.verifyEmail, async ({ query }) => {
      await verification.verify(query.token)
      return { message: 'Email Verified Successfully!' }
    })
    serve(app, authApi.resendVerification, async ({ viewer, body }) => {
      await verification.resend(viewer, body?.email)
      return { message: 'Verification email sent! Check your inbox.' }
    })
  }
