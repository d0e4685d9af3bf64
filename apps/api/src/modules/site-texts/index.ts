import { type LanguageCode, pickLanguage, siteTextsApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/db.ts'
import { acceptedLanguages } from '../../http/language-for.ts'
import { serve } from '../../http/serve.ts'
import { acceptedTermsStore } from './accepted-terms-store.ts'
import { readSiteTexts } from './read-texts.ts'

type Options = { config: Pick<Config, 'dataDir' | 'operator' | 'analysis' | 'billing'>; database: Database }

/** The paragraphs that are true for these settings. */
function conditionsOf({ analysis, billing }: Options['config']): Set<string> {
  const where = analysis.remote ? 'analysis-elsewhere' : 'analysis-here'
  return new Set(billing.lemonSqueezy ? [where, 'payments'] : [where])
}

/** Guidelines, terms, privacy and imprint: read once, at the start. */
export function siteTextsModule({ config, database }: Options) {
  const texts = readSiteTexts(config.dataDir, conditionsOf(config))
  const store = acceptedTermsStore(database)
  return {
    /** Records that a person accepted guidelines and terms, as they now stand in this language. */
    accept: (userId: string, language: LanguageCode) => store.add(userId, texts.accepted(language)),
    async routes(app: FastifyInstance) {
      serve(app, siteTextsApi.read, async ({ params, request, reply }) => {
        reply.header('vary', 'accept-language')
        const { title, blocks, language } = texts.find(params.name, pickLanguage(acceptedLanguages(request)))
        return { title, blocks, language, operator: config.operator }
      })
    },
  }
}
