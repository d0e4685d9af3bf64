import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Dictionary, findMissingTranslations, LANGUAGES, parseDictionary, type RemoteManifest } from '@worrystone/contracts'
import { sentencesOfApp } from '@worrystone/sentences/sentences'
import { packageFolder } from './shared-modules.ts'

const FORM = /_(zero|one|two|few|many|other)$/

const readJson = (file: string): Dictionary => JSON.parse(readFileSync(file, 'utf8'))

/** The sentences of the shared dictionaries: a remote needs no translation of its own for them. */
function sharedSentences(): Set<string> {
  const folder = path.join(packageFolder('@worrystone/i18n'), 'dictionaries')
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return new Set(files.flatMap((file) => Object.keys(readJson(path.join(folder, file)))).map((key) => key.replace(FORM, '')))
}

/** What a remote's own dictionaries must hold; true: in the plural forms of each language. The registry checks it. */
export function ownSentences(dir: string): Record<string, boolean> {
  const shared = sharedSentences()
  const sentences: Record<string, boolean> = {}
  for (const { key, isCounted } of sentencesOfApp(dir)) {
    if (!shared.has(key)) sentences[key] = isCounted || sentences[key] === true
  }
  return Object.fromEntries(Object.entries(sentences).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The registry reads a build's dictionaries out of its scripts: checks that it reads what was written. */
export function checkDictionaries(dir: string, { name, i18n }: RemoteManifest): void {
  for (const [language, { path: file }] of Object.entries(i18n)) {
    const built = parseDictionary(readFileSync(path.join(dir, 'dist', file), 'utf8'))
    if (!isDeepStrictEqual(built, readJson(path.join(dir, 'dictionaries', `${language}.json`))))
      throw new Error(
        `${name}: the bundler writes ${language}.json in a form that the registry does not read (libs/contracts/src/dictionary.ts)`,
      )
  }
}

/** Why the registry will refuse the build, in one sentence; undefined: the dictionaries are complete. */
export function missingTranslations(dir: string, { name, i18n, sentences = {} }: RemoteManifest): string | undefined {
  const [translated, untranslated] = [LANGUAGES.filter(({ code }) => i18n[code]), LANGUAGES.filter(({ code }) => !i18n[code])]
  const folder = path.join(dir, 'dictionaries')
  const dictionaries = Object.fromEntries(translated.map(({ code }) => [code, readJson(path.join(folder, `${code}.json`))]))
  const problems = [
    ...(untranslated.length > 0 ? [`no dictionary for ${untranslated.map(({ code }) => code).join(', ')}`] : []),
    ...findMissingTranslations(dictionaries, sentences).map(
      ({ language, keys: [first = '', ...more] }) =>
        `${language} has no translation of "${first.slice(0, 60)}"${more.length > 0 ? ` and ${more.length} more` : ''}`,
    ),
  ]
  if (problems.length === 0) return undefined
  return `${name} can be looked at, but publishing will refuse it: ${problems.join('; ')} (node tools/dictionaries.ts tells all of it).`
}
