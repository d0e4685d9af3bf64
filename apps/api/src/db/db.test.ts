import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import type { Database } from './db.ts'
import { isDatabaseUnavailable, isUniqueViolation } from './failures.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

let count = 0
const aPrompt = () => ({ id: `prompt-${++count}`, text: `text ${count}`, position: count })
const add = (prompt: { id: string; text: string; position: number }) =>
  database.db().insertInto('prompts').values(prompt).execute()
const has = async (id: string) =>
  (await database.db().selectFrom('prompts').select('id').where('id', '=', id).execute()).length === 1
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('a transaction', () => {
  test('is committed or rolled back as a whole', async () => {
    const [kept, lost] = [aPrompt(), aPrompt()]
    await database.tx(() => add(kept))
    await expect(
      database.tx(async () => {
        await add(lost)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect([await has(kept.id), await has(lost.id)]).toEqual([true, false])
  })

  test('includes every statement inside it, also those of a nested transaction', async () => {
    const [outer, inner] = [aPrompt(), aPrompt()]
    await expect(
      database.tx(async () => {
        await add(outer)
        await database.tx(() => add(inner))
        expect(await has(inner.id)).toBe(true)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect([await has(outer.id), await has(inner.id)]).toEqual([false, false])
  })

  test('does not include a concurrent statement from outside', async () => {
    const [inside, outside] = [aPrompt(), aPrompt()]
    const { promise: isOpen, resolve: opened } = Promise.withResolvers<void>()
    const failing = database.tx(async () => {
      await add(inside)
      opened()
      await pause(50)
      throw new Error('no')
    })
    await isOpen
    const adding = add(outside)
    await expect(failing).rejects.toThrow('no')
    await adding
    expect([await has(inside.id), await has(outside.id)]).toEqual([false, true])
  })

  test('does not include work that is started inside it and runs after its end', async () => {
    const [late, lateInTx] = [aPrompt(), aPrompt()]
    let after: Promise<unknown> = Promise.resolve()
    await database.tx(async () => {
      after = pause(50).then(async () => {
        await add(late)
        await database.tx(async () => {
          await add(lateInTx)
          throw new Error('no')
        })
      })
      after.catch(() => {})
    })
    await expect(after).rejects.toThrow('no')
    expect([await has(late.id), await has(lateInTx.id)]).toEqual([true, false])
  })

  test('that fails does not affect the next one', async () => {
    await expect(database.tx(() => sql`select nonsense from nowhere`.execute(database.db()))).rejects.toThrow()
    const prompt = aPrompt()
    await database.tx(() => add(prompt))
    expect(await has(prompt.id)).toBe(true)
  })

  test('is serialized with concurrent ones', async () => {
    const prompts = Array.from({ length: 20 }, aPrompt)
    await Promise.all(prompts.map((prompt) => database.tx(() => add(prompt))))
    expect(await Promise.all(prompts.map(({ id }) => has(id)))).toEqual(Array(20).fill(true))
  })
})

describe('both drivers return the same', () => {
  test('for numbers, times, JSON and arrays', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740991::int8 as big, count(*) as many, '2026-01-02T03:04:05.678Z'::timestamptz as at,
             '{"a":[1]}'::jsonb as data, array['x','y'] as list, 'a' = any(${['a', 'b']}) as known, null as nothing`.execute(
      database.db(),
    )
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        many: 1,
        at: new Date('2026-01-02T03:04:05.678Z'),
        data: { a: [1] },
        list: ['x', 'y'],
        known: true,
        nothing: null,
      },
    ])
  })

  test('for a violated unique constraint: its name', async () => {
    const prompt = aPrompt()
    await add(prompt)
    const thrown = await add(prompt).catch((reason: unknown) => reason)
    expect(isUniqueViolation(thrown)).toBe(true)
    expect(isUniqueViolation(thrown, 'prompts_pkey')).toBe(true)
    expect(isUniqueViolation(thrown, 'another_rule')).toBe(false)
    expect(isDatabaseUnavailable(thrown)).toBe(false)
  })
})

test('a statement after closing reports that the database is unavailable', async () => {
  const other = await testDatabase()
  await sql`select 1`.execute(other.db())
  await other.close()
  await expect(other.ping(1_000)).rejects.toThrow()
})

test('a second migration does nothing, also with two at the same time', async () => {
  expect(await Promise.all([database.migrate(), database.migrate()])).toEqual([[], []])
})

test('a database of a newer version is refused in one sentence', async () => {
  const { db } = database
  await sql`insert into kysely_migration (name, timestamp) values ('9999-tomorrow', '2999-01-01')`.execute(db())
  try {
    await expect(database.migrate()).rejects.toThrow(
      /^The database could not be migrated \(.*9999-tomorrow.*\): nothing was changed/,
    )
  } finally {
    await sql`delete from kysely_migration where name = '9999-tomorrow'`.execute(db())
  }
})
