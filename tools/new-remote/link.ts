import { existsSync, lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { PackageJson } from './files.ts'

type Lockfile = { packages: Record<string, object> }

/** Links a workspace into node_modules, as `npm install` would, without the network. */
export function linkWorkspace(root: string, name: string): void {
  const folder = join(root, 'node_modules/@worrystone')
  const link = join(folder, name)
  mkdirSync(folder, { recursive: true })
  // Remains of a remote that was removed by hand.
  if (!existsSync(link) && lstatSync(link, { throwIfNoEntry: false })) rmSync(link)
  if (!existsSync(link)) symlinkSync(`../../apps/${name}`, link, 'dir')
}

/** Adds exactly the entries that `npm install` would write for a package whose dependencies are installed already. */
export function withWorkspace(lock: Lockfile, name: string, { version, dependencies, devDependencies }: PackageJson): Lockfile {
  const packages = {
    ...lock.packages,
    [`apps/${name}`]: { name: `@worrystone/${name}`, version, dependencies, devDependencies },
    [`node_modules/@worrystone/${name}`]: { resolved: `apps/${name}`, link: true },
  }
  // npm's own order.
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}
