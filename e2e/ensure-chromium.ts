import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { findChromium } from './chromium.ts'

const run = promisify(execFile)
const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli')

/**
 * Ensures a browser: the installed one, else Debian's package (as root), else Playwright's own download.
 * Returns its path, or undefined when Playwright finds its own.
 */
export async function ensureChromium(): Promise<string | undefined> {
  const installed = findChromium()
  if (installed) {
    if (!existsSync(installed)) throw new Error(`CHROMIUM_PATH names ${installed}, which does not exist`)
    return installed
  }
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-q'], { env })
    const install = (packages: string[]) =>
      run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env, maxBuffer: 64 * 1024 * 1024 })
    // Not every release has the headless build.
    await install(['chromium', 'chromium-headless-shell']).catch(() => install(['chromium']))
    return findChromium()
  }
  await run(process.execPath, [PLAYWRIGHT, 'install', 'chromium'], { maxBuffer: 64 * 1024 * 1024 })
  return undefined
}
