import { resolve } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/app-error.ts'
import { etagOf, matchesEtag, sendTagged } from '../../http/etag.ts'
import { sendImmutable } from '../../http/send-file.ts'
import { SERVED_UNDER_PRESSURE } from '../../http/under-pressure.ts'
import type { Registry } from '../registry/index.ts'
import { readBuildHints } from './build-hints.ts'
import { WORKER_POLICY, withContainers, withInline } from './content-security-policy.ts'
import { PICTURE } from './document-head.ts'
import { REFRESH_TAG, withFirstPage, withLastScreen } from './first-page.ts'
import { helpPageFor, readHelpPages } from './help-pages.ts'
import { findOwnPage } from './own-pages.ts'
import { asDataBlock, findPage, metaTags, type PageMatch, preloads, withContent } from './page.ts'
import type { PageHeads } from './page-heads.ts'
import { buildsFolderOf, type RenderedSite, renderedSite } from './rendered-pages.ts'
import { readShell } from './shell-files.ts'
import { readVisitor } from './visitor.ts'

export { discovery } from './discovery.ts'

const SHELL = resolve(import.meta.dirname, '../../../../shell/dist')

/** Paths that are never pages. */
const NEVER_A_PAGE = /^\/(api|assets|remotes|registry)(\/|$)/
const DISABLED_FEATURES = 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()'

const wantsPage = (request: FastifyRequest) => /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')

const asPage = (reply: FastifyReply, policy: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('permissions-policy', DISABLED_FEATURES)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'no-cache')

type SiteDeps = Pick<Deps, 'publicUrl'> & {
  log: FastifyBaseLogger
  config: Pick<Config, 'dataDir' | 'rendersPages'>
  heads: PageHeads
}

/** Serves the shell: its files, and its HTML for the address of every page. `dist`: the build folder of the shell. */
export const siteModule =
  ({ log, config, heads, publicUrl }: SiteDeps, registry: Pick<Registry, 'signed' | 'publicKey' | 'file'>, dist = SHELL) =>
  async (app: FastifyInstance) => {
    const shell = readShell(dist)
    if (!shell) {
      log.warn('the shell is not built; only the API is served')
      return
    }

    const meta = metaTags({ publicKey: registry.publicKey, shell: shell.buildId })

    app.get<{ Params: { '*': string } }>('/assets/*', { config: SERVED_UNDER_PRESSURE }, async (request, reply) => {
      const file = shell.assets.get(request.params['*'])
      if (!file) throw notFound()
      return sendImmutable(request, reply, file)
    })

    for (const [name, { content, type, etag, cacheControl }] of shell.rootFiles) {
      app.get(`/${name}`, { config: SERVED_UNDER_PRESSURE }, async (request, reply) => {
        reply
          .header('content-type', type)
          .header('cache-control', cacheControl)
          // Pages of other sites show the picture of a link.
          .header('cross-origin-resource-policy', `/${name}` === PICTURE.path ? 'cross-origin' : 'same-origin')
          .header('content-security-policy', WORKER_POLICY)
        return sendTagged(request, reply, { content, etag })
      })
    }

    const help = readHelpPages(dist)
    if (!help) log.warn('the shell was built without its page of help')
    else {
      const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
        const query = new URLSearchParams(request.url.split('?')[1])
        const acceptLanguage = request.headers['accept-language'] ?? ''
        const page = helpPageFor(help, { language: query.get('lang'), country: query.get('country'), acceptLanguage })
        const { language, addressLanguage } = page
        const described = await heads.describe(reply, page.html, { path: '/help', language, addressLanguage })
        const html = withContent(described, { head: meta, body: '' })
        asPage(reply, page.policy).header('vary', 'accept-language')
        return sendTagged(request, reply, { content: html, etag: etagOf(html) })
      }
      // The page of help is served without registry and database, also while the server is overloaded.
      const config = SERVED_UNDER_PRESSURE
      app.get('/help', { config }, servePage)
      app.get('/help/', { config }, servePage)
    }

    const rendering = config.rendersPages
      ? renderedSite({ app, registry, dist, buildsFolder: buildsFolderOf(config.dataDir), publicUrl })
      : undefined
    app.addHook('onListen', async () => {
      rendering?.warmUp(findPage).catch((err) => log.warn({ err }, 'the first pages were not rendered'))
    })

    app.get('/*', async (request, reply) => {
      const path = request.url.split('?')[0] ?? '/'
      if (NEVER_A_PAGE.test(path) || !wantsPage(request)) throw notFound()
      asPage(reply, shell.policy).header('vary', 'accept-language, cookie')
      const { isMember, language } = readVisitor(request)
      const describe = (html: string, page: PageMatch | 'unavailable' | undefined) =>
        heads.describe(reply, html, { path, language, page })
      const registered = await registry.signed().catch((thrown) => {
        log.error({ code: (thrown as { code?: unknown }).code }, 'a page went out without the registry')
      })
      // Without a snapshot: returning visitors have a stored one.
      if (!registered)
        return reply
          .code(503)
          .header('retry-after', 5)
          .send(withContent(await describe(shell.html, 'unavailable'), { head: meta, body: '' }))

      const { snapshot, text, etag: release } = registered
      const page = findPage(snapshot, path, readBuildHints(request.headers.cookie))
      // A QA link uses another build than the records.
      const isQaLink = new URLSearchParams(request.url.split('?')[1]).has('remote')
      const hints = page && !isQaLink ? preloads(snapshot, page, language) : ''
      const isRendered = rendering !== undefined && !isMember && !isQaLink
      const rendered = isRendered
        ? await rendering.pageFor(request, { snapshot, etag: release, match: page, language })
        : undefined
      const firstPageOf = ({ parts }: RenderedSite) => {
        if (rendered && rendered !== 'late') return withFirstPage(parts, { language, path, ...rendered })
        return isMember ? withLastScreen(shell, parts) : shell
      }
      const document = rendering ? firstPageOf(rendering) : shell
      const policy = 'scripts' in document ? withInline(document.policy, document) : document.policy
      reply.header('content-security-policy', withContainers(policy, snapshot))
      const head = meta + hints + (rendered === 'late' ? REFRESH_TAG : '')
      const html = withContent(await describe(document.html, page), { head, body: asDataBlock(text) })
      const etag = etagOf(html)
      reply.header('etag', etag).code(page || findOwnPage(path) ? 200 : 404)
      if (reply.statusCode === 200 && matchesEtag(etag, request.headers['if-none-match'])) return reply.code(304).send()
      return reply.send(html)
    })
  }
