import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folder that source paths are relative to: the nearest one with a lockfile, else the given folder. */
export function workspaceRoot(folder: string): string {
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    if (existsSync(path.join(current, 'package-lock.json'))) return current
    if (current === path.dirname(current)) return folder
  }
}
