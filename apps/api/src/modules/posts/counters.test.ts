import { meTooApi, postsApi, supportApi } from '@worrystone/contracts'
import pino from 'pino'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

/** An app of one's own database would be slow: these tests look at their own worries only. */
async function aHouse(now?: () => Date) {
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) })
  const app = await testApp({ ...(now && { now }), deps: { log } })
  const [author, other] = [await app.aMember(), await app.aMember()]
  const body = { shortContent: 'my own words', worryPrompt: 'What if...' }
  const { id } = (await app.call(postsApi.create, { as: author.token, body })).data
  const set = (counts: object) => app.database.db().updateTable('posts').set(counts).where('id', '=', id).execute()
  const counts = async () => {
    const { data } = await app.call(postsApi.read, { params: { id } })
    return [data.supportCount, data.meTooCount, data.commentCount]
  }
  return { app, author, other, id, said, set, counts, compare: () => app.jobs['counters.compare']?.({}) }
}

it('counters that drifted are corrected by night, and the log names the worry without its text', async () => {
  const { app, other, id, said, set, counts, compare } = await aHouse()
  await app.call(supportApi.add, { as: other.token, params: { postId: id } })
  await app.call(meTooApi.add, { as: other.token, params: { postId: id } })
  const comment = (more: object) => ({ id: crypto.randomUUID(), post_id: id, user_id: other.id, content: 'words', ...more })
  await app.database
    .db()
    .insertInto('comments')
    .values([comment({}), comment({}), comment({ moderation_status: 'pending' }), comment({ removed_at: new Date() })])
    .execute()
  await set({ support_count: 7, me_too_count: 0 })
  await compare()
  expect(await counts()).toEqual([1, 1, 2])
  const line = said.find((entry) => entry.includes(id)) ?? ''
  expect(JSON.parse(line)).toMatchObject({ msg: 'counters had drifted' })
  expect(JSON.parse(line).posts).toContainEqual({ id, supports: -6, me_toos: 1, comments: 2 })
  expect(line).not.toContain('words')

  said.length = 0
  await compare()
  expect(said.filter((entry) => entry.includes(id))).toEqual([])
})

it('changes while counters are corrected stay counted', async () => {
  const { app, id, set, counts, compare } = await aHouse()
  await set({ support_count: 5 })
  const crowd = await Promise.all(Array.from({ length: 10 }, () => app.aMember()))
  await Promise.all([
    compare(),
    ...crowd.map(({ token }) => app.call(supportApi.add, { as: token, params: { postId: id } })),
    compare(),
  ])
  expect(await counts()).toEqual([10, 0, 0])
})

it('the comparison waits for three o’clock, once', async () => {
  const { app } = await aHouse(() => new Date('2031-05-06T22:10:00Z'))
  const waiting = () =>
    app.database
      .db()
      .selectFrom('jobs')
      .select('run_at')
      .where('dedupe_key', '=', 'counters.compare')
      .where('done_at', 'is', null)
      .execute()
  // Other houses share this database, and their clocks stand elsewhere.
  await app.deps.queue.cancel('counters.compare')
  await app.jobs['house.tidy']?.({})
  await app.jobs['house.tidy']?.({})
  expect(await waiting()).toEqual([{ run_at: new Date('2031-05-07T03:00:00Z') }])
})
