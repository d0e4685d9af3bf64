import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS } from '@worrystone/e2e/chromium'
import { ensureChromium } from '@worrystone/e2e/ensure-chromium'

/**
 * Draws the picture of link previews from the landing page's scene, the tokens and the site's serif font: `npm run link-preview`. It names
 * the site only, so that one picture is right in every language.
 */

const SHELL = resolve(import.meta.dirname, '../apps/shell/src')
const FONT = resolve(import.meta.dirname, '../node_modules/@fontsource-variable/literata/files/literata-latin-wght-normal.woff2')
const PICTURE = join(SHELL, 'root/link-preview.png')
const SIZE = { width: 1200, height: 630 }
/** Chat apps load it on every phone that sees the link. */
const MAX_BYTES = 60_000

const read = (file: string) => readFileSync(join(SHELL, file), 'utf8')

/** The first part of a file that matches; the drawing must not lose a part unnoticed. */
function partOf(file: string, pattern: RegExp): string {
  const part = pattern.exec(read(file))?.[0]
  if (part === undefined) throw new Error(`apps/shell/src/${file} has nothing like ${pattern}`)
  return part
}

const tokens = partOf('styles/global.css', /:root \{[\s\S]*?\n\}/)
const scene = partOf('features/landing/worry-stone-scene.tsx', /<svg[\s\S]*<\/svg>/)
  .replaceAll(/\{\/\*.*?\*\/\}/g, '')
  .replaceAll(/stroke(Width|Linecap)/g, (_, name: string) => `stroke-${name.toLowerCase()}`)

const html = `<!doctype html>
<style>
@font-face { font-family: Literata; font-weight: 200 900; src: url(data:font/woff2;base64,${readFileSync(FONT, 'base64')}) }
${tokens}
:root { color-scheme: light }
body { margin: 0; display: grid; grid-template-columns: 1fr 590px; align-items: center; block-size: 100vh; background: var(--ground) }
p { margin: 0; padding-inline-start: 84px; font: 600 86px/1 Literata; letter-spacing: -0.02em; color: var(--ink) }
i { display: block; inline-size: 96px; block-size: 8px; margin-block-start: 36px; border-radius: 4px; background: var(--accent) }
svg { inline-size: 590px; margin-inline-start: -20px }
</style>
<p>Worrystone<i></i></p>${scene}`

const executablePath = await ensureChromium()
const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) })
try {
  const page = await browser.newPage({ viewport: SIZE })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: PICTURE })
} finally {
  await browser.close()
}
const { size } = statSync(PICTURE)
if (size > MAX_BYTES) throw new Error(`the picture has ${size} bytes, at most ${MAX_BYTES} are allowed`)
console.log(`${PICTURE}: ${size} bytes`)
