import { beforeAll, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { notices } from './index.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})

async function two() {
  const [me, other] = [await app.aMember(), await app.aMember()]
  const told = () =>
    app.database.db().selectFrom('notifications').select(['kind', 'actor_id', 'amount']).where('user_id', '=', me.id).execute()
  return { me, other, told, follow: { to: me.id, kind: 'follow' as const, actorId: other.id } }
}

it('a person is notified once, and what ended unread is retracted', async () => {
  const { other, told, follow } = await two()
  const { notify, retract } = notices(app.database)
  for (let i = 0; i < 2; i++) await notify(follow)
  expect(await told()).toEqual([{ kind: 'follow', actor_id: other.id, amount: null }])
  await retract(follow)
  expect(await told()).toEqual([])
})

it('nobody is notified of what was rolled back', async () => {
  const { told, follow } = await two()
  const failed = app.database.tx(async () => {
    await notices(app.database).notify(follow)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await told()).toEqual([])
})

it('nobody is notified of themselves, of somebody muted, or across a block', async () => {
  const { notify } = notices(app.database)
  const { me, told } = await two()
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
  expect(await told()).toEqual([])
  await notify({ to: me.id, kind: 'me-too', amount: 5 })
  expect(await told()).toEqual([{ kind: 'me-too', actor_id: null, amount: 5 }])
})

it('a deleted person is not notified, and nothing breaks', async () => {
  await notices(app.database).notify({ to: crypto.randomUUID(), kind: 'follow' })
})
