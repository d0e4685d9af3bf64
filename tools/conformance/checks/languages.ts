import { directionOf, LANGUAGES } from '@worrystone/contracts'
import { type Check, openOrReset, show } from '../check-context.ts'

/** The narrowest window that every page must fit. */
const NARROW = { width: 360, height: 740 }

export const languages: Check = {
  name: 'has all languages, fits a narrow window in each, and is right to left in Arabic',
  async run(context) {
    const { page, remote } = context
    await openOrReset(context)
    await page.setViewportSize(NARROW)
    await show(context)
    const english = await page.evaluate(() => window.harness.read())
    const problems: string[] = []
    for (const { code } of LANGUAGES) {
      if (!remote.manifest.i18n[code]) {
        problems.push(`${code}: has no dictionary; add dictionaries/${code}.json`)
        continue
      }
      const localized = await page.evaluate(async (language) => {
        await window.harness.language(language)
        await window.harness.afterPaint()
        return window.harness.read()
      }, code)
      if (code !== 'en' && /\p{L}/u.test(english.text) && localized.text === english.text)
        problems.push(`${code}: reads like English; say every text with useT, and fill dictionaries/${code}.json`)
      if (localized.direction !== directionOf(code))
        problems.push(`${code}: renders ${localized.direction}; leave the direction to the document`)
      if (localized.tooWide > 0)
        problems.push(`${code}: is ${localized.tooWide} px wider than a window of ${NARROW.width} px; let it wrap`)
    }
    return problems
  },
}
