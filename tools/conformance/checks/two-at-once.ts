import { type Check, open, settled, show, unmount } from '../stage.ts'

export const twoAtOnce: Check = {
  name: 'stands beside itself: no id twice, and one can go without the other',
  async run(stage) {
    const { page } = stage
    await open(stage)
    const first = await show(stage)
    const second = await show(stage)
    const repeated = await page.evaluate(() => window.harness.repeatedIds())
    const before = await page.evaluate((piece) => window.harness.htmlOf(piece), second)
    await unmount(stage, first)
    await settled(stage)
    const after = await page.evaluate((piece) => window.harness.htmlOf(piece), second)
    const crashes = await page.evaluate((piece) => window.harness.crashesOf(piece), second)
    await unmount(stage, second)
    return [
      ...repeated.map((id) => `two elements have the id "${id}": take ids from useId`),
      ...(before !== '' && after === ''
        ? ['unmounting one takes the content of the other away: keep no state in the module']
        : []),
      ...crashes.map((crash) => `unmounting one breaks the other: ${crash}`),
    ]
  },
}
