import { expect, it } from 'vitest'
import type { Dictionary } from './dictionary.ts'
import { findMessage, interpolate } from './message.ts'

const POSTS = 'POSTS {{count}}'
const find = (code: string, dictionary: Dictionary, values: Record<string, string | number>, key = POSTS) =>
  findMessage(key, { code, dictionaries: [dictionary], values })

it.each([
  ['pl', 1, 'one'],
  ['pl', 3, 'few'],
  ['pl', 12, 'many'],
  ['ar', 2, 'two'],
  ['en', 0, 'other'],
] as const)('takes the plural form of the language: %s %i', (code, count, form) => {
  const forms = Object.fromEntries(['one', 'two', 'few', 'many', 'other'].map((each) => [`${POSTS}_${each}`, each]))
  expect(find(code, forms, { count })).toBe(form)
})

it('uses the form for zero where the language has one', () => {
  expect(find('en', { [`${POSTS}_zero`]: 'none', [`${POSTS}_other`]: 'some' }, { count: 0 })).toBe('none')
})

it('takes the sentence itself where no form is there', () => {
  expect(find('de', { [POSTS]: 'Beitr\u00e4ge' }, { count: 2 })).toBe('Beitr\u00e4ge')
})

it('takes the meaning that the context names', () => {
  const dictionary = { Following: 'Folge ich', Following_people: 'Gefolgte' }
  expect(find('de', dictionary, { context: 'people' }, 'Following')).toBe('Gefolgte')
  expect(find('de', dictionary, { context: 'other' }, 'Following')).toBe('Folge ich')
})

it('takes the first dictionary that has the sentence, also as a translation without letters', () => {
  const dictionaries = [undefined, {}, { Hi: '' }, { Hi: 'Hallo' }]
  expect(findMessage('Hi', { code: 'de', dictionaries, values: {} })).toBe('')
  expect(findMessage('Bye', { code: 'de', dictionaries, values: {} })).toBeUndefined()
})

it('fills in each value once, and never what a value contains', () => {
  expect(interpolate('{{a}} {{ b }} {{c}}', { a: '{{b}}', b: 2 })).toBe('{{b}} 2 ')
})
