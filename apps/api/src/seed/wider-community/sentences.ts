import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Category } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { PROMPTS } from '../catalogue.ts'

/** The languages with sentences. */
export const WrittenLanguage = z.enum(['en', 'de', 'fr', 'es', 'it', 'pt', 'ja', 'hi'])
export type WrittenLanguage = z.infer<typeof WrittenLanguage>

export type Sentence = { prompt: string; subcategory: string; sentiment: number; text: string }

export type Sentences = {
  worries: Record<Category, Sentence[]>
  /** A second sentence that fits after every worry. */
  secondSentences: string[]
  /** What helped people, as in a resolution. */
  copingMethods: string[]
  names: { name: string; username: string }[]
}

/** The invented sentences of one language; `<language>.txt` has a section per category, and three more. */
export function readSentences(language: WrittenLanguage): Sentences {
  const sections = sectionsOf(readFileSync(join(import.meta.dirname, `${language}.txt`), 'utf8'))
  const linesOf = (section: string) => sections.get(section) ?? []
  return {
    worries: Object.fromEntries(
      Category.options.map((category) => [category, linesOf(category).map(sentenceOf)]),
    ) as Sentences['worries'],
    secondSentences: linesOf('also'),
    copingMethods: linesOf('helped'),
    names: linesOf('names')
      .flatMap((line) => line.split('|'))
      .map((entry) => {
        const [name = '', username = ''] = entry.split(' ')
        return { name, username }
      }),
  }
}

/** Lines by their heading, which begins with `==`. */
function sectionsOf(text: string): Map<string, string[]> {
  const sections = text.normalize('NFC').split(/^== /m).slice(1)
  return new Map(
    sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      return [heading, lines.filter((line) => line !== '')]
    }),
  )
}

/** `id of the prompt | subcategory | sentiment | text`. */
function sentenceOf(line: string): Sentence {
  const [promptId, subcategory = '', sentiment, text = ''] = line.split(' | ')
  const prompt = PROMPTS.find(({ id }) => id === promptId)?.text
  if (prompt === undefined || text === '') throw new Error(`No sentence of the demo community: ${line}`)
  return { prompt, subcategory, sentiment: Number(sentiment), text }
}
