import { beforeAll, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { notices } from './index.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})

async function two() {
  const [me, other] = [await app.aMember(), await app.aMember()]
  const sentNotifications = () =>
    app.database.db().selectFrom('notifications').select(['kind', 'actor_id', 'amount']).where('user_id', '=', me.id).execute()
  return { me, other, sentNotifications, follow: { to: me.id, kind: 'follow' as const, actorId: other.id } }
}

it('a person is notified once, and an unread notification is retracted when its cause ends', async () => {
  const { other, sentNotifications, follow } = await two()
  const { notify, retract } = notices(app.database)
  for (let i = 0; i < 2; i++) await notify(follow)
  expect(await sentNotifications()).toEqual([{ kind: 'follow', actor_id: other.id, amount: null }])
  await retract(follow)
  expect(await sentNotifications()).toEqual([])
})

it('a rolled back transaction notifies nobody', async () => {
  const { sentNotifications, follow } = await two()
  const failed = app.database.tx(async () => {
    await notices(app.database).notify(follow)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await sentNotifications()).toEqual([])
})

it('nobody is notified of their own actions, of a muted person, or across a block', async () => {
  const { notify } = notices(app.database)
  const { me, sentNotifications } = await two()
  await notify({ to: me.id, kind: 'follow', actorId: me.id })
  const [muted, blocked, blocking] = [await app.aMember(), await app.aMember(), await app.aMember()]
  const db = app.database.db()
  await db.insertInto('mutes').values({ muter_id: me.id, muted_id: muted.id }).execute()
  await db
    .insertInto('blocks')
    .values([
      { blocker_id: me.id, blocked_id: blocked.id },
      { blocker_id: blocking.id, blocked_id: me.id },
    ])
    .execute()
  for (const { id } of [muted, blocked, blocking]) await notify({ to: me.id, kind: 'follow', actorId: id })
  expect(await sentNotifications()).toEqual([])
  await notify({ to: me.id, kind: 'me-too', amount: 5 })
  expect(await sentNotifications()).toEqual([{ kind: 'me-too', actor_id: null, amount: 5 }])
})

it('notifying a deleted person does nothing', async () => {
  await notices(app.database).notify({ to: crypto.randomUUID(), kind: 'follow' })
})

it('many are notified in one statement, each of their own event and by the same rules', async () => {
  const { me, other, sentNotifications, follow } = await two()
  const [muted, receiver] = [await app.aMember(), await app.aMember()]
  const db = app.database.db()
  await db.insertInto('mutes').values({ muter_id: me.id, muted_id: muted.id }).execute()
  const { notifyAll } = notices(app.database)
  await notifyAll([])
  for (let i = 0; i < 2; i++) {
    await notifyAll([
      follow,
      follow,
      { to: me.id, kind: 'me-too', amount: 5 },
      { to: me.id, kind: 'me-too', amount: 10, causedBy: muted.id },
      { to: me.id, kind: 'follow', actorId: muted.id },
      { to: receiver.id, kind: 'follow', actorId: me.id },
      { to: crypto.randomUUID(), kind: 'follow' },
    ])
  }
  const sent = (await sentNotifications()).sort((a, b) => (a.amount ?? 0) - (b.amount ?? 0))
  expect(sent).toEqual([
    { kind: 'follow', actor_id: other.id, amount: null },
    { kind: 'me-too', actor_id: null, amount: 5 },
  ])
  const received = await db.selectFrom('notifications').select(['kind', 'actor_id']).where('user_id', '=', receiver.id).execute()
  expect(received).toEqual([{ kind: 'follow', actor_id: me.id }])
})
