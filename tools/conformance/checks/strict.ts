import { placeOf } from '../places.ts'
import { type Check, open, show, unmount } from '../stage.ts'

export const strict: Check = {
  name: "bears StrictMode and React's development build, which mounts every effect twice",
  async run(stage) {
    const { page, remote } = stage
    await open(stage, 'development')
    const id = await show(stage)
    await page.evaluate((piece) => window.harness.nudge(piece), id)
    await unmount(stage, id)
    await unmount(stage, await show(stage))
    const { errors } = await page.evaluate(() => window.harness.calls())
    return errors.map(({ what, at }) => `React complains: ${what.slice(0, 400)} (${placeOf(remote, at)})`)
  },
}
