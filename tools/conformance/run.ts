// Checks built remotes with the conformance kit: node tools/conformance/run.ts apps/worries apps/account
import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureChromium } from '@worrystone/e2e/ensure-chromium'
import { builtRemotes, hasViews, ROOT, remoteNames } from './remotes.ts'

/** The remotes that can be checked. Prints why others cannot; throws when that is a mistake. */
async function checkableRemotes(names: string[]): Promise<string[]> {
  const unknown = names.filter((name) => !remoteNames().includes(name))
  if (names.length === 0 || unknown.length > 0)
    throw new Error(`Name a remote${unknown.length > 0 ? ` (not ${unknown.join(', ')})` : ''}: ${remoteNames().join(', ')}`)
  const built = new Set(builtRemotes().map(({ manifest }) => manifest.name))
  const found: string[] = []
  for (const name of names) {
    if (built.has(name)) found.push(name)
    else if (await hasViews(name)) throw new Error(`${name} is not built: nx build ${name}`)
    else console.log(`${name}: no pages and no slots yet, nothing to check`)
  }
  return found
}

function check(names: string[], chromium: string | undefined): Promise<number> {
  const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js')
  const config = path.join(import.meta.dirname, 'playwright.config.ts')
  const child = spawn(process.execPath, [playwright, 'test', '--config', config, 'remotes'], {
    cwd: ROOT,
    env: { ...process.env, CONFORMANCE_REMOTES: names.join(','), ...(chromium && { CHROMIUM_PATH: chromium }) },
    stdio: 'inherit',
  })
  return new Promise((done, refuse) => {
    child.on('error', refuse)
    child.on('close', (code) => done(code ?? 1))
  })
}

try {
  const names = await checkableRemotes(process.argv.slice(2).map((folder) => path.basename(folder)))
  if (names.length > 0) process.exitCode = await check(names, await ensureChromium())
} catch (thrown) {
  console.error((thrown as Error).message)
  process.exitCode = 2
}
