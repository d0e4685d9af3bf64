import { helplinesApi, safetyCheckApi } from '@worrystone/contracts'
import { helplines } from '@worrystone/safety/helplines'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../seed/catalogue.ts'
import { testApp } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'

let app: Awaited<ReturnType<typeof testApp>>
const lines: string[] = []
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  // The test counts the rows of all tables, so it needs a separate database.
  const database = await testDatabase()
  await seedCatalogue(database)
  app = await testApp({ deps: { log, database } })
})
afterAll(() => app.database.close())
const check = (text: unknown) => app.call(safetyCheckApi.check, { body: { text } })
const lookUp = (query: Record<string, string>) => app.call(helplinesApi.helplines, { query })

describe('the check of a text', () => {
  it.each([
    ['What if nobody comes to my party?', { level: 0, method: false }],
    ['I want to die', { level: 2, method: false }],
    ['Quiero morir', { level: 2, method: false }],
  ])('of %j returns %j, without sign-in', async (text, expected) => {
    expect(await check(text)).toMatchObject({ status: 200, data: expected })
  })

  it('accepts 1 to 10,000 characters', async () => {
    expect(await check('  \n ')).toMatchObject({ status: 400, error: { details: [{ message: 'Please send a text' }] } })
    expect((await check('x'.repeat(10_001))).error.details?.[0]?.message).toBe('The text must be less than 10,000 characters')
    expect((await check('👨‍👩‍👧‍👦'.repeat(2_000))).data).toEqual({ level: 0, method: false })
    expect((await check(`${'word '.repeat(1_990)}I want to die`)).data.level).toBe(2)
    expect((await check(undefined)).status).toBe(400)
  })

  it('stores nothing of the text in the database and in the log', async () => {
    const rows = async () => {
      const { rows: tables } = await sql<{ name: string; found: string }>`
        select relname as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text
          as found from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(
        app.database.db(),
      )
      return tables
    }
    const before = await rows()
    lines.length = 0
    await check('I want to die on a purple bicycle')
    expect(lines.join('')).toContain('"route":"/api/safety/check"')
    expect(lines.join('')).not.toMatch(/purple|bicycle|level":[123]\b(?!0)|danger/)
    expect(await rows()).toEqual(before)
  })
})

describe('helplines', () => {
  it('of a country are listed best first, with a public cache header', async () => {
    const { status, headers, data } = await lookUp({ country: 'us', language: 'es' })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=300')
    expect(data.country).toBe('US')
    expect(data.emergency).toMatchObject({ country: 'US', dial: '911' })
    expect(data.helplines[0]).toMatchObject({ dial: '988', readOn: expect.any(String), sources: expect.any(Array) })
    expect(data.helplines.every((row) => row.country === 'US')).toBe(true)
  })

  it('of a country without any are the international directories', async () => {
    const known = new Set(helplines.map(({ country }) => country))
    const unknown = ['AQ', 'BV', 'HM', 'TF'].find((country) => !known.has(country)) ?? 'ZZ'
    const { status, data } = await lookUp({ country: unknown })
    expect(status).toBe(200)
    expect(data.emergency).toBeNull()
    expect(data.helplines.length).toBeGreaterThan(0)
    expect(data.helplines.every((row) => row.country === '*')).toBe(true)
  })

  it.each(['Germany', 'D', '', '1E', 'DE,FR'])('refuse %j with a message', async (country) => {
    expect((await lookUp({ country })).error).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: [{ path: 'country', message: 'Please give the country by its two letters, such as DE' }],
    })
  })
})
