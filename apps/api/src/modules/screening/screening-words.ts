import { readFileSync } from 'node:fs'
import type { LanguageCode } from '@worrystone/contracts'
import type { Script } from '@worrystone/safety/matching'
import { z } from 'zod'

/** One phrase per line, in the notation of `PhraseList` in @worrystone/safety. */
const Phrases = z.array(z.string().min(1)).transform((lines) => lines.join('\n'))

/** The screening's phrases of one language, as in `words/<language>.json`. */
const ScreeningWords = z.strictObject({
  scripts: z.array(z.custom<Script>()),
  gap: z.int().min(0),
  /** Encouragement to die or self-harm, or methods. */
  harm: Phrases,
  /** Harmful only as a reply to a person in danger. */
  push: Phrases,
  /** Threats, and phrases meant to hurt a person. */
  harass: Phrases,
  /** Rude when addressed to a person. */
  insulted: Phrases,
  /** Templates of an insult of a person: `%` is replaced by an insult or slur. */
  aims: Phrases,
  insults: Phrases,
  slurs: Phrases,
  /** Certain advertising. */
  spam: Phrases,
  /** Advertising if a text has two of them, or one and a link. */
  offer: Phrases,
  /** Marks adjacent text as reported speech. */
  report: Phrases,
  negations: Phrases,
  /** Words that may come between "you are" and an insult. */
  fillers: Phrases,
  /** Idioms and denials that only look like one of the above. */
  never: Phrases,
})
export type ScreeningWords = z.output<typeof ScreeningWords>

export const readScreeningWords = (language: LanguageCode): ScreeningWords =>
  ScreeningWords.parse(JSON.parse(readFileSync(new URL(`./words/${language}.json`, import.meta.url), 'utf8')))
