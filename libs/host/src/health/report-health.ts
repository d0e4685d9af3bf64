import type { RemoteManifest } from '@worrystone/contracts'
import type { SiteStore } from '../site/site.ts'
import { type Beacons, createBeacons } from './beacons.ts'
import { isBuildAtFault } from './is-build-at-fault.ts'

export type BuildFailure = { build: RemoteManifest; expose: string; error: unknown; ms: number }

let visitBeacons: Beacons | undefined
// Created with the first expose, because it listens to the page.
const beacons = () => (visitBeacons ??= createBeacons())

type Visit = Pick<SiteStore, 'isTestVisit'>

/** Reports that a build reached a phase, `ms` after it was opened. A visit with a QA link reports nothing. */
export function reportSuccess(
  site: Visit,
  build: RemoteManifest,
  { phase, ms }: { phase: 'loaded' | 'mounted'; ms: number },
): void {
  if (site.isTestVisit()) return
  beacons().record(build, phase, ms)
  // The browser runs only what matches its hash: a loaded file is verified.
  if (phase === 'loaded') beacons().record(build, 'verified', ms)
}

/** Reports that a build broke, if it is the build's own fault. */
export async function reportFailure(site: Visit, { build, expose, error, ms }: BuildFailure): Promise<void> {
  if (site.isTestVisit() || beacons().hasFailed(build)) return
  if (await isBuildAtFault(build, expose, error)) beacons().record(build, 'broken', ms)
}
