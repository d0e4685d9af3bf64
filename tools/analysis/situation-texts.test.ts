import { expect, it } from 'vitest'
import { readHeldOutSituationPairs, readSituationTexts } from './situation-texts.ts'

const texts = readSituationTexts()

it('keeps every text held out or learnt from, never both', () => {
  const keys = (isHeldOut: boolean) => texts.filter((text) => text.isHeldOut === isHeldOut).map(({ text }) => text)
  const learnt = new Set(keys(false))
  expect(keys(true).filter((text) => learnt.has(text))).toEqual([])
  expect(keys(true).length / texts.length).toBeGreaterThan(0.25)
})

it('judges as many unrelated pairs as related ones, of held-out worries', () => {
  for (const language of ['en', 'de', 'es'] as const) {
    const { related, unrelated } = readHeldOutSituationPairs(language)
    expect(related.length).toBeGreaterThan(10)
    expect(unrelated).toHaveLength(related.length)
    for (const { one, other } of [...related, ...unrelated]) expect(one.isHeldOut && other.isHeldOut).toBe(true)
    for (const { one, other } of related) expect(one.situation).toBe(other.situation)
  }
})
