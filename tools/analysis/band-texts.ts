import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashNumber } from './written-worries.ts'

/** Texts that measure the bands of similar worries. None is ever trained on. */

export type BandPair = { isRelated: boolean; first: string; second: string; isHeldOut: boolean }
export type OrdinaryWorry = { language: string; text: string; isHeldOut: boolean }

const SEED = new URL('./seed/', import.meta.url)
const DEMO = new URL('../../apps/api/src/seed/', import.meta.url)
const DEMO_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ja', 'hi']

const linesOf = (file: URL) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
/** Half of each kind, selected by the hash of the text, is held out: thresholds are chosen without it. */
function withHeldOut<Item>(
  list: Item[],
  textOf: (item: Item) => string,
  kindOf: (item: Item) => string,
): (Item & { isHeldOut: boolean })[] {
  const kinds = new Set(list.map(kindOf))
  return [...kinds].flatMap((kind) => {
    const inKind = list.filter((item) => kindOf(item) === kind).sort((a, b) => hashNumber(textOf(a)) - hashNumber(textOf(b)))
    return inKind.map((item, index) => ({ ...item, isHeldOut: index < inKind.length / 2 }))
  })
}

/** Pairs of worries: related if a reader says that both are in the same place. */
export function readBandPairs(): BandPair[] {
  return withHeldOut(
    pairsOf('pairs'),
    ({ first, second }) => `${first}\t${second}`,
    ({ isRelated }) => String(isRelated),
  )
}

/** Pairs that were written after the thresholds were chosen: all are held out. */
export const readHeldOutPairs = (): BandPair[] => pairsOf('pairs-held-out').map((pair) => ({ ...pair, isHeldOut: true }))

export const SECOND_HAND_LANGUAGES = ['en', 'de', 'es'] as const

/** Pairs by somebody who chose no threshold and had read none of the other pairs: all are held out. */
export const readSecondHandPairs = (language: (typeof SECOND_HAND_LANGUAGES)[number]): BandPair[] =>
  pairsOf(`pairs-second-hand/${language}`).map((pair) => ({ ...pair, isHeldOut: true }))

/** The pairs of other files, a `<language>.tsv` each: all are held out. */
export const readPairsIn = (folder: string): (BandPair & { language: string })[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .flatMap((name) =>
      readPairs(pathToFileURL(join(folder, name))).map((pair) => ({
        ...pair,
        isHeldOut: true,
        language: name.replace('.tsv', ''),
      })),
    )

const pairsOf = (name: string) => readPairs(new URL(`bands/${name}.tsv`, SEED))

const readPairs = (file: URL) =>
  linesOf(file).map((line) => {
    const [related, first = '', second = ''] = line.split('\t')
    return { isRelated: related === '1', first, second }
  })

/** Ordinary worries as people write them, most in English. */
export function readOrdinaryWorries(): OrdinaryWorry[] {
  const worries = linesOf(new URL('bands/worries.tsv', SEED)).map((line) => {
    const [language = '', text = ''] = line.split('\t')
    return { language, text }
  })
  return withHeldOut(
    worries,
    ({ text }) => text,
    ({ language }) => (language === 'en' ? 'en' : 'others'),
  )
}

const sentences = (language: string) =>
  linesOf(new URL(`wider-community/${language}.txt`, DEMO)).flatMap((line) => line.split(' | ')[3] ?? [])

/** The worries of the demo community, about as many in each of its languages. */
export const readDemoWorries = (): { language: string; text: string }[] =>
  DEMO_LANGUAGES.flatMap((language) => sentences(language).map((text) => ({ language, text })))

/** The sentences of the demo community in a language, with their theme. */
export function readDemoSentences(language: string): { theme: string; text: string }[] {
  const sections = readFileSync(new URL(`wider-community/${language}.txt`, DEMO), 'utf8')
    .split(/^== /m)
    .slice(1)
  return sections.flatMap((section) => {
    const [category = '', ...lines] = section.split('\n')
    return lines.flatMap((line) => {
      const [, subcategory = '', , text] = line.split(' | ')
      return text ? [{ theme: `${category} / ${subcategory}`, text }] : []
    })
  })
}

/** `size` different worries: the demo's and written ones in English, filled up with those of the demo's other languages. */
export function readCommunity(size: number): string[] {
  const byHand: { shortContent: string }[] = JSON.parse(readFileSync(new URL('demo-worries.json', DEMO), 'utf8'))
  const written = linesOf(new URL('pairs.txt', SEED)).flatMap((line) => line.split('\t').slice(1))
  const negative = linesOf(new URL('sentiment.txt', SEED)).filter((line) => line.startsWith('-'))
  const english = [
    ...sentences('en'),
    ...byHand.map(({ shortContent }) => shortContent),
    ...written,
    ...negative.map((line) => line.slice(line.indexOf(' ') + 1)),
  ]
  const others = DEMO_LANGUAGES.filter((language) => language !== 'en').flatMap(sentences)
  const unique = [...new Set(english)]
  return [...unique, ...others.sort((a, b) => hashNumber(a) - hashNumber(b)).slice(0, size - unique.length)]
}
