import {
  buildKey,
  type Choice,
  choose,
  offeredAs,
  type RemoteManifest,
  type RemoteRecord,
  SHELL_CONTRACT,
} from '@worrystone/contracts'
import { hintBuilds } from './hint.ts'
import type { Overrides } from './override.ts'
import type { Quarantine } from './quarantine.ts'
import type { Found } from './site.ts'
import { tabRecord } from './tab.ts'

/** The choice of a build for each remote. It holds for the tab as long as the record offers the build. */
export function createChoices(quarantine: Quarantine, overrides: Overrides) {
  /** By remote: the build that this page uses, and those that it could have been instead when it was chosen. */
  const held = new Map<string, { build: RemoteManifest; others: readonly string[] }>()
  /** By remote: the build that this tab used, also before a reload. */
  const kept = tabRecord('worrystone_builds')

  /** A build that was replaced meanwhile is not worth keeping for a page that starts anew. */
  function keptFor(record: RemoteRecord): string | undefined {
    const build = kept.entries.get(record.remote)
    const offer = build && offeredAs(record, build)
    return offer && offer !== 'previous' ? build : undefined
  }

  function heldFor(record: RemoteRecord): string | undefined {
    const own = held.get(record.remote)
    if (!own) return keptFor(record)
    // Replaced by a newer build it may stay; when everybody went back to an older one it was rolled back.
    const isRolledBack = offeredAs(record, own.build.buildId) === 'previous' && own.others.includes(record.stable)
    return isRolledBack ? undefined : own.build.buildId
  }

  function hold(build: RemoteManifest, { remote, stable, previous }: RemoteRecord) {
    if (held.get(remote)?.build.buildId === build.buildId) return
    held.set(remote, { build, others: [stable, ...previous] })
    kept.set(remote, build.buildId)
  }

  return {
    choose(record: RemoteRecord, { snapshot, visitor, buckets }: Found): Choice {
      const { remote } = record
      const [own, test] = [held.get(remote)?.build, overrides.of(remote)]
      // What the page uses need not be described any longer, and what is tested never was.
      const builds = { ...snapshot.builds }
      for (const build of [own, test]) if (build) builds[buildKey(remote, build.buildId)] = build
      const choice = choose(record, {
        builds,
        quarantined: quarantine.builds,
        contract: SHELL_CONTRACT,
        visitor,
        bucket: buckets.get(remote) ?? null,
        override: test?.buildId,
        held: heldFor(record),
      })
      if (choice.build && choice.by !== 'override') hold(choice.build, record)
      return choice
    },

    /** The next choice is made anew. */
    forget(remote: string) {
      held.delete(remote)
      kept.delete(remote)
    },

    /** Forgets what a snapshot brought that turned out to be forged. */
    clear: () => held.clear(),

    /** True while this page uses a build that is still on trial. */
    hasCandidate: (records: readonly RemoteRecord[]) =>
      records.some(({ remote, candidate }) => candidate && held.get(remote)?.build.buildId === candidate.build),

    /** Lets the server bring the files of these builds early next time. */
    hint(records: readonly RemoteRecord[]) {
      hintBuilds(
        records.flatMap(({ remote, stable }) => {
          const build = held.get(remote)?.build.buildId
          return build && build !== stable ? [[remote, build]] : []
        }),
      )
    },
  }
}
