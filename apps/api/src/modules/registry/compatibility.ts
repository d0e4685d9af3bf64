import { buildKey, type RemoteManifest } from '@worrystone/contracts'
import { compatibilityProblems } from './compatibility-problems.ts'
import type { ShellList } from './shells.ts'
import { offeredBy } from './snapshot.ts'
import type { RegistryStore } from './store.ts'

/** Checks builds against the builds and shells that visitors have now. */
export function compatibilityChecker({ store, shells }: { store: RegistryStore; shells: Pick<ShellList, 'live'> }) {
  /** Builds that visitors may get. */
  async function offered(): Promise<RemoteManifest[]> {
    const [records, builds] = await Promise.all([store.records(), store.referencedBuilds()])
    const keys = new Set(records.flatMap((record) => offeredBy(record).map((build) => buildKey(record.remote, build))))
    return builds.filter((build) => keys.has(buildKey(build.name, build.buildId)))
  }

  return {
    offered,
    /** Problems of a published build now: other builds may have been published since its check. */
    async against(remote: string, build: string): Promise<string[]> {
      const published = await store.build(remote, build)
      return published ? compatibilityProblems(published.manifest, { others: await offered(), shells: await shells.live() }) : []
    },
  }
}

export type Compatibility = ReturnType<typeof compatibilityChecker>
