import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { aMember, aWorry, signIn } from '../people.ts'
import { inEveryView } from '../views.ts'

const OPEN_PAGES = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/verify-email?token=x',
  '/feed',
  '/nowhere',
]
const OWN_PAGES = ['/', '/feed', '/feed?share=1']
// Every value of every property at least twice, each pair of values at least once: all eight would take twice the time and find the same.
inEveryView(() => {
  test('axe finds nothing on any page', async ({ page, request }) => {
    // A dozen pages, each looked at from top to bottom.
    test.setTimeout(180_000)
    const member = await aMember(request, 'axe')
    const post = await aWorry(request, member, {
      shortContent: `something to look at, ${member.username}`,
      longContent: 'At length.',
    })
    const problems: string[] = []
    const look = async (path: string, who: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const { id, nodes } of violations)
        problems.push(`${who} ${path}: ${id} at ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
    }
    for (const path of OPEN_PAGES) await look(path, 'visitor')
    await signIn(page, member)
    for (const path of [...OWN_PAGES, `/posts/${post.id}`]) await look(path, 'member')
    expect(problems).toEqual([])
  })
})
