import { commentsApi, moderationApi } from '@worrystone/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbidden } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import type { UserStore } from '../users/index.ts'
import type { ModerationService } from './service.ts'

type Parts = { moderation: ModerationService; users: Pick<UserStore, 'find'> }

export const moderationRoutes = (parts: Parts) => async (app: FastifyInstance) => {
  await app.register(forMembers(parts))
  await app.register(forModerators(parts))
}

const forMembers =
  ({ moderation }: Parts) =>
  async (app: FastifyInstance) => {
    serve(app, moderationApi.reportPost, ({ viewer, params: { id }, body }) =>
      moderation.report(viewer, { kind: 'post', id, form: body }),
    )
    serve(app, moderationApi.reportStory, ({ viewer, params: { id }, body }) =>
      moderation.report(viewer, { kind: 'story', id, form: body }),
    )
    serve(app, moderationApi.reportPerson, ({ viewer, params: { id }, body }) =>
      moderation.report(viewer, { kind: 'person', id, form: body }),
    )
    serve(app, commentsApi.report, ({ viewer, params: { id }, body }) =>
      moderation.report(viewer, { kind: 'comment', id, form: body }),
    )
    serve(app, moderationApi.own, ({ viewer, query }) => moderation.own(viewer, query))
    serve(app, moderationApi.appeal, ({ viewer, params, body }) => moderation.appeal(viewer, params.id, body.text))
  }

const forModerators =
  ({ moderation, users }: Parts) =>
  async (app: FastifyInstance) => {
    app.addHook('preHandler', async ({ viewer }: FastifyRequest) => {
      const user = viewer && (await users.find(viewer.userId))
      // The access token may be older than the end of a role.
      if (user?.role !== 'moderator' && user?.role !== 'admin') throw forbidden()
    })
    serve(app, moderationApi.cases, ({ viewer, query }) => moderation.queue(viewer, query))
    serve(app, moderationApi.read, ({ viewer, params }) => moderation.read(viewer, params.id))
    serve(app, moderationApi.assign, ({ viewer, params, body }) => moderation.assign(viewer, params.id, body.isMine))
    serve(app, moderationApi.note, ({ viewer, params, body }) => moderation.note(viewer, params.id, body.text))
    serve(app, moderationApi.decide, ({ viewer, params, body }) => moderation.decide(viewer, params.id, body))
    serve(app, moderationApi.reachOut, ({ viewer, params, body }) => moderation.reachOut(viewer, params.id, body.message))
    serve(app, moderationApi.suspendConcerns, ({ viewer, params, body }) =>
      moderation.suspendConcerns(viewer, params, body.isSuspended),
    )
    serve(app, moderationApi.decideAppeal, ({ viewer, params, body }) => moderation.decideAppeal(viewer, params.id, body))
    serve(app, moderationApi.log, ({ viewer, query }) => moderation.log(viewer, query))
    serve(app, commentsApi.reports, ({ viewer, params, query }) => moderation.reportsOfComment(viewer, params.id, query))
  }
