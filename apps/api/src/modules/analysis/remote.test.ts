import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { analysisApi, postsApi } from '@worrystone/contracts'
import pino from 'pino'
import { afterEach, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { RemoteFailed, remoteAnalysis } from './remote.ts'

const TEXT = 'I may lose my flat'
const GOOD = { category: 'finances', subcategory: 'Bills and rent', confidence: 0.8, sentiment: -0.6, keywords: ['flat'] }

const open: { close(): void }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

type ReceivedRequest = {
  url: string | undefined
  key: string | undefined
  body: { model: string; messages: { role: string; content: string }[] }
}

/** An endpoint on this machine that responds with `answer`. */
async function anEndpoint(answer: (response: ServerResponse) => void, timeoutMs = 2_000) {
  const requests: ReceivedRequest[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    requests.push({ url: request.url, key: request.headers.authorization, body: JSON.parse(Buffer.concat(chunks).toString()) })
    answer(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  open.push({
    close() {
      server.closeAllConnections()
      server.close()
    },
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
  return { url, analyze: remoteAnalysis({ url, key: 'sk-1', model: 'some-model', timeoutMs }), requests }
}

const respondWith = (content: unknown) => (response: ServerResponse) =>
  void response.end(
    JSON.stringify({ choices: [{ message: { content: typeof content === 'string' ? content : JSON.stringify(content) } }] }),
  )

it('sends the short text and nothing else of the author', async () => {
  const { analyze, requests } = await anEndpoint(respondWith(GOOD))
  expect(await analyze(TEXT)).toEqual({ method: 'remote', ...GOOD })
  expect(requests).toMatchObject([{ url: '/v1/chat/completions', key: 'Bearer sk-1', body: { model: 'some-model' } }])
  expect(requests[0]?.body.messages.filter(({ role }) => role === 'user')).toEqual([{ role: 'user', content: TEXT }])
})

it.each([
  ['an error', (response: ServerResponse) => void response.writeHead(500).end('{}')],
  ['too many requests', (response: ServerResponse) => void response.writeHead(429).end('{}')],
  ['no JSON', (response: ServerResponse) => void response.end('<html>')],
  ['plain text', respondWith('It is about money.')],
  ['an unknown category', respondWith({ ...GOOD, category: 'housing' })],
  ['an impossible confidence', respondWith({ ...GOOD, confidence: 7 })],
  ['no choice', (response: ServerResponse) => void response.end('{"choices":[]}')],
  ['a response that is too long', (response: ServerResponse) => void response.end(`"${'a'.repeat(100_000)}"`)],
])('rejects %s, and does not repeat it in the error', async (_, answer) => {
  const { analyze } = await anEndpoint(answer)
  const failure = await analyze(TEXT).catch((thrown) => thrown)
  expect(failure).toBeInstanceOf(RemoteFailed)
  expect(String(failure)).not.toMatch(/flat|money|housing|aaa/)
})

it.each(['Rent', 'Workload', null, undefined])('accepts no subcategory %s, which finances do not have', async (subcategory) => {
  const { analyze } = await anEndpoint(respondWith({ ...GOOD, subcategory }))
  expect((await analyze(TEXT)).subcategory).toBeNull()
})

it('times out', async () => {
  const { analyze } = await anEndpoint(() => {}, 150)
  await expect(analyze(TEXT)).rejects.toMatchObject({ name: 'TimeoutError' })
})

it('overrides the local analysis while it responds; otherwise the local result is used', async () => {
  let answer = respondWith({ ...GOOD, category: 'future' })
  const { url, requests } = await anEndpoint((response) => answer(response))
  const lines: string[] = []
  const app = await testApp({
    environment: { ANALYSIS_API_URL: url, ANALYSIS_API_MODEL: 'some-model', ANALYSIS_API_KEY: 'sk-1' },
    deps: { log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }) },
  })
  const me = await app.aMember()
  const body = { shortContent: 'I may lose my flat in Zanzibar', longContent: 'Much more of it', worryPrompt: 'What if...' }
  const { data } = await app.call(postsApi.create, { as: me.token, body })
  const runAnalysis = () => app.call(analysisApi.analyze, { as: me.token, params: { id: data.id } })
  expect((await runAnalysis()).data).toMatchObject({
    method: 'remote',
    category: 'future',
    // A subcategory of another category is ignored.
    subcategory: null,
    sentimentScore: -0.6,
    reasons: [],
  })
  answer = (response) => void response.writeHead(503).end()
  expect((await runAnalysis()).data).toMatchObject({ method: 'embedding', language: 'en' })
  expect(JSON.stringify(requests)).toContain('Zanzibar')
  expect(JSON.stringify(requests)).not.toMatch(new RegExp(`Much more|${me.username}|${data.id}`))
  expect(lines.join('')).toContain('RemoteFailed')
  expect(lines.join('')).not.toMatch(/Zanzibar|flat/)
  await app.server.close()
}, 60_000)

it('reports the missing package of an operator’s model in one sentence', async () => {
  await expect(testApp({ environment: { ANALYSIS_MODEL_PATH: import.meta.dirname } })).rejects.toMatchObject({
    name: 'ConfigError',
    message:
      'ANALYSIS_MODEL_PATH needs the package @huggingface/transformers: install it (npm install @huggingface/transformers) or leave the setting out.',
  })
})

it('names the folder of a model that is missing', async () => {
  await expect(testApp({ environment: { ANALYSIS_MODEL_PATH: '/models/e5' } })).rejects.toThrow(
    'ANALYSIS_MODEL_PATH /models/e5 is not there: correct the setting or leave it out.',
  )
})
