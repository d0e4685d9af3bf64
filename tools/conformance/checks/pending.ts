import type { RequestCall } from '@worrystone/remote-kit/conformance'
import { type Check, type CheckContext, load, mount, mountWithTimeout, openHarness, unmount } from '../check-context.ts'
import { sourceLocation } from '../source-location.ts'

const MOUNT_TIMEOUT_MS = 1_500
/** A request without a consumer must be aborted by then. */
const ABORT_TIMEOUT_MS = 4_000

export const suspends: Check = {
  name: 'ends a mount that never finishes when the shell aborts it',
  async run(context) {
    await openHarness(context)
    await load(context)
    await context.page.evaluate(() => window.harness.makeRemotesFail('suspends'))
    const outcome = await mountWithTimeout(context, MOUNT_TIMEOUT_MS)
    return outcome === 'hangs'
      ? ['mount neither resolves nor rejects, even when its signal is aborted: make the expose with page or slot of defineRemote']
      : []
  },
}

export const unanswered: Check = {
  name: 'shows a loading state while the API is silent, and sends no request after its unmount',
  async run(context) {
    const { page, request } = context
    await openHarness(context)
    await load(context)
    const release = await holdResponses(context)
    const { id } = await mount(context)
    // A call may be queued before it is sent.
    await page.evaluate(() => window.harness.afterPaint())
    const html = await page.evaluate((id) => window.harness.htmlOf(id), id)
    await unmount(context, id)
    const pending = await unabortedRequests(context)
    const count = (await requests(context)).length
    await release()
    await page.evaluate((ms) => window.harness.waitUntilSettled(ms), ABORT_TIMEOUT_MS)
    const lateRequests = (await requests(context)).slice(count)
    return [
      ...(html === '' && request.path !== null
        ? ['shows nothing while the API is silent: render a skeleton or the waiting view']
        : []),
      ...pending.map(
        (request) =>
          `still waits for ${callName(context, request)} after it was unmounted: call by query(), or pass platform.signal on`,
      ),
      ...lateRequests.map(
        (request) => `requests ${callName(context, request)} after it was unmounted: stop in the effect's cleanup`,
      ),
    ]
  },
}

const callName = ({ remote }: CheckContext, { what, at }: RequestCall) => `${what} (${sourceLocation(remote, at)})`
const requests = ({ page }: CheckContext): Promise<RequestCall[]> => page.evaluate(() => window.harness.calls().requests)

/** Holds every response of the API until it is released. */
async function holdResponses({ page }: CheckContext): Promise<() => Promise<void>> {
  const releases: (() => void)[] = []
  let isSilent = true
  await page.route('**/api/**', async (route) => {
    if (isSilent) await new Promise<void>((resolve) => releases.push(resolve))
    // The page may have aborted it meanwhile.
    await route.continue().catch(() => {})
  })
  return async () => {
    isSilent = false
    for (const release of releases) release()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

async function unabortedRequests(context: CheckContext): Promise<RequestCall[]> {
  const findPending = async () =>
    (await requests(context)).filter(
      // A request that changes something must reach the server.
      ({ url, method, isPending }) =>
        isPending && method === 'GET' && !context.outlive.some((path) => url.includes(`/api${path}`)),
    )
  const deadline = Date.now() + ABORT_TIMEOUT_MS
  for (;;) {
    const pending = await findPending()
    if (pending.length === 0 || Date.now() > deadline) return pending
    await context.page.waitForTimeout(100)
  }
}
