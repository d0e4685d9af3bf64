import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const OWNER = 0o700
const OTHERS = 0o077
/** Bounds the duration of the start: closed parent folders protect the remaining entries. */
const MOST_ENTRIES = 200_000
const AT_ONCE = 32

/**
 * Removes the permissions of other accounts from everything below `folder`; those of the owner remain. Symbolic links are not followed.
 * Returns how many entries could not be changed: files of another account, or of a file system without modes.
 */
export async function restrictToOwner(folder: string): Promise<number> {
  let left = MOST_ENTRIES
  let open = 0
  const folders = [folder]
  for (let at = folders.pop(); at !== undefined && left > 0; at = folders.pop()) {
    const entries = (await readdir(at, { withFileTypes: true }).catch(() => [])).slice(0, left)
    left -= entries.length
    for (let from = 0; from < entries.length; from += AT_ONCE) {
      const paths = entries.slice(from, from + AT_ONCE).map(({ name }) => join(at, name))
      open += (await Promise.all(paths.map(isStillOpen))).filter(Boolean).length
    }
    for (const entry of entries) if (entry.isDirectory()) folders.push(join(at, entry.name))
  }
  return open
}

async function isStillOpen(path: string): Promise<boolean> {
  try {
    const found = await lstat(path)
    if (!(found.isFile() || found.isDirectory()) || (found.mode & OTHERS) === 0) return false
    await chmod(path, found.mode & OWNER)
    return false
  } catch (thrown) {
    // Temporary files may be created and deleted meanwhile.
    return (thrown as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}
