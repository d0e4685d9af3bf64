import { describe, expect, it } from 'vitest'
import { aRow } from './a-row.ts'
import { inOrder } from './helplines-for.ts'
import { COUNTRIES, canWriteTo, emergencyNumberOf, type Helpline, helplines, helplinesFor, smsUri } from './index.ts'

const noon = new Date('2026-11-22T12:00:00Z')
const idsFor = (country: string | null, query: { languages?: string[]; now?: Date; needs?: 'write' } = {}) =>
  helplinesFor({ country, languages: ['en'], now: noon, ...query }).map(({ id }) => id)

describe('helplinesFor', () => {
  it('sorts the first service of a country first and one with a single secondary source last', () => {
    expect(idsFor('US')).toEqual(['us-988', 'us-crisis-text-line'])
    expect(helplinesFor({ country: 'US', languages: ['en'], now: noon }).map(({ isSecondary }) => isSecondary)).toEqual([
      false,
      true,
    ])
    expect(idsFor('DE')).toEqual(['de-telefonseelsorge-1', 'de-telefonseelsorge-2', 'de-nummer-gegen-kummer'])
  })

  it('never sorts a secondary service before another one, at any time and for any need', () => {
    for (const country of [...COUNTRIES, null])
      for (const needs of [undefined, 'write'] as const)
        for (let hour = 0; hour < 24; hour++) {
          const now = new Date(noon.getTime() + hour * 3_600_000)
          const helplines = helplinesFor({ country, languages: ['es'], now, needs })
          const flags = helplines.map(({ isSecondary }) => Number(isSecondary))
          expect(flags).toEqual(flags.toSorted())
          expect(helplines.every(({ confidence, isSecondary }) => (confidence === 'C') === isSecondary)).toBe(true)
          expect(helplines[0]?.isSecondary).toBe(false)
        }
  })

  it('sorts open services before closed ones, and unknown hours between', () => {
    expect(idsFor('JP', { now: new Date('2026-11-22T10:00:00+09:00') })).toEqual([
      'jp-yorisoi',
      'jp-inochi-sos',
      'jp-kokoro-no-kenko',
      'jp-inochi-no-denwa',
    ])
    expect(idsFor('JP', { now: new Date('2026-11-22T17:00:00+09:00') })).toEqual([
      'jp-yorisoi',
      'jp-inochi-no-denwa',
      'jp-inochi-sos',
      'jp-kokoro-no-kenko',
    ])
  })

  it('has the opening time of a closed service', () => {
    const [amico] = helplinesFor({ country: 'IT', languages: ['it'], now: new Date('2026-11-22T03:00:00+01:00') })
    expect(amico).toMatchObject({ id: 'it-telefono-amico', isOpenNow: false, opensAt: new Date('2026-11-22T09:00:00+01:00') })
  })

  it('sorts text and chat first for readers who cannot speak aloud', () => {
    expect(idsFor('GB')).toEqual(['gb-samaritans', 'gb-shout'])
    expect(idsFor('GB', { needs: 'write' })).toEqual(['gb-shout', 'gb-samaritans'])
  })

  it('does not count an email without immediate replies as writing', () => {
    const samaritans = helplines.filter(({ id }) => id === 'ie-samaritans')
    expect(samaritans.map(canWriteTo)).toEqual([false])
  })

  it('keeps pairs together', () => {
    for (const country of COUNTRIES) {
      const ids = idsFor(country)
      for (const { id, pairWith } of helplines.filter((helpline) => helpline.country === country))
        for (const partner of pairWith) expect(Math.abs(ids.indexOf(id) - ids.indexOf(partner))).toBe(1)
    }
  })

  it('returns international directories where a country is unknown or has no rows', () => {
    expect(idsFor(null)).toEqual(['int-find-a-helpline', 'int-befrienders'])
    expect(idsFor('NZ')).toEqual(['int-find-a-helpline', 'int-befrienders'])
  })

  it('adds the directories where no well-sourced service is for everyone', () => {
    expect(idsFor('EG')).toEqual(['int-find-a-helpline', 'int-befrienders', 'eg-mental-health-secretariat'])
    expect(idsFor('RU')).toEqual(['ru-childrens-line', 'int-find-a-helpline', 'int-befrienders', 'ru-adults'])
    expect(idsFor('KR')).toEqual(['kr-109'])
  })

  it('finds services for Spanish speakers in the United States', () => {
    const [first] = helplinesFor({ country: 'US', languages: ['es-MX', 'en'], now: noon })
    expect(first).toMatchObject({
      dial: '988',
      telUri: 'tel:988',
      isOpenNow: true,
      menu: [
        { press: '1', audience: 'veterans' },
        { press: '2', language: 'es' },
      ],
    })
  })

  it('does not change the data', () => {
    const before = JSON.stringify(helplines)
    for (const country of COUNTRIES) idsFor(country, { needs: 'write' })
    expect(JSON.stringify(helplines)).toBe(before)
  })
})

