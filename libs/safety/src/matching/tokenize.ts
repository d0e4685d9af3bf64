import { normalize } from './normalize.ts'

/**
 * A word, or one character of a script that does not put spaces between words. `forms`: every interpretation of it (leetspeak, stretched
 * letters, look-alikes of another alphabet).
 */
export type Token = {
  forms: string[]
  /** The first token of a sentence. */
  isFirst: boolean
  /** Preceded by space or punctuation, or the first of the text. */
  isWordStart: boolean
  isQuoted: boolean
  /** Offset in the normalized text. */
  at: number
}

export type Script = 'latin' | 'cyrillic' | 'arabic' | 'devanagari' | 'han' | 'kana' | 'hangul'
export type TokenizedText = { tokens: Token[]; scripts: Set<Script>; normalized: string }

const WORD = /[\p{L}\p{M}\p{N}]/u
const SCRIPTS: [Script, RegExp][] = [
  ['latin', /\p{Script=Latin}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['han', /\p{Script=Han}/u],
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u],
  ['hangul', /\p{Script=Hangul}/u],
]
const SINGLE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u
const KATAKANA = /[\p{Script=Katakana}ー]/u

/** `end` ends a sentence; `none` is any other character that is no part of a word. */
type Kind = 'word' | 'single' | 'katakana' | 'apostrophe' | 'leet' | 'open' | 'close' | 'quote' | 'end' | 'dot' | 'space' | 'none'
const kindCache = new Map<string, { kind: Kind; script: Script | undefined }>()
const CACHE_SIZE = 20_000

function kindOf(character: string): { kind: Kind; script: Script | undefined } {
  const cached = kindCache.get(character)
  if (cached) return cached
  const script = SCRIPTS.find(([, matcher]) => matcher.test(character))?.[0]
  const kind: Kind = KATAKANA.test(character)
    ? 'katakana'
    : SINGLE.test(character)
      ? 'single'
      : WORD.test(character)
        ? 'word'
        : "'’ʼ`´".includes(character)
          ? 'apostrophe'
          : '@$!*'.includes(character)
            ? 'leet'
            : '“„«「『‹'.includes(character)
              ? 'open'
              : '”»」』›'.includes(character)
                ? 'close'
                : character === '"'
                  ? 'quote'
                  : '?\n。！？؟।;؛'.includes(character)
                    ? 'end'
                    : character === '.'
                      ? 'dot'
                      : /\s/.test(character)
                        ? 'space'
                        : 'none'
  if (kindCache.size >= CACHE_SIZE) kindCache.clear()
  const kindAndScript = { kind, script }
  kindCache.set(character, kindAndScript)
  return kindAndScript
}

/** Longer words are truncated: no phrase has one. */
const MAX_WORD_LENGTH = 60
const MAX_QUOTE_TOKENS = 120

/** Splits a text into tokens, in one pass. */
export function tokenize(text: string): TokenizedText {
  const normalized = normalize(text)
  const characters = [...normalized]
  const tokens: Token[] = []
  const scripts = new Set<Script>()
  let word = ''
  let wordKind: Kind = 'word'
  let wordAt = 0
  let isFirst = true
  let isWordStart = true
  let quoteFrom: number | null = null
  let at = 0

  const push = (forms: string[], offset: number) => {
    tokens.push({ forms, isFirst, isWordStart, isQuoted: false, at: offset })
    isFirst = false
    isWordStart = false
  }
  const end = () => {
    if (word === '') return
    push(formsOf(word.slice(0, MAX_WORD_LENGTH)), wordAt)
    word = ''
  }
  const unquote = () => {
    if (quoteFrom !== null && tokens.length - quoteFrom <= MAX_QUOTE_TOKENS) {
      for (const token of tokens.slice(quoteFrom)) token.isQuoted = true
    }
    quoteFrom = null
  }

  for (let i = 0; i < characters.length; i++) {
    const character = characters[i] ?? ''
    const { kind, script } = kindOf(character)
    if (script) scripts.add(script)
    if (kind === 'word' || kind === 'katakana') {
      if (word !== '' && wordKind !== kind) end()
      if (word === '') {
        wordAt = at
        wordKind = kind
      }
      word += character
    } else if (kind === 'single') {
      end()
      push([character], at)
    } else if (kind === 'apostrophe' && word !== '') {
      // Apostrophes are skipped: writers leave them out as often as not.
    } else if (kind === 'leet' && isInside(characters, i, word !== '')) {
      if (word === '') wordAt = at
      word += character
    } else {
      end()
      isWordStart = true
      if (kind === 'end' || (kind === 'leet' && character === '!')) isFirst = true
      else if (kind === 'dot' && isSentenceEnd(characters, i)) isFirst = true
      if (kind === 'open') quoteFrom = tokens.length
      else if (kind === 'close') unquote()
      else if (kind === 'quote') {
        if (quoteFrom === null) quoteFrom = tokens.length
        else unquote()
      }
    }
    at += character.length
  }
  end()
  return { tokens, scripts, normalized }
}

