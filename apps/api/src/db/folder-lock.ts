import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Another running process uses DATA_DIR: two of them would lose each other's rows. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/** Locks DATA_DIR for this process and returns a function that unlocks it. The embedded database has no lock of its own. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'worrystone.lock')
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, `${process.pid}\n`)
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown
      const owner = ownerOf(file)
      if (owner !== undefined && isAlive(owner)) {
        throw new FolderInUse(`DATA_DIR ${folder} is in use by process ${owner}: stop that process or choose another DATA_DIR.`)
      }
      // The lock of a process that was killed.
      rmSync(file, { force: true })
    }
  }
  throw new FolderInUse(`DATA_DIR ${folder} could not be locked: remove ${file} and start again.`)
}

function ownerOf(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
    return Number.isInteger(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM'
  }
}
