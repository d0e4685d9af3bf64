import { buildKey, type Choice, type RemoteManifest, type SlotName } from '@worrystone/contracts'
import { createChoices } from '../choice/choices.ts'
import { createOverrides } from '../choice/overrides.ts'
import { createQuarantine } from '../choice/quarantine.ts'
import { routesOf, type SiteRoute, slotFillsOf } from './site-routes.ts'
import { type LoadedSnapshot, pageSnapshot } from './snapshot.ts'
import { createSnapshotLoader, type SignatureChecks, withVisitor } from './snapshot-loader.ts'

/** What is known of the remotes of this site. `loaded` is null while it is unknown or could not be loaded. */
export type Site = { loaded: LoadedSnapshot | null; isLoading: boolean; routes: SiteRoute[] }

/** Remotes of the snapshot, the choice of a build for each, and the routes that follow from it. */
export function createSite(loadChecks: () => Promise<SignatureChecks>) {
  const quarantine = createQuarantine()
  const overrides = createOverrides()
  const choices = createChoices(quarantine, overrides)
  const listeners = new Set<() => void>()
  let site: Site = { loaded: null, isLoading: true, routes: [] }

  const records = () => site.loaded?.snapshot.records ?? []
  const recordOf = (remote: string) => records().find((record) => record.remote === remote)

  function choiceOf(remote: string): Choice | null {
    const record = recordOf(remote)
    return site.loaded && record ? choices.choose(record, site.loaded) : null
  }

  /** One build of each remote. A remote without a usable build keeps its routes, so that its pages are "unavailable", not "not found". */
  const chosenBuilds = (): RemoteManifest[] =>
    records().flatMap(
      ({ remote, stable }) => choiceOf(remote)?.build ?? site.loaded?.snapshot.builds[buildKey(remote, stable)] ?? [],
    )

  function publish(next: Site) {
    site = next
    for (const listener of [...listeners]) listener()
  }

  function apply(loaded: LoadedSnapshot | null, isLoading: boolean) {
    site = { loaded, isLoading, routes: [] }
    if (loaded) choices.writeHint(loaded)
    publish({ loaded, isLoading, routes: routesOf(chosenBuilds()) })
  }

  async function prepare(): Promise<void> {
    const embedded = pageSnapshot()
    if (overrides.list().length) await overrides.resolve(async (key, text) => (await loadChecks()).registeredBuild(key, text))
    if (embedded) apply(await withVisitor(embedded, 'page'), false)
  }
  const prepared = prepare()
  const { trusted, ...loader } = createSnapshotLoader({ loadChecks, prepared, current: () => site.loaded, apply })

  return {
    ...loader,
    quarantine,
    /** Which build of a remote to use, and why. A query without side effects. */
    choiceOf,
    trusted,
    /** Resolved when the page's own snapshot, and the builds of a QA link, are loaded: nothing should be rendered before. */
    prepared,
    get: () => site,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Verifies the page's snapshot, or fetches one where the page has none; safe to repeat after a failure. */
    async start() {
      await trusted()
    },
    /** The choice for a remote whose build is about to run. This tab keeps it as long as the build is offered. */
    commitChoice(remote: string): Choice | null {
      const [record, choice] = [recordOf(remote), choiceOf(remote)]
      if (site.loaded && record && choice?.build && choice.by !== 'override') {
        choices.commit(choice.build, record)
        choices.writeHint(site.loaded)
      }
      return choice
    },
    /** Drops the kept choice: the next one excludes the builds that have failed meanwhile. */
    releaseChoice(remote: string) {
      choices.release(remote)
      if (site.loaded) choices.writeHint(site.loaded)
      // The banner of a test visit must not name a build that has failed meanwhile.
      if (overrides.buildOf(remote)) publish({ ...site })
    },
    /** True while this page uses a candidate: then snapshots are refreshed every minute. */
    hasCandidates: () =>
      records().some(({ remote, candidate }) => candidate && choiceOf(remote)?.build?.buildId === candidate.build),
    /** The builds that QA links named in this tab, and their state. */
    testBuilds: () =>
      overrides.list().map(({ key, remote, result }) => ({
        name: key,
        state:
          result === 'unknown' || result === 'unreachable'
            ? result
            : choiceOf(remote)?.by === 'override'
              ? ('used' as const)
              : ('refused' as const),
      })),
    /** A visit that uses a build of a QA link counts in no health figure. */
    isTestVisit: () => overrides.list().some(({ result }) => result === 'pending' || typeof result === 'object'),
    /** Ends the test: the builds of QA links are removed. The page has to reload. */
    resetTest() {
      for (const { remote } of overrides.list()) quarantine.release(remote)
      overrides.clear()
    },
    slotFills: (slot: SlotName) => slotFillsOf(chosenBuilds(), slot),
  }
}

export type SiteStore = ReturnType<typeof createSite>
