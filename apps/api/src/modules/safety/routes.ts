import { concernApi, helplinesApi, safetyCheckApi } from '@worrystone/contracts'
import { emergencyNumberOf, helplinesFor } from '@worrystone/safety/helplines'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { AssessDanger } from './assess-danger.ts'
import type { ConcernService } from './concerns.ts'

type Parts = { assessDanger: AssessDanger; concerns: ConcernService; now: () => Date }

/** The order follows the opening hours, so that a kept answer must not grow old. */
const KEEP_SECONDS = 300

export const safetyRoutes = ({ assessDanger, concerns, now }: Parts) =>
  async function safety(app: FastifyInstance) {
    serve(app, safetyCheckApi.check, async ({ body }) => {
      const { level, method } = await assessDanger(body.text)
      return { level, method }
    })

    serve(app, helplinesApi.helplines, async ({ query: { country, language }, reply }) => {
      // The same for everybody who asks for it.
      reply.header('cache-control', `public, max-age=${KEEP_SECONDS}`)
      const found = helplinesFor({ country, languages: language ? [language] : [], now: now() })
      return {
        country,
        emergency: emergencyNumberOf(country),
        helplines: found.map(({ isOpenNow, opensAt, ...helpline }) => helpline),
      }
    })

    serve(app, concernApi.aboutPost, ({ viewer, params: { id }, body }) => concerns.send(viewer, { kind: 'post', id }, body))
    serve(app, concernApi.aboutComment, ({ viewer, params: { id }, body }) =>
      concerns.send(viewer, { kind: 'comment', id }, body),
    )
    serve(app, concernApi.aboutPerson, ({ viewer, params: { id }, body }) => concerns.send(viewer, { kind: 'person', id }, body))
    serve(app, concernApi.reportMessage, ({ viewer, params }) => concerns.reportMessage(viewer, params.id))
  }
