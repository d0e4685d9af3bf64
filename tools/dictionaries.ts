import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { LANGUAGES } from '@worrystone/contracts'
import { type Area, findSentences, type Sentence } from '@worrystone/sentences/sentences'

type Dictionary = Record<string, string>

export type Kind =
  | 'no file'
  | 'missing'
  | 'plural'
  | 'extra'
  | 'renamed?'
  | 'placeholders'
  | 'untranslated'
  | 'empty'
  | 'not literal'
export type Finding = { kind: Kind; language: string; file: string; key: string; message: string }

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g
const FORM = /_(zero|one|two|few|many|other)$/

function folderOf(area: Area): string {
  if (area === 'shared') return 'libs/i18n/dictionaries'
  const [app, page] = area.split('/')
  return `apps/${app}/dictionaries${page ? `/${page}` : ''}`
}
const fileOf = (area: Area, language: string) => `${folderOf(area)}/${language}.json`

const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories
const placeholdersOf = (text: string) => [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? ''))].sort()
const wordsOf = (text: string) => text.replaceAll(PLACEHOLDER, '').match(/\p{L}+/gu)?.length ?? 0

type SentenceIndex = { root: string; languages: string[]; areas: Map<Area, Map<string, Sentence>>; problems: string[] }

function readSentenceIndex(root: string, languages: string[]): SentenceIndex {
  const { sentences, problems } = findSentences(root)
  const areas = new Map<Area, Map<string, Sentence>>([['shared', new Map()]])
  for (const name of readdirSync(join(root, 'apps'))) {
    if (!existsSync(join(root, folderOf(name)))) continue
    areas.set(name, new Map())
    for (const page of readdirSync(join(root, folderOf(name)), { withFileTypes: true }))
      if (page.isDirectory()) areas.set(`${name}/${page.name}`, new Map())
  }
  for (const sentence of sentences) {
    const sentencesByKey = areas.get(sentence.area) ?? new Map<string, Sentence>()
    areas.set(sentence.area, sentencesByKey)
    const earlier = sentencesByKey.get(sentence.key)
    sentencesByKey.set(sentence.key, earlier ? { ...earlier, isCounted: earlier.isCounted || sentence.isCounted } : sentence)
  }
  return { root, languages, areas, problems }
}

