import { resourceEditingApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import { languageFor } from '../../http/language-for.ts'
import { serve } from '../../http/serve.ts'
import { formerAdminRefusal, type UserStore } from '../users/index.ts'
import type { CorrectionStore } from './correction-store.ts'
import type { Directories } from './directories.ts'
import { presentChange, type ResourceEditing } from './editing.ts'
import type { ReportStore } from './report-store.ts'

type Options = {
  editing: ResourceEditing
  directories: Directories
  corrections: CorrectionStore
  reports: ReportStore
  users: Pick<UserStore, 'find'>
  now: () => Date
}

/** The endpoints for moderators and admins of the directory. */
export const editingRoutes =
  ({ editing, directories, corrections, reports, users, now }: Options) =>
  async (app: FastifyInstance) => {
    const refuseFormerAdmin = formerAdminRefusal(app, users)

    serve(app, resourceEditingApi.reports, async ({ query: { language, limit, offset }, request, reply }) => {
      const { entries } = await directories.in(languageFor(request, reply, language))
      const helplines = [...entries.values()].filter(({ isHelpline }) => isHelpline).map(({ resource }) => resource.id)
      const rows = await reports.open(helplines, { limit: limit + 1, offset })
      const { page, hasMore } = cutPage(rows, limit)
      return {
        reports: page.map(({ id, resource_id, problem, details, reported_at }) => ({
          ...{ id, resourceId: resource_id, problem, details, reportedAt: reported_at.toISOString() },
          title: entries.get(resource_id)?.resource.title ?? resource_id,
          isHelpline: entries.get(resource_id)?.isHelpline ?? false,
        })),
        total: await reports.countOpen(),
        hasMore,
      }
    })

    serve(app, resourceEditingApi.close, async ({ params }) => {
      if (!(await reports.close(params.id, now()))) throw notFound()
      return { message: 'The report is closed.' }
    })

    serve(app, resourceEditingApi.read, ({ params, query, request, reply }) =>
      editing.find(params.id, languageFor(request, reply, query.language)),
    )

    serve(app, resourceEditingApi.correct, async ({ viewer, params, query, body, request, reply }) => {
      await refuseFormerAdmin(viewer)
      const language = languageFor(request, reply, query.language)
      return editing.correct({ id: params.id, language, who: viewer.userId, form: body })
    })

    serve(app, resourceEditingApi.changes, async ({ query: { language, resourceId, limit, offset }, request, reply }) => {
      const { entries } = await directories.in(languageFor(request, reply, language))
      const rows = await corrections.newest({ resourceId, limit: limit + 1, offset })
      const { page, hasMore } = cutPage(rows, limit)
      const titleOf = (id: string) => entries.get(id)?.resource.title ?? id
      return { changes: page.map((row) => presentChange(row, titleOf(row.resource_id))), hasMore }
    })
  }
