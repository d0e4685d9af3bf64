import { describe, expect, it } from 'vitest'
import { findMissingTranslations, parseDictionary } from './dictionary.ts'
import { LANGUAGES } from './languages.ts'

const script = (code: string) => `"use strict";(globalThis.chunks||=[]).push([[721],{2456(e){e.exports=${code}}}]);`

describe('a language file of a build', () => {
  it.each([
    [`JSON.parse('{"A":"B","It\\'s \\\\"so\\\\"":"1\\\\n2"}')`, { A: 'B', 'It\'s "so"': '1\n2' }],
    [`JSON.parse("{\\"A\\":\\"B\\"}")`, { A: 'B' }],
    ['JSON.parse(`{"A":"\\u00e9\\x41\\u{1F600}"}`)', { A: 'éA😀' }],
    [`JSON.parse('{"Sorge für {{name}}":"石 ☃"}')`, { 'Sorge für {{name}}': '石 ☃' }],
    ['{}', {}],
    [`{Hello:"Hallo","B c":'D'}`, { Hello: 'Hallo', 'B c': 'D' }],
  ])('is read without running it: %s', (code, dictionary) => {
    expect(parseDictionary(script(code))).toEqual(dictionary)
  })

  it.each([
    `JSON.parse('{"A":1}')`,
    `JSON.parse('{"A":"B"')`,
    `JSON.parse('"text"')`,
    'JSON.parse(window.words)',
    `{A:1}`,
    `{A:"B",c()}`,
    'words()',
    '"text"',
  ])('with other content is rejected: %s', (code) => {
    expect(parseDictionary(script(code))).toBeNull()
    expect(parseDictionary('alert(1)')).toBeNull()
  })
})

describe('missing translations', () => {
  const complete = (sentences: Record<string, string>) =>
    Object.fromEntries(LANGUAGES.map(({ code }) => [code, code === 'en' ? {} : { ...sentences }]))

  it('are none when each language has every sentence; English needs only its plural forms', () => {
    expect(findMissingTranslations(complete({ Save: 'x' }), { Save: false })).toEqual([])
  })

  it('include a sentence that any other language has', () => {
    const words = { ...complete({ Save: 'x' }), fr: {} }
    expect(findMissingTranslations(words, {})).toEqual([{ language: 'fr', keys: ['Save'] }])
  })

  it('include a sentence of the build that no language has', () => {
    const lacking = findMissingTranslations(complete({}), { Save: false })
    expect(lacking).toHaveLength(LANGUAGES.length - 1)
    expect(lacking.map(({ language }) => language)).not.toContain('en')
  })

  it('include a plural form that the language needs and its dictionary lacks', () => {
    const forms = (language: string) =>
      Object.fromEntries(
        new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((form) => [`{{count}} days_${form}`, 'x']),
      )
    const words: Record<string, Record<string, string>> = Object.fromEntries(LANGUAGES.map(({ code }) => [code, forms(code)]))
    expect(findMissingTranslations(words, { '{{count}} days': true })).toEqual([])
    delete words.ru?.['{{count}} days_few']
    expect(findMissingTranslations(words, {})).toEqual([{ language: 'ru', keys: ['{{count}} days_few'] }])
  })

  it('include no form where English says that the words do not change', () => {
    const words = complete({ 'Seen {{count}}': 'x' })
    words.en = { 'Seen {{count}}': 'Seen {{count}}' }
    expect(findMissingTranslations(words, { 'Seen {{count}}': true })).toEqual([])
  })
})
