import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { ERROR_MESSAGES, type ErrorBody } from '@worrystone/contracts'
import { ConfigError } from './config.ts'

/** Creates DATA_DIR and checks that it is writable; throws a ConfigError with the reason. Other accounts have no access. */
export function prepareFolder(folder: string) {
  try {
    makeFolder(folder)
    // Not `access`, which succeeds for root on a read-only disk.
    writeFileSync(join(folder, '.writable'), '')
    restrictFolder(folder)
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException
    throw new ConfigError(
      `DATA_DIR ${folder} is not writable (${code ?? 'unknown'}): choose another folder or correct its permissions.`,
    )
  }
}

/** A mounted volume may belong to another account and still be writable. */
function restrictFolder(folder: string) {
  try {
    chmodSync(folder, 0o700)
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EPERM') throw thrown
  }
}

/** Not `recursive`: for a folder in /proc, Node then never returns. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

/**
 * Holds the port and responds with 503, until the returned function is called. Rejects if the port is taken, before all other preparations.
 */
export async function respondWhileStarting(port: number, host: string): Promise<() => Promise<void>> {
  const failure: ErrorBody = { error: { code: 'SERVICE_UNAVAILABLE', message: ERROR_MESSAGES.SERVICE_UNAVAILABLE } }
  const server = createServer(({ headers }, response) => {
    const isPage = headers.accept?.includes('text/html')
    response.writeHead(503, {
      'content-type': isPage ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '2',
      // The browser reloads by itself.
      ...(isPage && { refresh: '2' }),
      connection: 'close',
    })
    response.end(isPage ? ERROR_MESSAGES.SERVICE_UNAVAILABLE : JSON.stringify(failure))
  })
  server.listen(port, host)
  await once(server, 'listening')
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}

const SECRET_BYTES = 48

/** A development secret for signing: generated once, kept in DATA_DIR, so that a restart signs nobody out. */
export function developmentSecret(folder: string): string {
  const file = join(folder, 'auth-secret')
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : ''
  // A full disk can leave an incomplete file.
  if (stored.length >= SECRET_BYTES) return stored
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}
