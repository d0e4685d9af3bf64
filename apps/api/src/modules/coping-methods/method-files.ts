import { readFileSync } from 'node:fs'
import { LANGUAGES, type LanguageCode } from '@worrystone/contracts'
import { sha256 } from '../../hash.ts'

/** `patterns`: each is a list of parts that a text must all contain; a part is a list of alternatives. */
type ListedMethod = { id: string; name: string; patterns: string[][][] }

const readLists = (language: LanguageCode) => readFileSync(new URL(`./data/${language}.txt`, import.meta.url), 'utf8')

/** Changes with the lists, so that what was counted by an earlier version is counted again. */
export const listsVersion = () => sha256(LANGUAGES.map(({ code }) => readLists(code)).join()).slice(0, 12)

/** Reads the file of one language: `@name alternatives` for reuse, then `id | name | pattern, pattern` (see the README). */
export function readMethods(language: LanguageCode): ListedMethod[] {
  const lines = readLists(language).split('\n').filter(Boolean)
  const shared = new Map(lines.filter((line) => line.startsWith('@')).map((line) => line.split(' ') as [string, string]))
  return lines.flatMap((line) => {
    const [id = '', name = '', patterns = ''] = line.split('|').map((cell) => cell.trim())
    if (line.startsWith('@')) return []
    return [{ id, name, patterns: patterns.split(', ').map((pattern) => partsOf(pattern, shared)) }]
  })
}

const partsOf = (pattern: string, shared: Map<string, string>) =>
  pattern.split(' ').map((part) => (shared.get(part) ?? part).split('/'))
