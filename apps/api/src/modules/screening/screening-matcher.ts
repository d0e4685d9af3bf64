import type { DangerPhrases } from '@worrystone/safety'
import { type Match as PhraseMatch, type PhraseMatcher, phraseMatcher } from '@worrystone/safety/matching'
import type { ScreeningWords } from './screening-words.ts'

/** The meaning of a phrase. `insulted` is too rough for a reply, but not for a worry; `danger` is the writer's own danger. */
export type Category = 'danger' | 'harm' | 'push' | 'harass' | 'insulted' | 'slur' | 'spam' | 'offer' | 'report' | 'never'
export type Match = PhraseMatch<Category>

export type ScreeningMatcher = PhraseMatcher<Category> & { language: string }

/** Compiles the screening's phrases of one language. */
export function screeningMatcher(language: string, words: ScreeningWords, danger: DangerPhrases): ScreeningMatcher {
  const plain = ['harm', 'push', 'harass', 'insulted', 'spam', 'offer', 'report', 'never'] as const
  const matcher = phraseMatcher<Category>({
    scripts: words.scripts,
    gap: words.gap,
    negations: words.negations,
    fillers: words.fillers,
    classes: { insult: words.insults, slur: words.slurs },
    lists: [
      { category: 'danger', phrases: danger.present },
      { category: 'danger', phrases: danger.acute },
      { category: 'slur', phrases: words.slurs },
      ...plain.map((category) => ({ category, phrases: words[category] })),
      { category: 'insulted', phrases: words.aims, placeholder: 'insult' },
      { category: 'harass', phrases: words.aims, placeholder: 'slur' },
    ],
  })
  return { ...matcher, language }
}
