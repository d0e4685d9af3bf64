import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import httpProxy from '@fastify/http-proxy'
import { policyFor } from '@worrystone/api/site/policy'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { BuiltRemote } from './remotes.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}
const PAGE = readFileSync(path.join(import.meta.dirname, 'harness/index.html'), 'utf8')

/** A file of a folder by its plain name; no path leaves the folder. */
function send(reply: FastifyReply, folder: string | undefined, name: string) {
  const file = folder && path.join(folder, path.basename(name))
  const type = TYPES[path.extname(name)]
  if (!file || !type || !existsSync(file)) return reply.code(404).send()
  return reply.type(type).header('cache-control', 'max-age=3600').send(readFileSync(file))
}

type ServerOptions = {
  /** The site whose API answers. */
  site: string
  remotes: BuiltRemote[]
  /** The bundled harness, a folder for each of React's modes. */
  harness: string
}

/** The server of the checks: the harness for every address, built remotes below /remotes/, and the API of a site. */
export async function createServer({ site, remotes, harness }: ServerOptions): Promise<FastifyInstance> {
  const builds = new Map(remotes.map(({ manifest, dist }) => [`${manifest.name}/${manifest.buildId}`, dist]))
  const server = Fastify()
  await server.register(httpProxy, { upstream: site, prefix: '/api', rewritePrefix: '/api' })
  server.get<{ Params: { mode: string; '*': string } }>('/harness/:mode/*', ({ params }, reply) =>
    send(reply, path.join(harness, path.basename(params.mode)), params['*']),
  )
  server.get<{ Params: { name: string; build: string; '*': string } }>('/remotes/:name/:build/*', ({ params }, reply) =>
    send(reply, builds.get(`${params.name}/${params.build}`), params['*']),
  )
  server.get<{ Querystring: { react?: string } }>('/*', ({ query }, reply) => {
    const html = PAGE.replaceAll('REACT_MODE', query.react === 'development' ? 'development' : 'production')
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policyFor(html)).send(html)
  })
  return server
}

/** Listens until the process is asked to end, or `ended` resolves. */
export async function listenUntilEnd(server: FastifyInstance, ended?: Promise<unknown>): Promise<void> {
  const end = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    void ended?.then(() => resolve())
  })
  await server.listen({ port: Number(process.env.CONFORMANCE_PORT), host: '127.0.0.1' })
  await end
  await server.close()
}
