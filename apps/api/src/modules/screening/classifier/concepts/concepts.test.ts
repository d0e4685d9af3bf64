import { LANGUAGES, type LanguageCode } from '@worrystone/contracts'
import { tokenize } from '@worrystone/safety/matching'
import { describe, expect, it } from 'vitest'
import { CONCEPTS } from './concepts.ts'
import { conceptsIn, preloadConcepts, readTerms } from './index.ts'

const namesOf = (text: string, language: LanguageCode) =>
  new Set(conceptsIn(tokenize(text).tokens, language).map(({ concept }) => concept))

it.each(LANGUAGES.map(({ code }) => code))('%s has words for every concept', (language) => {
  expect([...readTerms(language).keys()]).toEqual(Object.keys(CONCEPTS))
})

describe('the same meaning is found in every language', () => {
  const sentences: Record<LanguageCode, string> = {
    en: 'I do not want to die',
    es: 'No quiero morir',
    fr: 'Je ne veux pas mourir',
    de: 'Ich will nicht sterben',
    it: 'Non voglio morire',
    pt: 'Eu não quero morrer',
    ja: '私は死にたくない',
    ko: '나는 죽고 싶지 않아',
    zh: '我不想死',
    ru: 'Я не хочу умирать',
    ar: 'أنا لا أريد أن أموت',
    hi: 'मैं मरना नहीं चाहता',
  }
  it.each(Object.entries(sentences) as [LanguageCode, string][])('%s', (language, text) => {
    expect(namesOf(text, language)).toEqual(expect.toSatisfy((found: Set<string>) => found.has('die') && found.has('not')))
  })
})

it('finds the same concepts after preloading', async () => {
  await preloadConcepts()
  expect([...namesOf('tonight it ends', 'en')]).toEqual(expect.arrayContaining(['tonight', 'end']))
})
