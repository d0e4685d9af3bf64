import { pathToFileURL } from 'node:url'
import type { LanguageCode } from '@worrystone/contracts'
import { setBrowserGlobals } from './browser-globals.ts'
import { fillSlots } from './fill-slots.ts'
import type { FromProcess, LayoutRemote, RenderedPage, RenderJob, ToProcess } from './messages.ts'
import { setNewest } from './set-newest.ts'

type Rendered = { html: string; css: string; next: string | null }
type Module = { render(page: object): Promise<Rendered> }
type ShellModule = Module & { withContent(html: string, content: object): string }

const MAX_REASON = 200
const MAX_LAYOUTS = 200

let remotes: LayoutRemote[] = []
/** Without the remote's page it requests nothing: the same for all visitors. */
const layouts = new Map<string, Rendered>()
let language: LanguageCode = 'en'
let requestCount = 0
const responses = new Map<number, (response: Response) => void>()
/** Modules keep state while they render: one page at a time. */
let last: Promise<unknown> = Promise.resolve()

const send = (message: FromProcess) => void process.send?.(message)

// The pages' only way to data: the API answers over the channel.
globalThis.fetch = (path) => {
  const id = ++requestCount
  send({ kind: 'request', id, path: String(path), language })
  return new Promise((resolve) => responses.set(id, resolve))
}

const load = async <Type = Module>(file: string) => (await import(pathToFileURL(file).href)) as Type

const matches = (path: string, pattern: string) => new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}/?$`).test(path)
const hasRoute = (path: string) => path === '/' || remotes.some(({ routes }) => routes.some((route) => matches(path, route.path)))

function nextPageOf({ address }: RenderJob, next: string | null): string | null {
  if (next === null) return null
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  searchParams.set('after', next)
  return `${pathname}?${searchParams}`
}

/** The remote's page with the content of its slots. */
async function renderContent(page: NonNullable<RenderJob['page']>, { address, after, slots }: RenderJob): Promise<Rendered> {
  const common = { address, language, hasRoute, slots: Object.keys(slots) }
  const { html, css, next } = await (await load(page.file)).render({ ...common, ...page, after })
  const styles = [css]
  const filled = await fillSlots(html, async (name, input) => {
    const fill = slots[name]
    if (!fill) return ''
    const { file, remote, expose } = fill
    const content = await (await load(file)).render({ ...common, expose, route: null, after: null, input })
    styles.push(content.css)
    return `<div data-outlet="${remote}/${expose}" data-state="ready"><div data-remote="${remote}">${content.html}</div></div>`
  })
  return { html: filled, css: styles.join(''), next }
}

/** The shell's page at this address. */
async function renderLayout(shell: Module, { shell: file, address, isWide }: RenderJob): Promise<Rendered> {
  const key = JSON.stringify([file, address, language, isWide])
  const layout = layouts.get(key) ?? (await shell.render({ address, language, remotes }))
  setNewest(layouts, [key, layout], MAX_LAYOUTS)
  return layout
}

async function render(job: RenderJob): Promise<RenderedPage> {
  const { page } = job
  language = job.language
  setBrowserGlobals(job)
  const requestsBefore = requestCount
  const shell = await load<ShellModule>(job.shell)
  const content = page && (await renderContent(page, job))
  const { html, css } = await renderLayout(shell, job)
  const isStatic = requestCount === requestsBefore
  if (!page || !content) return { html, css, isStatic }
  const { html: contentHtml, css: contentCss, next } = content
  const pageHtml = shell.withContent(html, { ...page, html: contentHtml, nextPage: nextPageOf(job, next) })
  return { html: pageHtml, css: css + contentCss, isStatic }
}

function reasonOf(thrown: unknown): string {
  const { name, message } = thrown instanceof Error ? thrown : { name: 'thrown', message: '' }
  return `${name}: ${message}`.slice(0, MAX_REASON)
}

process.on('message', (message: ToProcess) => {
  if (message.kind === 'layout') {
    remotes = message.remotes
    layouts.clear()
  }
  if (message.kind === 'response') {
    const { id, status, body } = message
    responses.get(id)?.(new Response(body, { status, headers: { 'content-type': 'application/json' } }))
    responses.delete(id)
  }
  if (message.kind === 'render') {
    const { id, job } = message
    last = last.then(() =>
      render(job).then(
        (rendered) => send({ kind: 'rendered', id, ...rendered }),
        (thrown) => send({ kind: 'failed', id, reason: reasonOf(thrown), isExpected: thrown?.name === 'ApiError' }),
      ),
    )
  }
})
// The parent has ended.
process.on('disconnect', () => process.exit(0))
