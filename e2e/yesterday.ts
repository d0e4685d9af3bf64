import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const KEPT = resolve(import.meta.dirname, 'yesterday')

/** Unpacks a build of an earlier day below a folder, and answers where it lies. What these builds are: `e2e/yesterday/README.md`. */
export function unpack(name: 'shell' | 'worries', below: string): string {
  const folder = join(below, name)
  mkdirSync(folder, { recursive: true })
  // A program that every system brings: tar can be read by no part of Node.
  execFileSync('tar', ['-xzf', join(KEPT, `${name}.tar.gz`), '-C', folder])
  return folder
}
