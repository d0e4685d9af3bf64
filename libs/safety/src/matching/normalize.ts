import variants from '../../data/letter-variants.json' with { type: 'json' }

/**
 * Letters by the variants that Unicode decomposition does not bring to them: first the variant, then its replacement. Arabic writers use the
 * forms of alif, hamza, ya and ta interchangeably; in Devanagari nukta is often left out and chandrabindu often written as anusvara;
 * traditional Chinese characters are those that the phrase lists use in their simplified form.
 */
const BASE = new Map(
  Object.values(variants).flatMap((pairs) =>
    pairs.split(' ').map((pair): [string, string] => {
      const [variant = '', ...letters] = pair
      return [variant, letters.join('')]
    }),
  ),
)

const MARK = /\p{M}/u
const ACCENTED_SCRIPT = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u
const ARABIC_MARK = /[\u064b-\u065f\u0670\u06d6-\u06ed]/
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** Results by character: a text has few different ones. */
const cache = new Map<string, string>()
const CACHE_SIZE = 20_000

function baseOf(character: string): string {
  if (INVISIBLE.test(character) || ARABIC_MARK.test(character)) return ''
  const base = BASE.get(character)
  if (base !== undefined) return base
  if (!ACCENTED_SCRIPT.test(character)) return character
  const plain = character.normalize('NFD').replace(/\p{M}+/gu, '')
  return BASE.get(plain) ?? plain
}

/** The text without case, width, accents, invisible characters and letter variants, so that one spelling matches all. */
export function normalize(text: string): string {
  let normalized = ''
  let isLatin = false
  for (const character of text.normalize('NFKC').toLowerCase()) {
    if (character < '\u0080') {
      normalized += character
      isLatin = true
      continue
    }
    let plain = cache.get(character)
    if (plain === undefined) {
      plain = baseOf(character)
      if (cache.size >= CACHE_SIZE) cache.clear()
      cache.set(character, plain)
    }
    // A combining accent for which Unicode has no composed letter.
    if (isLatin && MARK.test(character)) continue
    normalized += plain
    if (plain !== '') isLatin = ACCENTED_SCRIPT.test(plain)
  }
  return normalized
}
