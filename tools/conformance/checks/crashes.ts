import { type Check, type CheckContext, load, mount, openOrReset, show, unmount } from '../check-context.ts'

const ON_PURPOSE = 'broken on purpose'
const REPORT_DEADLINE_MS = 5_000
const USE_THE_KIT = 'make the expose with page or slot of defineRemote'

const setFault = ({ page }: CheckContext, fault: 'none' | 'throws' | 'suspends') =>
  page.evaluate((next) => window.harness.makeRemotesFail(next), fault)

const neverRendered = (faultCount: number) =>
  faultCount > 0
    ? []
    : [
        `renders nothing with the shell's React, so that it cannot be watched: ${USE_THE_KIT} and import React instead of bundling it`,
      ]

/** Uncaught errors. React logs the caught ones to the console, which is allowed. */
async function uncaughtErrors({ page }: CheckContext): Promise<string[]> {
  const { errors } = await page.evaluate(() => window.harness.calls())
  return errors
    .filter(({ what }) => what.startsWith('uncaught') || !what.includes(ON_PURPOSE))
    .map(({ what }) => `lets an error escape into the page: ${what}; ${USE_THE_KIT}`)
}

const checkReopening = async (context: CheckContext): Promise<string[]> => {
  await setFault(context, 'none')
  const id = await show(context).catch((error: Error) => error)
  if (id instanceof Error) return [`cannot be opened again after a crash: ${id.message}`]
  await unmount(context, id)
  return []
}

async function isReported({ page }: CheckContext, id: string): Promise<boolean> {
  const reported = page.waitForFunction((id) => window.harness.crashesOf(id).length > 0, id, { timeout: REPORT_DEADLINE_MS })
  return reported.then(
    () => true,
    () => false,
  )
}

const NOT_REPORTED = `is not reported to the shell: mount must reject, or onCrash be called; ${USE_THE_KIT}`

export const crashesAtFirst: Check = {
  name: 'crashes in its first render without affecting the page',
  async run(context) {
    await openOrReset(context)
    await load(context)
    await setFault(context, 'throws')
    const id = await mount(context).then(
      (mounted) => mounted.id,
      (error: Error) => error,
    )
    const isKnownToShell = id instanceof Error ? id.message.includes(ON_PURPOSE) : await isReported(context, id)
    const uncaught = neverRendered(await setFault(context, 'none'))
    if (typeof id === 'string') await unmount(context, id).catch(() => {})
    if (uncaught.length > 0) return uncaught
    return [
      ...(isKnownToShell ? [] : [`a throw in the first render ${NOT_REPORTED}`]),
      ...(await uncaughtErrors(context)),
      ...(await checkReopening(context)),
    ]
  },
}

export const crashesLater: Check = {
  name: 'crashes later, reports it to the shell, and can be unmounted and mounted again',
  async run(context) {
    const { page } = context
    await openOrReset(context)
    const id = await show(context)
    await setFault(context, 'throws')
    // An expose renders again when the language or its props change.
    await page.evaluate((id) => window.harness.rerender(id), id)
    const isKnownToShell = await isReported(context, id)
    const uncaught = neverRendered(await setFault(context, 'none'))
    if (uncaught.length > 0) return uncaught
    const unmountProblems = await unmount(context, id).then(
      () => [],
      (error: Error) => [`cannot be unmounted after a crash (${error.message}): ${USE_THE_KIT}`],
    )
    return [
      ...(isKnownToShell ? [] : [`a throw in a later render ${NOT_REPORTED}`]),
      ...unmountProblems,
      ...(await uncaughtErrors(context)),
      ...(await checkReopening(context)),
    ]
  },
}
