import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { Category, LANGUAGES } from '@worrystone/contracts'
import type { ListedLanguage } from '../../apps/api/src/modules/analysis/looking/lexicon.ts'

export type WrittenWorry = {
  language: ListedLanguage
  category: Category
  text: string
  /** The same for a worry and for what stands in its place in the other languages, where it is often a translation. */
  group: number
}

export const LISTED = LANGUAGES.map(({ code }) => code).filter((code): code is ListedLanguage => code !== 'en')

/** One of so many is kept aside for the bench. */
const ASIDE = 8

/** The worries that were written for this repository: `## category`, then one a line. */
export const readWrittenWorries = (): WrittenWorry[] =>
  LISTED.flatMap((language) => {
    let category: Category | undefined
    let place = 0
    return readFileSync(new URL(`./seed/worries/${language}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .flatMap((line) => {
        if (line.startsWith('## ')) {
          category = Category.parse(line.slice(3))
          place = 0
          return []
        }
        return category && line !== '' ? [{ language, category, text: line, group: numberOf(`${category} ${place++}`) }] : []
      })
  })

export const isAside = ({ group }: WrittenWorry) => group % ASIDE === 0

const numberOf = (name: string) => createHash('sha256').update(name).digest().readUInt32LE(0)

/** Worries of a folder outside the repository: `worries-<language>.tsv`, category, tab, text a line. */
export const readHeldWorries = (folder: string) =>
  LANGUAGES.flatMap(({ code }) => {
    const file = `${folder}/worries-${code}.tsv`
    if (!existsSync(file)) return []
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [category, text] = line.split('\t')
        const known = Category.safeParse(category)
        return known.success && text ? [{ language: code, category: known.data, text }] : []
      })
  })
