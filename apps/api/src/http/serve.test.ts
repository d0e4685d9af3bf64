import { endpoint, type Feature, Id } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { describe, expect, test } from 'vitest'
import { handleErrors } from './errors.ts'
import { serve, serveList } from './serve.ts'
import type { Viewer } from './viewer.ts'

const member: Viewer = { userId: 'u', sessionId: 's', role: 'member' }
const params = z.object({ id: Id })
const body = z.strictObject({ text: z.string('Text is required') })
const response = z.object({ text: z.string(), list: z.array(z.object({ id: z.string() })) })

/** An app with one module, without the hooks of the real app. */
function anApp({
  viewer = null,
  isLive = true,
  features = [],
}: {
  viewer?: Viewer | null
  isLive?: boolean
  features?: Feature[]
} = {}) {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  app.decorateRequest('viewer', null)
  app.addHook('onRequest', async (request) => {
    request.viewer = viewer
  })
  app.decorate('guards', () => ({ onRequest: [], preHandler: [] }))
  app.decorate('isSessionLive', async () => isLive)
  app.decorate('canUse', async (feature: Feature) => features.includes(feature))
  return app
}

const rich = { text: 'hello', list: [{ id: '1', email: 'who@example.org' }], passwordHash: 'secret' }

test('a field that is not in the contract is never sent, at any depth', async () => {
  const app = anApp()
  serve(app, endpoint.get('/x', { who: 'anyone', summary: '', response }), async () => rich)
  expect((await app.inject('/x')).json()).toEqual({ data: { text: 'hello', list: [{ id: '1' }] } })
})

test('a response that violates the contract is a failure', async () => {
  const app = anApp()
  serve(app, endpoint.get('/x', { who: 'anyone', summary: '', response }), async () => ({ text: 'hello' }) as never)
  const { statusCode, body } = await app.inject('/x')
  expect(statusCode).toBe(500)
  expect(JSON.parse(body).error.code).toBe('INTERNAL')
})

test('input is parsed by the contract', async () => {
  const app = anApp()
  const query = z.object({ limit: z.coerce.number() })
  const e = endpoint.post('/x/:id', { who: 'anyone', summary: '', status: 201, params, query, body, response })
  const id = '01a1fd79-c793-7610-b231-be182237028b'
  serve(app, e, async ({ params, query, body }) => ({ text: `${params.id} ${query.limit + 1} ${body.text}`, list: [] }))
  const reply = await app.inject({ method: 'POST', url: `/x/${id}?limit=4`, payload: { text: 'hi' } })
  expect([reply.statusCode, reply.json().data.text]).toEqual([201, `${id} 5 hi`])
  const refused = await app.inject({ method: 'POST', url: '/x/1?limit=4', payload: { text: 'hi' } })
  expect(refused.json().error.details).toEqual([{ path: 'id', message: 'Invalid id' }])
})

test.each([
  ['anyone', null, 200],
  ['member', null, 401],
  ['member', member, 200],
  ['moderator', member, 403],
  ['moderator', { ...member, role: 'admin' as const }, 200],
  ['admin', { ...member, role: 'moderator' as const }, 403],
] as const)('an endpoint for %s answers %o with %i', async (who, viewer, status) => {
  const app = anApp({ viewer })
  serve(app, endpoint.get('/x', { who, summary: '', response }), async () => rich)
  expect((await app.inject('/x')).statusCode).toBe(status)
})

test.each([
  ['smart_notifications', 'premium', 'This is part of the Premium plan'],
  ['advanced_privacy', 'supporter', 'This is part of the Supporter plan'],
] as const)('an endpoint that needs %s is refused to the tier %s', async (requiredFeature, tier, sentence) => {
  const answers = async (features: Feature[], viewer: Viewer | null = member) => {
    const app = anApp({ viewer, features })
    serve(app, endpoint.get('/x', { who: 'member', requiredFeature, summary: '', response }), async () => rich)
    return app.inject('/x')
  }
  expect((await answers([requiredFeature])).statusCode).toBe(200)
  expect((await answers([], null)).statusCode).toBe(401)
  const refused = await answers([])
  expect(refused.statusCode).toBe(403)
  expect(refused.json().error).toMatchObject({
    code: 'UPGRADE_REQUIRED',
    message: sentence,
    details: [
      { path: 'feature', message: requiredFeature },
      { path: 'tier', message: tier },
    ],
  })
})

test('an access token of an ended session can still read, but not write', async () => {
  const app = anApp({ viewer: member, isLive: false })
  serve(app, endpoint.get('/x', { who: 'member', summary: '', response }), async () => rich)
  serve(app, endpoint.post('/x', { who: 'member', summary: '', response }), async () => rich)
  expect((await app.inject('/x')).statusCode).toBe(200)
  expect((await app.inject({ method: 'POST', url: '/x' })).statusCode).toBe(401)
})

describe('a list', () => {
  /** A list whose reads end when the test ends them; it returns the number of reads. */
  function aList(viewer: Viewer | null) {
    const app = anApp({ viewer })
    const ends: (() => void)[] = []
    serveList(app, endpoint.get('/x', { who: 'anyone', summary: '', response: z.object({ reads: z.number() }) }), async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const reads = ends.push(resolve)
      await promise
      return { reads, passwordHash: 'secret' }
    })
    const begun = (count: number) => expect.poll(() => ends.length).toBe(count)
    const end = (number: number) => ends[number - 1]?.()
    const request = (url = '/x') =>
      app.inject(url).then(({ body, headers }) => [JSON.parse(body), headers['content-type']] as const)
    return { request, begun, end }
  }
  const read = (reads: number) => [{ data: { reads } }, 'application/json; charset=utf-8']

  test('is read once for visitors who request the same URL during another read', async () => {
    const { request, begun, end } = aList(null)
    const first = request()
    await begun(1)
    const waiting = [request(), request()]
    const other = request('/x?limit=2')
    await begun(2)
    end(2)
    expect(await other).toEqual(read(2))
    end(1)
    expect(await first).toEqual(read(1))
    await begun(3)
    end(3)
    expect(await Promise.all(waiting)).toEqual([read(3), read(3)])
  })

  test('is read separately for each member', async () => {
    const { request, begun, end } = aList(member)
    const requests = [request(), request()]
    await begun(2)
    end(1)
    end(2)
    expect(await Promise.all(requests)).toEqual([read(1), read(2)])
  })
})
