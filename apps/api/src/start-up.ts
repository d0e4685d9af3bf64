import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config.ts'

/** Makes DATA_DIR and makes sure that it can be written, or says in one sentence why not. */
export function prepareFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
    // Root passes every access check, also on a read-only disk: only a written file proves it.
    writeFileSync(join(folder, '.writable'), '')
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException
    throw new ConfigError(
      `DATA_DIR ${folder} is not writable (${code ?? 'unknown'}): choose another folder or correct its permissions.`,
    )
  }
}

const SECRET_BYTES = 48

/** The signing secret of a development machine: made once, kept in DATA_DIR, so that a restart signs nobody out. */
export function developmentSecret(folder: string): string {
  const file = join(folder, 'auth-secret')
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
  // Half a file is left behind by a disk that was full.
  if (kept.length >= SECRET_BYTES) return kept
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}
