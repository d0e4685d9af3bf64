import { violationsOf } from '@worrystone/e2e/axe'
import { type Check, openOrReset, redirects, show } from '../check-context.ts'

const THEMES = ['light', 'dark'] as const

export const accessible: Check = {
  name: 'has no axe violations, light and dark',
  async run(context) {
    const { page, request } = context
    await openOrReset(context)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // A slot is part of a page that has a heading; a page has its own.
    if (request.path === null) await page.evaluate(() => window.harness.addHeading())
    await show(context)
    if (redirects(context)) return []
    const problems: string[] = []
    for (const theme of THEMES) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
      for (const { id, help, nodes } of await violationsOf(page))
        problems.push(`${theme}: ${id} (${help}) at ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    }
    return problems
  },
}
