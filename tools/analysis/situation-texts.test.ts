import { expect, it } from 'vitest'
import { readAsidePairs, readSituationTexts } from './situation-texts.ts'

const texts = readSituationTexts()

it('keeps every text aside or learnt from, never both', () => {
  const keys = (isAside: boolean) => texts.filter((text) => text.isAside === isAside).map(({ text }) => text)
  const learnt = new Set(keys(false))
  expect(keys(true).filter((text) => learnt.has(text))).toEqual([])
  expect(keys(true).length / texts.length).toBeGreaterThan(0.25)
})

it('judges as many unrelated pairs as related ones, of worries aside', () => {
  for (const language of ['en', 'de', 'es'] as const) {
    const { related, unrelated } = readAsidePairs(language)
    expect(related.length).toBeGreaterThan(10)
    expect(unrelated).toHaveLength(related.length)
    for (const { one, other } of [...related, ...unrelated]) expect(one.isAside && other.isAside).toBe(true)
    for (const { one, other } of related) expect(one.situation).toBe(other.situation)
  }
})
