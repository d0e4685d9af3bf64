import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ARCHIVES = resolve(import.meta.dirname, 'earlier-builds')

/** Unpacks an earlier build into a subfolder and returns its path. `e2e/earlier-builds/README.md` describes these builds. */
export function unpackEarlierBuild(name: 'shell' | 'worries', parent: string): string {
  const folder = join(parent, name)
  mkdirSync(folder, { recursive: true })
  // Node cannot read tar; every system has the program.
  execFileSync('tar', ['-xzf', join(ARCHIVES, `${name}.tar.gz`), '-C', folder])
  return folder
}
