import { commentsApi, moderationApi } from '@worrystone/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbidden } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { appealService } from './appeal-service.ts'
import { caseService } from './case-service.ts'
import { dayService } from './day-service.ts'
import { decisionService } from './decision-service.ts'
import type { ModerationParts } from './moderation-parts.ts'
import { reportService } from './report-service.ts'

export const moderationRoutes = (parts: ModerationParts) => async (app: FastifyInstance) => {
  await app.register(forMembers(parts))
  await app.register(forModerators(parts))
}

const forMembers = (parts: ModerationParts) => async (app: FastifyInstance) => {
  const { report } = reportService(parts)
  const appeals = appealService(parts)
  serve(app, moderationApi.reportPost, ({ viewer, params: { id }, body }) => report(viewer, { kind: 'post', id, form: body }))
  serve(app, moderationApi.reportStory, ({ viewer, params: { id }, body }) => report(viewer, { kind: 'story', id, form: body }))
  serve(app, moderationApi.reportPerson, ({ viewer, params: { id }, body }) => report(viewer, { kind: 'person', id, form: body }))
  serve(app, commentsApi.report, ({ viewer, params: { id }, body }) => report(viewer, { kind: 'comment', id, form: body }))
  serve(app, moderationApi.own, ({ viewer, query }) => appeals.own(viewer, query))
  serve(app, moderationApi.appeal, ({ viewer, params, body }) => appeals.appeal(viewer, params.id, body.text))
}

const forModerators = (parts: ModerationParts) => async (app: FastifyInstance) => {
  const cases = caseService(parts)
  const { decide } = decisionService(parts)
  const { decideAppeal } = appealService(parts)
  const { reportsOfComment } = reportService(parts)
  app.addHook('preHandler', async ({ viewer }: FastifyRequest) => {
    const user = viewer && (await parts.users.find(viewer.userId))
    // The access token may be older than the end of a role.
    if (user?.role !== 'moderator' && user?.role !== 'admin') throw forbidden()
  })
  serve(app, moderationApi.cases, ({ viewer, query }) => cases.queue(viewer, query))
  serve(app, moderationApi.read, ({ viewer, params }) => cases.read(viewer, params.id))
  serve(app, moderationApi.assign, ({ viewer, params, body }) => cases.assign(viewer, params.id, body.isMine))
  serve(app, moderationApi.note, ({ viewer, params, body }) => cases.note(viewer, params.id, body.text))
  serve(app, moderationApi.decide, ({ viewer, params, body }) => decide(viewer, params.id, body))
  serve(app, moderationApi.reachOut, ({ viewer, params, body }) => cases.reachOut(viewer, params.id, body.message))
  serve(app, moderationApi.suspendConcerns, ({ viewer, params, body }) => cases.suspendConcerns(viewer, params, body.isSuspended))
  serve(app, moderationApi.decideAppeal, ({ viewer, params, body }) => decideAppeal(viewer, params.id, body))
  serve(app, moderationApi.day, ({ viewer }) => dayService(parts).read(viewer))
  serve(app, moderationApi.log, ({ viewer, query }) => cases.log(viewer, query))
  serve(app, commentsApi.reports, ({ viewer, params, query }) => reportsOfComment(viewer, params.id, query))
}
