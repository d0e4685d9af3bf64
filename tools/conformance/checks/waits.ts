import type { Asked } from '@worrystone/remote-kit/conformance'
import { placeOf } from '../places.ts'
import { type Check, giveUpOn, load, mount, open, type Stage, unmount } from '../stage.ts'

const GIVE_UP_MS = 1_500
/** An answer that nobody waits for any more has to be let go by then. */
const LET_GO_MS = 4_000

export const suspends: Check = {
  name: 'lets go when it never gets ready and the shell gives up',
  async run(stage) {
    await open(stage)
    await load(stage)
    await stage.page.evaluate(() => window.harness.makeRemotesFail('suspends'))
    const end = await giveUpOn(stage, GIVE_UP_MS)
    return end === 'hangs'
      ? ['mount neither resolves nor rejects, even when its signal is aborted: make the door with page or slot of defineRemote']
      : []
  },
}

export const unanswered: Check = {
  name: 'waits for a silent API without a blank page, and stops asking when it is taken away',
  async run(stage) {
    const { page, door } = stage
    await open(stage)
    await load(stage)
    const answer = await silence(stage)
    const { id } = await mount(stage)
    // A call may wait its turn before it sets out.
    await page.evaluate(() => window.harness.painted())
    const html = await page.evaluate((piece) => window.harness.htmlOf(piece), id)
    await unmount(stage, id)
    const kept = await stillWaiting(stage)
    const count = (await requests(stage)).length
    await answer()
    await page.evaluate((ms) => window.harness.settled(ms), LET_GO_MS)
    const later = (await requests(stage)).slice(count)
    return [
      ...(html === '' && door.path !== null
        ? ['shows nothing while the API is silent: draw a skeleton or the waiting view']
        : []),
      ...kept.map(
        (request) =>
          `still waits for ${nameOf(stage, request)} after it was taken away: ask with query(), or pass platform.signal on`,
      ),
      ...later.map((request) => `asks ${nameOf(stage, request)} after it was taken away: stop in the effect's cleanup`),
    ]
  },
}

const nameOf = ({ remote }: Stage, { what, at }: Asked) => `${what} (${placeOf(remote, at)})`
const requests = ({ page }: Stage): Promise<Asked[]> => page.evaluate(() => window.harness.calls().requests)

/** Keeps every answer of the API back until it is told to go on. */
async function silence({ page }: Stage): Promise<() => Promise<void>> {
  const held: (() => void)[] = []
  let isSilent = true
  await page.route('**/api/**', async (route) => {
    if (isSilent) await new Promise<void>((done) => held.push(done))
    // The page may have let go of it meanwhile.
    await route.continue().catch(() => {})
  })
  return async () => {
    isSilent = false
    for (const go of held) go()
  }
}

async function stillWaiting(stage: Stage): Promise<Asked[]> {
  const waiting = async () =>
    (await requests(stage)).filter(
      // What changes something has to reach the server.
      ({ url, method, isPending }) => isPending && method === 'GET' && !stage.outlive.some((path) => url.includes(`/api${path}`)),
    )
  const deadline = Date.now() + LET_GO_MS
  for (;;) {
    const found = await waiting()
    if (found.length === 0 || Date.now() > deadline) return found
    await stage.page.waitForTimeout(100)
  }
}
