import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const OWNER_MODE = 0o700
const OTHERS_MODE = 0o077
/** Bounds the duration of the start: closed parent folders protect the remaining entries. */
const MAX_ENTRIES = 200_000
const CONCURRENCY = 32

/**
 * Removes the permissions of other accounts from everything below `folder`; those of the owner remain. Symbolic links are not followed.
 * Returns how many entries could not be changed: files of another account, or of a file system without modes.
 */
export async function restrictToOwner(folder: string): Promise<number> {
  let remaining = MAX_ENTRIES
  let unrestricted = 0
  const folders = [folder]
  for (let current = folders.pop(); current !== undefined && remaining > 0; current = folders.pop()) {
    const entries = (await readdir(current, { withFileTypes: true }).catch(() => [])).slice(0, remaining)
    remaining -= entries.length
    for (let from = 0; from < entries.length; from += CONCURRENCY) {
      const paths = entries.slice(from, from + CONCURRENCY).map(({ name }) => join(current, name))
      unrestricted += (await Promise.all(paths.map(isUnrestricted))).filter(Boolean).length
    }
    for (const entry of entries) if (entry.isDirectory()) folders.push(join(current, entry.name))
  }
  return unrestricted
}

async function isUnrestricted(path: string): Promise<boolean> {
  try {
    const stats = await lstat(path)
    if (!(stats.isFile() || stats.isDirectory()) || (stats.mode & OTHERS_MODE) === 0) return false
    await chmod(path, stats.mode & OWNER_MODE)
    return false
  } catch (thrown) {
    // Temporary files may be created and deleted meanwhile.
    return (thrown as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}
