import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '@worrystone/contracts'
import { findSentences, type Sentence } from '@worrystone/sentences/sentences'

/**
 * Prints every text of help in one language, beside its English, as a table for review by clinicians and people with lived experience:
 * `npm run safety:texts -- --language de`.
 */

const ROOT = resolve(import.meta.dirname, '../..')
/** The folders with texts of help. */
const SECTIONS: [title: string, file: RegExp][] = [
  ['The panel before sharing', /apps\/shell\/src\/features\/help/],
  ['The page /help', /apps\/shell\/src\/pages\/help/],
  ['Below and around what is written', /apps\/worries\/src\/.*(help|danger|heavy)/],
  ['How to answer', /apps\/worries\/src\/.*answer/],
  ['Worried about somebody', /concern/],
  ['Messages of moderators, and what moderators read', /(reach-out|urgent)/],
]

const { values } = parseArgs({ options: { language: { type: 'string' } } })
const language = LANGUAGES.find(({ code }) => code === values.language)
if (!language) {
  console.error(`Please name a language: npm run safety:texts -- --language ${LANGUAGES.map(({ code }) => code).join('|')}`)
  process.exit(1)
}
const { code, name } = language

const folderOf = (area: string) => {
  if (area === 'shared') return 'libs/i18n/dictionaries'
  const [app, page] = area.split('/')
  return `apps/${app}/dictionaries${page ? `/${page}` : ''}`
}

const dictionaries = new Map<string, Record<string, string>>()
function translationOf({ area, key }: Sentence): string {
  const file = join(ROOT, folderOf(area), `${code}.json`)
  const dictionary =
    dictionaries.get(file) ?? (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {})
  dictionaries.set(file, dictionary)
  return dictionary[key] ?? dictionary[`${key}_other`] ?? (code === 'en' ? key : '(missing)')
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const { sentences } = findSentences(ROOT)
console.log(`# Texts of help in ${name}\n`)
for (const [title, file] of SECTIONS) {
  const sectionSentences = [
    ...new Map(sentences.filter(({ at }) => file.test(at)).map((sentence) => [sentence.key, sentence])).values(),
  ]
  if (sectionSentences.length === 0) continue
  console.log(`## ${title}\n\n| English | ${name} | Read by, on | Change |\n|---|---|---|---|`)
  for (const sentence of sectionSentences) console.log(`| ${cell(sentence.key)} | ${cell(translationOf(sentence))} | | |`)
  console.log('')
}
