import { cpSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const EXCLUDED = new Set(['node_modules', '.git', '.nx', '.tmp', '.data', 'test-results', 'playwright-report'])

/**
 * A copy of this workspace that may be changed: sources and builds copied, installed packages linked. Code in it imports the libs of
 * the copy, never those of this workspace.
 */
export function copyWorkspace(to: string): void {
  cpSync(ROOT, to, { recursive: true, filter: (source) => !EXCLUDED.has(basename(source)) })
  const packages = join(to, 'node_modules')
  const scope = join(packages, '@worrystone')
  mkdirSync(scope, { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@worrystone') symlinkSync(join(ROOT, 'node_modules', name), join(packages, name))
  }
  const links = join(ROOT, 'node_modules/@worrystone')
  for (const name of readdirSync(links)) symlinkSync(readlinkSync(join(links, name)), join(scope, name))
}
