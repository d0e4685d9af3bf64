import type { RemoteManifest } from '@worrystone/contracts'
import { tabRecord } from './tab-storage.ts'

const PARAMETER = 'remote'
const MAX_BUILDS = 8

/** `unknown`: the registry has no such build. `unreachable`: it did not answer. */
export type RegisteredBuild = { manifest: RemoteManifest; signed: string } | 'unknown' | 'unreachable'

/** A build that a QA link named. */
export type TestBuild = { key: string; remote: string; result: RemoteManifest | 'unknown' | 'unreachable' | 'pending' }

/** `?remote=worries@<buildId>,…` or `?remote=reset`, removed from the address so that no shared link contains it. */
function takeParameter(): string | null {
  const url = new URL(location.href)
  const value = url.searchParams.get(PARAMETER)
  if (value === null) return null
  url.searchParams.delete(PARAMETER)
  history.replaceState(history.state, '', url)
  return value
}

const remoteOf = (key: string) => key.split('@')[0] ?? ''

/** The builds that QA links have named in this tab, until a reset. */
export function createOverrides() {
  const stored = tabRecord('worrystone_override')
  const results = new Map<string, TestBuild['result']>()
  const parameter = takeParameter()
  if (parameter === 'reset') stored.clear()
  else if (parameter !== null) {
    for (const key of parameter.split(',').slice(0, MAX_BUILDS)) {
      for (const existingKey of [...stored.entries.keys()])
        if (remoteOf(existingKey) === remoteOf(key)) stored.delete(existingKey)
      stored.set(key.slice(0, 60), '')
    }
  }

  const list = (): TestBuild[] =>
    [...stored.entries.keys()].map((key) => ({ key, remote: remoteOf(key), result: results.get(key) ?? 'pending' }))

  return {
    list,
    /** Fetches the builds of the links. `fetchBuild` gets the signed text that this tab has stored, or an empty one. */
    async resolve(fetchBuild: (key: string, stored: string) => Promise<RegisteredBuild>): Promise<void> {
      const resolveBuild = async ([key, text]: [string, string]) => {
        const result = await fetchBuild(key, text).catch(() => 'unreachable' as const)
        if (typeof result === 'string') return void results.set(key, result)
        results.set(key, result.manifest)
        stored.set(key, result.signed)
      }
      await Promise.all([...stored.entries].map(resolveBuild))
    },
    /** The build to use for a remote, whatever the record says. */
    buildOf: (remote: string): RemoteManifest | null =>
      list().flatMap((build) => (build.remote === remote && typeof build.result === 'object' ? [build.result] : []))[0] ?? null,
    clear: stored.clear,
  }
}

export type Overrides = ReturnType<typeof createOverrides>
