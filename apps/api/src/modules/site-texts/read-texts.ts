import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LANGUAGES, type LanguageCode, SITE_TEXTS, type SiteTextName } from '@worrystone/contracts'
import { ConfigError } from '../../config.ts'
import { type ParsedText, parseText } from './parse-text.ts'

const SHIPPED = resolve(import.meta.dirname, '../../../site-texts')
/** The texts that a person accepts or is shown at registration. */
const ACCEPTED = ['guidelines', 'terms', 'privacy'] as const satisfies SiteTextName[]

type Translation = ParsedText & { language: LanguageCode; source: string }
type Translations = ReadonlyMap<LanguageCode, Translation>

/** `name`: the folder in error messages. `conditions`: those whose paragraphs are true for this site. */
type Folder = { path: string; name: string; conditions: ReadonlySet<string>; valuesIn: ValuesIn }

/** The values of the placeholders `{{name}}` in a language. */
type ValuesIn = (language: LanguageCode) => Record<string, string>

/** `values` are formatted for the few texts with placeholders only. */
function fillPlaceholders(source: string, values: () => Record<string, string>): string {
  if (!source.includes('{{')) return source
  const facts = values()
  return source.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => facts[name] ?? all)
}

function readTranslations({ path, name: folder, conditions, valuesIn }: Folder, name: SiteTextName): Translations {
  const texts = LANGUAGES.flatMap(({ code }) => {
    const file = join(path, code, `${name}.md`)
    if (!existsSync(file)) return []
    const source = fillPlaceholders(readFileSync(file, 'utf8'), () => valuesIn(code))
    const parsed = parseText(source, conditions)
    if (!parsed) throw new ConfigError(`${folder}/${code}/${name}.md must begin with one line '# Title', then an empty line.`)
    return [[code, { ...parsed, language: code, source }] as const]
  })
  return new Map(texts)
}

/** The shipped texts, and those of the operator, which replace them. */
export function readSiteTexts(dataDir: string, { conditions, valuesIn }: Pick<Folder, 'conditions' | 'valuesIn'>) {
  const shipped = { path: SHIPPED, name: 'apps/api/site-texts', conditions, valuesIn }
  const operatorFolder = { path: join(dataDir, 'texts'), name: 'DATA_DIR/texts', conditions, valuesIn }
  const texts = new Map(
    SITE_TEXTS.map((name) => {
      const ownTexts = readTranslations(operatorFolder, name)
      // In no language does a shipped text contradict the operator's own.
      return [name, ownTexts.size > 0 ? ownTexts : readTranslations(shipped, name)] as const
    }),
  )

  function find(name: SiteTextName, language: LanguageCode): Translation {
    const translations = texts.get(name)
    const text = translations?.get(language) ?? translations?.get('en') ?? translations?.values().next().value
    if (!text) throw new ConfigError(`apps/api/site-texts lacks ${name}.`)
    return text
  }

  return {
    find,
    /** What is accepted at registration in this language; `version` is a hash of the text. */
    accepted(language: LanguageCode) {
      const content = ACCEPTED.map((name) => find(name, language).source).join('\n')
      return { version: createHash('sha256').update(content).digest('hex').slice(0, 16), language, content }
    },
  }
}
