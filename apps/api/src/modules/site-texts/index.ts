import { type LanguageCode, pickLanguage, type SiteTextName, siteTextsApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/db.ts'
import { acceptedLanguages } from '../../http/language-for.ts'
import { serve } from '../../http/serve.ts'
import { RETENTION, type Retention } from '../../retention.ts'
import { acceptedTermsStore } from './accepted-terms-store.ts'
import { readSiteTexts } from './read-texts.ts'
import { factConditions, formatFacts, safetyFacts } from './safety-facts.ts'

type Options = {
  config: Pick<Config, 'dataDir' | 'operator' | 'analysis' | 'billing' | 'translation'>
  database: Database
  retention?: Retention | undefined
}

/** The paragraphs that are true for these settings. */
function conditionsOf({ analysis, billing, translation }: Options['config']): Set<string> {
  const conditions = new Set([analysis.remote ? 'analysis-elsewhere' : 'analysis-here'])
  if (translation) conditions.add('translation')
  if (billing.lemonSqueezy) conditions.add('payments')
  return conditions
}

/** Guidelines, terms, privacy, imprint, and who sees what: read once, at the start. */
export function siteTextsModule({ config, database, retention = RETENTION }: Options) {
  const facts = safetyFacts(retention)
  const texts = readSiteTexts(config.dataDir, {
    conditions: new Set([...conditionsOf(config), ...factConditions(facts)]),
    valuesIn: (language) => formatFacts(facts, language),
  })
  const store = acceptedTermsStore(database)
  return {
    /** Records that a person accepted the current guidelines and terms in this language. */
    accept: (userId: string, language: LanguageCode) => store.add(userId, texts.accepted(language)),
    titleOf: (name: SiteTextName, language: LanguageCode) => texts.find(name, language).title,
    async routes(app: FastifyInstance) {
      serve(app, siteTextsApi.facts, async () => facts)
      serve(app, siteTextsApi.read, async ({ params, request, reply }) => {
        reply.header('vary', 'accept-language')
        const { title, blocks, language } = texts.find(params.name, pickLanguage(acceptedLanguages(request)))
        return { title, blocks, language, operator: config.operator }
      })
    },
  }
}
