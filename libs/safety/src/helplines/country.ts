import { LANGUAGES } from '@worrystone/contracts'
import { countryOfTimeZone } from './country-of-time-zone.ts'
import { helplines } from './helplines.ts'

/** The countries that have rows, as ISO 3166 codes, in the order of the file. */
export const COUNTRIES: readonly string[] = [...new Set(helplines.map(({ country }) => country))].filter((code) => code !== '*')

export type CountryHints = {
  /** As the profile has it, if the person shares it: a code or a name in any of the languages. */
  profileCountry?: string | null | undefined
  /** An earlier choice stored on the device. */
  chosen?: string | null | undefined
  /** `navigator.languages`: only their regions count. A language without a region is ignored. */
  languageTags?: readonly string[] | undefined
  timeZone?: string | null | undefined
}

/**
 * The initial country, as an ISO 3166 code, with or without rows; null without any hint. A choice on the page itself replaces
 * the guess.
 */
export function countryGuess({ profileCountry, chosen, languageTags = [], timeZone }: CountryHints): string | null {
  return (
    countryOf(profileCountry ?? '') ??
    countryOf(chosen ?? '') ??
    firstOf(languageTags, regionOfTag) ??
    (timeZone ? countryOfTimeZone(timeZone) : null)
  )
}

/** The code of a country in a common spelling: `US`, `usa`, `United States`, `Deutschland`; null when it is not recognized. */
export function countryOf(text: string): string | null {
  const code = text.trim().toUpperCase()
  if (isCountry(code)) return code
  const name = normalizeName(text)
  if (name === '') return null
  return ALIASES.get(name) ?? firstOf(LANGUAGES, (language) => namesIn(language.code).get(name) ?? null)
}

/** Common spellings of the countries that have rows, beside their names in the languages of the site. */
const ALIASES = new Map(
  Object.entries({
    US: 'usa, america, us of a, united states of america, the states, ee uu, eeuu, eua, estados unidos de america, сша, 米国, 美國, امريكا, अमेरिका',
    GB: 'uk, great britain, britain, england, scotland, wales, northern ireland, inglaterra, grossbritannien, angleterre, 英国, 영국',
    IE: 'republic of ireland, eire',
    AE: 'uae, emirates, الامارات',
    DE: 'brd, federal republic of germany, bundesrepublik deutschland',
    KR: 'korea, republic of korea, corea, coree, 한국, 남한',
    CN: 'prc, peoples republic of china, 中华人民共和国, 中国大陆',
    RU: 'russian federation, рф, российская федерация',
    JP: 'nippon, nihon, 日本国',
    IN: 'bharat, हिन्दुस्तान, हिंदुस्तान',
    EG: 'misr',
    MX: 'mejico, estados unidos mexicanos',
  }).flatMap(([code, names]) => names.split(', ').map((name): [string, string] => [normalizeName(name), code])),
)

/** Without case, accents and punctuation. */
function normalizeName(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u0654\u0655.,'’()&-]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^the (?!states$)/, '')
}

/** Regions of CLDR that are no country. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRY.has(code)) return false
  // An obsolete code, such as DD or UK, has a successor.
  if (new Intl.Locale(`und-${code}`).region !== code) return false
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined
}

let countryCodes: string[] | undefined
const namesByLanguage = new Map<string, Map<string, string>>()

/** The code of each country by its name in a language. */
function namesIn(language: string): Map<string, string> {
  countryCodes ??= ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second)).filter(isCountry)
  const cached = namesByLanguage.get(language)
  if (cached) return cached
  const displayNames = new Intl.DisplayNames(language, { type: 'region' })
  const names = new Map(countryCodes.map((code) => [normalizeName(displayNames.of(code) ?? code), code]))
  namesByLanguage.set(language, names)
  return names
}

function regionOfTag(tag: string): string | null {
  try {
    const region = new Intl.Locale(tag).region ?? ''
    return isCountry(region) ? region : null
  } catch {
    return null
  }
}

function firstOf<Item>(items: readonly Item[], find: (item: Item) => string | null): string | null {
  for (const item of items) {
    const country = find(item)
    if (country !== null) return country
  }
  return null
}
