import { describe, expect, it } from 'vitest'
import { aRow, type Row } from './a-row.ts'
import data from './helplines.json' with { type: 'json' }
import { ageInDays, checkHelplines, readHelplines } from './index.ts'

const without = (field: string) => Object.fromEntries(Object.entries(aRow()).filter(([key]) => key !== field))
const schedule = (...rules: Row[]) => ({ kind: 'schedule', tz: 'Europe/Berlin', rules })

describe('readHelplines', () => {
  it('accepts the published file', () => {
    expect(readHelplines(data)).toHaveLength(43)
  })

  it('names file, row and field in one sentence', () => {
    const rows = [aRow(), aRow({ id: 'yy-line', telUri: 'tel:+490800111' })]

    expect(() => readHelplines(rows)).toThrow(
      /^helplines\.json, row 1 \(yy-line\): telUri must be 'tel:' and the digits as dialled at home\.$/,
    )
  })

  it('rejects a file that is no list', () => {
    expect(() => readHelplines({ rows: [] })).toThrow(/^helplines\.json must be a list of rows\.$/)
  })

  it('reports a row without an id', () => {
    expect(() => readHelplines([without('id')])).toThrow(/^helplines\.json, row 0 \(no id\): id is missing\.$/)
  })

  it.each<[what: string, row: Row, complaint: string]>([
    ['no source', aRow({ sources: [] }), 'sources must name at least one source'],
    ['an empty source', aRow({ sources: [' '] }), 'sources.0 must not be empty'],
    ['no date', without('readOn'), 'readOn is missing'],
    ['a day that does not exist', aRow({ readOn: '2026-02-30' }), 'readOn must be a day such as 2026-11-21'],
    ['an unknown field', aRow({ phone: '1' }), 'phone is not a known field'],
    ['an unknown field inside', aRow({ sms: { to: '1', body: null, text: '' } }), 'sms.text is not a known field'],
    [
      'a plus in the number',
      aRow({ dial: '+49 800 111' }),
      'dial must be dialled as at home: digits, spaces, hyphens, capital letters',
    ],
    [
      'a plus in a text number',
      aRow({ sms: { to: '+1 988', body: null } }),
      'sms.to must be dialled as at home: digits, spaces, hyphens, capital letters',
    ],
    [
      'an international prefix',
      aRow({ dial: '0049 800 111', telUri: 'tel:0049800111' }),
      'dial must not begin with an international prefix',
    ],
    ['a link to another number', aRow({ telUri: 'tel:0800222' }), 'telUri must carry the digits of dial, and only these'],
    [
      'a link without a number',
      aRow({ dial: null, webUrl: 'https://a.org' }),
      'telUri must carry the digits of dial, and only these',
    ],
    [
      'another number with a wrong link',
      aRow({ otherNumbers: [{ dial: '124', telUri: 'tel:125' }] }),
      'otherNumbers.0.telUri must carry the digits of dial, and only these',
    ],
    ['no way to reach it', aRow({ dial: null, telUri: null }), 'dial is null, and so is every other way'],
    ['a chat without https', aRow({ chatUrl: 'http://a.org' }), 'chatUrl must be an https address'],
    ['a page without https', aRow({ webUrl: 'a.org' }), 'webUrl must be an https address'],
    ['confidence C with a priority', aRow({ confidence: 'C' }), 'priority must be null for a row of confidence C'],
    ['an unknown confidence', aRow({ confidence: 'D' }), 'confidence must be A, B or C'],
    ['an unknown kind', aRow({ kind: 'other' }), 'kind must be one of suicide, emotional, youth, text, emergency, directory'],
    ['a country in small letters', aRow({ country: 'de' }), "country must be a country code of two capital letters, or '*'"],
    ['no name', aRow({ names: {} }), 'names must have at least one language'],
    ['an unknown cost', aRow({ cost: 'cheap' }), 'cost must be free or normal-rate'],
    ['unknown hours', aRow({ hours: { kind: 'always' } }), 'hours.kind has the wrong type or value'],
    ['hours that are text', aRow({ hours: '24/7' }), 'hours has the wrong type or value'],
    [
      'a time that does not exist',
      aRow({ hours: schedule({ from: '24:00', to: '25:00' }) }),
      'hours.rules.0.from must be a time such as 09:00',
    ],
    [
      'a 32nd',
      aRow({ hours: schedule({ from: '08:00', to: '09:00', dayOfMonth: 32 }) }),
      'hours.rules.0.dayOfMonth must be at most 31',
    ],
    ['no rules', aRow({ hours: schedule() }), 'hours.rules must not be empty'],
    [
      'an unknown time zone',
      aRow({ hours: { kind: 'schedule', tz: 'Europe/Nowhere', rules: [{ from: '08:00', to: '09:00' }] } }),
      'hours.tz must be a time zone such as Asia/Tokyo',
    ],
    ['ages the wrong way round', aRow({ ages: [25, 12] }), 'ages must begin with the lower one'],
    ['a pair with itself', aRow({ pairWith: ['xx-line'] }), 'pairWith names the row itself (xx-line)'],
    ['a pair with nobody', aRow({ pairWith: ['gone'] }), 'pairWith names a row that does not exist (gone)'],
  ])('rejects %s', (_, row, message) => {
    const id = row.id as string
    expect(() => readHelplines([row])).toThrow(`helplines.json, row 0 (${id}): ${message}.`)
  })

  it.each<[what: string, second: Row, complaint: string]>([
    ['a pair that one side does not know', { pairWith: [] }, 'names a row that does not name this one'],
    ['a pair across countries', { country: 'AT' }, 'names a row of another country'],
    [
      'a pair with one behind More',
      { confidence: 'C', priority: null },
      "names a row that does not stand with this one: one is behind 'More'",
    ],
  ])('rejects %s', (_, secondRow, message) => {
    const rows = [aRow({ id: 'a', pairWith: ['b'] }), aRow({ id: 'b', pairWith: ['a'], ...secondRow })]
    expect(() => readHelplines(rows)).toThrow(`row 0 (a): pairWith ${message} (b).`)
  })

  it('rejects a duplicate id and a second emergency number', () => {
    const { problems } = checkHelplines([aRow({ kind: 'emergency' }), aRow({ kind: 'emergency' })])
    expect(problems.map(({ row, field, problem }) => `${row} ${field} ${problem}`)).toEqual([
      '0 id is not unique',
      '0 kind is emergency in two rows of one country',
      '1 id is not unique',
      '1 kind is emergency in two rows of one country',
    ])
  })

  it('converts letters of a keypad to digits', () => {
    expect(readHelplines([aRow({ dial: '800-SAKINA', telUri: 'tel:800725462' })])).toHaveLength(1)
  })
})

describe('the published numbers', () => {
  it('are dialled as in the country', () => {
    const uris = new Map(readHelplines(data).map(({ id, telUri }) => [id, telUri]))

    expect(uris.get('gb-samaritans')).toBe('tel:116123')
    expect(uris.get('ie-samaritans')).toBe('tel:116123')
    expect(uris.get('us-988')).toBe('tel:988')
    expect(uris.get('au-lifeline')).toBe('tel:131114')
    expect(uris.get('au-emergency')).toBe('tel:000')
    expect(uris.get('ae-sakina')).toBe('tel:800725462')
    expect(JSON.stringify(data)).not.toContain('+')
  })
})

it('counts the days since the sources were read', () => {
  expect(ageInDays({ readOn: '2026-11-21' }, new Date('2026-11-21T23:00Z'))).toBe(0)
  expect(ageInDays({ readOn: '2026-11-21' }, new Date('2027-11-21T00:00Z'))).toBe(365)
  expect(ageInDays({ readOn: '2026-11-21' }, new Date('2026-11-20T23:00Z'))).toBe(-1)
})
