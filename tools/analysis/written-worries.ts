import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { ListedLanguage } from '@worrystone/api/analysis/internals'
import { Category, LANGUAGES } from '@worrystone/contracts'

export type WrittenWorry = {
  language: ListedLanguage
  category: Category
  text: string
  /** The same for a worry and its counterparts in the other languages, which are often translations. */
  group: number
  /** Held out for the benchmark: selected by hash. */
  isHeldOut: boolean
}

export const LISTED = LANGUAGES.map(({ code }) => code).filter((code): code is ListedLanguage => code !== 'en')

/** How many of each category and language are held out for the benchmark. */
const HELD_OUT_PER_GROUP = 4

/** Short worries, and longer ones of 10 to 40 words with several topics. A language may lack the second. */
const FOLDERS = ['worries', 'longer'] as const

/** The worries that were written for this repository: `## category`, then one per line. */
export const readWrittenWorries = (): WrittenWorry[] =>
  FOLDERS.flatMap((folder) =>
    LISTED.filter((language) => hasFile(folder, language)).flatMap((language) => readWorries(folder, language)),
  )

const readWorries = (folder: (typeof FOLDERS)[number], language: ListedLanguage): WrittenWorry[] =>
  readSections(folder, language).flatMap(({ name, lines }) => {
    const category = Category.parse(name)
    // Longer worries with the same index are no translations of the shorter ones: they get groups of their own.
    const groups = lines.map((_, index) =>
      hashNumber(folder === 'worries' ? `${category} ${index}` : `${folder} ${category} ${index}`),
    )
    const heldOutGroups = new Set(groups.toSorted((a, b) => a - b).slice(0, HELD_OUT_PER_GROUP))
    return lines.map((text, index) => {
      const group = groups[index] as number
      return { language, category, text, group, isHeldOut: heldOutGroups.has(group) }
    })
  })

type ToneSentence = { language: ListedLanguage; tone: 'glad' | 'plain'; text: string; group: number }

/** Kinds of harmless sentences of `libs/safety`, and their sentiment. */
const TONE_OF: Record<string, ToneSentence['tone']> = {
  'recipes-weather': 'plain',
  'games-sports': 'plain',
  'news-history': 'plain',
  fiction: 'plain',
  recovery: 'glad',
  kind: 'glad',
}

/** Positive sentences, and neutral ones. */
export const readWrittenTones = (): ToneSentence[] =>
  LISTED.flatMap((language) => {
    const written = readSections('tones', language).flatMap(({ name, lines }) =>
      lines.map(
        (text, index): ToneSentence => ({
          ...{ language, text, group: hashNumber(`${name} ${index}`) },
          tone: name === 'glad' ? 'glad' : 'plain',
        }),
      ),
    )
    return [...written, ...readSafetyTones(language, 'danger', 1), ...readSafetyTones(language, 'replies', 0)]
  })

function readSafetyTones(language: ListedLanguage, folder: 'danger' | 'replies', column: number): ToneSentence[] {
  const lines = readFileSync(new URL(`../../libs/safety/data/${folder}/${language}.tsv`, import.meta.url), 'utf8').split('\n')
  return lines.flatMap((line) => {
    const cells = line.split('\t')
    const tone = TONE_OF[(cells[column] ?? '').replace(/\++$/, '')]
    const text = cells[column + 1]
    return tone && text && (folder === 'replies' || cells[0] === '0') ? [{ language, tone, text, group: hashNumber(text) }] : []
  })
}

const fileOf = (folder: string, language: ListedLanguage) => new URL(`./seed/${folder}/${language}.txt`, import.meta.url)
const hasFile = (folder: string, language: ListedLanguage) => existsSync(fileOf(folder, language))

/** `## name`, then one sentence per line. */
const readSections = (folder: string, language: ListedLanguage) =>
  readFileSync(fileOf(folder, language), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [name = '', ...lines] = section.split('\n')
      return { name, lines: lines.filter((line) => line !== '') }
    })

/** A number from the hash of a text, which selects the same texts on every machine. */
export const hashNumber = (text: string) => createHash('sha256').update(text).digest().readUInt32LE(0)

/** Worries for evaluation that are never trained on, of any folder: `worries-<language>.tsv`, category, tab, text per line. */
export const readHeldOutWorries = (folder: string) =>
  LANGUAGES.flatMap(({ code }) => {
    const file = `${folder}/worries-${code}.tsv`
    if (!existsSync(file)) return []
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [category, text] = line.split('\t')
        const parsed = Category.safeParse(category)
        return parsed.success && text ? [{ language: code, category: parsed.data, text }] : []
      })
  })
