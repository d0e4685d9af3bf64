import { type Check, openOrReset, show, unmount, waitUntilSettled } from '../check-context.ts'

export const twoInstances: Check = {
  name: 'mounts twice side by side: no duplicate id, and each unmounts alone',
  async run(context) {
    const { page } = context
    await openOrReset(context)
    const first = await show(context)
    const second = await show(context)
    const repeated = await page.evaluate(() => window.harness.repeatedIds())
    const htmlBefore = await page.evaluate((id) => window.harness.htmlOf(id), second)
    await unmount(context, first)
    await waitUntilSettled(context)
    const htmlAfter = await page.evaluate((id) => window.harness.htmlOf(id), second)
    const crashes = await page.evaluate((id) => window.harness.crashesOf(id), second)
    await unmount(context, second)
    return [
      ...repeated.map((id) => `two elements have the id "${id}": take ids from useId`),
      ...(htmlBefore !== '' && htmlAfter === ''
        ? ['unmounting one removes the content of the other: keep no state in the module']
        : []),
      ...crashes.map((crash) => `unmounting one breaks the other: ${crash}`),
    ]
  },
}
