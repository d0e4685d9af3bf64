import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LANGUAGES, type RemoteManifest } from '@worrystone/contracts'
import { expect, it, onTestFinished } from 'vitest'
import { checkDictionaries, missingTranslations, ownSentences } from './dictionaries.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const worries = path.join(ROOT, 'apps/worries')
const keysOf = (folder: string) =>
  readdirSync(folder).flatMap((file) => Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))))

it('a remote needs translations of its own sentences, and none of shared ones', () => {
  const own = ownSentences(worries)
  const shared = new Set(keysOf(path.join(ROOT, 'libs/i18n/dictionaries')))
  expect(own).toMatchObject({ Feed: false, Worry: false, '{{count}} new worries': true })
  expect(Object.keys(own).filter((key) => shared.has(key))).toEqual([])
})

it('a build whose dictionaries the registry could not read fails', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'worrystone-words-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  for (const folder of ['dist', 'dictionaries']) mkdirSync(path.join(dir, folder))
  writeFileSync(path.join(dir, 'dictionaries/de.json'), '{"Save":"Sichern"}')
  const manifest = { name: 'some', i18n: { de: { path: 'de.js', integrity: '' } } } as unknown as RemoteManifest
  const build = (script: string) => writeFileSync(path.join(dir, 'dist/de.js'), script)

  build(`(x.push([[1],{1(e){e.exports=JSON.parse('{"Save":"Sichern"}')}}]))`)
  expect(() => checkDictionaries(dir, manifest)).not.toThrow()
  for (const script of [`e.exports=JSON.parse('{"Save":"Retten"}')`, `e.exports=words('{"Save":"Sichern"}')`]) {
    build(script)
    expect(() => checkDictionaries(dir, manifest)).toThrow(
      'some: the bundler writes de.json in a form that the registry does not read',
    )
  }
})

it('a build with a missing translation reports it before it is published', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'worrystone-words-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(path.join(dir, 'dictionaries'))
  const translated = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'ja' && code !== 'ko')
  const writeWords = (code: string, words: object) =>
    writeFileSync(path.join(dir, `dictionaries/${code}.json`), JSON.stringify(words))
  for (const code of translated) writeWords(code, code === 'en' ? {} : { Save: 'x', 'Go on': 'y' })
  const i18n = (codes: string[]) => Object.fromEntries(codes.map((code) => [code, { path: `${code}.js`, integrity: '' }]))
  const lack = (codes: string[]) =>
    missingTranslations(dir, {
      name: 'some',
      i18n: i18n(codes),
      sentences: { Save: false, 'Go on': false },
    } as unknown as RemoteManifest)

  expect(lack(translated)).toBe(
    'some can be looked at, but publishing will refuse it: no dictionary for ja, ko (node tools/dictionaries.ts tells all of it).',
  )
  writeWords('ja', { Save: 'x', 'Go on': 'y' })
  writeWords('ko', {})
  const all = [...translated, 'ja', 'ko']
  expect(lack(all)).toContain('refuse it: ko has no translation of "Save" and 1 more (')
  writeWords('ko', { Save: 'x', 'Go on': 'y' })
  expect(lack(all)).toBeUndefined()
})
