import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')
const require = createRequire(path.join(ROOT, 'apps/shell/package.json'))

/**
 * Every module that the shell provides and no remote carries: exact requests, since `react-dom` does not cover `react-dom/client`.
 * The shell's side of this list is `libs/host/src/shared-scope.ts`.
 */
export const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  'react-router-dom',
  '@tanstack/react-query',
  '@worrystone/contracts/zod',
  '@worrystone/api-client',
  '@worrystone/session',
  '@worrystone/events',
  '@worrystone/i18n',
  '@worrystone/remote-kit',
] as const

const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')

function versionOf(request: string): string {
  const name = packageOf(request)
  // `exports` hides package.json in some packages, so it is found beside whatever they do export.
  const folders = require.resolve.paths(name) ?? []
  for (const folder of folders) {
    try {
      return (JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8')) as { version: string }).version
    } catch {
      // not in this folder
    }
  }
  throw new Error(`${name} is shared but not installed`)
}

/** Version of each shared module as installed now: what the shell says it provides. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(SHARED.map((request) => [request, versionOf(request)]))

/** `19.3.1` becomes `^19.3.0`: a patch release of the shell's React must not refuse yesterday's remotes. */
export const rangeOf = (version: string) => `^${version.split('.').slice(0, 2).join('.')}.0`

/**
 * The least version that remotes ask for where it is not the installed one: they look for the names that came later, and do without them
 * on the shell of a tab that was opened before the last release.
 */
const LEAST: Record<string, string> = { '@worrystone/remote-kit': '1.0.0' }

/** What a remote asks of the shell. */
export const sharedRanges = (): Record<string, string> =>
  Object.fromEntries(Object.entries(sharedVersions()).map(([request, version]) => [request, rangeOf(LEAST[request] ?? version)]))
