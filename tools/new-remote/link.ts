import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isInstalled, markInstalled } from '@worrystone/workspace/setup/packages'

type Lockfile = { packages: Record<string, object> }

/**
 * Registers the workspace without the network: exactly the entries that `npm install` would write for a package whose dependencies
 * are installed already, and its link.
 */
export function linkWorkspace(root: string, name: string): void {
  const wasInstalled = isInstalled(root)
  const file = join(root, 'package-lock.json')
  const lock: Lockfile = JSON.parse(readFileSync(file, 'utf8'))
  const { version, dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'apps', name, 'package.json'), 'utf8'))
  const linked = withWorkspace(lock, { name, version, dependencies, devDependencies })
  writeFileSync(file, `${JSON.stringify(linked, null, 2)}\n`)

  const folder = join(root, 'node_modules/@worrystone')
  const link = join(folder, name)
  mkdirSync(folder, { recursive: true })
  // Remains of a remote that was removed by hand.
  if (!existsSync(link) && lstatSync(link, { throwIfNoEntry: false })) rmSync(link)
  if (!existsSync(link)) symlinkSync(`../../apps/${name}`, link, 'dir')
  // Otherwise the next npm start would reinstall everything.
  if (wasInstalled) markInstalled(root)
}

type Packages = Record<string, string>
type Workspace = { name: string; version: string; dependencies: Packages; devDependencies: Packages }

export function withWorkspace(lock: Lockfile, { name, ...facts }: Workspace): Lockfile {
  const packages = {
    ...lock.packages,
    [`apps/${name}`]: { name: `@worrystone/${name}`, ...facts },
    [`node_modules/@worrystone/${name}`]: { resolved: `apps/${name}`, link: true },
  }
  // npm's own order.
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}
