import { type Check, openOrReset, settled, show, unmount } from '../check-context.ts'

export const twoInstances: Check = {
  name: 'stands beside itself: no id twice, and one can go without the other',
  async run(context) {
    const { page } = context
    await openOrReset(context)
    const first = await show(context)
    const second = await show(context)
    const repeated = await page.evaluate(() => window.harness.repeatedIds())
    const htmlBefore = await page.evaluate((id) => window.harness.htmlOf(id), second)
    await unmount(context, first)
    await settled(context)
    const after = await page.evaluate((id) => window.harness.htmlOf(id), second)
    const crashes = await page.evaluate((id) => window.harness.crashesOf(id), second)
    await unmount(context, second)
    return [
      ...repeated.map((id) => `two elements have the id "${id}": take ids from useId`),
      ...(htmlBefore !== '' && after === ''
        ? ['unmounting one takes the content of the other away: keep no state in the module']
        : []),
      ...crashes.map((crash) => `unmounting one breaks the other: ${crash}`),
    ]
  },
}
