import { join, resolve } from 'node:path'
import { buildKey, LANGUAGES, type LanguageCode, type RemoteManifest, type Snapshot, slotOf } from '@worrystone/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from '../registry/index.ts'
import { type Fetch, type RenderedPage, type RenderJob, renderedPages } from '../rendering/index.ts'
import { type FirstPageParts, readFirstPageParts } from './first-page.ts'
import { isKilled, type PageMatch } from './page.ts'

/** The shell's own pages that are rendered; the page of help has its own HTML. */
const SHELL_PAGE = /^\/((guidelines|terms|privacy|imprint|safety)\/?)?$/
const POSITION = /^[\w-]{1,200}$/
const MODULES = resolve(import.meta.dirname, '..')
/** Rendered at the start in each language; the other pages at fixed addresses in one. */
const MOST_VISITED = ['/', '/feed']

type PageRequest = {
  snapshot: Snapshot
  /** Changes with the snapshot. */
  etag: string
  match: PageMatch | undefined
  language: LanguageCode
}

type Address = Pick<RenderJob, 'address' | 'after'>

/** The path and the parameters with which the page may be rendered; undefined for any other parameter. */
function addressOf(url: string, allowed: readonly string[]): Address | undefined {
  const [path = '/', query = ''] = url.split('?')
  const parameters = new URLSearchParams(query)
  const after = parameters.get('after')
  parameters.delete('after')
  if (after !== null && !POSITION.test(after)) return undefined
  if ([...parameters.keys()].some((name) => !allowed.includes(name))) return undefined
  return { address: parameters.size > 0 ? `${path}?${parameters}` : path, after }
}

/** Chromium names phones in a header of their own; other browsers in the user agent. */
function isWide({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const hint = headers['sec-ch-ua-mobile']
  return hint === undefined ? !/Mobi|Android/.test(headers['user-agent'] ?? '') : hint === '?0'
}

const stableBuilds = ({ records, builds }: Snapshot): RemoteManifest[] =>
  records.flatMap(({ remote, stable }) => builds[buildKey(remote, stable)] ?? [])

/** The exposes that fill slots of rendered pages; of several for one slot the first in order. */
const slotFills = (builds: RemoteManifest[]) =>
  builds
    .flatMap((build) => Object.entries(build.exposes).map(([expose, entry]) => ({ build, expose, entry })))
    .filter(({ entry }) => entry.html)
    .sort((a, b) => (b.entry.order ?? 0) - (a.entry.order ?? 0))

function warmPages(builds: RemoteManifest[]): { path: string; language: LanguageCode }[] {
  const paths = builds.flatMap(({ routes }) => routes.flatMap(({ path, html }) => (html && !path.includes(':') ? path : [])))
  return [
    ...LANGUAGES.flatMap(({ code }) => MOST_VISITED.map((path) => ({ path, language: code }))),
    ...paths.filter((path) => !MOST_VISITED.includes(path)).map((path) => ({ path, language: 'en' as const })),
  ]
}

type Options = {
  app: FastifyInstance
  registry: Pick<Registry, 'signed' | 'file'>
  /** The build folder of the shell. */
  dist: string
  /** Where published builds lie. */
  buildsFolder: string
  publicUrl: () => string
}

/** Pages as HTML for visitors; undefined if the shell was built without its server build. */
export function renderedSite({ app, registry, dist, buildsFolder, publicUrl }: Options) {
  const parts = readFirstPageParts(dist)
  if (!parts) return undefined
  const pages = renderedPages({ log: app.log, folders: [MODULES, dist, buildsFolder], now: () => Date.now() })
  app.addHook('onClose', async () => pages.close())

  /** The API's answers as a visitor at this address gets them, so that limits count them as theirs. */
  const fetchFor =
    (remoteAddress: string): Fetch =>
    async (path, language) => {
      if (!path.startsWith('/api/')) return { status: 404, body: '{}' }
      const headers = { accept: 'application/json', 'accept-language': language }
      const { statusCode, body } = await app.inject({ method: 'GET', url: path, headers, remoteAddress })
      return { status: statusCode, body }
    }

  const serverModule = async ({ name, buildId, server }: RemoteManifest) =>
    server === undefined ? undefined : (await registry.file(`${name}/${buildId}/${server}`))?.path

  async function slotsOf(snapshot: Snapshot): Promise<RenderJob['slots']> {
    const fills = slotFills(stableBuilds(snapshot).filter((build) => !isKilled(snapshot, build)))
    const files = await Promise.all(
      fills.map(async ({ build, expose, entry }) => {
        const file = await serverModule(build)
        return file ? [[slotOf(entry) ?? '', { file, remote: build.name, expose }] as const] : []
      }),
    )
    return Object.fromEntries(files.flat())
  }

  async function jobOf(url: string, { snapshot, match, language }: PageRequest, wide: boolean): Promise<RenderJob | undefined> {
    const { module: shell } = parts as FirstPageParts
    const base = { shell, language, hostname: new URL(publicUrl()).hostname, isWide: wide }
    if (!match) {
      const address = addressOf(url, [])
      return address && SHELL_PAGE.test(address.address) ? { ...base, ...address, page: null, slots: {} } : undefined
    }
    const { build, route } = match
    if (isKilled(snapshot, build)) return undefined
    const address = route.html && addressOf(url, route.html)
    if (!address || route.requires !== 'anyone') return undefined
    const file = await serverModule(build)
    if (!file) return undefined
    const page = { file, remote: build.name, expose: route.expose, route: route.path }
    return { ...base, ...address, slots: await slotsOf(snapshot), page }
  }

  async function currentJob(url: string, page: PageRequest, wide: boolean) {
    pages.setRelease(page.etag, () => stableBuilds(page.snapshot).map(({ name, routes, words }) => ({ name, routes, words })))
    return jobOf(url, page, wide)
  }

  return {
    parts,
    /** The page's HTML; undefined for a page that is not rendered. */
    async pageFor(request: FastifyRequest, page: PageRequest): Promise<RenderedPage | 'late' | undefined> {
      const job = await currentJob(request.url, page, isWide(request))
      return job && ((await pages.page(job, fetchFor(request.ip))) ?? 'late')
    },

    /** Renders pages at the start, so that no visitor waits for a module or a dictionary to be loaded and compiled. */
    async warmUp(matchOf: (snapshot: Snapshot, path: string) => PageMatch | undefined) {
      const { snapshot, etag } = await registry.signed()
      for (const { path, language } of warmPages(stableBuilds(snapshot))) {
        const job = await currentJob(path, { snapshot, etag, match: matchOf(snapshot, path), language }, false)
        // One after the other: a visitor's page waits for one of them at most.
        if (job) await pages.render(job, fetchFor('127.0.0.1'))
      }
      app.log.info('the first pages are rendered')
    },
  }
}

export type RenderedSite = NonNullable<ReturnType<typeof renderedSite>>

export const buildsFolderOf = (dataDir: string) => join(resolve(dataDir), 'remotes')
