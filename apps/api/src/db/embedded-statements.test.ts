import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from './db.ts'

let database: Database
beforeAll(async () => {
  // On a server the template is the name of a database there.
  const template = process.env.TEST_DATABASE_URL ? undefined : inject('databaseTemplate')
  database = openDatabase({ folder: undefined, template })
  await sql`create table notes (id int primary key, text text not null)`.execute(database.db())
})
afterAll(() => database.close())

const add = (id: number) => sql`insert into notes values (${id}, 'a text')`.execute(database.db())
const texts = async (id: number) => (await sql`select * from notes where id = ${id}`.execute(database.db())).rows
const preparedCount = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_prepared_statements`.execute(database.db())
  return rows[0]?.count ?? 0
}

describe('a repeated statement of the embedded database', () => {
  test('returns the rows for each of its values', async () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7]) await add(id)
    for (const id of [7, 1, 4]) expect(await texts(id)).toEqual([{ id, text: 'a text' }])
    expect(await texts(99)).toEqual([])
  })

  test('is prepared once', async () => {
    await texts(1)
    const before = await preparedCount()
    for (let at = 0; at < 10; at++) await texts(at)
    expect(await preparedCount()).toBe(before)
  })

  test('returns a column that is added to its table', async () => {
    await sql`alter table notes add column language text not null default 'en'`.execute(database.db())
    expect(await texts(1)).toEqual([{ id: 1, text: 'a text', language: 'en' }])
    await database.tx(async () => {
      await sql`alter table notes drop column language`.execute(database.db())
      expect(await texts(1)).toEqual([{ id: 1, text: 'a text' }])
    })
  })

  test('that fails leaves the next one whole, also in a transaction', async () => {
    await expect(add(1)).rejects.toMatchObject({ code: '23505' })
    await expect(database.tx(() => add(1))).rejects.toMatchObject({ code: '23505' })
    const broken = () => sql`select nothing from notes where id = ${1}`.execute(database.db())
    await expect(broken()).rejects.toMatchObject({ code: '42703' })
    await expect(database.tx(broken)).rejects.toMatchObject({ code: '42703' })
    expect(await texts(1)).toHaveLength(1)
  })

  test('is planned anew after thousands, because its table may have grown', async () => {
    for (let at = 0; at < 50; at++) await sql`select ${sql.lit(at)}::int as at`.execute(database.db())
    expect(await preparedCount()).toBeGreaterThan(50)
    for (let at = 0; at < 2_000; at++) await texts(1)
    expect(await preparedCount()).toBeLessThan(10)
  })
})

test('the embedded database keeps a limited number of prepared statements', async () => {
  for (let at = 0; at < 700; at++) {
    const { rows } = await sql<{ at: number }>`select ${sql.lit(at)}::int as at`.execute(database.db())
    expect(rows).toEqual([{ at }])
  }
  expect(await preparedCount()).toBeLessThanOrEqual(300)
})
