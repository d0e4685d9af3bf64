import { commentsApi, postsApi } from '@worrystone/contracts'
import { beforeAll, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
let me: Awaited<ReturnType<typeof app.aMember>>
let postId: string
beforeAll(async () => {
  app = await testApp()
  me = await app.aMember({ verified: true })
  const body = { shortContent: 'the talk', worryPrompt: 'What if...' }
  postId = (await app.call(postsApi.create, { as: me.token, body })).data.id
})

const write = async (body: object) => (await app.call(commentsApi.create, { as: me.token, params: { postId }, body })).data
const read = async (id: string) => (await app.call(commentsApi.read, { params: { id } })).data

it.each([
  ['Ich drücke dir ganz fest die Daumen für morgen', 'de'],
  ['Te mando un abrazo muy grande', 'es'],
  ['とてもよく分かります', 'ja'],
  ['أنا معك في هذا', 'ar'],
  ['❤️', null],
])('says that %s is in %s', async (content, language) => {
  const { id } = await write({ content })
  expect((await read(id)).language).toBe(language)
  const { data } = await app.call(commentsApi.threaded, { params: { postId }, query: { limit: '100' } })
  expect(data.comments.find((comment) => comment.id === id)?.language).toBe(language)
})

it('follows a change of the text, and is nothing for a phrase alone', async () => {
  const { id } = await write({ content: 'You are doing well, keep going' })
  const change = { content: 'Du machst das gut, mach weiter so' }
  expect((await app.call(commentsApi.update, { as: me.token, params: { id }, body: change })).data.language).toBe('de')
  expect((await write({ phrase: 'i-hear-you' })).language).toBeNull()
})

it('is found by the cleanup for comments from before', async () => {
  const { id } = await write({ content: 'Je pense très fort à toi ce soir' })
  await app.database.db().updateTable('comments').set({ language: null }).where('id', '=', id).execute()
  expect((await read(id)).language).toBeNull()
  await app.jobs['site.cleanup']?.({})
  expect((await read(id)).language).toBe('fr')
})
