import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readPhrases, unitCosine, wordsOf } from '@worrystone/api/analysis/internals'
import { randomNumbers } from '@worrystone/api/random-numbers'
import { Category } from '@worrystone/contracts'

export const CATEGORIES = Category.options
const seedFile = (name: string) => new URL(`./seed/${name}.txt`, import.meta.url)

export type Example = { text: string; category: Category; embedding: number[] }
export type Phrase = Example & { subcategory: string }
export type Tone = { text: string; tone: number; embedding: number[] }
export type Pair = { isRelated: boolean; first: number[]; second: number[] }
type Embed = (text: string) => Promise<number[]>

const linesOf = (file: URL | string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^# /.test(line))

/** Rows of text, tab, category. */
export async function readExamples(file: string, embed: Embed): Promise<Example[]> {
  const examples: Example[] = []
  for (const [index, line] of linesOf(file).entries()) {
    const [text = '', category] = line.split('\t')
    const parsedCategory = Category.safeParse(category)
    if (!parsedCategory.success || text === '')
      throw new Error(`${file}, line ${index + 1}: please write text, tab, one of ${CATEGORIES.join(', ')}`)
    examples.push({ text, category: parsedCategory.data, embedding: await embed(text) })
  }
  return examples
}

export async function embedPhrases(embed: Embed): Promise<Phrase[]> {
  const phrases: Phrase[] = []
  for (const phrase of readPhrases()) phrases.push({ ...phrase, embedding: await embed(phrase.text) })
  return phrases
}

/** The project's own sentences with their sentiment, -1 to 1. */
export async function readTones(embed: Embed): Promise<Tone[]> {
  const tones: Tone[] = []
  for (const line of linesOf(seedFile('sentiment'))) {
    const text = line.slice(line.indexOf(' ') + 1)
    tones.push({ text, tone: Number.parseInt(line, 10) / 2, embedding: await embed(text) })
  }
  return tones
}

export async function readPairs(embed: Embed): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (const line of linesOf(seedFile('pairs'))) {
    const [related, first = '', second = ''] = line.split('\t')
    pairs.push({ isRelated: related === '1', first: await embed(first), second: await embed(second) })
  }
  return pairs
}

const NEAR_DUPLICATE = 0.9
const SAME_TEXT = 0.97
const SHARED_WORDS = 0.6

/** Assigns texts to folds at random; near-duplicates share a fold, so that no fold is tested on what it was trained on. */
export function assignFolds(texts: { text: string; embedding: number[] }[], folds: number, seed: number): number[] {
  const words = texts.map(({ text }) => new Set(wordsOf(text)))
  // Embeddings have length 1.
  const vectors = texts.map(({ embedding }) => Float32Array.from(embedding))
  const parent = texts.map((_, i) => i)
  const rootOf = (i: number): number => (parent[i] === i ? i : rootOf(parent[i] as number))
  for (let i = 0; i < texts.length; i++) {
    for (let j = 0; j < i; j++) {
      const similarity = unitCosine(vectors[i] as Float32Array, vectors[j] as Float32Array)
      if (similarity < NEAR_DUPLICATE) continue
      const [a, b] = [words[i] as Set<string>, words[j] as Set<string>]
      const sharedCount = [...a].filter((word) => b.has(word)).length
      if (similarity >= SAME_TEXT || sharedCount / (a.size + b.size - sharedCount) >= SHARED_WORDS) parent[rootOf(i)] = rootOf(j)
    }
  }
  const groups = [...new Set(parent.map((_, i) => rootOf(i)))]
  const random = randomNumbers(seed)
  for (let i = groups.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[groups[i], groups[j]] = [groups[j] as number, groups[i] as number]
  }
  const foldOf = new Map(groups.map((group, i) => [group, i % folds]))
  return parent.map((_, i) => foldOf.get(rootOf(i)) ?? 0)
}

/** Three bytes of a hash of each text: enough to recognize training texts, too little to reveal them. */
export const hashPrefix = (text: string): number => createHash('sha256').update(wordsOf(text).join(' ')).digest().readUIntBE(0, 3)
