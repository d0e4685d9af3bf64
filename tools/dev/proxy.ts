import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import path from 'node:path'
import httpProxy from '@fastify/http-proxy'
import { registrySigner } from '@worrystone/api/registry/signing'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { DEV_PATH, isLocalPage, resign, withLocal, withLocalPage } from './site-page.ts'
import type { LocalBuild } from './watch-remote.ts'

const LIVE_RELOAD_SCRIPT = readFileSync(path.join(import.meta.dirname, 'live-reload.js'))
const DEADLINE_MS = 20_000
const HEARTBEAT_MS = 15_000
/** A page that loads while the next build is made still finds its files. */
const MAX_BUILDS = 3

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.map': 'application/json',
  '.json': 'application/json',
}

type State = { build: LocalBuild | undefined; builtAt: string; failure: string | undefined }

export type DevProxy = {
  address: string
  show: (build: LocalBuild) => void
  /** The last good build stays. */
  fail: (message: string) => void
  close: () => Promise<void>
}

/** A deployed site on localhost, with one local remote. Neither its files nor its health reports reach the site. */
export async function startProxy({ site, remote, port }: { site: string; remote: string; port: number }): Promise<DevProxy> {
  const signer = registrySigner(randomUUID())
  const state: State = { build: undefined, builtAt: '', failure: undefined }
  const builds: LocalBuild[] = []
  const streams = new Set<ServerResponse>()
  const local = () => ({ remote, manifest: state.build?.manifest, builtAt: state.builtAt })

  const app = Fastify({ forceCloseConnections: true, bodyLimit: 30_000_000 })
  app.addHook('onRequest', async (request, reply) => {
    // Against DNS rebinding: another site's page could resolve its own name to this machine and read the local build.
    if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? ''))
      return reply.code(421).type('text/plain').send('This proxy answers to localhost only.\n')
  })

  app.get(`${DEV_PATH}/live-reload.js`, (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'no-store').send(LIVE_RELOAD_SCRIPT),
  )
  app.get(`${DEV_PATH}/events`, (request, reply) => {
    reply.hijack()
    const stream = reply.raw
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    stream.write('retry: 500\n\n')
    sendState(stream, state)
    streams.add(stream)
    request.raw.on('close', () => streams.delete(stream))
  })
  const localFile = (url: string) => {
    const [, build, name = ''] = new RegExp(`^/remotes/${remote}/([a-f0-9]{16})/([^?]+)`).exec(url) ?? []
    const file = builds.find(({ manifest }) => manifest.buildId === build)?.files.get(name)
    return file && { file, type: TYPES[path.extname(name)] ?? 'application/octet-stream' }
  }
  // Visits of a build that is not deployed are not reported.
  app.post('/api/registry/beacons', (_request, reply) => reply.code(202).send({ data: { message: 'Not counted' } }))

  const fetchFromSite = (request: FastifyRequest) =>
    fetch(site + request.url, {
      headers: forwardedHeaders(request.headers),
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
    })

  app.get('/registry/*', async (request, reply) => {
    const response = await fetchFromSite(request)
    const text = await response.text()
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return copyResponse(reply, response).send(text)
    const isSnapshot = request.url.startsWith('/registry/snapshot.json')
    const body = resign(text, signer, (value) => (isSnapshot ? withLocal(value, local()) : value))
    return copyResponse(reply, response).header('cache-control', 'no-store').send(body)
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const response = await fetchFromSite(request)
    const html = await response.text()
    copyResponse(reply, response).header('cache-control', 'no-store')
    if (response.status === 404 && isLocalPage(request.url.split('?')[0] ?? '/', state.build?.manifest)) reply.code(200)
    return reply.send(withLocalPage(html, local(), signer))
  }

  app.setErrorHandler((_error, _request, reply) =>
    reply.code(502).type('text/plain').send(`${site} did not answer. The proxy itself is fine.\n`),
  )
  await app.register(httpProxy, {
    upstream: site,
    undici: { connect: { timeout: DEADLINE_MS }, headersTimeout: DEADLINE_MS },
    replyOptions: {
      // The default would repeat requests to a busy site ten times.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => ({ ...headers, ...siteHeaders(request.headers) }),
      rewriteHeaders: (headers) => ({ ...headers, ...localCookies(headers['set-cookie']) }),
      onError: (reply) => void reply.code(502).type('text/plain').send(`${site} did not answer. The proxy itself is fine.\n`),
    },
    handler(request, reply, target, options) {
      if (isPage(request)) return sendPage(request, reply)
      const local = localFile(request.url)
      return local ? reply.type(local.type).header('cache-control', 'no-store').send(local.file) : reply.from(target, options)
    },
  })

  /** A site that compares these headers with its own origin must see its own address. */
  function siteHeaders({ origin, referer }: IncomingHttpHeaders) {
    return { ...(origin && { origin: site }), ...(referer && { referer: referer.replace(/^https?:\/\/[^/]+/, site) }) }
  }

  try {
    await app.listen({ port, host: 'localhost' })
  } catch (thrown) {
    await app.close()
    throw thrown
  }
  const heartbeat = setInterval(() => {
    for (const stream of streams) stream.write(':\n\n')
  }, HEARTBEAT_MS)
  const address = app.server.address()
  return {
    address: `http://localhost:${typeof address === 'object' && address ? address.port : port}`,
    show(build) {
      Object.assign(state, { build, builtAt: new Date().toISOString(), failure: undefined })
      builds.unshift(build)
      builds.splice(MAX_BUILDS)
      for (const stream of streams) sendState(stream, state)
    },
    fail(message) {
      state.failure = message
      for (const stream of streams) sendState(stream, state)
    },
    async close() {
      clearInterval(heartbeat)
      for (const stream of streams) stream.end()
      await app.close()
    },
  }
}

function sendState(stream: ServerResponse, { build, failure }: State) {
  const send = (event: string, data: object) => stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  if (failure !== undefined) send('failed', { message: failure })
  else if (build) send('build', { build: build.manifest.buildId })
}

/** The request headers that decide about a page; no validators, since the response is not the site's own. */
const FORWARDED_HEADERS = ['accept', 'accept-language', 'cookie', 'user-agent']
const forwardedHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(FORWARDED_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])))

/** Only navigations are changed; requests of scripts and elements are passed through. */
const isPage = ({ method, headers, url }: FastifyRequest) =>
  method === 'GET' && !/^\/(api|assets|remotes)(\/|$)/.test(url) && /text\/html/.test(headers.accept ?? '')

const DROPPED_HEADERS = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'etag',
  'set-cookie',
])

function copyResponse(reply: FastifyReply, response: Response): FastifyReply {
  for (const [name, value] of response.headers) if (!DROPPED_HEADERS.has(name)) reply.header(name, value)
  const cookies = localCookies(response.headers.getSetCookie())['set-cookie']
  if (cookies) reply.header('set-cookie', cookies)
  return reply.code(response.status)
}

/** A cookie for another host, or for encrypted connections only, would be dropped on this address. */
function localCookies(cookies: string[] | undefined): { 'set-cookie'?: string[] } {
  if (!cookies?.length) return {}
  return { 'set-cookie': cookies.map((cookie) => cookie.replace(/;\s*(domain=[^;]*|secure)(?=;|$)/gi, '')) }
}
