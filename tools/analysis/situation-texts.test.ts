import { expect, it } from 'vitest'
import { readHeldOutSituationPairs, readSituationTexts } from './situation-texts.ts'

const texts = readSituationTexts()

it('either holds a text out or trains on it', () => {
  const textsWhere = (isHeldOut: boolean) => texts.filter((text) => text.isHeldOut === isHeldOut).map(({ text }) => text)
  const trainingTexts = new Set(textsWhere(false))
  expect(textsWhere(true).filter((text) => trainingTexts.has(text))).toEqual([])
  expect(textsWhere(true).length / texts.length).toBeGreaterThan(0.25)
})

it('measures as many unrelated pairs as related ones, of held-out worries', () => {
  for (const language of ['en', 'de', 'es'] as const) {
    const { related, unrelated } = readHeldOutSituationPairs(language)
    expect(related.length).toBeGreaterThan(10)
    expect(unrelated).toHaveLength(related.length)
    for (const { first, second } of [...related, ...unrelated]) expect(first.isHeldOut && second.isHeldOut).toBe(true)
    for (const { first, second } of related) expect(first.situation).toBe(second.situation)
  }
})
