import { readFileSync } from 'node:fs'
import type { ContentWarning, SensitiveTopic } from '@worrystone/contracts'
import { phraseMatcher, type Script, tokenize } from '@worrystone/safety/matching'
import { z } from 'zod'

const TOPICS = ['self-harm', 'eating', 'abuse', 'death', 'substances'] as const satisfies readonly SensitiveTopic[]

const Phrases = z.array(z.string().min(1)).transform((lines) => lines.join('\n'))

/**
 * Words that name a topic, in the notation of `PhraseList`. They are chosen independently of the phrases of danger: a dangerous text
 * without one of them has no topic.
 */
const TopicWords = z.array(z.strictObject({ scripts: z.array(z.custom<Script>()), topics: z.record(z.enum(TOPICS), Phrases) }))

const TOPIC_OF_WARNING: Record<ContentWarning, SensitiveTopic | undefined> = {
  'self-harm': 'self-harm',
  violence: 'abuse',
  'sexual-violence': 'abuse',
  loss: 'death',
  eating: 'eating',
  substances: 'substances',
  other: undefined,
}

const readWords = () => TopicWords.parse(JSON.parse(readFileSync(new URL('./topics.json', import.meta.url), 'utf8')))

const matchers = readWords().map(({ scripts, topics }) =>
  phraseMatcher<SensitiveTopic>({
    scripts,
    gap: 0,
    negations: '',
    lists: TOPICS.map((category) => ({ category, phrases: topics[category] })),
  }),
)

/** The topics of a worry, by its words and its author's content warning. */
export function topicsOf(texts: readonly string[], warning: ContentWarning | null): SensitiveTopic[] {
  const topics = new Set<SensitiveTopic>(texts.flatMap(topicsIn))
  const topicOfWarning = warning === null ? undefined : TOPIC_OF_WARNING[warning]
  if (topicOfWarning) topics.add(topicOfWarning)
  return TOPICS.filter((topic) => topics.has(topic))
}

function topicsIn(text: string): SensitiveTopic[] {
  const { tokens, scripts } = tokenize(text)
  return matchers
    .filter((matcher) => matcher.scripts.some((script) => scripts.has(script)))
    .flatMap((matcher) => matcher.matches(tokens).map(({ category }) => category))
}
