import type { FastifyBaseLogger } from 'fastify'
import { withTimeout } from '../../with-timeout.ts'
import type { LayoutRemote, RenderedPage, RenderJob } from './messages.ts'
import { type Fetch, pageRenderer } from './renderer.ts'
import { setNewest } from './set-newest.ts'

export type { LayoutRemote, RenderedPage, RenderJob } from './messages.ts'
export type { Fetch } from './renderer.ts'

/** A visitor waits no longer for HTML; the page then goes out without it, and the render serves the next visitor. */
const TIME_LIMIT_MS = 50
/** A page with data of the API is rendered again at this age. */
const MAX_AGE_MS = 3_000
const MAX_PAGES = 200

type Options = { log: FastifyBaseLogger; folders: string[]; now: () => number }
type CachedPage = { page: RenderedPage; at: number }

/** HTML of pages for visitors, shared by all of them. */
export function renderedPages({ log, folders, now }: Options) {
  const renderer = pageRenderer({ folders, log })
  const cache = new Map<string, CachedPage>()
  const running = new Map<string, Promise<RenderedPage | undefined>>()
  let release = ''

  function fresh(key: string): RenderedPage | undefined {
    const entry = cache.get(key)
    return entry && (entry.page.isStatic || now() - entry.at < MAX_AGE_MS) ? entry.page : undefined
  }

  async function renderAndCache(key: string, job: RenderJob, fetch: Fetch) {
    const [at, releaseBefore] = [now(), release]
    const page = await renderer.render(job, fetch)
    running.delete(key)
    if (!page || releaseBefore !== release) return page
    setNewest(cache, [key, { page, at }], MAX_PAGES)
    return page
  }

  /** Equal jobs share one render. */
  function render(job: RenderJob, fetch: Fetch): Promise<RenderedPage | undefined> {
    const key = JSON.stringify(job)
    const cached = fresh(key)
    if (cached) return Promise.resolve(cached)
    const work = running.get(key) ?? renderAndCache(key, job, fetch)
    running.set(key, work)
    return work
  }

  return {
    /** Pages are rendered with these remotes from now on. `id` changes with them. */
    setRelease(id: string, remotes: () => LayoutRemote[]) {
      if (id === release) return
      release = id
      cache.clear()
      running.clear()
      renderer.setLayout(remotes())
    },

    /** Waits for the page; undefined when it cannot be rendered. */
    render,

    /** The page for a visitor; undefined when it is not rendered within the time limit. */
    page: (job: RenderJob, fetch: Fetch) => withTimeout(TIME_LIMIT_MS, render(job, fetch)),

    close: renderer.close,
  }
}
