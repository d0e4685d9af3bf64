import { type Check, type CheckContext, openHarness, redirects, show, unmount } from '../check-context.ts'
import { sourceLocation } from '../source-location.ts'

/** The first rule of every visit; the other checks assume it. */
export const mounts: Check = {
  name: 'mounts and unmounts without console output and within the policy of the site',
  async run(context) {
    await openHarness(context)
    const id = await show(context).catch((error: Error) => error)
    if (id instanceof Error) return [`cannot be mounted: ${id.message}`, ...(await messages(context))]
    const renderProblems = await checkRendering(context, id)
    const unmountProblems = await unmount(context, id).then(
      () => [],
      (error: Error) => [`cannot be unmounted: ${error.message}; make the expose with page or slot of defineRemote`],
    )
    return [...renderProblems, ...unmountProblems, ...(await messages(context))]
  },
}

async function checkRendering(context: CheckContext, id: string): Promise<string[]> {
  const html = await context.page.evaluate((id) => window.harness.htmlOf(id), id)
  const crashes = await context.page.evaluate((id) => window.harness.crashesOf(id), id)
  const mayBeBlank = context.request.path === null || redirects(context)
  return [
    ...crashes.map((crash) => `crashes: ${crash}`),
    ...(html === '' && !mayBeBlank ? ['renders nothing: let the page show something in each of its states'] : []),
  ]
}

async function messages({ page, remote }: CheckContext): Promise<string[]> {
  const { errors, violations } = await page.evaluate(() => window.harness.calls())
  const reported = await page.evaluate(() => window.harness.reported())
  return [
    ...reported.map((what) => `reports an error to the shell: ${what}`),
    ...errors.map(({ what, at }) => `writes an error to the console: ${what} (${sourceLocation(remote, at)})`),
    ...violations.map(
      ({ what, at }) =>
        `breaks the policy of the site: ${what} (${sourceLocation(remote, at)}); nothing inline, nothing from elsewhere, no text turned into code`,
    ),
  ]
}
