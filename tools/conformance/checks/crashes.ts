import { type Check, load, mount, open, type Stage, show, unmount } from '../stage.ts'

const ON_PURPOSE = 'broken on purpose'
const TOLD_WITHIN_MS = 5_000
const USE_THE_KIT = 'make the door with page or slot of defineRemote'

const fail = ({ page }: Stage, fault: 'none' | 'throws' | 'suspends') =>
  page.evaluate((next) => window.harness.makeRemotesFail(next), fault)

const never = (seen: number) =>
  seen > 0
    ? []
    : [
        `draws nothing with the shell's React, so that it cannot be watched: ${USE_THE_KIT} and import React instead of bundling it`,
      ]

/** Errors that got past every boundary. React writes the caught ones to the console, which is fine. */
async function escaped({ page }: Stage): Promise<string[]> {
  const { errors } = await page.evaluate(() => window.harness.calls())
  return errors
    .filter(({ what }) => what.startsWith('uncaught') || !what.includes(ON_PURPOSE))
    .map(({ what }) => `lets an error escape into the page: ${what}; ${USE_THE_KIT}`)
}

const opensAgain = async (stage: Stage): Promise<string[]> => {
  await fail(stage, 'none')
  const id = await show(stage).catch((error: Error) => error)
  if (id instanceof Error) return [`cannot be opened again after a crash: ${id.message}`]
  await unmount(stage, id)
  return []
}

async function isTold({ page }: Stage, id: string): Promise<boolean> {
  const told = page.waitForFunction((piece) => window.harness.crashesOf(piece).length > 0, id, { timeout: TOLD_WITHIN_MS })
  return told.then(
    () => true,
    () => false,
  )
}

const NOT_TOLD = `is not told to the shell: mount must reject, or onCrash be called; ${USE_THE_KIT}`

export const crashesAtFirst: Check = {
  name: 'crashes in its first render without taking anything along',
  async run(stage) {
    await open(stage)
    await load(stage)
    await fail(stage, 'throws')
    const id = await mount(stage).then(
      (piece) => piece.id,
      (error: Error) => error,
    )
    const isHeard = id instanceof Error ? id.message.includes(ON_PURPOSE) : await isTold(stage, id)
    const struck = never(await fail(stage, 'none'))
    if (typeof id === 'string') await unmount(stage, id).catch(() => {})
    if (struck.length > 0) return struck
    return [
      ...(isHeard ? [] : [`a throw in the first render ${NOT_TOLD}`]),
      ...(await escaped(stage)),
      ...(await opensAgain(stage)),
    ]
  },
}

export const crashesLater: Check = {
  name: 'crashes after it was shown, tells the shell, and can be taken away and opened again',
  async run(stage) {
    const { page } = stage
    await open(stage)
    const id = await show(stage)
    await fail(stage, 'throws')
    // Whatever a door shows, it draws anew when the reader changes the language or its page passes something else.
    await page.evaluate((piece) => window.harness.nudge(piece), id)
    const isHeard = await isTold(stage, id)
    const struck = never(await fail(stage, 'none'))
    if (struck.length > 0) return struck
    const stuck = await unmount(stage, id).then(
      () => [],
      (error: Error) => [`cannot be unmounted after a crash (${error.message}): ${USE_THE_KIT}`],
    )
    return [
      ...(isHeard ? [] : [`a throw in a later render ${NOT_TOLD}`]),
      ...stuck,
      ...(await escaped(stage)),
      ...(await opensAgain(stage)),
    ]
  },
}
