import { describe, expect, it, vi } from 'vitest'
import { dangerIn } from './all-languages.ts'
import { detectInSlices } from './detect-in-slices.ts'
import type { Danger } from './detector.ts'

const ordinary = 'My boss wants the report by Friday and I have not slept well. '
const danger = 'I want to kill myself tonight.'
const inEnglish = (text: string) => dangerIn(text, 'en')
const at = (level: Danger['level']): Danger => ({ level, method: false })

describe('detectInSlices', () => {
  it('finds what the detector finds, anywhere in a long text', async () => {
    const [before, after] = [ordinary.repeat(80), ordinary.repeat(80)]
    for (const text of [danger + before, before + danger + after, before + danger]) {
      expect(await detectInSlices(inEnglish, text)).toEqual(inEnglish(text))
    }
    expect((await detectInSlices(inEnglish, before + danger)).level).toBeGreaterThanOrEqual(2)
    expect(await detectInSlices(inEnglish, before)).toEqual(at(0))
  })

  it('passes at most one slice at a time, keeps sentences whole, and pauses between slices', async () => {
    const slices: string[] = []
    const pause = vi.fn(async () => {})
    const detector = (text: string) => {
      slices.push(text)
      return at(0)
    }
    const sentences = ['One is here. ', 'Two is here! ', '三です。', 'Four? ', 'Five ends']
    await detectInSlices(detector, sentences.join(''), { sliceLength: 26, pause })
    expect(slices.join('')).toBe(sentences.join(''))
    expect(slices.every((slice) => slice.length <= 26)).toBe(true)
    expect(slices).toEqual(['One is here. Two is here! ', '三です。Four? Five ends'])
    expect(pause).toHaveBeenCalledTimes(1)
  })

  it('splits a long sentence at spaces, and a long word anywhere', async () => {
    const slices: string[] = []
    const detector = (text: string) => {
      slices.push(text)
      return at(0)
    }
    await detectInSlices(detector, 'a few words without any end', { sliceLength: 10 })
    expect(slices).toEqual(['a few', ' words', ' without', ' any end'])
    slices.length = 0
    await detectInSlices(detector, 'x'.repeat(25), { sliceLength: 10 })
    expect(slices.map(({ length }) => length)).toEqual([10, 10, 5])
  })

  it('returns the most severe of all slices, and none for an empty text', async () => {
    const levels = [at(1), { level: 0 as const, method: true }, at(2), at(0)]
    const detector = () => levels.shift() ?? at(0)
    expect(await detectInSlices(detector, 'A. B. C. D.', { sliceLength: 3 })).toEqual({ level: 2, method: true })
    expect(await detectInSlices(inEnglish, '')).toEqual(at(0))
  })

  it('is fast for 10,000 equal characters', async () => {
    for (const text of [
      '🙂'.repeat(5_000),
      '.'.repeat(10_000),
      'a.b.'.repeat(2_500),
      `${'.'.repeat(9_999)}x`,
      ' '.repeat(10_000),
    ]) {
      expect(await detectInSlices(inEnglish, text)).toEqual(at(0))
    }
  })
})
