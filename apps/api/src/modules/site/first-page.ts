import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '@worrystone/contracts'
import { escapeHtml } from '../../emails/layout.ts'
import { policyFor, sourceHash } from './content-security-policy.ts'
import type { ShellFiles } from './shell-files.ts'

/** What the shell's build holds for documents with rendered HTML. */
export type FirstPageParts = {
  /** The module that renders the shell. */
  module: string
  /** The shell's document with its style sheet inlined: the first paint needs this document only. */
  html: string
  /** Of that document. */
  policy: string
  /** Inline scripts and style, as `apps/shell/src/first-page` describes them. */
  decide: string
  restore: string
  handOver: string
  css: string
}

const STYLE_SHEET = /<link href="\/(assets\/[^"]+\.css)" rel="stylesheet">/
const NO_SCRIPT = /<noscript>[\s\S]*?<\/noscript>/
const ROOT = '<div id="root"></div>'
const SPLASH = '<div id="splash"'

/** Fonts that come later than the first paint would move what is being read: browsers use them if they are there at once, else on the next page. */
const withoutFontSwap = (css: string) => css.trim().replaceAll('font-display:swap', 'font-display:optional')

/** Undefined if the shell was built without them. */
export function readFirstPageParts(dist: string): FirstPageParts | undefined {
  const folder = join(dist, 'server')
  const module = join(folder, 'server.js')
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  if (!existsSync(module) || !html.includes(ROOT) || !html.includes(SPLASH)) return undefined
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim()
  const inlined = html
    .replace(STYLE_SHEET, (_, file: string) => `<style>${withoutFontSwap(readFileSync(join(dist, file), 'utf8'))}</style>`)
    .replace(NO_SCRIPT, '')
  return {
    module,
    html: inlined,
    policy: policyFor(inlined),
    decide: read('decide.js'),
    restore: read('restore.js'),
    handOver: read('hand-over.js'),
    css: read('first-page.css'),
  }
}

/** `path`: of the address that the HTML is for. */
type Rendered = { language: LanguageCode; path: string; html: string; css: string }

/** `scripts` and `styles`: hashes of what it adds to the inline parts that `policy` allows. */
type FirstPage = { html: string; policy: string; scripts: string[]; styles: string[] }

/** `before`: the HTML that is shown until the app takes over. */
const insertFirstPage = (html: string, { style, before, handOver }: { style: string; before: string; handOver: string }) =>
  html
    .replace('</head>', () => `<style id="first-page-style">${style}</style></head>`)
    .replace(SPLASH, () => before + SPLASH)
    .replace(ROOT, () => `${ROOT}<script>${handOver}</script>`)

/** The document of a page with its HTML. */
export function withFirstPage({ html, policy, decide, handOver, css }: FirstPageParts, rendered: Rendered): FirstPage {
  const style = css + rendered.css
  const { language, path } = rendered
  const script = `<script data-language="${language}" data-path="${escapeHtml(path)}">${decide}</script>`
  const before = `${script}<div id="first-page">${rendered.html}</div>`
  const scripts = [sourceHash(decide), sourceHash(handOver)]
  return { html: insertFirstPage(html, { style, before, handOver }), policy, scripts, styles: [sourceHash(style)] }
}

/** The shell's document for a member, whose browser restores the screen that it showed last: the server has no part in it. */
export function withLastScreen(
  { html, policy }: Pick<ShellFiles, 'html' | 'policy'>,
  { restore, handOver, css }: FirstPageParts,
): FirstPage {
  const before = `<script>${restore}</script>`
  const scripts = [sourceHash(restore), sourceHash(handOver)]
  return { html: insertFirstPage(html, { style: css, before, handOver }), policy, scripts, styles: [sourceHash(css)] }
}

/** For browsers without JavaScript when the HTML of a page was late: the reload finds it rendered. */
export const REFRESH_TAG = '<noscript><meta http-equiv="refresh" content="3"></noscript>'
