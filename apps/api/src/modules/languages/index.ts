import { LANGUAGES, languageDetectionApi, languagesApi, pickLanguage } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/db.ts'
import { unauthorized } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { userStore } from '../users/index.ts'
import { detectContent } from './detect.ts'

/** The supported languages, and a member's preferred one. */
export const languagesModule =
  ({ database, config }: { database: Database; config: Pick<Config, 'translation'> }) =>
  async (app: FastifyInstance) => {
    const users = userStore(database)

    serve(app, languagesApi.supported, async () => LANGUAGES.map((language) => ({ ...language })))

    serve(app, languageDetectionApi.browser, async ({ request }) => {
      const preferences = preferredTags(request.headers['accept-language'])
      const languageCode = pickLanguage(preferences)
      return { languageCode, isDetected: preferences.some((tag) => baseOf(tag) === languageCode) }
    })

    serve(app, languageDetectionApi.content, ({ body }) => detectContent(body.text))

    serve(app, languagesApi.preference, async ({ viewer }) => {
      const user = await users.find(viewer.userId)
      if (!user) throw unauthorized()
      return { languageCode: pickLanguage([user.language]) }
    })

    serve(app, languagesApi.choose, async ({ viewer, body }) => {
      await users.setLanguage(viewer.userId, body.languageCode)
      return { languageCode: body.languageCode }
    })

    const isOffered = config.translation !== undefined
    serve(app, languagesApi.translation, async ({ viewer }) => {
      const user = await users.find(viewer.userId)
      if (!user) throw unauthorized()
      return { isOffered, isAllowed: user.allows_translation }
    })

    serve(app, languagesApi.allowTranslation, async ({ viewer, body: { isAllowed } }) => {
      await users.setAllowsTranslation(viewer.userId, isAllowed)
      return { isOffered, isAllowed }
    })
  }

const baseOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0]

/** The browser's languages, the most preferred first; q=0 excludes one. */
function preferredTags(header: string | undefined): string[] {
  return (header ?? '')
    .slice(0, 1_000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const q = parameters
        .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
        .find((parameter) => parameter !== undefined)
      return { tag: tag.trim(), q: q === undefined ? 1 : Number(q) }
    })
    .filter(({ tag, q }) => tag !== '' && q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ tag }) => tag)
}
