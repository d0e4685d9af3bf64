import type { CDPSession, Page } from '@playwright/test'
import type { RemoteManifest } from '@worrystone/contracts'
import type { Flavour } from './bundle.ts'
import type {} from './harness/main.ts'
import type { Door } from './harness/pieces.ts'
import type { BuiltRemote } from './remotes.ts'

/** One door of one remote, and a page to open it in. */
export type Stage = {
  page: Page
  remote: BuiltRemote
  door: Door
  /** The address that the door is opened at, with something real in its holes. */
  address: string
  /** Addresses of the API that are called on purpose even when the page is left meanwhile. */
  outlive: readonly string[]
}

/** A rule of the house. Answers what the door breaks, in sentences that say what to do; nothing when it keeps it. */
export type Check = { name: string; run(stage: Stage): Promise<string[]> }

/** What a door may take to come to rest. */
const PATIENCE_MS = 8_000

/** Opens the harness at the door's address; nothing is mounted yet. */
export async function open({ page, address }: Stage, flavour: Flavour = 'production'): Promise<void> {
  const mark = address.includes('?') ? '&' : '?'
  await page.goto(flavour === 'development' ? `${address}${mark}react=development` : address)
  await page.waitForFunction(() => window.harness)
}

type Given = [build: RemoteManifest, door: Door]
const given = ({ remote, door }: Stage): Given => [remote.manifest, door]

/** Mounts the door in the open page. */
export const mount = (stage: Stage): Promise<{ id: string; ms: number }> =>
  stage.page.evaluate(([build, door]) => window.harness.mount(build, door), given(stage))

export const unmount = ({ page }: Stage, id: string): Promise<void> => page.evaluate((piece) => window.harness.unmount(piece), id)

export const cycle = (stage: Stage, times: number): Promise<number[]> =>
  stage.page.evaluate(([build, door, count]) => window.harness.cycle(build, door, count), [...given(stage), times] as const)

export const giveUpOn = (stage: Stage, ms: number) =>
  stage.page.evaluate(([build, door, limit]) => window.harness.giveUpOn(build, door, limit), [...given(stage), ms] as const)

/** Fetches the door's code without mounting it. */
export const load = (stage: Stage): Promise<void> =>
  stage.page.evaluate(([build, door]) => window.harness.load(build, door), given(stage))

/** Waits until nothing is on its way and nothing changes any more, as long as a patient reader would. */
export const settled = ({ page }: Stage): Promise<void> => page.evaluate((ms) => window.harness.settled(ms), PATIENCE_MS)

/** Mounts the door and lets it come to rest. */
export async function show(stage: Stage): Promise<string> {
  const { id } = await mount(stage)
  await settled(stage)
  return id
}

/** A page may lead its reader elsewhere at once, as sign-in does with somebody who is signed in: then it has nothing to show. */
export const leadsElsewhere = ({ page, address }: Stage): boolean =>
  new URL(page.url()).pathname !== new URL(address, page.url()).pathname

/** Lets the browser forget whatever nobody reaches. */
export async function collectGarbage(client: CDPSession): Promise<void> {
  // What a weak reference has answered is kept until the turn is over: one collection may be too early.
  for (let turn = 0; turn < 2; turn++) await client.send('HeapProfiler.collectGarbage')
}
