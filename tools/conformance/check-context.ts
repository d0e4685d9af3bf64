import type { CDPSession, Page } from '@playwright/test'
import type { RemoteManifest } from '@worrystone/contracts'
import type { ReactMode } from './bundle.ts'
import type {} from './harness/main.ts'
import type { MountRequest } from './harness/mounts.ts'
import type { BuiltRemote } from './remotes.ts'

/** One page or slot of one remote, and a browser page to open it in. */
export type CheckContext = {
  page: Page
  remote: BuiltRemote
  request: MountRequest
  /** Its address, with real values for its parameters. */
  address: string
  /** Endpoints whose requests may outlive their page. */
  outlive: readonly string[]
}

/** A rule of the platform. Returns its violations, in sentences that say what to do. */
export type Check = { name: string; run(context: CheckContext): Promise<string[]> }

/** The most time until a page settles. */
const SETTLE_TIMEOUT_MS = 8_000

/** The window of a check, unless it sets another. */
export const WINDOW = { width: 1280, height: 800 }

/** Opens the harness at its address; nothing is mounted yet, nothing is fetched. */
export async function openHarness({ page, address }: CheckContext, mode: ReactMode = 'production'): Promise<void> {
  const separator = address.includes('?') ? '&' : '?'
  await page.goto(mode === 'development' ? `${address}${separator}react=development` : address)
  await page.waitForFunction(() => window.harness)
}

/**
 * Opens the harness at its address, or resets it where an earlier check of the same page or slot left it: then its code and the API's
 * responses are there already. Opening anew costs more than most checks. The window's size and media are the usual ones afterwards.
 */
export async function openOrReset(context: CheckContext): Promise<void> {
  const { page, address } = context
  const currentUrl = page.url()
  if (!URL.canParse(address, currentUrl) || new URL(address, currentUrl).href !== currentUrl) return openHarness(context)
  await page.setViewportSize(WINDOW)
  await page.emulateMedia({ reducedMotion: null })
  await page.evaluate(() => window.harness.reset())
}

type MountArguments = [build: RemoteManifest, request: MountRequest]
const mountArguments = ({ remote, request }: CheckContext): MountArguments => [remote.manifest, request]

/** Mounts it in the open page. */
export const mount = (context: CheckContext): Promise<{ id: string; ms: number }> =>
  context.page.evaluate(([build, request]) => window.harness.mount(build, request), mountArguments(context))

export const unmount = ({ page }: CheckContext, id: string): Promise<void> =>
  page.evaluate((id) => window.harness.unmount(id), id)

export const cycle = (context: CheckContext, times: number): Promise<number[]> =>
  context.page.evaluate(([build, request, count]) => window.harness.cycle(build, request, count), [
    ...mountArguments(context),
    times,
  ] as const)

export const mountWithTimeout = (context: CheckContext, ms: number) =>
  context.page.evaluate(([build, request, limit]) => window.harness.mountWithTimeout(build, request, limit), [
    ...mountArguments(context),
    ms,
  ] as const)

/** Fetches its code without mounting it. */
export const load = (context: CheckContext): Promise<void> =>
  context.page.evaluate(([build, request]) => window.harness.load(build, request), mountArguments(context))

/** Waits until no request is pending and nothing changes any more. */
export const waitUntilSettled = ({ page }: CheckContext): Promise<void> =>
  page.evaluate((ms) => window.harness.waitUntilSettled(ms), SETTLE_TIMEOUT_MS)

/** Mounts it and waits until it has settled. */
export async function show(context: CheckContext): Promise<string> {
  const { id } = await mount(context)
  await waitUntilSettled(context)
  return id
}

/** A page may redirect at once, as sign-in does for a signed-in viewer: then it has nothing to show. */
export const redirects = ({ page, address }: CheckContext): boolean =>
  new URL(page.url()).pathname !== new URL(address, page.url()).pathname

/** Runs garbage collection in the browser. */
export async function collectGarbage(client: CDPSession): Promise<void> {
  // The target of a dereferenced weak reference is kept until the end of the task: one collection may be too early.
  for (let turn = 0; turn < 2; turn++) await client.send('HeapProfiler.collectGarbage')
}
