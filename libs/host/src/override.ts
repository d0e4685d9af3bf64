import type { RemoteManifest } from '@worrystone/contracts'
import { tabRecord } from './tab.ts'

const PARAMETER = 'remote'
const MOST = 8

/** `unknown`: the registry has no such build. `away`: it could not be asked. */
export type Registered = { manifest: RemoteManifest; signed: string } | 'unknown' | 'away'

/** A build that a QA link named. */
export type TestBuild = { key: string; remote: string; found: RemoteManifest | 'unknown' | 'away' | 'asking' }

/** `?remote=worries@<buildId>,…` or `?remote=reset`, taken out of the address so that no link that is shared carries it on. */
function takeWish(page: Window): string | null {
  const url = new URL(page.location.href)
  const wish = url.searchParams.get(PARAMETER)
  if (wish === null) return null
  url.searchParams.delete(PARAMETER)
  page.history.replaceState(page.history.state, '', url)
  return wish
}

const remoteOf = (key: string) => key.split('@')[0] ?? ''

/** The builds that QA links have named in this tab. They hold until somebody resets them. */
export function createOverrides(page: Window = window) {
  const kept = tabRecord('worrystone_override')
  const found = new Map<string, TestBuild['found']>()
  const wish = takeWish(page)
  if (wish === 'reset') kept.clear()
  else if (wish !== null) {
    for (const key of wish.split(',').slice(0, MOST)) {
      for (const other of [...kept.entries.keys()]) if (remoteOf(other) === remoteOf(key)) kept.delete(other)
      kept.set(key.slice(0, 60), '')
    }
  }

  const list = (): TestBuild[] =>
    [...kept.entries.keys()].map((key) => ({ key, remote: remoteOf(key), found: found.get(key) ?? 'asking' }))

  return {
    list,
    /** Asks what the links named. `fetchBuild` gets the signed text that this tab kept, or an empty one. */
    async settle(fetchBuild: (key: string, kept: string) => Promise<Registered>): Promise<void> {
      const ask = async ([key, text]: [string, string]) => {
        const answer = await fetchBuild(key, text).catch(() => 'away' as const)
        if (typeof answer === 'string') return void found.set(key, answer)
        found.set(key, answer.manifest)
        kept.set(key, answer.signed)
      }
      await Promise.all([...kept.entries].map(ask))
    },
    /** The build to use for a remote, whatever the record says. */
    of: (remote: string): RemoteManifest | null =>
      list().flatMap((each) => (each.remote === remote && typeof each.found === 'object' ? [each.found] : []))[0] ?? null,
    clear: kept.clear,
  }
}

export type Overrides = ReturnType<typeof createOverrides>
