import type { Leak } from '@worrystone/remote-kit/conformance'
import {
  type Check,
  type CheckContext,
  collectGarbage,
  cycle,
  openOrReset,
  show,
  unmount,
  waitUntilSettled,
} from '../check-context.ts'
import { sourceLocation } from '../source-location.ts'

const TIMES = 50
/** Caches and pools fill up in the first rounds; later growth is a leak. */
const WARM_UP = 5
/** Below half of the rounds it is chance: a timer that is still running, the last expose. */
const LEAK_THRESHOLD = TIMES / 2
/** How long pending deadlines of the shell may retain the last exposes. */
const SETTLE_TIMEOUT_MS = 8_000

export const leaks: Check = {
  name: `leaves nothing behind after ${TIMES} mounts and unmounts`,
  async run(context) {
    await openOrReset(context)
    // The first one has time to load its responses and lazy chunks; the others find them in the cache.
    await unmount(context, await show(context))
    await cycle(context, WARM_UP)
    const inspect = await inspector(context)
    const before = await inspect()
    await context.page.evaluate(() => window.harness.forgetUnmounted())
    await cycle(context, TIMES)
    await waitUntilSettled(context)

    const deadline = Date.now() + SETTLE_TIMEOUT_MS
    await waitForTimers(context, countTimers(before.unreleased), deadline)
    for (;;) {
      const leaks = compare(context, before, await inspect())
      if (leaks.length === 0 || Date.now() > deadline) return leaks
      await context.page.waitForTimeout(500)
    }
  },
}

const countTimers = (unreleased: Leak[]) => unreleased.reduce((sum, { kind, count }) => (kind === 'timer' ? sum + count : sum), 0)

/** Waits for the deadlines of the shell, which retain the last exposes, because each inspection costs two garbage collections. */
async function waitForTimers({ page }: CheckContext, countBefore: number, deadline: number): Promise<void> {
  while (countTimers(await page.evaluate(() => window.harness.unreleased())) > countBefore && Date.now() < deadline)
    await page.waitForTimeout(100)
}

type Inspection = { unreleased: Leak[]; elements: string[]; attributes: string[]; rules: number; retained: number; nodes: number }

async function inspector({ page }: CheckContext): Promise<() => Promise<Inspection>> {
  const client = await page.context().newCDPSession(page)
  return async () => {
    await collectGarbage(client)
    const { nodes } = await client.send('Memory.getDOMCounters')
    const inspection = await page.evaluate(() => ({
      unreleased: window.harness.unreleased(),
      retained: window.harness.retained(),
      ...window.harness.inspectPage(),
    }))
    return { ...inspection, nodes }
  }
}

function compare({ remote }: CheckContext, before: Inspection, after: Inspection): string[] {
  const leakKey = ({ kind, what, at }: Leak) => `${kind} ${what} ${at}`
  const countsBefore = new Map(before.unreleased.map((group) => [leakKey(group), group.count]))
  const leakedResources = after.unreleased.flatMap((group) => {
    const growth = group.count - (countsBefore.get(leakKey(group)) ?? 0)
    // Timers of the shell end by themselves.
    const isOfRemote = group.isOfRemote || group.kind === 'listener' || group.kind === 'interval'
    return growth >= LEAK_THRESHOLD && isOfRemote
      ? [
          `keeps ${growth} × ${group.kind} (${group.what}), made at ${sourceLocation(remote, group.at)}: give it back in the effect's cleanup`,
        ]
      : []
  })
  const elements = grown(before.elements, after.elements).map(
    ([what, count]) => `leaves ${count} × ${what}: remove what you add outside your own element`,
  )
  const attributes = after.attributes
    .filter((attribute) => !before.attributes.includes(attribute))
    .map((attribute) => `leaves ${attribute}: put back what you change on the document`)
  const rules = after.rules - before.rules
  const nodes = after.nodes - before.nodes
  return [
    ...leakedResources,
    ...elements,
    ...attributes,
    ...(rules >= LEAK_THRESHOLD
      ? [`adds ${rules} style rules in ${TIMES} mounts: make styled components once, outside of components`]
      : []),
    ...(after.retained >= LEAK_THRESHOLD
      ? [
          `${after.retained} of ${TIMES} elements can't be collected after unmount: something that outlives the page (a store, a listener, a module's variable) still refers to one`,
        ]
      : []),
    ...(nodes >= TIMES && after.retained < LEAK_THRESHOLD && elements.length === 0
      ? [`${nodes} detached nodes stay in memory after ${TIMES} unmounts: something that outlives the page refers to them`]
      : []),
  ]
}

/** The resources that have grown a lot. */
function grown(before: readonly string[], after: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const element of after) counts.set(element, (counts.get(element) ?? 0) + 1)
  for (const element of before) counts.set(element, (counts.get(element) ?? 0) - 1)
  return [...counts].filter(([, count]) => count >= LEAK_THRESHOLD)
}
