import { expect } from '@playwright/test'
import { commentsApi, moderationApi } from '@worrystone/contracts'
import { violationsOf } from '../axe.ts'
import { networkIdle } from '../page.ts'
import { aMember, aWorry, callApi, signIn, signInModerators } from '../people.ts'
import { test } from '../test.ts'
import { inBothDirections, showView } from '../views.ts'

const OPEN_PAGES = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/verify-email?token=x',
  '/confirm-email?token=x',
  '/feed',
  '/resolution-stories',
  '/community',
  '/guidelines',
  '/terms',
  '/privacy',
  '/imprint',
  '/safety',
  '/wellness',
  '/wellness/exercises?category=breathing',
  '/wellness/exercises/longer-exhale',
  '/wellness/exercises/worry-time',
  '/wellness/techniques',
  '/wellness/techniques/belly-breathing',
  '/resources?isCrisis=true',
  '/nowhere',
]
const OWN_PAGES = [
  '/',
  '/feed',
  '/feed?share=1',
  '/feed?tab=waiting',
  '/community',
  '/my-worries',
  '/my-worries?tab=drafts',
  '/moderation/own',
  '/notifications',
  '/notifications?tab=preferences',
  '/dashboard',
  '/search',
  '/search?q=mi',
  '/settings',
  '/profile/edit',
  '/wellness',
  '/wellness/history',
  '/resources/lists',
]
// Each pair of values occurs once: all eight combinations take twice the time and find the same.
inBothDirections((views) => {
  test('no page has axe violations', async ({ page, request }) => {
    // Nearly fifty pages, each checked as a whole in two views.
    test.setTimeout(300_000)
    const member = await aMember(request, 'axe')
    const post = await aWorry(request, member, {
      shortContent: `something to look at, ${member.username}`,
      longContent: 'At length.',
    })
    const comment = { content: `something to say, ${member.username}` }
    await callApi(request, commentsApi.create, { by: member, params: { postId: post.id }, body: comment })
    await callApi(request, moderationApi.reportPost, {
      by: await aMember(request, 'reporter'),
      params: { id: post.id },
      body: {},
    })
    const problems: string[] = []
    const waitForIdle = networkIdle(page)
    const checkPage = async (path: string, role: string) => {
      // The previous page ended in the last view, so that half of the pages are loaded in each.
      views.reverse()
      for (const [index, view] of views.entries()) {
        await showView(page, view)
        if (index === 0) await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await waitForIdle()
        for (const { id, nodes } of await violationsOf(page))
          problems.push(
            `${role} ${path}, ${view.colorScheme}, ${view.size}: ${id} at ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
          )
      }
    }
    for (const path of OPEN_PAGES) await checkPage(path, 'visitor')
    await signIn(page, member)
    for (const path of [...OWN_PAGES, `/profile/${member.username}`, `/posts/${post.id}`, `/analysis/${post.id}`])
      await checkPage(path, 'member')
    const { moderator, admin } = await signInModerators(request)
    const reported = await callApi(request, moderationApi.cases, { by: moderator, query: { limit: '1' } })
    await signIn(page, moderator)
    for (const path of ['/resources/edit', '/moderation', '/moderation?log', `/moderation?case=${reported.cases[0]?.id}`])
      await checkPage(path, 'moderator')
    await signIn(page, admin)
    await checkPage('/resources/edit?entry=mind-uk', 'admin')
    expect(problems).toEqual([])
  })
})
