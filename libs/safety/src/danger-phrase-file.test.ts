import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LANGUAGES } from '@worrystone/contracts'
import { describe, expect, it } from 'vitest'
import { DangerPhraseFile } from './danger-phrase-file.ts'

describe.each(LANGUAGES)('the danger phrases in $name', ({ code }) => {
  const text = readFileSync(join(import.meta.dirname, `../data/danger-phrases/${code}.json`), 'utf8')

  it('are valid for the detector', () => {
    const { words = {}, ...file } = DangerPhraseFile.parse(JSON.parse(text))
    const used = [...JSON.stringify(file).matchAll(/\$\{([^}]*)\}/g)].map(([, name = '']) => name)
    expect(new Set(used)).toEqual(new Set(Object.keys(words)))
  })

  it('are small enough to be fetched when a composer opens', () => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(12_200)
  })
})