function readDictionary(root: string, area: Area, language: string): Dictionary | undefined {
  const file = join(root, fileOf(area, language))
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

// ── What a sentence needs in a language ─────────────────────────────────────────────────────────────────────────────

/** The translations available where a sentence is shown: an app's own, then the shared ones. Emails have only their own. */
type AvailableTexts = { ownTexts: Dictionary; shared: Dictionary; english: Dictionary }

function availableTexts(root: string, area: Area, language: string): AvailableTexts {
  const shared = (code: string) => (area === 'api' ? {} : (readDictionary(root, 'shared', code) ?? {}))
  return {
    ownTexts: readDictionary(root, area, language) ?? {},
    shared: shared(language),
    english: { ...shared('en'), ...readDictionary(root, area, 'en') },
  }
}

/** The missing keys of a sentence. English reads the sentence itself, so it needs only its plural forms. */
function missingKeys({ key, isCounted }: Sentence, language: string, { ownTexts, shared, english }: AvailableTexts): string[] {
  const has = (candidate: string) => candidate in ownTexts || candidate in shared
  const isPlural = isCounted && formsOf('en').some((form) => `${key}_${form}` in english)
  const forms = formsOf(language).map((form) => `${key}_${form}`)
  if (!isCounted) return language === 'en' || has(key) ? [] : [key]
  // A plain key in English means that its words do not change with the number; other languages may still have forms.
  if (!isPlural && has(key)) return []
  if (!isPlural && language !== 'en' && key in english && !forms.some(has)) return [key]
  return forms.filter((form) => !has(form))
}

/** Every difference between the sentences of the code and the dictionaries. */
export function findGaps(root: string, languages: string[] = LANGUAGES.map(({ code }) => code)): Finding[] {
  const index = readSentenceIndex(root, languages)
  const gaps: Finding[] = index.problems.map((message) => ({
    kind: 'not literal',
    language: 'en',
    file: message.split(':')[0] ?? '',
    key: '',
    message,
  }))
  for (const [area, sentences] of index.areas) {
    for (const language of languages) gaps.push(...gapsOfArea(index, { area, sentences, language }))
  }
  return gaps
}

type AreaLanguage = { area: Area; sentences: Map<string, Sentence>; language: string }

function gapsOfArea(index: SentenceIndex, { area, sentences, language }: AreaLanguage): Finding[] {
  const file = fileOf(area, language)
  const finding = (kind: Kind, key: string, message: string): Finding => ({ kind, language, file, key, message })
  const dictionary = readDictionary(index.root, area, language)
  if (!dictionary) return sentences.size === 0 ? [] : [finding('no file', '', `${sentences.size} sentences have no dictionary`)]

  const texts = availableTexts(index.root, area, language)
  const missing = ownSentences(index, area).flatMap((sentence) =>
    missingKeys(sentence, language, texts).map((key) => ({ key, isForm: key !== sentence.key, at: sentence.at })),
  )
  const gaps: Finding[] = []

  const used = usedSentences(index, area)
  const renamed = new Set<string>()
  for (const key of Object.keys(dictionary)) {
    if (used.has(key) || used.get(key.replace(FORM, ''))?.isCounted) continue
    const renamedTo = closest(
      key,
      missing.map((entry) => entry.key).filter((candidate) => !renamed.has(candidate)),
    )
    if (!renamedTo) gaps.push(finding('extra', key, 'is not used any more; remove it'))
    else {
      renamed.add(renamedTo)
      gaps.push(finding('renamed?', key, `is now ${quoted(renamedTo)}; carry the translation over`))
    }
  }
  for (const { key, isForm, at } of missing) {
    if (renamed.has(key)) continue
    gaps.push(isForm ? finding('plural', key, `${language} needs this form (${at})`) : finding('missing', key, `used in ${at}`))
  }
  for (const [key, value] of Object.entries(dictionary))
    gaps.push(...entryProblems({ key, value, language, english: texts.english }, finding))
  return gaps
}

/** What an area has to translate itself: a sentence that is in the shared dictionary is translated there, once. */
function ownSentences({ areas }: SentenceIndex, area: Area): Sentence[] {
  const shared = area === 'shared' || area === 'api' ? undefined : areas.get('shared')
  return [...(areas.get(area)?.values() ?? [])].filter(({ key }) => !shared?.has(key))
}

/** The areas that may use a dictionary: its own, and for the shared one all but emails. */
function usedSentences(index: SentenceIndex, area: Area): Map<string, Sentence> {
  const maps =
    area === 'shared' ? [...index.areas].filter(([name]) => name !== 'api').map(([, map]) => map) : [index.areas.get(area)]
  const used = new Map<string, Sentence>()
  for (const map of maps) {
    for (const [key, sentence] of map ?? [])
      used.set(key, { ...sentence, isCounted: sentence.isCounted || used.get(key)?.isCounted === true })
  }
  return used
}

type Entry = { key: string; value: string; language: string; english: Dictionary }

function entryProblems(
  { key, value, language, english }: Entry,
  finding: (kind: Kind, key: string, message: string) => Finding,
): Finding[] {
  if (typeof value !== 'string' || value.trim() === '') return [finding('empty', key, 'has no text')]
  const gaps: Finding[] = []
  const sentence = key.replace(FORM, '')
  const form = FORM.exec(key)?.[1]
  const expected = placeholdersOf(sentence)
  const actual = placeholdersOf(value)
  // "One new worry" needs no number.
  const mayDrop = form === 'zero' || form === 'one' || form === 'two' ? ['count'] : []
  const isSame =
    actual.every((name) => expected.includes(name)) && expected.every((name) => actual.includes(name) || mayDrop.includes(name))
  if (!isSame) gaps.push(finding('placeholders', key, `has ${list(actual)} where the sentence has ${list(expected)}`))

  if (language !== 'en' && value === (english[key] ?? sentence) && wordsOf(value) > 2)
    gaps.push(finding('untranslated', key, 'is still English'))
  return gaps
}

const list = (names: string[]) => (names.length === 0 ? 'none' : names.map((name) => `{{${name}}}`).join(' '))
const quoted = (text: string) => `"${text}"`

// ── Similarity: a changed sentence is a new key, but its old translation may help ───────────────────────────────────

function closest(key: string, candidates: string[]): string | undefined {
  let best: { candidate: string; similarity: number } | undefined
  for (const candidate of candidates) {
    const similarity = similarityOf(key, candidate)
    if (similarity >= 0.6 && similarity > (best?.similarity ?? 0)) best = { candidate, similarity }
  }
  return best?.candidate
}

/** Dice's coefficient over pairs of letters: 1 for the same text, 0 for nothing in common. */
function similarityOf(a: string, b: string): number {
  const pairs = (text: string) =>
    Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2).toLowerCase())
  const pairsOfA = pairs(a)
  const pairsOfB = pairs(b)
  const unmatched = [...pairsOfB]
  let shared = 0
  for (const pair of pairsOfA) {
    const index = unmatched.indexOf(pair)
    if (index < 0) continue
    shared++
    unmatched.splice(index, 1)
  }
  return (2 * shared) / (pairsOfA.length + pairsOfB.length || 1)
}

