import { postsApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { deleteExpiredKeys } from './idempotency.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

describe('an Idempotency-Key', () => {
  let app: Awaited<ReturnType<typeof testApp>>
  let me: Member
  beforeAll(async () => {
    app = await testApp()
    me = await app.aMember({ verified: true })
  })

  const share = (key: string | undefined, shortContent = 'once', by: Member = me) =>
    app.call(postsApi.create, {
      as: by.token,
      body: { shortContent, worryPrompt: 'What if...' },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
  const countOf = async (by: Member) => {
    const rows = await app.database.db().selectFrom('posts').select('id').where('user_id', '=', by.id).execute()
    return rows.length
  }

  it('returns the first response again', async () => {
    const key = crypto.randomUUID()
    const first = await share(key)
    expect(first.status).toBe(201)
    const before = await countOf(me)
    const second = await share(key)
    expect(second.status).toBe(201)
    expect(second.data).toEqual(first.data)
    expect(await countOf(me)).toBe(before)
  })

  it('creates one worry from twenty concurrent requests', async () => {
    const person = await app.aMember({ verified: true })
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => share(key, 'all at once', person)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(await countOf(person)).toBe(1)
  })

  it('is refused for a different request', async () => {
    const key = crypto.randomUUID()
    await share(key)
    const other = await share(key, 'something else')
    expect(other).toMatchObject({
      status: 409,
      error: { code: 'CONFLICT', message: 'This Idempotency-Key was used for another request: please send a new key' },
    })
  })

  it('is separate for each user', async () => {
    const [key, other] = [crypto.randomUUID(), await app.aMember()]
    const [mine, theirs] = [await share(key), await share(key, 'once', other)]
    expect(theirs.status).toBe(201)
    expect(theirs.data.id).not.toBe(mine.data.id)
  })

  it('is not used up by a refused request', async () => {
    const key = crypto.randomUUID()
    expect((await share(key, '')).status).toBe(400)
    const wrong = await app.call(postsApi.create, {
      as: me.token,
      body: { shortContent: 'x', worryPrompt: 'no such prompt' },
      headers: { 'idempotency-key': key },
    })
    expect(wrong.status).toBe(400)
    expect((await share(key)).status).toBe(201)
  })

  it.each(['', 'a'.repeat(201), 'caf\u00e9', 'tab\tin it'])('must be 1 to 200 printable characters, not %j', async (key) => {
    const { status, error } = await share(key)
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: 'VALIDATION_ERROR', message: 'Idempotency-Key must be 1 to 200 printable characters' })
  })

  it('expires after a day', async () => {
    const key = crypto.randomUUID()
    const age = (hours: number) =>
      app.database
        .db()
        .updateTable('idempotency_keys')
        .set({ created_at: new Date(Date.now() - hours * 3_600_000) })
        .where('key', '=', key)
        .execute()
    const first = await share(key)
    await age(23)
    expect((await share(key)).data.id).toBe(first.data.id)
    await age(25)
    const next = await share(key, 'another day')
    expect(next.status).toBe(201)
    expect(next.data.id).not.toBe(first.data.id)
    await age(25)
    await deleteExpiredKeys(app.database)
    const left = await app.database.db().selectFrom('idempotency_keys').select('key').where('key', '=', key).execute()
    expect(left).toEqual([])
  })

  it('keeps nothing of a deleted worry', async () => {
    const key = crypto.randomUUID()
    const { data } = await share(key, 'please forget me')
    await app.call(postsApi.remove, { as: me.token, params: { id: data.id } })
    const left = await app.database.db().selectFrom('idempotency_keys').select('key').where('key', '=', key).execute()
    expect(left).toEqual([])
  })

  it('is optional', async () => {
    expect((await share(undefined)).status).toBe(201)
  })
})
