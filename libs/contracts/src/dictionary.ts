import { LANGUAGES } from './languages.ts'

/** Translations by sentence; of a counted sentence one for each plural form (`…_one`, `…_other`). */
export type Dictionary = Record<string, string>

const ESCAPE = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0', '\n': '' }

const unescapeText = (text: string) =>
  text.replace(ESCAPE, (_, long?: string, unicode?: string, byte?: string, letter = '') => {
    const code = long ?? unicode ?? byte
    return code === undefined ? (ESCAPES[letter] ?? letter) : String.fromCodePoint(Number.parseInt(code, 16))
  })

/** The text literal that begins at `start`, and where it ends. */
function literalAt(code: string, start: number): { text: string; end: number } | null {
  const quote = code[start]
  if (quote !== "'" && quote !== '"' && quote !== '`') return null
  for (let at = start + 1; at < code.length; at++) {
    if (code[at] === '\\') at++
    else if (code[at] === quote) return { text: unescapeText(code.slice(start + 1, at)), end: at + 1 }
  }
  return null
}

/** A few short entries are written as an object: `{Hello:"Hallo"}`. */
function objectAt(code: string, start: number): Dictionary | null {
  const entries: Dictionary = {}
  let at = start + 1
  while (code[at] !== '}') {
    const name = literalAt(code, at)
    const key = name?.text ?? /^[\w$]+/.exec(code.slice(at, at + 200))?.[0]
    if (key === undefined) return null
    const colon = name?.end ?? at + key.length
    const value = code[colon] === ':' ? literalAt(code, colon + 1) : null
    if (!value) return null
    entries[key] = value.text
    at = code[value.end] === ',' ? value.end + 1 : value.end
  }
  return entries
}

const MODULE = /\.exports=(JSON\.parse\()?/

/** Reads a language file of a build, which is a script, without running it. Null: it is no dictionary in the form that the build writes. */
export function parseDictionary(script: string): Dictionary | null {
  const match = MODULE.exec(script)
  if (!match) return null
  const start = match.index + match[0].length
  if (!match[1]) return script[start] === '{' ? objectAt(script, start) : null
  try {
    const parsed: unknown = JSON.parse(literalAt(script, start)?.text ?? '')
    const isDictionary =
      typeof parsed === 'object' && parsed !== null && Object.values(parsed).every((text) => typeof text === 'string')
    return isDictionary ? (parsed as Dictionary) : null
  } catch {
    return null
  }
}

const FORM = /_(zero|one|two|few|many|other)$/
const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories

/**
 * By language, the keys that its dictionary lacks: of `sentences` (true: counted) and of everything that any language has. English
 * reads the sentence itself, so it needs only its plural forms.
 */
export function findMissingTranslations(
  dictionaries: Record<string, Dictionary>,
  sentences: Record<string, boolean>,
): { language: string; keys: string[] }[] {
  const requiredSentences = new Map(Object.entries(sentences))
  for (const key of Object.values(dictionaries).flatMap(Object.keys)) {
    const sentence = key.replace(FORM, '')
    requiredSentences.set(sentence, requiredSentences.get(sentence) === true || sentence !== key)
  }
  const english = dictionaries.en ?? {}
  return LANGUAGES.flatMap(({ code: language }) => {
    const dictionary = dictionaries[language]
    if (!dictionary) return []
    const keys = [...requiredSentences].flatMap(([sentence, isCounted]) =>
      missingKeys({ sentence, isCounted, language, dictionary, english }),
    )
    return keys.length > 0 ? [{ language, keys }] : []
  })
}

type SentenceCheck = { sentence: string; isCounted: boolean; language: string; dictionary: Dictionary; english: Dictionary }

function missingKeys({ sentence, isCounted, language, dictionary, english }: SentenceCheck): string[] {
  const has = (key: string) => Object.hasOwn(dictionary, key)
  if (!isCounted) return language === 'en' || has(sentence) ? [] : [sentence]
  const isPlural = formsOf('en').some((form) => Object.hasOwn(english, `${sentence}_${form}`))
  // A plain key in English says that its words do not change with the number; other languages may still have forms.
  if (!isPlural && has(sentence)) return []
  const forms = formsOf(language).map((form) => `${sentence}_${form}`)
  if (!isPlural && language !== 'en' && Object.hasOwn(english, sentence) && !forms.some(has)) return [sentence]
  return forms.filter((form) => !has(form))
}
