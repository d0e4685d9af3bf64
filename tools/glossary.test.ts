import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Where another wording fits better, the term may be missing: in one text of six, and in one more. */
const MAX_MISSING_SHARE = 1 / 6

const rowsAfter = (heading: string) =>
  (
    readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8')
      .split(heading)[1]
      ?.split('\n## ')[0] ?? ''
  )
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
const formsIn = (cell: string) => cell.split(' / ').map((form) => form.toLowerCase())

const [languages = [], ...terms] = rowsAfter('# Glossary of the 12 languages')
const [, ...forbidden] = rowsAfter('## Not these')

const dictionaries = new Map<string, [english: string, text: string][]>()
// The operators' console has terms of its own.
const files = globSync('{apps,libs}/*/dictionaries/*.json', {
  cwd: new URL('..', import.meta.url).pathname,
  exclude: ['apps/console/**'],
})
for (const file of files) {
  const language = basename(file, '.json')
  const texts = Object.entries(JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')) as Record<string, string>)
  dictionaries.set(language, [...(dictionaries.get(language) ?? []), ...texts])
}
const textsOf = (language: string) => dictionaries.get(language) ?? []
const contains = (text: string, forms: string[]) => forms.some((form) => text.toLowerCase().includes(form))
const mentions = (english: string, forms: string[]) =>
  forms.some((form) => new RegExp(`(?<![\\w-])${form}(?![\\w-])`, 'i').test(english.replaceAll(/\{\{.*?\}\}/g, '')))

it('has thirty terms in twelve languages', () => {
  expect(languages).toEqual(['English', 'de', 'fr', 'es', 'it', 'pt', 'ru', 'ar', 'hi', 'ja', 'ko', 'zh'])
  expect(terms).toHaveLength(30)
  for (const row of terms) expect(row.filter(Boolean), row[0]).toHaveLength(languages.length)
})

describe.each(terms.map((row) => [row[0] ?? '', row] as const))('%s', (english, row) => {
  it.each(languages.slice(1).map((language, index) => [language, row[index + 1] ?? ''] as const))(
    'is one word in %s',
    (language, cell) => {
      const entries = textsOf(language).filter(([key]) => mentions(key, formsIn(english)))
      expect(entries.length).toBeGreaterThan(0)
      const entriesWithoutTerm = entries.filter(([, text]) => !contains(text, formsIn(cell)))
      expect(entriesWithoutTerm.length, entriesWithoutTerm.map(([, text]) => text).join('\n')).toBeLessThanOrEqual(
        1 + entries.length * MAX_MISSING_SHARE,
      )
    },
  )
})

describe.each(forbidden)('in %s', (language, cell) => {
  it.each(cell.split(' / '))('no text contains %s', (word) => {
    expect(textsOf(language).filter(([, text]) => text.includes(word))).toEqual([])
  })
})

it.each([...dictionaries.keys()].filter((language) => language !== 'en'))(
  '%s uses an ellipsis, not three full stops',
  (language) => {
    expect(textsOf(language).filter(([, text]) => text.includes('...'))).toEqual([])
  },
)

it('French punctuation has non-breaking spaces', () => {
  const breakable = textsOf('fr').filter(([, text]) =>
    / [;:!?»]|« |[^\u202f][;!?»](?=\s|$)|«[^\u202f]|[^\u00a0\d\s/]\s?(?<!\u00a0):(?=\s)/.test(text),
  )
  expect(breakable).toEqual([])
})
