import { postsApi, profilesApi, sessionApi, usersApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
let me: Awaited<ReturnType<typeof app.aMember>>
beforeAll(async () => {
  app = await testApp()
  me = await app.aMember({ verified: true })
})
const share = async (shortContent: string, more: object = {}) =>
  (await app.call(postsApi.create, { as: me.token, body: { shortContent, worryPrompt: 'What if...', ...more } })).data

describe('the topics of a worry', () => {
  it.each([
    ['I gave a talk about suicide prevention', ['self-harm']],
    ['My sister has anorexia and my uncle drinks too much alcohol', ['eating', 'substances']],
    ['Seit der Beerdigung schlafe ich schlecht', ['death']],
    ['Me da miedo hablar del maltrato', ['abuse']],
    ['Mein Vater nimmt wieder Drogen', ['substances']],
    ['Моя подруга умерла весной', ['death']],
    ['أخاف من التحرش في العمل', ['abuse']],
    ['पिता की शराब से डर लगता है', ['substances']],
    ['祖母の葬式が怖い', ['death']],
    ['他又开始酗酒了', ['substances']],
    ['가정폭력이 무서워요', ['abuse']],
    ['What if nobody comes to my party?', []],
  ])('%j: %j', async (text, topics) => {
    const { id } = await share(text)
    expect((await app.call(postsApi.read, { params: { id } })).data.topics).toEqual(topics)
  })

  it.each([
    'I want to die',
    'i dont want to live anymore',
    'Everyone would be better off without me',
    'Ich will nicht mehr leben',
  ])('are none for %j, which is dangerous without naming a topic', async (text) => {
    expect((await share(text)).topics).toEqual([])
  })

  it('include those of the longer text and the content warning, and are updated by an edit', async () => {
    const { id, topics } = await share('the talk', { longContent: 'It was about rape.', contentWarning: 'loss' })
    expect(topics).toEqual(['abuse', 'death'])
    const change = async (body: object) => (await app.call(postsApi.update, { as: me.token, params: { id }, body })).data.topics
    expect(await change({ longContent: null })).toEqual(['death'])
    expect(await change({ contentWarning: 'eating' })).toEqual(['eating'])
    expect(await change({ contentWarning: null })).toEqual([])
  })
})

describe('the topics that a reader collapses', () => {
  it('are none at first, are stored without duplicates, and are visible to that person only', async () => {
    const own = async () => (await app.call(sessionApi.profile, { as: me.token })).data.foldTopics
    expect(await own()).toEqual([])
    const change = (foldTopics: unknown) => app.call(profilesApi.update, { as: me.token, body: { foldTopics } })
    expect((await change(['death', 'eating', 'death'])).data.foldTopics).toEqual(['death', 'eating'])
    expect(await own()).toEqual(['death', 'eating'])
    expect((await change(['sadness'])).error.details?.[0]?.message).toBe('Please choose topics from the list')
    const other = await app.aMember()
    const profile = await app.call(usersApi.byUsername, { as: other.token, params: { username: me.username } })
    expect(profile.data).not.toHaveProperty('foldTopics')
    expect((await change([])).data.foldTopics).toEqual([])
  })
})
