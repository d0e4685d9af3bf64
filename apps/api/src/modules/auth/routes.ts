import { authApi, pickLanguage } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { availabilityOf, ownRecord, presentUser, type UserStore } from '../users/index.ts'
import type { Accounts } from './accounts.ts'
import type { SignedIn } from './arrivals.ts'
import { deviceOf } from './devices.ts'
import type { Sessions } from './sessions.ts'

type Needs = { accounts: Accounts; sessions: Sessions; users: UserStore }

/** What whoever has signed in is answered. */
export const welcomer =
  (app: FastifyInstance) =>
  ({ viewer, refreshToken, user }: SignedIn) => ({
    token: app.signAccessToken(viewer),
    refreshToken,
    user: presentUser(user, viewer),
  })

export const authRoutes =
  ({ accounts, sessions, users }: Needs) =>
  async (app: FastifyInstance) => {
    const welcome = welcomer(app)

    app.addHook('onReady', () => accounts.promoteAdmins())

    serve(app, authApi.login, async ({ body, request }) =>
      welcome(await accounts.login(body, deviceOf(request.headers['user-agent']))),
    )
    serve(app, authApi.register, async ({ body, request }) =>
      welcome(
        await accounts.register(body, {
          language: pickLanguage(request.headers['accept-language']?.split(',') ?? []),
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
      await accounts.confirm(viewer, body.password)
      return { message: 'Your password is confirmed.' }
    })
    serve(app, authApi.refresh, async ({ body }) => {
      const { viewer, refreshToken } = await sessions.refresh(body.refreshToken)
      return { token: app.signAccessToken(viewer), refreshToken }
    })

    serve(app, authApi.checkEmail, ({ params }) => accounts.emailAvailability(params.email))
    serve(app, authApi.checkUsername, ({ params }) => availabilityOf(users, params.username))

    serve(app, authApi.forgotPassword, async ({ body }) => {
      await accounts.forgotPassword(body.email)
      return { message: 'If this email is registered, a reset link is on its way.' }
    })
    serve(app, authApi.resetPassword, async ({ body }) => {
      await accounts.resetPassword(body.token, body.password)
      return { message: 'Password reset successful! You can now log in with your new password.' }
    })
    serve(app, authApi.verifyEmail, async ({ query }) => {
      await accounts.verifyEmail(query.token)
      return { message: 'Email Verified Successfully!' }
    })
    serve(app, authApi.resendVerification, async ({ viewer, body }) => {
      await accounts.resendVerification(viewer, body?.email)
      return { message: 'Verification email sent! Check your inbox.' }
    })
  }
