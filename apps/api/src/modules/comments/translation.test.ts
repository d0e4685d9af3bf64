import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { commentsApi, followsApi, languagesApi, type PrivacyLevel, postsApi } from '@worrystone/contracts'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Member = Awaited<ReturnType<App['aMember']>>

const SPANISH = 'Te mando un abrazo muy grande, Zaragoza'
const log: string[] = []
const requests: { url: string | undefined; body: unknown }[] = []
const GOOD = (response: ServerResponse) => void response.end(JSON.stringify({ translatedText: 'I send you a big hug' }))
let answer: (response: ServerResponse) => void = GOOD
const service = createServer(async (request: IncomingMessage, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  requests.push({ url: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) })
  answer(response)
})

let app: App
let author: Member
let friend: Member
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) })
  const environment = { TRANSLATE_URL: url, TRANSLATE_KEY: 'a-key', TRANSLATE_TIMEOUT: '3000' }
  app = await testApp({ environment, deps: { log: logger } })
  ;[author, friend] = await Promise.all([app.aMember({ verified: true }), app.aMember({ verified: true })])
  await app.call(followsApi.follow, { as: author.token, params: { userId: friend.id } })
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

/** Each by a person of their own: one who repeats a text is held. */
async function aComment(privacyLevel: PrivacyLevel, { as, content = SPANISH }: { as?: Member; content?: string } = {}) {
  const writer = as ?? (await app.aMember({ verified: true }))
  const body = { shortContent: 'the talk', worryPrompt: 'What if...', privacyLevel }
  const postId = (await app.call(postsApi.create, { as: author.token, body })).data.id
  return (await app.call(commentsApi.create, { as: writer.token, params: { postId }, body: { content } })).data.id
}
const translate = (id: string, as: Member | undefined = author, language = 'en', of = app) =>
  of.call(commentsApi.translate, { as: as?.token, params: { id }, body: { language } })
const isTranslatable = async (id: string, as = author) =>
  (await app.call(commentsApi.read, { as: as.token, params: { id } })).data.isTranslatable
const allow = (as: Member, isAllowed: boolean) => app.call(languagesApi.allowTranslation, { as: as.token, body: { isAllowed } })

describe('a comment in another language', () => {
  it('is translated by the operator’s service, which gets the text and the languages alone', async () => {
    const id = await aComment('public')
    expect(await isTranslatable(id)).toBe(true)
    requests.length = 0
    expect(await translate(id)).toMatchObject({ status: 200, data: { text: 'I send you a big hug' } })
    const body = { q: SPANISH, source: 'es', target: 'en', format: 'text', api_key: 'a-key' }
    expect(requests).toEqual([{ url: '/translate', body }])
    expect(log.join('')).not.toMatch(/Zaragoza|big hug|a-key/)
  })

  it('is refused to visitors, for unknown languages, and where there is nothing to read', async () => {
    const id = await aComment('public')
    expect((await app.call(commentsApi.translate, { params: { id }, body: { language: 'en' } })).status).toBe(401)
    expect((await translate(id, author, 'xx')).status).toBe(400)
    expect((await translate(crypto.randomUUID())).status).toBe(404)
    // Held until a moderator decides: only its writer reads it.
    await app.database.db().updateTable('comments').set({ moderation_status: 'pending' }).where('id', '=', id).execute()
    expect((await translate(id)).status).toBe(404)
    const unknown = await aComment('public', { content: '❤️' })
    expect([await isTranslatable(unknown), (await translate(unknown)).status]).toEqual([false, 403])
  })

  it.each(['friends', 'private'] as const)('below a worry for %s goes nowhere unless both writers allow it', async (level) => {
    const as = level === 'private' ? author : friend
    const id = await aComment(level, { as })
    requests.length = 0
    const state = async () => [await isTranslatable(id), (await translate(id)).status]
    expect(await state()).toEqual([false, 403])
    await allow(as, true)
    if (level === 'friends') {
      // The one who wrote the worry has not allowed it.
      expect(await state()).toEqual([false, 403])
      expect(requests).toEqual([])
      await allow(author, true)
    }
    expect(await state()).toEqual([true, 200])
    await allow(as, false)
    expect(await state()).toEqual([false, 403])
    await allow(author, false)
    // Who can't see the worry finds nothing at all.
    expect((await translate(id, await app.aMember())).status).toBe(404)
  })

  it.each([
    ['an error', (response: ServerResponse) => void response.writeHead(500).end('{}')],
    ['no JSON', (response: ServerResponse) => void response.end('<html>')],
    ['nothing', (response: ServerResponse) => void response.end('{"translatedText":" "}')],
    ['too much', (response: ServerResponse) => void response.end(JSON.stringify({ translatedText: 'x'.repeat(100_000) }))],
    ['another address', (response: ServerResponse) => void response.writeHead(302, { location: '/elsewhere' }).end()],
    ['no answer in time', () => {}],
  ])('is unavailable when the service gives %s', async (_, given) => {
    const id = await aComment('public')
    answer = given
    expect((await translate(id)).status).toBe(503)
    answer = GOOD
    expect(log.join('')).not.toMatch(/Zaragoza/)
  })

  it('is translated so often in an hour, by the reader', async () => {
    const limited = await testApp({
      environment: { TRANSLATE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`, RATE_LIMIT_SCALE: '0.05' },
    })
    const id = await aComment('public')
    const reader = await app.aMember()
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push((await translate(id, reader, 'en', limited)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    await limited.server.close()
  })
})

describe('without a translation service', () => {
  it('nothing is offered, and what a member allows is kept for later', async () => {
    const plain = await testApp()
    const id = await aComment('public')
    const { data } = await plain.call(commentsApi.read, { as: author.token, params: { id } })
    expect(data.isTranslatable).toBe(false)
    expect((await translate(id, author, 'en', plain)).status).toBe(403)
    const setting = async (of: App) => (await of.call(languagesApi.translation, { as: friend.token })).data
    expect([await setting(plain), await setting(app)]).toEqual([
      { isOffered: false, isAllowed: false },
      { isOffered: true, isAllowed: false },
    ])
    expect((await allow(friend, true)).data).toEqual({ isOffered: true, isAllowed: true })
    expect((await setting(app)).isAllowed).toBe(true)
    await plain.server.close()
  })

  it('a key alone is a mistake in the settings', async () => {
    await expect(testApp({ environment: { TRANSLATE_KEY: 'a-key' } })).rejects.toThrow(
      'Translations need this setting as well: TRANSLATE_URL',
    )
  })
})
