import { type Check, openHarness, show, unmount } from '../check-context.ts'
import { sourceLocation } from '../source-location.ts'

export const strict: Check = {
  name: "works in StrictMode with React's development build, which mounts every effect twice",
  async run(context) {
    const { page, remote } = context
    await openHarness(context, 'development')
    const id = await show(context)
    await page.evaluate((id) => window.harness.rerender(id), id)
    await unmount(context, id)
    await unmount(context, await show(context))
    const { errors } = await page.evaluate(() => window.harness.calls())
    return errors.map(({ what, at }) => `React warns: ${what.slice(0, 400)} (${sourceLocation(remote, at)})`)
  },
}
