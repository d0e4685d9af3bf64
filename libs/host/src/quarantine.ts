import { buildKey } from '@worrystone/contracts'

const KEPT = 'worrystone_quarantine'

/** Builds that failed for this visitor, remembered as long as the tab lives. */
export function createQuarantine(store: Storage | undefined) {
  const builds = new Set<string>(read(store))
  const write = () => {
    try {
      store?.setItem(KEPT, JSON.stringify([...builds]))
    } catch {
      // Forbidden or full: remembered by this page alone.
    }
  }
  return {
    builds: builds as ReadonlySet<string>,
    add(remote: string, buildId: string) {
      builds.add(buildKey(remote, buildId))
      write()
    },
    /** Gives every build of a remote another chance: the person asked for it. */
    release(remote: string) {
      for (const key of builds) if (key.startsWith(`${remote}@`)) builds.delete(key)
      write()
    },
  }
}

export type Quarantine = ReturnType<typeof createQuarantine>

function read(store: Storage | undefined): string[] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}
