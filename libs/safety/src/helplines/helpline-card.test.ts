import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { LANGUAGES } from '@worrystone/contracts'
import { describe, expect, it } from 'vitest'
import { COUNTRIES, emergencyNumberOf, type HelplineCard, helplineCard, helplines, helplinesFor } from './index.ts'

const now = new Date('2026-11-22T12:00:00Z')
const timeZone = 'America/New_York'

const cardOf = (id: string, language = 'en', reader: { now?: Date; timeZone?: string } = {}) => {
  const helpline = helplines.find((row) => row.id === id)
  if (!helpline) throw new Error(`no helpline ${id}`)
  return helplineCard(helpline, { language, now, timeZone, ...reader })
}

describe('helplineCard', () => {
  it("formats hours in the reader's time zone", () => {
    expect(cardOf('it-telefono-amico').hours).toEqual({
      key: 'schedule',
      daily: [{ from: '3:00 AM', to: '6:00 PM' }],
      special: [],
    })
    expect(cardOf('it-telefono-amico', 'de', { timeZone: 'Europe/Rome' }).hours).toMatchObject({
      daily: [{ from: '09:00', to: '00:00' }],
    })
  })

  it('formats the next special day with its date', () => {
    expect(cardOf('jp-inochi-no-denwa', 'en', { timeZone: 'Asia/Tokyo' }).hours).toMatchObject({
      special: [{ from: 'Thursday, December 10 at 8:00 AM', to: 'Friday, December 11 at 8:00 AM' }],
    })
  })

  it('has the opening time of a closed service', () => {
    const card = cardOf('it-telefono-amico', 'en', { now: new Date('2026-11-22T03:00:00Z') })
    expect(card).toMatchObject({ state: 'closed', opensAt: 'Sunday, November 22 at 3:00 AM' })
  })

  it("has the digit for the reader's language", () => {
    expect(cardOf('us-988', 'es')).toMatchObject({ languageMenuDigit: '2', languages: ['inglés', 'español'] })
    expect(cardOf('us-988', 'fr').languageMenuDigit).toBeNull()
  })

  it('leaves what the source does not state unknown', () => {
    expect(cardOf('jp-inochi-sos')).toMatchObject({ state: 'unknown', opensAt: null, hours: { key: 'unknown' }, cost: 'free' })
    expect(cardOf('kr-109').cost).toBe('unknown')
    expect(cardOf('cn-12356').hours).toEqual({ key: 'by-region', hoursPerDayAtLeast: 18 })
  })

  it('marks services with a weak source', () => {
    const marked = helplines.filter((helpline) => helplineCard(helpline, { language: 'en', now }).needsChecking)
    expect(marked.map(({ confidence }) => confidence)).toEqual(marked.map(() => 'C'))
    expect(marked).toHaveLength(helplines.filter(({ confidence }) => confidence === 'C').length)
  })

  it('has the same day of the source in every time zone', () => {
    expect(cardOf('us-988', 'en', { timeZone: 'Pacific/Honolulu' }).readOn).toBe('November 21, 2026')
  })
})

function printed(card: HelplineCard): string {
  const numbers = card.otherNumbers.map(({ dial, area, mobileOnly }) =>
    [dial, area, mobileOnly && 'mobile'].filter(Boolean).join(' '),
  )
  const times =
    card.hours.key === 'schedule' ? [...card.hours.daily, ...card.hours.special].map(({ from, to }) => `${from}-${to}`) : []
  return [
    `${card.name} [${card.nameLanguage}]`,
    card.dial,
    ...numbers,
    card.sms && `sms ${card.sms.to}${card.sms.body ? ` ${card.sms.body}` : ''}`,
    card.whatsapp && `whatsapp ${card.whatsapp}`,
    card.email,
    card.chatUrl && `chat ${card.chatUrl}`,
    card.webUrl,
    card.hours.key,
    ...times,
    card.state,
    card.opensAt,
    ...card.languages,
    card.languageMenuDigit && `press ${card.languageMenuDigit}`,
    card.moreLanguagesCount && `${card.moreLanguagesCount} languages`,
    card.cost,
    ...card.facts,
    card.audience,
    card.ages?.join('-'),
    card.usualWaitMinutes && `${card.usualWaitMinutes} minutes`,
    card.readOn,
    card.needsChecking && 'check',
  ]
    .filter(Boolean)
    .join(' · ')
}

describe('the cards of every country', () => {
  it.each(LANGUAGES.map(({ code }) => code))('in %s', (language) => {
    const countryNames = new Intl.DisplayNames(language, { type: 'region' })
    const text = [...COUNTRIES, null].map((country) => {
      const services = helplinesFor({ country, languages: [language], now })
      const emergency = emergencyNumberOf(country)
      const lines = [...(emergency ? [emergency] : []), ...services].map((row) =>
        printed(helplineCard(row, { language, now, timeZone })),
      )
      return [country === null ? '*' : countryNames.of(country), ...lines].join('\n  ')
    })
    expect(`\n${text.join('\n')}\n`).toMatchSnapshot()
  })
})

it('is small enough for a browser', () => {
  expect(gzipSync(readFileSync('libs/safety/src/helplines/helplines.json')).byteLength).toBeLessThanOrEqual(6 * 1024)
})
