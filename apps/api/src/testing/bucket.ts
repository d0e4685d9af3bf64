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

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket')
    const key = decodeURIComponent(pathname).replace(/^\/stones\/?/, '')
    const method = request.method ?? ''
    const body = await buffer(request)
    calls.push({ method, key, headers: request.headers })
    const failure = failures.shift()
    if (failure === 'silence') return
    if (typeof failure === 'number')
      return response.writeHead(failure).end(`<Error><Code>Trouble</Code><Message>no</Message></Error>`)

    if (searchParams.get('list-type') === '2') return response.end(listing(searchParams))
    const content = files.get(key)
    if (method === 'PUT') {
      if (content && request.headers['if-none-match'] === '*')
        return response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>')
      files.set(key, body)
      return response.end()
    }
    if (method === 'DELETE') {
      files.delete(key)
      return response.writeHead(204).end()
    }
    if (!content) return response.writeHead(404).end(method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>')
    response.writeHead(200, { 'content-length': content.length })
    if (failure === 'half a body') return response.write(content.subarray(0, content.length / 2))
    return response.end(method === 'HEAD' ? undefined : content)
  }

  function listing(query: URLSearchParams) {
    const from = Number(query.get('continuation-token') ?? 0)
    const limit = Number(query.get('max-keys') ?? 1_000)
    const keys = [...files.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
    const page = keys.slice(from, from + limit)
    const continuation = from + limit < keys.length ? `<NextContinuationToken>${from + limit}</NextContinuationToken>` : ''
    return `<ListBucketResult>${page.map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`).join('')}${continuation}</ListBucketResult>`
  }

  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
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
    failNext: (...failure: Failure[]) => {
      failures = failure
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
