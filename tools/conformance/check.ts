import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ensureChromium } from '@worrystone/e2e/ensure-chromium'
import { builtRemote, hasViews } from './remotes.ts'

const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli')
const fileHere = (name: string) => path.join(import.meta.dirname, name + path.extname(import.meta.filename))

/** The remotes cannot be checked as they are; the message says what to do. */
export class CannotCheck extends Error {}

type Remote = { name: string; dir: string }
type CheckTarget = {
  /** The site whose API answers. Inside this repository by default a product of its own. */
  site: string | undefined
  /** An admin of the site, for pages that only admins may open. */
  admin: { email: string; password: string } | undefined
}

/** Runs the checks of built remotes in a browser. Returns whether they keep every rule; prints what is broken. */
export async function checkRemotes(remotes: Remote[], { site, admin }: CheckTarget): Promise<boolean> {
  if (!site && !existsSync(fileHere('serve-workspace')))
    throw new CannotCheck('Say which site: --against https://… or WORRYSTONE_URL.')
  const folders: string[] = []
  for (const { name, dir } of remotes) {
    if (builtRemote(dir)) folders.push(dir)
    else if (await hasViews(dir)) throw new CannotCheck(`${name} is not built: npm run remote -- build ${name}`)
    else console.log(`${name}: no pages and no slots yet, nothing to check`)
  }
  if (folders.length === 0) return true
  await ensureChromium()
  const env = {
    ...process.env,
    CONFORMANCE_REMOTES: folders.join(path.delimiter),
    ...(site && { CONFORMANCE_SITE: site }),
    ...(admin && { CONFORMANCE_ADMIN: admin.email, CONFORMANCE_PASSWORD: admin.password }),
  }
  return runPlaywright(['test', '--config', fileHere('playwright.config'), 'remotes'], env)
}

function runPlaywright(args: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const child = spawn(process.execPath, [PLAYWRIGHT, ...args], { env, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0))
  })
}
