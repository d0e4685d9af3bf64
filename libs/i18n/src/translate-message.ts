import { engine } from './engine.ts'

type Pattern = { key: string; names: string[]; matcher: RegExp }

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g
const PLURAL = /_(zero|one|two|few|many|other)$/
const NUMBER = '(\\d[\\d.,]*)'
const WORDS = '(.+)'
/** A sentence with less literal text may contain numbers only: its pattern would match too many others. */
const MIN_LITERAL_LENGTH = 12

const compiled = new WeakMap<object, Pattern[]>()

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The sentences of a dictionary with placeholders, as patterns for finished sentences. */
function patternsOf(dictionary: Record<string, string>): Pattern[] {
  const cached = compiled.get(dictionary)
  if (cached) return cached
  const keys = new Set(Object.keys(dictionary).map((key) => key.replace(PLURAL, '')))
  const patterns = [...keys]
    .filter((key) => key.includes('{{'))
    .map((key) => {
      const names = [...key.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
      const literal = key.split(/\{\{\s*\w+\s*\}\}/).map(escapeRegExp)
      const value = literal.join('').length < MIN_LITERAL_LENGTH ? NUMBER : WORDS
      return { key, names, matcher: new RegExp(`^${literal.join(value)}$`) }
    })
  // Read-only afterwards: dictionaries are merged before their language is shown.
  compiled.set(dictionary, patterns)
  return patterns
}

const parseNumber = (digits: string): string | number => (/^\d+$/.test(digits) ? Number(digits) : digits)

/** Translates a finished English sentence, also one with numbers or names in it; unknown ones are returned unchanged. */
export function translateMessage(message: string, namespaces: string[], code: string): string {
  if (code === 'en') return message
  for (const namespace of namespaces) {
    const dictionary = engine.dictionary(code, namespace)
    if (!dictionary) continue
    const exact = dictionary[message]
    if (exact) return exact
    for (const { key, names, matcher } of patternsOf(dictionary)) {
      const match = matcher.exec(message)
      if (!match) continue
      const values = Object.fromEntries(names.map((name, index) => [name, parseNumber(match[index + 1] ?? '')]))
      return engine.translate(key, { values, code, namespaces: [namespace] })
    }
  }
  return message
}
