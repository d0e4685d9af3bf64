import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { LANGUAGES, type LanguageCode } from '@worrystone/contracts'
import { type PhraseMatcher, type Phrases, phraseMatcher, phraseMatcherInSteps, type Token } from '@worrystone/safety/matching'
import { CONCEPTS, type Concept } from './concepts.ts'

const matchers = new Map<LanguageCode, PhraseMatcher<Concept>>()

/** Reads `<language>.tsv`: a concept, a tab, and its terms separated by `|`; `*` at the end of a term matches any ending. */
export function readTerms(language: LanguageCode): Map<Concept, string[]> {
  const lines = readFileSync(new URL(`./${language}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return new Map(
    lines.map((line, index) => {
      const [concept = '', terms = ''] = line.split('\t')
      if (!(concept in CONCEPTS) || terms === '')
        throw new Error(`${language}.tsv, line ${index + 1}: write a concept of concepts.ts, tab, terms with | between`)
      return [concept as Concept, terms.split('|')] as const
    }),
  )
}

const optionsOf = (language: LanguageCode): Phrases<Concept> => ({
  scripts: [],
  gap: 0,
  negations: '',
  lists: [...readTerms(language)].map(([category, terms]) => ({ category, phrases: terms.join('\n') })),
})

/** Compiled for the first text of a language. */
function matcherOf(language: LanguageCode): PhraseMatcher<Concept> {
  const matcher = matchers.get(language) ?? phraseMatcher(optionsOf(language))
  matchers.set(language, matcher)
  return matcher
}

const STEP_MS = 5

/** Compiles the terms of every language in small steps, so that the first text of each does not take 50 to 150 ms. */
export async function preloadConcepts(): Promise<void> {
  for (const { code } of LANGUAGES) {
    if (matchers.has(code)) continue
    matchers.set(
      code,
      await phraseMatcherInSteps(optionsOf(code), { budgetMs: STEP_MS, pause: async () => void (await setImmediate()) }),
    )
  }
}

export type ConceptMatch = { concept: Concept; from: number; to: number }

/** The concepts in a text of a language, in order; `from` and `to` are token indices, `to` exclusive. */
export const conceptsIn = (tokens: readonly Token[], language: LanguageCode): ConceptMatch[] =>
  matcherOf(language)
    .matches(tokens)
    .map(({ category, from, to }) => ({ concept: category, from, to }))
    .sort((a, b) => a.from - b.from)
