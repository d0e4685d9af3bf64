import {
  buildKey,
  type Choice,
  choose,
  offeredAs,
  type RemoteManifest,
  type RemoteRecord,
  SHELL_CONTRACT,
} from '@worrystone/contracts'
import type { LoadedSnapshot } from '../site/snapshot.ts'
import { writeBuildHint } from './build-hint.ts'
import type { Overrides } from './overrides.ts'
import type { Quarantine } from './quarantine.ts'
import { tabRecord } from './tab-storage.ts'

/** The choice of a build for each remote. A committed choice lasts for the tab as long as the record offers the build. */
export function createChoices(quarantine: Quarantine, overrides: Overrides) {
  /** By remote: the build that this page uses, and the alternatives when it was chosen. */
  const committed = new Map<string, { build: RemoteManifest; alternatives: readonly string[] }>()
  /** By remote: the build that this tab used, also before a reload. */
  const tabBuilds = tabRecord('worrystone_builds')

  /** A replaced build is not kept by a page that starts anew. */
  function storedBuildId(record: RemoteRecord): string | undefined {
    const build = tabBuilds.entries.get(record.remote)
    const offer = build && offeredAs(record, build)
    return offer && offer !== 'previous' ? build : undefined
  }

  function committedBuildId(record: RemoteRecord): string | undefined {
    const current = committed.get(record.remote)
    if (!current) return storedBuildId(record)
    // A build that a newer one replaced may stay; if an earlier build is stable again, it was rolled back.
    const isRolledBack = offeredAs(record, current.build.buildId) === 'previous' && current.alternatives.includes(record.stable)
    return isRolledBack ? undefined : current.build.buildId
  }

  function chooseBuild(record: RemoteRecord, { snapshot, visitor, buckets }: LoadedSnapshot): Choice {
    const { remote } = record
    const [current, testBuild] = [committed.get(remote)?.build, overrides.buildOf(remote)]
    // The snapshot need not describe a build in use any longer, and a test build was never in it.
    const builds = { ...snapshot.builds }
    for (const build of [current, testBuild]) if (build) builds[buildKey(remote, build.buildId)] = build
    return choose(record, {
      builds,
      quarantined: quarantine,
      contract: SHELL_CONTRACT,
      visitor,
      bucket: buckets.get(remote) ?? null,
      override: testBuild?.buildId,
      held: committedBuildId(record),
    })
  }

  return {
    choose: chooseBuild,

    /** From now on this page, and the tab after a reload, uses this build. */
    commit(build: RemoteManifest, { remote, stable, previous }: RemoteRecord) {
      if (committed.get(remote)?.build.buildId === build.buildId) return
      committed.set(remote, { build, alternatives: [stable, ...previous] })
      tabBuilds.set(remote, build.buildId)
    },

    /** The next choice is made again. */
    release(remote: string) {
      committed.delete(remote)
      tabBuilds.delete(remote)
    },

    /** Makes the server preload the files of the builds that are not the stable ones with the next page. */
    writeHint(snapshot: LoadedSnapshot) {
      writeBuildHint(
        snapshot.snapshot.records.flatMap((record) => {
          const { build, by } = chooseBuild(record, snapshot)
          return build && by !== 'override' && build.buildId !== record.stable ? [[record.remote, build.buildId]] : []
        }),
      )
    },
  }
}