/** Whether a leetspeak character is used as a letter: letters follow it, and precede it unless it may start a word. */
function isInside(characters: string[], i: number, hasBefore: boolean): boolean {
  if (!hasBefore && !'@$'.includes(characters[i] ?? '')) return false
  for (let next = i + 1; next <= i + 3; next++) {
    const { kind } = kindOf(characters[next] ?? ' ')
    if (kind === 'word') return true
    if (kind !== 'leet') return false
  }
  return false
}

/** A dot ends a sentence before a space; the dots of `k.y.s` and of an ellipsis do not. */
function isSentenceEnd(characters: string[], i: number): boolean {
  const next = characters[i + 1]
  return (next === undefined || kindOf(next).kind === 'space') && characters[i - 1] !== '.'
}

const LEET: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }
const LOOK_ALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  і: 'i',
  ѕ: 's',
  ј: 'j',
}
const LATIN_TO_CYRILLIC = Object.fromEntries(Object.entries(LOOK_ALIKES).map(([cyrillic, latin]) => [latin, cyrillic]))
const STRETCHED = /(.)\1\1/u
const ARTICLES = ['وال', 'فال', 'بال', 'كال', 'لل', 'ال', 'و', 'ف']

const replaceCharacters = (word: string, to: Record<string, string>) => {
  let replaced = ''
  for (const character of word) replaced += to[character] ?? character
  return replaced
}

/** Every interpretation of a word; the first is the word as written. */
function formsOf(word: string): string[] {
  if (/^[a-z]*$/.test(word) && !STRETCHED.test(word)) return [word]
  const forms = new Set([word])
  if (/[0-9@$!]/.test(word) && /\p{L}/u.test(word)) {
    forms.add(replaceCharacters(word, LEET))
    if (word.includes('1')) forms.add(replaceCharacters(word.replaceAll('1', 'l'), LEET))
  }
  if (/[a-z]/.test(word) && /\p{Script=Cyrillic}/u.test(word)) {
    forms.add(replaceCharacters(word, LOOK_ALIKES))
    forms.add(replaceCharacters(word, LATIN_TO_CYRILLIC))
  }
  for (const form of [...forms]) {
    if (!STRETCHED.test(form)) continue
    forms.add(form.replace(/(.)\1{2,}/gu, '$1'))
    forms.add(form.replace(/(.)\1{2,}/gu, '$1$1'))
  }
  if (/^\p{Script=Arabic}/u.test(word)) {
    const article = ARTICLES.find((start) => word.startsWith(start) && word.length >= start.length + 3)
    if (article) forms.add(word.slice(article.length))
  }
  return [...forms]
}

/** Single letters in a row that count as a spelled-out word. */
const MIN_SPELLED_LETTERS = 3
const MAX_SPELLED_LETTERS = 80

/** The tokens with spelled-out words ("k i l l") joined, or undefined when there is none. `split` splits letters into known words. */
export function joinSpelled(tokens: Token[], split: (letters: string) => string[]): Token[] | undefined {
  const joined: Token[] = []
  let isChanged = false
  for (let i = 0; i < tokens.length; ) {
    let end = i
    while (end < tokens.length && isLetter(tokens[end])) end++
    const first = tokens[i]
    if (!first) break
    if (end - i < MIN_SPELLED_LETTERS) {
      joined.push(first)
      i++
      continue
    }
    const letters = tokens
      .slice(i, Math.min(end, i + MAX_SPELLED_LETTERS))
      .map(({ forms }) => forms.at(-1))
      .join('')
    for (const [index, word] of split(letters).entries()) {
      joined.push({ ...first, forms: formsOf(word), isFirst: first.isFirst && index === 0 })
    }
    isChanged = true
    i = end
  }
  return isChanged ? joined : undefined
}

const isLetter = (token: Token | undefined) => {
  const form = token?.forms.at(-1)
  return form !== undefined && form.length === 1 && /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(form)
}
