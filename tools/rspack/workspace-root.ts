import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folder that source paths are relative to: the nearest one with a lockfile, else the given folder. */
export function workspaceRoot(folder: string): string {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (existsSync(path.join(at, 'package-lock.json'))) return at
    if (at === path.dirname(at)) return folder
  }
}
