import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { buildKey, type RemoteManifest, type RemoteRecord, type Snapshot } from '@worrystone/contracts'
import type { EntryCode } from './faulty-builds.ts'
import { stableOf, type TestRegistry, withTestRegistry } from './test-registry.ts'

/** A build id that only tests use. */
export const SECOND_BUILD = 'f'.repeat(16)

export const entryUrl = (remote: string, buildId = '[^/]+') => new RegExp(`/remotes/${remote}/${buildId}/entry\\.`)

export function recordOf(snapshot: Snapshot, remote: string): RemoteRecord {
  const record = snapshot.records.find((each) => each.remote === remote)
  if (!record) throw new Error(`the registry has no record of ${remote}`)
  return record
}

/** Adds a build with the stable build's manifest under another id. */
export function addSecondBuild(snapshot: Snapshot, remote: string): RemoteManifest {
  const stable = structuredClone(stableOf(snapshot, remote))
  const container = { ...stable.container, globalName: `${remote.replaceAll('-', '_')}__${SECOND_BUILD}` }
  const second = { ...stable, buildId: SECOND_BUILD, container }
  snapshot.builds[buildKey(remote, SECOND_BUILD)] = second
  return second
}

/** Makes a build the candidate of all visitors. */
export function setCandidate(snapshot: Snapshot, remote: string, build: string): void {
  const audience = { include: [], exclude: [] }
  recordOf(snapshot, remote).candidate = { build, salt: 'salt', percentBp: 10_000, audience, state: 'running' }
}

/** Gives the entry of a build the hash of this code, because a faulty build matches its manifest too. */
function setEntryIntegrity(build: RemoteManifest, code: string): void {
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  build.container.integrity = integrity
  for (const asset of build.assets) if (asset.path === build.container.entry) asset.integrity = integrity
}

/** Reduces a remote to a single build, with this code as its entry. */
export async function withFaultyStable(page: Page, remote: string, entry: EntryCode): Promise<void> {
  let code = ''
  const registry = await withTestRegistry(page)
  registry.changeSnapshot((snapshot) => {
    const build = stableOf(snapshot, remote)
    code = entry(build.container.globalName)
    setEntryIntegrity(build, code)
    recordOf(snapshot, remote).previous = []
  })
  await page.route(entryUrl(remote), (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
}

/**
 * Offers all visitors a candidate with this code as its entry; its other files are those of the stable build. `offerCandidate`: the snapshot
 * that the registry then serves, for tests that change it again.
 */
export async function withCandidate(
  page: Page,
  remote: string,
  entry: EntryCode,
): Promise<{ registry: TestRegistry; offerCandidate: (snapshot: Snapshot) => void }> {
  let [code, stable] = ['', '']
  const offerCandidate = (snapshot: Snapshot) => {
    stable = recordOf(snapshot, remote).stable
    const second = addSecondBuild(snapshot, remote)
    code = entry(second.container.globalName)
    setEntryIntegrity(second, code)
    setCandidate(snapshot, remote, SECOND_BUILD)
  }
  const registry = await withTestRegistry(page)
  registry.changeSnapshot(offerCandidate)
  await page.route(`**/remotes/${remote}/${SECOND_BUILD}/**`, (route) =>
    route.continue({ url: route.request().url().replace(SECOND_BUILD, stable) }),
  )
  await page.route(entryUrl(remote, SECOND_BUILD), (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  return { registry, offerCandidate }
}

/** The addresses that contain this text and that the page requests from now on. */
export function recordRequests(page: Page, text: string): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(text)) urls.push(request.url())
  })
  return urls
}
