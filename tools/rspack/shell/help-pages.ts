import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from '@rspack/core'
import { baseConfig } from '../base-config.ts'
import { compile } from '../compile.ts'

/** As `apps/shell/src/pages/help/static-help.tsx` exports it. */
type StaticHelp = {
  language: string
  direction: string
  title: string
  html: string
  countries: Record<string, string>
  css: string
}
type Renderer = { renderStaticHelp(): Promise<StaticHelp[]> }

/** The same components as in the browser, for Node. One file, because no chunks are served here. */
function rendererConfig(dir: string, folder: string): Configuration {
  const output = { path: folder, filename: 'help.mjs', module: true, library: { type: 'module' } }
  const base = baseConfig({ dir, name: 'help-pages', output })
  return {
    ...base,
    target: ['node', 'es2022'],
    devtool: false,
    entry: { help: './src/pages/help/static-help.tsx' },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { minimize: false },
  }
}

async function renderPages(dir: string): Promise<StaticHelp[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'worrystone-help-'))
  try {
    await compile(rendererConfig(dir, folder))
    const { renderStaticHelp } = (await import(pathToFileURL(path.join(folder, 'help.mjs')).href)) as Renderer
    return await renderStaticHelp()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Writes `dist/help/<language>.html`, the page that is readable before any script, and `<language>.json`, the part of each country that
 * the server inserts.
 */
export async function writeHelpPages(dir: string): Promise<void> {
  const dist = path.join(dir, 'dist')
  const shell = withStyles(readFileSync(path.join(dist, 'index.html'), 'utf8'), dist)
  mkdirSync(path.join(dist, 'help'), { recursive: true })
  for (const page of await renderPages(dir)) {
    writeFileSync(path.join(dist, 'help', `${page.language}.html`), pageOf(shell, page))
    writeFileSync(path.join(dist, 'help', `${page.language}.json`), JSON.stringify(page.countries))
  }
}

/** The shell's style sheet, inlined: the first paint needs only this page, also without a network. */
const withStyles = (html: string, dist: string) =>
  replaceRequired(html, /<link href="\/(assets\/[^"]+\.css)" rel="stylesheet">/, (_, file) => {
    return `<style>${readFileSync(path.join(dist, file ?? ''), 'utf8').trim()}</style>`
  })

function pageOf(shell: string, { language, direction, title, html, css }: StaticHelp): string {
  const parts: [RegExp, string][] = [
    [/<html lang="en" dir="ltr">/, `<html lang="${language}" dir="${direction}">`],
    [/<title>.*<\/title>/, `<title>${title}</title>`],
    [/<\/head>/, `<style>${css}</style></head>`],
    [/<div id="splash"[\s\S]*?<\/div>/, ''],
    [/<div id="root"><\/div>/, `<div id="root">${html}</div>`],
    [/<noscript>[\s\S]*?<\/noscript>/, ''],
  ]
  return parts.reduce((page, [pattern, text]) => replaceRequired(page, pattern, () => text), shell)
}

function replaceRequired(html: string, pattern: RegExp, text: (...groups: string[]) => string): string {
  if (!pattern.test(html)) throw new Error(`apps/shell/src/index.html has no ${pattern}`)
  return html.replace(pattern, text)
}
