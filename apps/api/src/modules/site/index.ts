import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { pickLanguage } from '@worrystone/contracts'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '../../http/app-error.ts'
import { sendImmutable } from '../../http/send-file.ts'
import type { Registry } from '../registry/index.ts'
import { asDataBlock, findPage, pageOf, preloads } from './page.ts'
import { readShell } from './shell-files.ts'

const SHELL = resolve(import.meta.dirname, '../../../../shell/dist')

/** Paths that are no pages, whoever asks. */
const NO_PAGE = /^\/(api|assets|remotes|registry)(\/|$)/
const NOT_USED = 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()'

const wantsPage = (request: FastifyRequest) => /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
const wishes = (request: FastifyRequest) => (request.headers['accept-language'] ?? '').split(',')

/** The site: the shell's files, and its one page for the address of every page. `dist`: where the shell was built. */
export const siteModule =
  ({ log }: { log: FastifyBaseLogger }, registry: Pick<Registry, 'snapshot'>, dist = SHELL) =>
  async (app: FastifyInstance) => {
    const shell = readShell(dist)
    if (!shell) {
      log.warn('the shell is not built; only the API is served')
      return
    }

    app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
      const file = shell.assets.get(request.params['*'])
      if (!file) throw notFound()
      return sendImmutable(request, reply, file)
    })

    app.get('/*', async (request, reply) => {
      const path = request.url.split('?')[0] ?? '/'
      if (NO_PAGE.test(path) || !wantsPage(request)) throw notFound()
      const snapshot = await registry.snapshot()
      const found = findPage(snapshot, path)
      const head = found ? preloads(snapshot, found, pickLanguage(wishes(request))) : ''
      const html = pageOf(shell.html, { head, body: asDataBlock(snapshot) })
      const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
      reply
        .header('content-security-policy', shell.policy)
        .header('permissions-policy', NOT_USED)
        .header('cross-origin-resource-policy', 'same-origin')
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-language')
        .header('etag', etag)
        .code(found || path === '/' ? 200 : 404)
      if (request.headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send()
      return reply.type('text/html; charset=utf-8').send(html)
    })
  }
