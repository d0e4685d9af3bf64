import type { DangerPhrases } from '@worrystone/safety'
import { type Match as PhraseMatch, type PhraseMatcher, phraseMatcher, type Script } from '@worrystone/safety/matching'

/** What a phrase means. `insulted` is too rough for a reply to somebody, not for one's own worry; `danger` is the writer's own danger. */
export type Category = 'danger' | 'harm' | 'push' | 'harass' | 'insulted' | 'slur' | 'spam' | 'offer' | 'report' | 'never'
export type Match = PhraseMatch<Category>

/** The screening's phrases of one language; the notation is that of `PhraseList` in @worrystone/safety. */
export type Words = {
  scripts: Script[]
  gap: number
  /** Tells somebody to die or to hurt themselves, or how. */
  harm: string
  /** Harmless elsewhere, not as a reply to somebody in danger. */
  push: string
  /** Threats and what is said to break a person. */
  harass: string
  /** Rude to a person's face. */
  insulted: string
  /** How an insult is aimed at somebody: `%` stands for the insult or slur. */
  aims: string
  insults: string
  slurs: string
  /** Certain advertising. */
  spam: string
  /** Advertising when two of them meet, or one and a link. */
  offer: string
  /** What follows, or stands just before, is reported speech. */
  report: string
  negations: string
  /** May stand between "you are" and an insult. */
  fillers: string
  /** Sayings and denials that only look like one of the above. */
  never: string
}

export type ScreeningMatcher = PhraseMatcher<Category> & { language: string }

/** Compiles the screening's phrases of one language. */
export function screeningMatcher(language: string, words: Words, danger: DangerPhrases): ScreeningMatcher {
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
