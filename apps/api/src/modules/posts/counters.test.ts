import { meTooApi, postsApi, supportApi } from '@worrystone/contracts'
import pino from 'pino'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

/** The tests share a database, so each reads its own worries only. */
async function anApp(now?: () => Date) {
  const logged: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
  const app = await testApp({ ...(now && { now }), deps: { log } })
  const [author, other] = [await app.aMember(), await app.aMember()]
  const body = { shortContent: 'my own words', worryPrompt: 'What if...' }
  const { id } = (await app.call(postsApi.create, { as: author.token, body })).data
  const set = (counts: object) => app.database.db().updateTable('posts').set(counts).where('id', '=', id).execute()
  const counts = async () => {
    const { data } = await app.call(postsApi.read, { params: { id } })
    return [data.supportCount, data.meTooCount, data.commentCount]
  }
  return { app, author, other, id, logged, set, counts, compare: () => app.jobs['counters.compare']?.({}) }
}

it('the nightly job corrects drifted counters and logs the ids of the worries without their text', async () => {
  const { app, other, id, logged, set, counts, compare } = await anApp()
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
  const line = logged.find((entry) => entry.includes(id)) ?? ''
  expect(JSON.parse(line)).toMatchObject({ msg: 'counters had drifted' })
  expect(JSON.parse(line).posts).toContainEqual({ id, supports: -6, me_toos: 1, comments: 2 })
  expect(line).not.toContain('words')

  logged.length = 0
  await compare()
  expect(logged.filter((entry) => entry.includes(id))).toEqual([])
})

it('changes during the correction stay counted', async () => {
  const { app, id, set, counts, compare } = await anApp()
  await set({ support_count: 5 })
  const supporters = await Promise.all(Array.from({ length: 10 }, () => app.aMember()))
  await Promise.all([
    compare(),
    ...supporters.map(({ token }) => app.call(supportApi.add, { as: token, params: { postId: id } })),
    compare(),
  ])
  expect(await counts()).toEqual([10, 0, 0])
})

it('the comparison is scheduled once, for three o’clock', async () => {
  const { app } = await anApp(() => new Date('2031-05-06T22:10:00Z'))
  const waiting = () =>
    app.database
      .db()
      .selectFrom('jobs')
      .select('run_at')
      .where('dedupe_key', '=', 'counters.compare')
      .where('done_at', 'is', null)
      .execute()
  // Apps of other tests share this database and have other clocks.
  await app.deps.queue.cancel('counters.compare')
  await app.jobs['site.cleanup']?.({})
  await app.jobs['site.cleanup']?.({})
  expect(await waiting()).toEqual([{ run_at: new Date('2031-05-07T03:00:00Z') }])
})
