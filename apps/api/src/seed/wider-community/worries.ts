import { Category, type PrivacyLevel } from '@worrystone/contracts'
import { demoId } from '../demo-id.ts'
import { categoryWeight } from './category-weights.ts'
import { type Moment, momentsOf } from './moments.ts'
import type { InventedPerson } from './people.ts'
import type { Random } from './random.ts'
import type { Sentence, Sentences, WrittenLanguage } from './sentences.ts'
import { sentimentShift } from './sentiment-shift.ts'

export type InventedWorry = {
  id: string
  by: InventedPerson
  at: Date
  category: Category
  sentence: Sentence
  text: string
  sentiment: number
  privacy: PrivacyLevel
}

/** The share of worries with a second sentence. */
const SECOND_SENTENCE_SHARE = 0.5
/** The limit of sentiment: strongly negative worries are handled with special care, which the demo avoids. */
const MIN_SENTIMENT = -0.65
const NON_PUBLIC_LEVELS: PrivacyLevel[] = ['friends', 'friends', 'private']

type Context = { random: Random; textsOf: (language: WrittenLanguage) => Sentences; until: number }

/** Worries of these people up to `until`, in the order of their time. */
export function inventWorries(people: InventedPerson[], { random, textsOf, until }: Context): InventedWorry[] {
  const nextSentence = sentencePicker({ random, textsOf })
  return people
    .flatMap((by) => momentsOf(by, { random, until }).map((moment) => ({ by, moment })))
    .sort((a, b) => a.moment.at.getTime() - b.moment.at.getTime())
    .map(({ by, moment }, index) => invent({ by, moment, index }))

  function invent({ by, moment, index }: { by: InventedPerson; moment: Moment; index: number }): InventedWorry {
    const category = random.pick(Category.options, (option) => categoryWeight(option, by, moment))
    const sentence = nextSentence(by, category)
    const second = random.isTrue(SECOND_SENTENCE_SHARE) ? random.pick(textsOf(by.language).secondSentences) : undefined
    const sentimentOffset = sentimentShift(by, moment) + random.between(-0.12, 0.12)
    return {
      id: demoId(`invented worry ${index}`),
      ...{ by, at: moment.at, category, sentence },
      text: second === undefined ? sentence.text : `${sentence.text}${by.language === 'ja' ? '' : ' '}${second}`,
      sentiment: Math.max(MIN_SENTIMENT, Math.min(0.6, sentence.sentiment + sentimentOffset)),
      privacy: random.isTrue(by.publicShare) ? 'public' : random.pick(NON_PUBLIC_LEVELS),
    }
  }
}

/**
 * Picks the sentences of a language and category in random order: none is repeated before all were used, and no person writes one twice.
 */
function sentencePicker({ random, textsOf }: Omit<Context, 'until'>) {
  const unusedByCategory = new Map<string, Sentence[]>()
  const usedByPerson = new Map<string, Set<Sentence>>()

  return ({ id, language }: InventedPerson, category: Category): Sentence => {
    const key = `${language} ${category}`
    const usedSentences = usedByPerson.get(id) ?? new Set()
    const unused = unusedByCategory.get(key) ?? []
    let index = unused.findIndex((sentence) => !usedSentences.has(sentence))
    if (index < 0) {
      unused.push(...random.shuffled(textsOf(language).worries[category]))
      index = Math.max(
        0,
        unused.findIndex((sentence) => !usedSentences.has(sentence)),
      )
    }
    const [picked] = unused.splice(index, 1)
    if (!picked) throw new Error(`There are no sentences for ${key}`)
    unusedByCategory.set(key, unused)
    usedByPerson.set(id, usedSentences.add(picked))
    return picked
  }
}
