import { LANGUAGES, languagesApi, pickLanguage } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/db.ts'
import { unauthorized } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { userStore } from '../users/index.ts'

/** Which languages there are, and which one a member reads. */
export const languagesModule =
  ({ database }: { database: Database }) =>
  async (app: FastifyInstance) => {
    const users = userStore(database)

    serve(app, languagesApi.supported, async () => LANGUAGES.map((language) => ({ ...language })))

    serve(app, languagesApi.preference, async ({ viewer }) => {
      const user = await users.find(viewer.userId)
      if (!user) throw unauthorized()
      return { languageCode: pickLanguage([user.language]) }
    })

    serve(app, languagesApi.choose, async ({ viewer, body }) => {
      await users.setLanguage(viewer.userId, body.languageCode)
      return { languageCode: body.languageCode }
    })
  }
