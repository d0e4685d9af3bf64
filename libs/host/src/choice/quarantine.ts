import { buildKey } from '@worrystone/contracts'
import { tabRecord } from './tab-storage.ts'

/** Builds that failed for this visitor, remembered as long as the tab lives. */
export function createQuarantine() {
  const failed = tabRecord('worrystone_quarantine')
  return {
    has: (key: string) => failed.entries.has(key),
    add: (remote: string, buildId: string) => failed.set(buildKey(remote, buildId), 'failed'),
    /** Gives every build of a remote another chance: the person asked for it. */
    release(remote: string) {
      for (const key of failed.entries.keys()) if (key.startsWith(`${remote}@`)) failed.delete(key)
    },
  }
}

export type Quarantine = ReturnType<typeof createQuarantine>
