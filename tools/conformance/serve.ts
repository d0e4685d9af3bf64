// The server of the checks: the harness for every address, the built remotes below /remotes/, and the real API with its database.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import httpProxy from '@fastify/http-proxy'
import { policyFor } from '@worrystone/api/site/internals'
import { freePort, startProduct } from '@worrystone/e2e/product'
import { unpack } from '@worrystone/e2e/yesterday'
import Fastify, { type FastifyReply } from 'fastify'
import { bundleHarness, type ReactMode } from './bundle.ts'
import { buildProof } from './proof/build.ts'
import { builtRemotes, earlierAndCurrentWorries, proofFolder, proofRemote, runFolder } from './remotes.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}
const REACT_MODES: ReactMode[] = ['production', 'development']
const PAGE = readFileSync(path.join(import.meta.dirname, 'harness/index.html'), 'utf8')

/** A file of a folder by its plain name; no path leaves the folder. */
function send(reply: FastifyReply, folder: string | undefined, name: string) {
  const file = folder && path.join(folder, path.basename(name))
  const type = TYPES[path.extname(name)]
  if (!file || !type || !existsSync(file)) return reply.code(404).send()
  return reply.type(type).header('cache-control', 'max-age=3600').send(readFileSync(file))
}

async function serve(port: number, folder: string): Promise<void> {
  const bundles = path.join(folder, 'harness')
  await Promise.all(REACT_MODES.map((mode) => bundleHarness(mode, path.join(bundles, mode))))
  mkdirSync(proofFolder())
  await buildProof(proofFolder())
  unpack('worries', folder)
  const remotes = new Map(
    [...builtRemotes(), ...earlierAndCurrentWorries(), proofRemote()].map(({ manifest, dist }) => [
      `${manifest.name}/${manifest.buildId}`,
      dist,
    ]),
  )

  const product = startProduct({
    PORT: await freePort(),
    DATA_DIR: path.join(folder, 'data'),
    DEMO: 'on',
    RATE_LIMIT_SCALE: '1000',
  })
  await product.ready()

  const server = Fastify()
  await server.register(httpProxy, { upstream: product.address, prefix: '/api', rewritePrefix: '/api' })
  server.get<{ Params: { mode: string; '*': string } }>('/harness/:mode/*', ({ params }, reply) =>
    send(reply, path.join(bundles, path.basename(params.mode)), params['*']),
  )
  server.get<{ Params: { name: string; build: string; '*': string } }>('/remotes/:name/:build/*', ({ params }, reply) =>
    send(reply, remotes.get(`${params.name}/${params.build}`), params['*']),
  )
  server.get<{ Querystring: { react?: string } }>('/*', ({ query }, reply) => {
    const html = PAGE.replaceAll('REACT_MODE', query.react === 'development' ? 'development' : 'production')
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policyFor(html)).send(html)
  })

  const ended = new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
    void product.ended.then(() => done())
  })
  await server.listen({ port, host: '127.0.0.1' })
  await ended
  await server.close()
  product.child.kill('SIGTERM')
  const end = await product.ended
  if (end !== 0) throw new Error(`The product ended with ${end}:\n${product.output()}`)
}

const folder = runFolder()
mkdirSync(folder)
try {
  await serve(Number(process.env.CONFORMANCE_PORT), folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
