import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ARCHIVES = resolve(import.meta.dirname, 'earlier-builds')

/** Unpacks an earlier build into a subfolder and returns its path. `e2e/earlier-builds/README.md` describes these builds. */
export function unpackEarlierBuild(name: 'shell' | 'worries', below: string): string {
  const folder = join(below, name)
  mkdirSync(folder, { recursive: true })
  // A program of every system: Node cannot read tar.
  execFileSync('tar', ['-xzf', join(ARCHIVES, `${name}.tar.gz`), '-C', folder])
  return folder
}
