import { blocksApi, myDataApi, postsApi, savedPostsApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { unzip } from '../../testing/unzip.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

let app: Awaited<ReturnType<typeof testApp>>
let author: Member
beforeAll(async () => {
  app = await testApp()
  author = await app.aMember({ verified: true })
})

async function aWorry(form: object = {}) {
  const body = { shortContent: `worry ${crypto.randomUUID()}`, worryPrompt: 'What if...', ...form }
  return (await app.call(postsApi.create, { as: author.token, body })).data.id
}
const save = (id: string, as?: Member) => app.call(savedPostsApi.save, { as: as?.token, params: { id } })
const remove = (id: string, as?: Member) => app.call(savedPostsApi.remove, { as: as?.token, params: { id } })
const list = async (as: Member, query = {}) => (await app.call(savedPostsApi.list, { as: as.token, query })).data
const idsOf = ({ posts }: Awaited<ReturnType<typeof list>>) => posts.map(({ id }) => id)

describe('saved worries', () => {
  it('are saved and taken off, idempotently, and marked for this member alone', async () => {
    const [id, me, other] = [await aWorry(), await app.aMember(), await app.aMember()]
    for (let i = 0; i < 2; i++) expect(await save(id, me)).toMatchObject({ status: 200, data: { isSaved: true } })
    const isSavedFor = async (as?: Member) => (await app.call(postsApi.read, { as: as?.token, params: { id } })).data.isSaved
    expect([await isSavedFor(me), await isSavedFor(other), await isSavedFor(author), await isSavedFor()]).toEqual([
      true,
      false,
      false,
      false,
    ])
    const { data } = await app.call(postsApi.list, { as: me.token, query: { limit: '100' } })
    expect(data.posts.find((post) => post.id === id)?.isSaved).toBe(true)
    for (let i = 0; i < 2; i++) expect(await remove(id, me)).toMatchObject({ status: 200, data: { isSaved: false } })
    expect([await isSavedFor(me), idsOf(await list(me))]).toEqual([false, []])
  })

  it('are listed by their time of saving, in pages, one’s own too', async () => {
    const ids = [await aWorry(), await aWorry(), await aWorry({ privacyLevel: 'private' })]
    for (const id of ids) await save(id, author)
    expect(idsOf(await list(author))).toEqual(ids.toReversed())
    expect(await list(author, { limit: '2' })).toMatchObject({ hasMore: true, total: 3 })
    expect(idsOf(await list(author, { limit: '2', offset: '2' }))).toEqual([ids[0]])
  })

  it('vanish from list and total while they cannot be seen', async () => {
    const [id, kept, me] = [await aWorry(), await aWorry(), await app.aMember()]
    for (const one of [id, kept]) await save(one, me)
    const change = (privacyLevel: string) =>
      app.call(postsApi.update, { as: author.token, params: { id }, body: { privacyLevel } })
    await change('private')
    const hidden = await list(me)
    expect([idsOf(hidden), hidden.total]).toEqual([[kept], 1])
    expect([(await save(id, me)).status, (await remove(id, me)).status]).toEqual([404, 404])
    await change('public')
    expect((await list(me)).total).toBe(2)
    await app.call(blocksApi.block, { as: author.token, params: { userId: me.id } })
    expect(await list(me)).toMatchObject({ posts: [], total: 0, hasMore: false })
  })

  it('are answered for a hidden worry exactly as for a missing one', async () => {
    const [id, me] = [await aWorry({ privacyLevel: 'private' }), await app.aMember()]
    for (const toggle of [save, remove]) {
      const missing = await toggle(crypto.randomUUID(), me)
      const hidden = await toggle(id, me)
      expect([hidden.status, hidden.error]).toEqual([404, missing.error])
      expect((await toggle('nothing', me)).error.message).toBe('Invalid id')
      expect((await toggle(id)).status).toBe(401)
    }
    expect((await app.call(savedPostsApi.list)).status).toBe(401)
  })

  it('are in the archive of their member and of nobody else', async () => {
    const [id, me] = [await aWorry(), await app.aMember()]
    await save(id, me)
    for (const [member, saved] of [
      [me, 1],
      [author, 0],
    ] as const) {
      await app.database.db().deleteFrom('saved_posts').where('user_id', '=', author.id).execute()
      await app.call(myDataApi.createArchive, { as: member.token })
      await app.runJobs('my-data.archive')
      const { archive } = (await app.call(myDataApi.overview, { as: member.token })).data
      const { rawPayload } = await app.server.inject(archive?.url ?? '')
      const data = JSON.parse(unzip(rawPayload).get('data.json')?.toString() ?? '{}') as { saved_posts: unknown[] }
      expect(data.saved_posts).toHaveLength(saved)
    }
  })

  it('go with the worry and with the account', async () => {
    const [id, me] = [await aWorry(), await app.aMember()]
    await save(id, me)
    await app.call(postsApi.remove, { as: author.token, params: { id } })
    expect((await list(me)).total).toBe(0)
    const other = await aWorry()
    await save(other, me)
    await app.database.db().deleteFrom('users').where('id', '=', me.id).execute()
    expect((await save(other, me)).status).toBe(401)
    expect(await app.database.db().selectFrom('saved_posts').selectAll().where('post_id', '=', other).execute()).toEqual([])
  })
})
