import type { RemoteManifest } from '@worrystone/contracts'
import { FileError } from '../loading/file-error.ts'
import { initialFiles } from '../loading/initial-files.ts'
import { fileUrl } from '../loading/load-script.ts'
import { DEADLINES } from '../loading/with-deadline.ts'
import { isServerReachable } from './is-server-reachable.ts'

/** Fetches a file past every cache; the browser checks it against its hash. */
const isFileReachable = (address: string, integrity: string) =>
  fetch(address, { cache: 'no-store', integrity, signal: AbortSignal.timeout(DEADLINES.script) }).then(
    async (response) => response.ok && (await response.arrayBuffer()).byteLength > 0,
    () => false,
  )

/**
 * Whether a failure is the build's own. It is not while the server does not answer: offline everything fails, and what is in the cache
 * works. A file that failed is fetched once more: if it loads now, the network was at fault.
 */
export async function isBuildAtFault(build: RemoteManifest, expose: string, error: unknown): Promise<boolean> {
  if (!navigator.onLine || !(await isServerReachable())) return false
  if (!(error instanceof FileError)) return true
  const hashes = new Map([...build.assets, ...Object.values(build.i18n)].map(({ path, integrity }) => [path, integrity]))
  const files = initialFiles(build, expose).map((file) => isFileReachable(fileUrl(build, file), hashes.get(file) ?? ''))
  return (await Promise.all(files)).includes(false)
}
