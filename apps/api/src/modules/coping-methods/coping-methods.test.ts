import { LANGUAGES } from '@worrystone/contracts'
import { describe, expect, test } from 'vitest'
import { copingMethodNames, copingMethodOf } from './index.ts'
import { readMethods } from './method-files.ts'

const ids = [...copingMethodNames('en').keys()]

describe('the list of coping methods', () => {
  test.each(LANGUAGES.map(({ code }) => code))(
    'has every method with a name of its own and some ways to say it in %s',
    (code) => {
      const methods = readMethods(code)
      expect(methods.map(({ id }) => id)).toEqual(ids)
      expect(new Set(methods.map(({ name }) => name)).size).toBe(ids.length)
      for (const { id, name, patterns } of methods) {
        expect([id, name.trim() !== '', patterns.length > 0]).toEqual([id, true, true])
        // An empty alternative would fit every text.
        expect([id, patterns.flat(2).filter((alternative) => alternative.replace('=', '') === '')]).toEqual([id, []])
        expect([id, patterns.flat(2).filter((alternative) => alternative.startsWith('@'))]).toEqual([id, []])
      }
    },
  )

  test.each(LANGUAGES.map(({ code }) => code))('knows its own names in %s: what is offered is counted as what it is', (code) => {
    const wrong = [...copingMethodNames(code)].filter(([id, name]) => copingMethodOf(name) !== id)
    expect(wrong.map(([id, name]) => `${id}: ${name} → ${copingMethodOf(name)}`)).toEqual([])
  })
})

describe('a person’s own words', () => {
  test.each([
    [
      'walking',
      [
        'Long walks',
        'EIN SPAZIERGANG',
        'une balade',
        'уходил на прогулку',
        '每天散步',
        '산책했어요',
        'المشي كل يوم',
        'サンポじゃなくて散歩',
      ],
    ],
    ['talking', ['told my sister', 'mit Mama telefoniert', 'hablé con un amigo', '和朋友聊天', 'दोस्त से बात की']],
    ['tidying', ['cleaned the kitchen', 'Wohnung aufgeräumt', 'ranger ma chambre', '大掃除']],
    ['sober', ['no alcohol for a month', 'aufgehört zu rauchen', 'moins de bière', '戒酒']],
  ])('mean %s', (id, texts) => {
    expect(texts.map((text) => [text, copingMethodOf(text)])).toEqual(texts.map((text) => [text, id]))
  })

  test('mean nothing of the list where they say something else, or nothing', () => {
    for (const text of ['', '   ', '🙂', '12', 'Zxqv', 'La mia tartaruga', '𝔘𝔫', '\u0000'])
      expect([text, copingMethodOf(text)]).toEqual([text, undefined])
  })

  test('of any length are read in a moment', () => {
    const began = performance.now()
    copingMethodOf('walk '.repeat(20_000))
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})
