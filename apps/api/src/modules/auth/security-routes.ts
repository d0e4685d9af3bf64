import { accountSecurityApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { presentRow } from '../../db/present-row.ts'
import { notFound } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { accountOwner } from './account-owner.ts'
import type { AuthParts } from './auth-parts.ts'
import { deviceOf } from './devices.ts'
import type { PasswordService } from './password-service.ts'

/** Account security: overview, sessions, password and email address. */
export const securityRoutes =
  ({ sessions, users, emailChanges, twoFactor, passkeys }: AuthParts, passwords: PasswordService) =>
  async (app: FastifyInstance) => {
    const { owner, freshOwner } = accountOwner({ sessions, users })

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
        sessions: rows.map((row) => ({ ...presentRow(row), isCurrent: row.id === viewer.sessionId })),
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
  }
