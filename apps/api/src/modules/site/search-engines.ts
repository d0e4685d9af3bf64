import { buildKey, type RemoteManifest, type RemoteRoute } from '@worrystone/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheFor, cacheForEach } from '../../cache-for.ts'
import type { Config } from '../../config.ts'
import { translatorFor } from '../../emails/translator.ts'
import { notFound, unavailable } from '../../http/app-error.ts'
import { etagOf, sendTagged } from '../../http/etag.ts'
import type { Registry } from '../registry/index.ts'
import { type CataloguePages, pathsOf } from './catalogue-pages.ts'
import type { ListedWorries } from './listed-worries.ts'
import { SEARCHABLE_PAGES } from './own-pages.ts'
import { likelyBuild } from './page.ts'
import { isSearchableRoute } from './page-heads.ts'
import { robotsTxt } from './robots.ts'
import { addressesOf, sitemap, sitemapIndex } from './sitemap.ts'

type Options = {
  searchEngines: Config['searchEngines']
  publicUrl: () => string
  registry: Pick<Registry, 'signed' | 'build'>
  catalogue: CataloguePages
  worries: Pick<ListedWorries, 'count' | 'page'>
  now: () => Date
}

/** Half of what a file may hold, and half a megabyte. */
const WORRIES_PER_FILE = 5_000
const MAX_AGE_S = 3_600
/** Shorter, because a worry may become private at any time. */
const WORRIES_MAX_AGE_S = 600

/** `/robots.txt` and the sitemap. */
export const searchEngineRoutes =
  ({ searchEngines, publicUrl, registry, catalogue, worries, now }: Options) =>
  async (app: FastifyInstance) => {
    // Read at the start, so that no page fails later because a dictionary cannot be read.
    await translatorFor('en')

    async function routes(): Promise<RemoteRoute[]> {
      const { snapshot } = await registry.signed().catch(() => {
        throw unavailable(60)
      })
      const builds = await Promise.all(
        snapshot.records.map(async (record) => {
          const build = likelyBuild(snapshot, record, undefined)
          return (build && (await registry.build(buildKey(build.name, build.buildId)))) ?? build
        }),
      )
      return builds.flatMap((build: RemoteManifest | undefined) => build?.routes ?? [])
    }

    app.get('/robots.txt', async (request, reply) => {
      const address = searchEngines === 'none' ? undefined : `${publicUrl()}/sitemap.xml`
      const text = robotsTxt({
        routes: searchEngines === 'none' ? [] : await routes(),
        isSearchable: (route) => isSearchableRoute(route, searchEngines),
        sitemap: address,
      })
      return sendText(request, reply, { text, type: 'text/plain; charset=utf-8', maxAge: MAX_AGE_S })
    })

    if (searchEngines === 'none') return

    async function pagesSitemap(): Promise<string> {
      const remotePages = (await routes()).filter((route) => isSearchableRoute(route, searchEngines))
      const paths = [...SEARCHABLE_PAGES.values(), ...remotePages.flatMap(({ path }) => pathsOf(path, catalogue))]
      const address = publicUrl()
      return sitemap([...new Set(paths)].flatMap((path) => addressesOf(address, path)))
    }

    const sendSitemap = (request: FastifyRequest, reply: FastifyReply, text: string, maxAge = MAX_AGE_S) =>
      sendText(request, reply, { text, type: 'application/xml; charset=utf-8', maxAge })

    if (searchEngines === 'site') {
      app.get('/sitemap.xml', async (request, reply) => sendSitemap(request, reply, await pagesSitemap()))
      return
    }

    const countFiles = cacheFor(async () => Math.ceil((await worries.count()) / WORRIES_PER_FILE), {
      ms: WORRIES_MAX_AGE_S * 1_000,
      now,
    })
    const worriesFile = cacheForEach(
      async (page: number) => {
        const ids = await worries.page(page, WORRIES_PER_FILE)
        return sitemap(ids.map((id) => ({ address: `${publicUrl()}/posts/${id}`, alternates: [] })))
      },
      { ms: WORRIES_MAX_AGE_S * 1_000, now },
    )

    app.get('/sitemap.xml', async (request, reply) => {
      const files = Array.from({ length: await countFiles.read() }, (_, page) => `worries-${page + 1}`)
      const text = sitemapIndex(['pages', ...files].map((name) => `${publicUrl()}/sitemap-${name}.xml`))
      return sendSitemap(request, reply, text, WORRIES_MAX_AGE_S)
    })
    app.get('/sitemap-pages.xml', async (request, reply) => sendSitemap(request, reply, await pagesSitemap()))
    app.get<{ Params: { page: string } }>('/sitemap-worries-:page.xml', async (request, reply) => {
      const page = /^[1-9]\d{0,5}$/.test(request.params.page) ? Number(request.params.page) : 0
      // Only files that exist are cached.
      if (page === 0 || page > (await countFiles.read())) throw notFound()
      return sendSitemap(request, reply, await worriesFile(page - 1), WORRIES_MAX_AGE_S)
    })
  }

type Text = { text: string; type: string; maxAge: number }

function sendText(request: FastifyRequest, reply: FastifyReply, { text, type, maxAge }: Text) {
  reply.type(type).header('cache-control', `public, max-age=${maxAge}`)
  return sendTagged(request, reply, { content: text, etag: etagOf(text) })
}