// ── For translators ─────────────────────────────────────────────────────────────────────────────────────────────────

/** What is still to be translated into a language, by file, each with its English text. */
export function missingIn(root: string, language: string): Record<string, Dictionary> {
  const index = readSentenceIndex(root, [language])
  const translationsByFile: Record<string, Dictionary> = {}
  for (const area of index.areas.keys()) {
    const texts = availableTexts(root, area, language)
    const keys = ownSentences(index, area).flatMap((sentence) => missingKeys(sentence, language, texts))
    const isEmpty = (key: string) => texts.ownTexts[key]?.trim() === ''
    const untranslatedKeys = [...keys, ...Object.keys(texts.ownTexts).filter(isEmpty)].sort()
    if (untranslatedKeys.length === 0) continue
    translationsByFile[fileOf(area, language)] = Object.fromEntries(
      untranslatedKeys.map((key) => [key, englishOf(key, texts.english)]),
    )
  }
  return translationsByFile
}

const englishOf = (key: string, english: Dictionary) => {
  const sentence = key.replace(FORM, '')
  return english[key] ?? (key.endsWith('_one') ? undefined : english[`${sentence}_other`]) ?? english[sentence] ?? sentence
}

/** Merges translations into their files, keys in order. Returns the written files. */
export function writeTranslations(root: string, language: string, translationsByFile: Record<string, Dictionary>): string[] {
  return Object.entries(translationsByFile).map(([file, translations]) => {
    if (!new RegExp(`/dictionaries/([\\w-]+/)?${language}\\.json$`).test(file))
      throw new Error(`${file} is no dictionary of ${language}`)
    writeDictionary(join(root, file), {
      ...(existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : {}),
      ...translations,
    })
    return file
  })
}

/** Removes unused translations. Returns the number of removed keys. */
export function prune(root: string): number {
  const extra = findGaps(root).filter(({ kind }) => kind === 'extra')
  for (const file of new Set(extra.map((finding) => finding.file))) {
    const removedKeys = new Set(extra.filter((finding) => finding.file === file).map(({ key }) => key))
    const dictionary: Dictionary = JSON.parse(readFileSync(join(root, file), 'utf8'))
    writeDictionary(join(root, file), Object.fromEntries(Object.entries(dictionary).filter(([key]) => !removedKeys.has(key))))
  }
  return extra.length
}

function writeDictionary(file: string, dictionary: Dictionary) {
  const sorted = Object.fromEntries(Object.entries(dictionary).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}

// ── Command ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const USAGE = `node tools/dictionaries.ts                      checks every language
node tools/dictionaries.ts --missing <lng>      prints what is to be translated, as JSON by file
node tools/dictionaries.ts --write <lng> <file> puts such a JSON, translated, into the dictionaries
node tools/dictionaries.ts --prune              removes what is not used any more`

function main([option, language = '', file = '']: string[], root: string): number {
  if (option === undefined) return report(findGaps(root))
  if (option === '--prune') {
    console.log(`${prune(root)} keys removed.`)
    return 0
  }
  const isKnown = LANGUAGES.some(({ code }) => code === language)
  if (option === '--missing' && isKnown) {
    console.log(JSON.stringify(missingIn(root, language), null, 2))
    return 0
  }
  if (option === '--write' && isKnown && file) {
    for (const written of writeTranslations(root, language, JSON.parse(readFileSync(file, 'utf8')))) console.log(written)
    return 0
  }
  console.log(USAGE)
  return 2
}

const MAX_LINES = 10

function report(gaps: Finding[]): number {
  for (const [file, findings] of Map.groupBy(gaps, (finding) => finding.file)) {
    for (const { kind, key, message } of findings.slice(0, MAX_LINES))
      console.log(`${file}: ${kind} ${key ? `${quoted(key)} ` : ''}${message}`)
    const hiddenCount = findings.length - MAX_LINES
    if (hiddenCount > 0) console.log(`${file}: … and ${hiddenCount} more`)
  }
  if (gaps.some(({ kind }) => kind === 'missing' || kind === 'plural'))
    console.log('node tools/dictionaries.ts --missing <lng> prints all that is to be translated.')
  console.log(gaps.length === 0 ? `All ${LANGUAGES.length} languages are complete.` : `${gaps.length} gaps.`)
  return gaps.length === 0 ? 0 : 1
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  process.exitCode = main(process.argv.slice(2), resolve(import.meta.dirname, '..'))
}
