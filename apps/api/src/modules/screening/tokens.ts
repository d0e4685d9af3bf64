import { fold } from './fold.ts'

/**
 * A word, or one sign of a script that does not put spaces between words. `forms`: every way to read it (leetspeak, stretched letters,
 * look-alikes of another alphabet).
 */
export type Token = {
  forms: string[]
  /** A sentence ended before it. */
  isFirst: boolean
  /** Nothing but space or punctuation stands before it. */
  isWordStart: boolean
  isQuoted: boolean
  /** Where it stands in the folded text. */
  at: number
}

export type Script = 'latin' | 'cyrillic' | 'arabic' | 'devanagari' | 'han' | 'kana' | 'hangul'
export type Reading = { tokens: Token[]; scripts: Set<Script>; folded: string }

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

/** space: between words · end: of a sentence · none: something else that is no part of a word. */
type Kind = 'word' | 'single' | 'katakana' | 'apostrophe' | 'leet' | 'open' | 'close' | 'quote' | 'end' | 'dot' | 'space' | 'none'
const kinds = new Map<string, { kind: Kind; script: Script | undefined }>()
const MOST_KINDS = 20_000

function kindOf(sign: string): { kind: Kind; script: Script | undefined } {
  const told = kinds.get(sign)
  if (told) return told
  const script = SCRIPTS.find(([, matcher]) => matcher.test(sign))?.[0]
  const kind: Kind = KATAKANA.test(sign)
    ? 'katakana'
    : SINGLE.test(sign)
      ? 'single'
      : WORD.test(sign)
        ? 'word'
        : "'’ʼ`´".includes(sign)
          ? 'apostrophe'
          : '@$!*'.includes(sign)
            ? 'leet'
            : '“„«「『‹'.includes(sign)
              ? 'open'
              : '”»」』›'.includes(sign)
                ? 'close'
                : sign === '"'
                  ? 'quote'
                  : '?\n。！？؟।;؛'.includes(sign)
                    ? 'end'
                    : sign === '.'
                      ? 'dot'
                      : /\s/.test(sign)
                        ? 'space'
                        : 'none'
  if (kinds.size >= MOST_KINDS) kinds.clear()
  const found = { kind, script }
  kinds.set(sign, found)
  return found
}

/** A longer one is nobody's word. */
const LONGEST_WORD = 60
const LONGEST_QUOTE = 120

/** Reads a text into tokens, in one pass. */
export function read(text: string): Reading {
  const folded = fold(text)
  const signs = [...folded]
  const tokens: Token[] = []
  const scripts = new Set<Script>()
  let word = ''
  let wordKind: Kind = 'word'
  let wordAt = 0
  let isFirst = true
  let isWordStart = true
  let quoteFrom: number | null = null
  let at = 0

  const push = (forms: string[], place: number) => {
    tokens.push({ forms, isFirst, isWordStart, isQuoted: false, at: place })
    isFirst = false
    isWordStart = false
  }
  const end = () => {
    if (word === '') return
    push(formsOf(word.slice(0, LONGEST_WORD)), wordAt)
    word = ''
  }
  const unquote = () => {
    if (quoteFrom !== null && tokens.length - quoteFrom <= LONGEST_QUOTE) {
      for (const token of tokens.slice(quoteFrom)) token.isQuoted = true
    }
    quoteFrom = null
  }

  for (let i = 0; i < signs.length; i++) {
    const sign = signs[i] ?? ''
    const { kind, script } = kindOf(sign)
    if (script) scripts.add(script)
    if (kind === 'word' || kind === 'katakana') {
      if (word !== '' && wordKind !== kind) end()
      if (word === '') {
        wordAt = at
        wordKind = kind
      }
      word += sign
    } else if (kind === 'single') {
      end()
      push([sign], at)
    } else if (kind === 'apostrophe' && word !== '') {
      // Left out as often as not.
    } else if (kind === 'leet' && isInside(signs, i, word !== '')) {
      if (word === '') wordAt = at
      word += sign
    } else {
      end()
      isWordStart = true
      if (kind === 'end' || (kind === 'leet' && sign === '!')) isFirst = true
      else if (kind === 'dot' && isSentenceEnd(signs, i)) isFirst = true
      if (kind === 'open') quoteFrom = tokens.length
      else if (kind === 'close') unquote()
      else if (kind === 'quote') {
        if (quoteFrom === null) quoteFrom = tokens.length
        else unquote()
      }
    }
    at += sign.length
  }
  end()
  return { tokens, scripts, folded }
}

/** A sign in the place of a letter: others follow, and stand before it unless it may be the first. */
function isInside(signs: string[], i: number, hasBefore: boolean): boolean {
  if (!hasBefore && !'@$'.includes(signs[i] ?? '')) return false
  for (let next = i + 1; next <= i + 3; next++) {
    const { kind } = kindOf(signs[next] ?? ' ')
    if (kind === 'word') return true
    if (kind !== 'leet') return false
  }
  return false
}

/** Not the dots of k.y.s or of a pause... */
function isSentenceEnd(signs: string[], i: number): boolean {
  const next = signs[i + 1]
  return (next === undefined || kindOf(next).kind === 'space') && signs[i - 1] !== '.'
}

const LEET: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }
const LOOKS: Record<string, string> = {
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
const BACK = Object.fromEntries(Object.entries(LOOKS).map(([cyrillic, latin]) => [latin, cyrillic]))
const STRETCHED = /(.)\1\1/u
const ARTICLES = ['وال', 'فال', 'بال', 'كال', 'لل', 'ال', 'و', 'ف']

const mapped = (word: string, to: Record<string, string>) => {
  let out = ''
  for (const sign of word) out += to[sign] ?? sign
  return out
}

/** Every way to read a word, as it stands first. */
function formsOf(word: string): string[] {
  if (/^[a-z]*$/.test(word) && !STRETCHED.test(word)) return [word]
  const forms = new Set([word])
  if (/[0-9@$!]/.test(word) && /\p{L}/u.test(word)) {
    forms.add(mapped(word, LEET))
    if (word.includes('1')) forms.add(mapped(word.replaceAll('1', 'l'), LEET))
  }
  if (/[a-z]/.test(word) && /\p{Script=Cyrillic}/u.test(word)) {
    forms.add(mapped(word, LOOKS))
    forms.add(mapped(word, BACK))
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

/** So many letters one by one are no longer a matter of chance. */
const SPELLED = 3
const LONGEST_SPELLED = 80

/**
 * The tokens with every word that was spelled out ("k i l l") put together again, or undefined when there is none. `split` takes a
 * string of letters apart into words that it knows.
 */
export function joinSpelled(tokens: Token[], split: (letters: string) => string[]): Token[] | undefined {
  const joined: Token[] = []
  let isChanged = false
  for (let i = 0; i < tokens.length; ) {
    let end = i
    while (end < tokens.length && isLetter(tokens[end])) end++
    const first = tokens[i]
    if (!first) break
    if (end - i < SPELLED) {
      joined.push(first)
      i++
      continue
    }
    const letters = tokens
      .slice(i, Math.min(end, i + LONGEST_SPELLED))
      .map(({ forms }) => forms.at(-1))
      .join('')
    for (const [place, word] of split(letters).entries()) {
      joined.push({ ...first, forms: formsOf(word), isFirst: first.isFirst && place === 0 })
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
