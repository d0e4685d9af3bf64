import { readFileSync } from 'node:fs'
import type { LanguageCode } from '@worrystone/contracts'
import type { Script } from '@worrystone/safety/matching'
import { z } from 'zod'

/** One phrase a line, in the notation of `PhraseList` in @worrystone/safety. */
const Phrases = z.array(z.string().min(1)).transform((lines) => lines.join('\n'))

/** The screening's phrases of one language, as in `words/<language>.json`. */
const ScreeningWords = z.strictObject({
  scripts: z.array(z.custom<Script>()),
  gap: z.int().min(0),
  /** Tells somebody to die or to hurt themselves, or how. */
  harm: Phrases,
  /** Harmless elsewhere, not as a reply to somebody in danger. */
  push: Phrases,
  /** Threats, and phrases meant to break a person. */
  harass: Phrases,
  /** Rude to a person's face. */
  insulted: Phrases,
  /** How an insult is aimed at somebody: `%` is replaced by an insult or slur. */
  aims: Phrases,
  insults: Phrases,
  slurs: Phrases,
  /** Certain advertising. */
  spam: Phrases,
  /** Advertising if a text has two of them, or one and a link. */
  offer: Phrases,
  /** Marks what follows, or comes just before, as reported speech. */
  report: Phrases,
  negations: Phrases,
  /** Words that may come between "you are" and an insult. */
  fillers: Phrases,
  /** Sayings and denials that only look like one of the above. */
  never: Phrases,
})
export type ScreeningWords = z.output<typeof ScreeningWords>

export const readScreeningWords = (language: LanguageCode): ScreeningWords =>
  ScreeningWords.parse(JSON.parse(readFileSync(new URL(`./words/${language}.json`, import.meta.url), 'utf8')))
