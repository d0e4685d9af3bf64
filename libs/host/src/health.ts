import type { RemoteManifest } from '@worrystone/contracts'
import { type Beacons, createBeacons } from './beacons.ts'
import { isToBlame } from './blame.ts'
import type { SiteStore } from './site.ts'

export type Broken = { build: RemoteManifest; expose: string; error: unknown; ms: number }

let ofVisit: Beacons | undefined
// Not before the first piece: it listens to the page.
const beacons = () => (ofVisit ??= createBeacons())

type Visit = Pick<SiteStore, 'isTestVisit'>

/** Tells the registry that a build went on well; `ms` since it was wished for. A visit that a QA link steers tells nothing. */
export function tellGood(site: Visit, build: RemoteManifest, { phase, ms }: { phase: 'loaded' | 'mounted'; ms: number }): void {
  if (site.isTestVisit()) return
  beacons().tell(build, phase, ms)
  // The browser runs nothing but what its hash says: what is loaded is verified.
  if (phase === 'loaded') beacons().tell(build, 'verified', ms)
}

/** Tells the registry that a build broke, when that is the build's own fault. */
export async function tellBroken(site: Visit, { build, expose, error, ms }: Broken): Promise<void> {
  if (site.isTestVisit() || beacons().isKnownBroken(build)) return
  if (await isToBlame(build, expose, error)) beacons().tell(build, 'broken', ms)
}
