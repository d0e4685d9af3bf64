import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../ports/storage.ts'

/** The next responses: one with this status, none at all, or one that stops in the middle of its body. */
type Failure = number | 'silence' | 'half a body'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A fake S3 over real HTTP. `files`: its content; `calls`: the received requests. */
export async function aBucket() {
  const files = new Map<string, Buffer>()
  const calls: { method: string; key: string; headers: IncomingMessage['headers'] }[] = []
  let failures: Failure[] = []

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket')
    const key = decodeURIComponent(pathname).replace(/^\/stones\/?/, '')
    const method = request.method ?? ''
    const body = await buffer(request)
    calls.push({ method, key, headers: request.headers })
    const next = failures.shift()
    if (next === 'silence') return
    if (typeof next === 'number') return response.writeHead(next).end(`<Error><Code>Trouble</Code><Message>no</Message></Error>`)

    if (searchParams.get('list-type') === '2') return response.end(listing(searchParams))
    const held = files.get(key)
    if (method === 'PUT') {
      if (held && request.headers['if-none-match'] === '*')
        return response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>')
      files.set(key, body)
      return response.end()
    }
    if (method === 'DELETE') {
      files.delete(key)
      return response.writeHead(204).end()
    }
    if (!held) return response.writeHead(404).end(method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>')
    response.writeHead(200, { 'content-length': held.length })
    if (next === 'half a body') return response.write(held.subarray(0, held.length / 2))
    return response.end(method === 'HEAD' ? undefined : held)
  }

  function listing(query: URLSearchParams) {
    const from = Number(query.get('continuation-token') ?? 0)
    const most = Number(query.get('max-keys') ?? 1_000)
    const keys = [...files.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
    const page = keys.slice(from, from + most)
    const more = from + most < keys.length ? `<NextContinuationToken>${from + most}</NextContinuationToken>` : ''
    return `<ListBucketResult>${page.map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`).join('')}${more}</ListBucketResult>`
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-test-1',
    bucket: 'stones',
    accessKeyId: 'the-key-id',
    secretAccessKey: 'the-secret',
    forcePathStyle: true,
  }
  return {
    settings,
    files,
    calls,
    failNext: (...next: Failure[]) => {
      failures = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