describe('inOrder', () => {
  const open = aRow({ id: 'open', dial: '110', telUri: 'tel:110', hours: { kind: '24/7' } }) as Helpline
  const order = (services: Partial<Helpline>[], languages: string[] = [], needs?: 'write') =>
    inOrder(
      services.map((part) => ({ ...open, ...part })),
      { languages, now: noon, needs },
    ).map(({ id }) => id)

  it("prefers the reader's language, then services without named languages", () => {
    const services = [
      { id: 'french', languages: ['fr'] },
      { id: 'unnamed', priority: 2 },
      { id: 'english', languages: ['en'], priority: 3 },
      { id: 'spanish', languages: ['es'], priority: 4 },
    ]
    expect(order(services, ['es-MX', 'en'])).toEqual(['spanish', 'english', 'unnamed', 'french'])
    expect(order(services, ['ja'])).toEqual(['unnamed', 'french', 'english', 'spanish'])
  })

  it('weighs open services more than the language, and writing more than both when it is needed', () => {
    const services: Partial<Helpline>[] = [
      { id: 'foreign', languages: ['fr'] },
      { id: 'unknown', hours: null, languages: ['es'] },
      { id: 'chat', hours: null, languages: ['fr'], chatUrl: 'https://example.org' },
    ]
    expect(order(services, ['es'])).toEqual(['foreign', 'unknown', 'chat'])
    expect(order(services, ['es'], 'write')).toEqual(['chat', 'foreign', 'unknown'])
  })

  it('sorts services for everyone before those for some', () => {
    expect(
      order([
        { id: 'youth', audience: 'youth' },
        { id: 'all', priority: 2 },
      ]),
    ).toEqual(['all', 'youth'])
  })

  it('sorts a pair by its better half', () => {
    const services: Partial<Helpline>[] = [
      { id: 'first', hours: null, pairWith: ['second'] },
      { id: 'other', priority: 2 },
      { id: 'second', priority: 1, pairWith: ['first'] },
    ]
    expect(order(services)).toEqual(['second', 'first', 'other'])
  })
})

describe('emergencyNumberOf', () => {
  it('is the one that a source names', () => {
    const numbers = ['US', 'GB', 'FR', 'ES', 'PT', 'AU'].map((country) => emergencyNumberOf(country)?.telUri)
    expect(numbers).toEqual(['tel:911', 'tel:999', 'tel:15', 'tel:112', 'tel:112', 'tel:000'])
  })

  it('is null for other countries', () => {
    for (const country of ['DE', 'CA', 'IE', 'JP', 'NZ', '*', null]) expect(emergencyNumberOf(country)).toBeNull()
  })

  it('is not among the services', () => {
    for (const country of COUNTRIES)
      expect(helplinesFor({ country, languages: [], now: noon }).some(({ kind }) => kind === 'emergency')).toBe(false)
  })
})

it('opens a prepared text message', () => {
  expect(smsUri({ to: '0477 13 11 14', body: null })).toBe('sms:0477131114')
  expect(smsUri({ to: '741741', body: 'HOME' })).toBe('sms:741741?body=HOME')
})
