import { analysisApi, Category, countGraphemes, LIMITS } from '@worrystone/contracts'
import { dangerIn } from '@worrystone/safety/all-languages'
import { beforeAll, describe, expect, it } from 'vitest'
import { detectLanguage } from '../../modules/analysis/index.ts'
import { topicsOf } from '../../modules/posts/index.ts'
import { noClassifier, screeningModule } from '../../modules/screening/index.ts'
import { testApp } from '../../testing/test-app.ts'
import { demoCommunity } from '../demo-community.ts'
import { readSentences, WrittenLanguage } from './sentences.ts'

const MIN_SENTENCES = 12

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})

describe.each(WrittenLanguage.options)('invented sentences in %s', (language) => {
  const { worries, secondSentences, copingMethods, names } = readSentences(language)
  const sentences = Object.values(worries).flat()
  const texts = sentences.flatMap(({ text }) => [text, ...secondSentences.map((second) => `${text} ${second}`)])

  it(`are at least ${MIN_SENTENCES} per category, without duplicates`, () => {
    for (const category of Category.options) expect(worries[category].length, category).toBeGreaterThanOrEqual(MIN_SENTENCES)
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length)
  })

  it('have subcategories of their category, and an everyday sentiment', async () => {
    const listed = (await app.call(analysisApi.categories)).data
    const subcategories = new Map(listed.map(({ category, subcategories }) => [category, subcategories]))
    for (const category of Category.options) {
      for (const { subcategory, sentiment } of worries[category]) {
        expect(subcategories.get(category), category).toContain(subcategory)
        expect(Math.abs(sentiment)).toBeLessThan(0.7)
      }
    }
  })

  it('are in their language, and short enough with a second sentence', () => {
    expect(sentences.filter(({ text }) => detectLanguage(text) !== language)).toEqual([])
    for (const text of texts) expect(countGraphemes(text)).toBeLessThanOrEqual(LIMITS.shortContent)
    for (const method of copingMethods) expect(countGraphemes(method)).toBeLessThanOrEqual(LIMITS.copingMethod)
  })

  it('contain no danger, are not held by the screening, and are hidden for no reader', async () => {
    for (const text of [...texts, ...copingMethods]) {
      expect(dangerIn(text).level, text).toBe(0)
      expect(topicsOf([text], null), text).toEqual([])
    }
    const { id: userId } = await app.aMember()
    const screening = screeningModule({ ...app.deps, classify: noClassifier })
    const result = await screening.screen({ userId, texts, kind: 'post' })
    expect(result).toEqual({ status: 'approved', reasons: [], isUrgent: false, dangerLevel: 0 })
  })

  it('belong to people whose names differ from those of the small community', () => {
    const existingUsernames = demoCommunity().people.map(({ username }) => username)
    expect(names.length).toBeGreaterThan(20)
    expect(
      names.filter(({ username }) => existingUsernames.some((name) => username.startsWith(name) || name.startsWith(username))),
    ).toEqual([])
    for (const { name, username } of names) {
      expect(username, name).toMatch(/^[a-z]+$/)
      expect(name).not.toBe('')
    }
  })
})
