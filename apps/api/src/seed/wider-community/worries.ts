import { Category, type PrivacyLevel } from '@worrystone/contracts'
import { demoId } from '../demo-id.ts'
import { categoryWeight } from './category-weights.ts'
import { type Moment, momentsOf } from './moments.ts'
import { moodOf } from './mood.ts'
import type { Invented } from './people.ts'
import type { Random } from './random.ts'
import type { Sentence, Sentences, WrittenLanguage } from './sentences.ts'

export type InventedWorry = {
  id: string
  by: Invented
  at: Date
  category: Category
  sentence: Sentence
  text: string
  sentiment: number
  privacy: PrivacyLevel
}

/** The share of worries with a second sentence. */
const WITH_SECOND = 0.5
/** The limit of sentiment: strongly negative worries are handled with special care, which the demo avoids. */
const LOWEST_SENTIMENT = -0.65
const OF_CLOSED: PrivacyLevel[] = ['friends', 'friends', 'private']

type Context = { random: Random; textsOf: (language: WrittenLanguage) => Sentences; until: number }

/** Worries of these people up to `until`, in the order of their time. */
export function inventWorries(people: Invented[], { random, textsOf, until }: Context): InventedWorry[] {
  const deal = sentenceDealer({ random, textsOf })
  return people
    .flatMap((by) => momentsOf(by, { random, until }).map((moment) => ({ by, moment })))
    .sort((a, b) => a.moment.at.getTime() - b.moment.at.getTime())
    .map(({ by, moment }, place) => invent({ by, moment, place }))

  function invent({ by, moment, place }: { by: Invented; moment: Moment; place: number }): InventedWorry {
    const category = random.pick(Category.options, (option) => categoryWeight(option, by, moment))
    const sentence = deal(by, category)
    const second = random.isTrue(WITH_SECOND) ? random.pick(textsOf(by.language).also) : undefined
    const mood = moodOf(by, moment) + random.between(-0.12, 0.12)
    return {
      id: demoId(`invented worry ${place}`),
      ...{ by, at: moment.at, category, sentence },
      text: second === undefined ? sentence.text : `${sentence.text}${by.language === 'ja' ? '' : ' '}${second}`,
      sentiment: Math.max(LOWEST_SENTIMENT, Math.min(0.6, sentence.sentiment + mood)),
      privacy: random.isTrue(by.openness) ? 'public' : random.pick(OF_CLOSED),
    }
  }
}

/**
 * Deals the sentences of a language and category in random order: none is repeated before all were used, and no person writes one twice.
 */
function sentenceDealer({ random, textsOf }: Omit<Context, 'until'>) {
  const decks = new Map<string, Sentence[]>()
  const written = new Map<string, Set<Sentence>>()

  return ({ id, language }: Invented, category: Category): Sentence => {
    const key = `${language} ${category}`
    const own = written.get(id) ?? new Set()
    const deck = decks.get(key) ?? []
    let place = deck.findIndex((sentence) => !own.has(sentence))
    if (place < 0) {
      deck.push(...random.shuffled(textsOf(language).worries[category]))
      place = Math.max(
        0,
        deck.findIndex((sentence) => !own.has(sentence)),
      )
    }
    const [picked] = deck.splice(place, 1)
    if (!picked) throw new Error(`There are no sentences for ${key}`)
    decks.set(key, deck)
    written.set(id, own.add(picked))
    return picked
  }
}
