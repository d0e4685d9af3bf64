import type { RemoteManifest } from '@worrystone/contracts'
import { DEADLINES } from './deadline.ts'
import { FileError } from './file-error.ts'
import { firstFiles } from './first-files.ts'
import { isServerHere } from './recover.ts'
import { addressOf } from './scripts.ts'

/** Asks for a file past every cache, and lets the browser hold it against its hash. */
const isHere = (address: string, integrity: string) =>
  fetch(address, { cache: 'no-store', integrity, signal: AbortSignal.timeout(DEADLINES.script) }).then(
    async (answer) => answer.ok && (await answer.arrayBuffer()).byteLength > 0,
    () => false,
  )

/**
 * Whether what broke is the build's own fault. It is nobody's while the server does not answer: offline everything fails, and what was
 * in the cache works. A file that did not come is asked for once more beside the server's word: what comes now was a bad moment of the
 * network.
 */
export async function isToBlame(build: RemoteManifest, expose: string, error: unknown): Promise<boolean> {
  if (!navigator.onLine || !(await isServerHere())) return false
  if (!(error instanceof FileError)) return true
  const hashes = new Map([...build.assets, ...Object.values(build.i18n)].map(({ path, integrity }) => [path, integrity]))
  const files = firstFiles(build, expose).map((file) => isHere(addressOf(build, file), hashes.get(file) ?? ''))
  return (await Promise.all(files)).includes(false)
}
