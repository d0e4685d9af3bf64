import phrases from './advice-phrases.json' with { type: 'json' }

const WORD_BEFORE = /[\p{L}\p{M}\p{N}]$/u
/** Scripts without spaces between words: a phrase may begin anywhere. */
const NO_SPACES = new Set(['ja', 'zh'])

const normalize = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')

/** Whether a phrase is in the text, beginning at the start of a word where words are separated. */
function contains(text: string, phrase: string, isAnywhere: boolean): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
    if (isAnywhere || !WORD_BEFORE.test(text.slice(0, at))) return true
  return false
}

/** Whether a reply reads like advice, in any of the 12 languages: by lists of phrases, on this device. English ones find little. */
export function readsLikeAdvice(reply: string): boolean {
  const text = normalize(reply)
  return Object.entries(phrases).some(([language, list]) =>
    list.some((phrase) => contains(text, phrase, NO_SPACES.has(language))),
  )
}
