import { LANGUAGES } from '@worrystone/contracts'
import { describe, expect, it } from 'vitest'
import { COUNTRIES, countryGuess, countryOf } from './index.ts'

describe('countryGuess', () => {
  const all = { profileCountry: 'Deutschland', chosen: 'FR', languageTags: ['en-GB'], timeZone: 'Asia/Tokyo' }

  it("prefers the profile, then the earlier choice, the browser's region and the time zone", () => {
    expect(countryGuess(all)).toBe('DE')
    expect(countryGuess({ ...all, profileCountry: null })).toBe('FR')
    expect(countryGuess({ ...all, profileCountry: 'OTHER', chosen: null })).toBe('GB')
    expect(countryGuess({ timeZone: all.timeZone, languageTags: ['ja'] })).toBe('JP')
    expect(countryGuess({})).toBeNull()
  })

  it('ignores a language without a region', () => {
    expect(countryGuess({ languageTags: LANGUAGES.map(({ code }) => code) })).toBeNull()
    expect(countryGuess({ languageTags: ['de', 'es-419', 'en-001', 'zh-Hans'], timeZone: 'UTC' })).toBeNull()
  })

  it('uses the first tag with a region', () => {
    expect(countryGuess({ languageTags: ['es', 'not a tag', 'es-us', 'de-DE'] })).toBe('US')
    expect(countryGuess({ languageTags: ['zh-Hant-CN'] })).toBe('CN')
  })

  it('returns a country without rows instead of using a later hint', () => {
    expect(countryGuess({ languageTags: ['de-AT'], timeZone: 'Europe/Berlin' })).toBe('AT')
  })

  it.each([
    ['America/Los_Angeles', 'US'],
    ['America/Indianapolis', 'US'],
    ['Asia/Calcutta', 'IN'],
    ['America/Toronto', 'CA'],
    ['Europe/Dublin', 'IE'],
    ['Atlantic/Azores', 'PT'],
    ['Europe/Vienna', null],
    ['Europe/Simferopol', null],
    ['', null],
  ])('returns the country of the time zone %s', (timeZone, country) => {
    expect(countryGuess({ timeZone })).toBe(country)
  })

  it('recognizes a time zone of every country with rows', () => {
    const zones = Intl.supportedValuesOf('timeZone').map((timeZone) => countryGuess({ timeZone }))
    expect(COUNTRIES.filter((code) => !zones.includes(code))).toEqual([])
  })
})

describe('countryOf', () => {
  it.each([
    ['US', 'US'],
    [' us ', 'US'],
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['United States', 'US'],
    ['the united states of america', 'US'],
    ['EE. UU.', 'US'],
    ['estados unidos', 'US'],
    ['UK', 'GB'],
    ['England', 'GB'],
    ['Deutschland', 'DE'],
    ['DEUTSCHLAND', 'DE'],
    ['españa', 'ES'],
    ['Espana', 'ES'],
    ['México', 'MX'],
    ['Mexico', 'MX'],
    ['日本', 'JP'],
    ['대한민국', 'KR'],
    ['South Korea', 'KR'],
    ['Россия', 'RU'],
    ['भारत', 'IN'],
    ['مصر', 'EG'],
    ['الإمارات العربية المتحدة', 'AE'],
    ['UAE', 'AE'],
    ['中国', 'CN'],
    ['Österreich', 'AT'],
    ['New Zealand', 'NZ'],
    ['OTHER', null],
    ['Narnia', null],
    ['EU', null],
    ['ZZ', null],
    ['...', null],
    ['', null],
  ])('recognizes %s', (spelling, code) => {
    expect(countryOf(spelling)).toBe(code)
  })

  it('recognizes the name of every country with rows in all languages', () => {
    for (const { code: language } of LANGUAGES) {
      const names = new Intl.DisplayNames(language, { type: 'region' })
      for (const code of COUNTRIES) expect(countryOf(names.of(code) ?? '')).toBe(code)
    }
  })
})
