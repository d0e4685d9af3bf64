import { buildKey } from '@worrystone/contracts'
import { tabRecord } from './tab-storage.ts'

/** The builds that failed for this visitor, until the tab is closed. */
export function createQuarantine() {
  const failed = tabRecord('worrystone_quarantine')
  return {
    has: (key: string) => failed.entries.has(key),
    add: (remote: string, buildId: string) => failed.set(buildKey(remote, buildId), 'failed'),
    /** Removes the builds of a remote from quarantine: the visitor tries again. */
    release(remote: string) {
      for (const key of failed.entries.keys()) if (key.startsWith(`${remote}@`)) failed.delete(key)
    },
  }
}

export type Quarantine = ReturnType<typeof createQuarantine>
