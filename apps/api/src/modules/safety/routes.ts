import { helplinesApi, safetyCheckApi } from '@worrystone/contracts'
import { emergencyNumberOf, helplinesFor } from '@worrystone/safety/helplines'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { AssessDanger } from './assess-danger.ts'

type Options = { assessDanger: AssessDanger; now: () => Date }

/** The order depends on the opening hours, so the cache time is short. */
const CACHE_SECONDS = 300

/** The check of a text before it is shared, and helplines. */
export const safetyRoutes = ({ assessDanger, now }: Options) =>
  async function safety(app: FastifyInstance) {
    serve(app, safetyCheckApi.check, async ({ body }) => {
      const { level, method } = await assessDanger(body.text)
      return { level, method }
    })

    serve(app, helplinesApi.helplines, async ({ query: { country, language }, reply }) => {
      reply.header('cache-control', `public, max-age=${CACHE_SECONDS}`)
      const helplines = helplinesFor({ country, languages: language ? [language] : [], now: now() })
      return {
        country,
        emergency: emergencyNumberOf(country),
        helplines: helplines.map(({ isOpenNow, opensAt, ...helpline }) => helpline),
      }
    })
  }
