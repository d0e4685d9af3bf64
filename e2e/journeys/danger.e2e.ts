import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { commentsApi, moderationApi, postListsApi, postsApi } from '@worrystone/contracts'
import { violationsOf } from '../axe.ts'
import { choosePrompt, recordProblems, unexpectedProblems } from '../page.ts'
import { aMember, aWorry, callApi, type Member, openOtherBrowser, signIn, signInModerators } from '../people.ts'
import { test } from '../test.ts'

const panel = (page: Page) => page.getByRole('dialog')
const field = (page: Page) => page.locator('form textarea').first()

/** Opens the form to share and types, in any language; waits until the phrase list has checked the text. */
async function typeWorry(page: Page, words: string) {
  await page.goto('/feed?share=1')
  await field(page).fill(words)
  await choosePrompt(page)
  await expect(page.locator('form a[href="/help"]')).toBeVisible()
}
const submit = (page: Page) => page.locator('form button[type=submit]').click()

/** All worries of this person, hidden ones included. */
async function worriesOf(request: APIRequestContext, by: Member) {
  const query = { includeScheduled: 'true', limit: '50' }
  return (await callApi(request, postListsApi.byUser, { by, params: { userId: by.user.id }, query })).posts
}

test.describe('in Spanish, at night, on a phone in New York', () => {
  test.use({
    locale: 'es-US',
    timezoneId: 'America/New_York',
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })

  test('help is offered first, the worry is shared once, moderators see it first, and other members see no difference', async ({
    page,
    request,
    browser,
  }) => {
    const problems = recordProblems(page)
    const [author, reader] = [await aMember(request, 'despierta'), await aMember(request, 'reader')]
    await signIn(page, author)
    const night = new Date()
    night.setUTCHours(8, 0, 0, 0)
    if (night.getTime() > Date.now()) night.setUTCDate(night.getUTCDate() - 1)
    await page.clock.setFixedTime(night)

    const words = `Quiero matarme y no sé a quién decirlo ${author.username}`
    const sent: string[] = []
    page.on('request', (sentRequest) => {
      if (sentRequest.method() === 'POST' && /\/api\/(posts|safety\/check)$/.test(sentRequest.url()))
        sent.push(new URL(sentRequest.url()).pathname)
    })
    await typeWorry(page, words)
    expect(sent, 'nothing is sent while typing').toEqual([])
    await submit(page)

    await expect(panel(page)).toBeVisible()
    expect(sent, 'the panel comes before the worry').toEqual(['/api/safety/check'])
    const callLink = panel(page).locator('a[href="tel:988"]')
    await expect(callLink).toBeVisible()
    const card = panel(page)
      .locator('article, li, section')
      .filter({ has: page.locator('a[href="tel:988"]') })
      .last()
    await expect(card).toContainText(/\b2\b/)
    // The call button is as wide as the screen, and nothing overflows.
    // Measured in its layout: the size of a moving box is rounded down.
    expect(await callLink.evaluate((link: HTMLElement) => link.offsetHeight)).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

    await panel(page).locator('footer button').first().click()
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible()
    expect(sent.filter((path) => path === '/api/posts')).toHaveLength(1)
    const [post, ...others] = await worriesOf(request, author)
    expect(others).toEqual([])
    expect(post).toMatchObject({ shortContent: words, moderationStatus: 'approved' })
    expect(unexpectedProblems(problems)).toEqual([])

    const { moderator } = await signInModerators(request)
    const { cases } = await callApi(request, moderationApi.cases, { by: moderator, query: { limit: '50' } })
    const caseIndex = cases.findIndex(({ subjectId }) => subjectId === post?.id)
    expect(cases[caseIndex]).toMatchObject({ isUrgent: true, kind: 'post' })
    expect(cases.slice(0, caseIndex).every(({ isUrgent }) => isUrgent)).toBe(true)

    // To other members it looks like any other worry.
    const ordinaryWorry = await aWorry(request, author)
    const [urgentPost, ordinaryPost] = await Promise.all(
      [post?.id ?? '', ordinaryWorry.id].map((id) => callApi(request, postsApi.read, { by: reader, params: { id } })),
    )
    expect(Object.keys(urgentPost ?? {}).sort()).toEqual(Object.keys(ordinaryPost ?? {}).sort())
    const otherPage = await openOtherBrowser(browser, reader)
    await otherPage.goto(`/posts/${post?.id}`)
    await expect(otherPage.getByText(words).first()).toBeVisible()
    await expect(otherPage.locator('body')).not.toContainText(/urgent|urgente|danger|peligro/i)
    await otherPage.context().close()
  })
})

test('the text stays when the panel is closed, and Share then shares it without asking again', async ({ page, request }) => {
  const author = await aMember(request, 'closing')
  await signIn(page, author)
  const words = `I want to kill myself and I do not know why ${author.username}`
  await typeWorry(page, words)
  await submit(page)
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(field(page)).toHaveValue(words)
  await page.reload()
  await expect(field(page)).toHaveValue(words)
  expect(await worriesOf(request, author)).toEqual([])
  await expect(page.locator('form a[href="/help"]')).toBeVisible()
  await submit(page)
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible()
  await expect(panel(page)).toBeHidden()
  expect(await worriesOf(request, author)).toHaveLength(1)
})

test('hopelessness shows one quiet line that can be dismissed, and no panel', async ({ page, request }) => {
  const author = await aMember(request, 'weary')
  await signIn(page, author)
  const words = `I can't go on like this with the night shifts ${author.username}`
  await typeWorry(page, words)
  const line = page.getByText('If this gets too heavy, there are people who listen.')
  await expect(line).toBeVisible()
  await page.getByRole('button', { name: 'Put this line away' }).click()
  await expect(line).toBeHidden()
  await submit(page)
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible()
  await expect(panel(page)).toBeHidden()
})

test('a text that names methods is visible to its author alone, who reads why and is offered help', async ({ page, request }) => {
  const [author, reader] = [await aMember(request, 'method'), await aMember(request, 'reader')]
  await signIn(page, author)
  await page.goto('/feed?share=1')
  const words = `Looking for a suicide pact partner ${author.username}`
  await field(page).fill(words)
  await choosePrompt(page)
  await submit(page)
  await expect(panel(page)).toContainText("Others can't see this text, because it names ways to get hurt.")
  await panel(page).getByRole('button', { name: 'Share anyway' }).click()
  await expect(panel(page)).toBeHidden()
  await expect.poll(async () => (await worriesOf(request, author))[0]?.moderationStatus).toBe('pending')
  const [pendingPost] = await worriesOf(request, author)
  const { token } = reader
  const response = await request.get(`/api/posts/${pendingPost?.id}`, { headers: { authorization: `Bearer ${token}` } })
  expect(response.status()).toBe(404)
})

test('a worry is saved as a draft that only its author has', async ({ page, request }) => {
  const author = await aMember(request, 'keeping')
  await signIn(page, author)
  const words = `I want to kill myself, said to nobody ${author.username}`
  await typeWorry(page, words)
  await submit(page)
  await panel(page).locator('footer button').last().click()
  await expect(page.getByText('Your draft is saved. Only you can see it.')).toBeVisible()
  const [draft] = await worriesOf(request, author)
  expect(draft).toMatchObject({ shortContent: words, publishedAt: null })
  expect((await request.get(`/api/posts/${draft?.id}`)).status()).toBe(404)
})

test('when the check never answers, the phrase list decides within a moment', async ({ page, request }) => {
  const author = await aMember(request, 'slow')
  await signIn(page, author)
  await page.route('**/api/safety/check', () => {})
  await typeWorry(page, `I want to kill myself while the line is slow ${author.username}`)
  const submittedAt = Date.now()
  await submit(page)
  await expect(panel(page)).toBeVisible()
  expect(Date.now() - submittedAt).toBeLessThan(4_000)
})

test('without a network help is offered all the same, and the worry waits until it is sent, once', async ({
  page,
  request,
  context,
}) => {
  const author = await aMember(request, 'offline')
  await signIn(page, author)
  const words = `I want to kill myself and I am offline ${author.username}`
  await typeWorry(page, words)
  // The panel's code is fetched when the page is idle.
  await page.waitForLoadState('load')
  await page.waitForTimeout(2_000)
  await context.setOffline(true)
  await submit(page)
  await expect(panel(page)).toBeVisible()
  await expect(panel(page).locator('a[href="/help"]').first()).toBeAttached()
  await panel(page).locator('footer button').first().click()
  await expect(panel(page)).toBeHidden()
  await expect(page.getByText('Your worry waits on this device.')).toBeVisible()
  expect(await worriesOf(request, author)).toEqual([])
  await context.setOffline(false)
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible()
  expect(await worriesOf(request, author)).toHaveLength(1)
})

test('a moderator decides by keyboard with the context of a deleted text, and the person gets a kind message that leads to help', async ({
  page,
  request,
  browser,
}) => {
  const problems = recordProblems(page)
  const [author, other] = [await aMember(request, 'alone'), await aMember(request, 'host')]
  const { moderator } = await signInModerators(request)
  const postText = `the exam on Monday ${other.username}`
  const post = await aWorry(request, other, { shortContent: postText })
  const words = `I want to die ${author.username}`
  const params = { postId: post.id }
  const comment = await callApi(request, commentsApi.create, { by: author, params, body: { content: words } })
  await callApi(request, commentsApi.remove, { by: author, params: { id: comment.id } })

  await signIn(page, moderator)
  await page.goto('/moderation?kind=comment')
  await expect(page.getByRole('link').filter({ hasText: words })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('j')
    if (await page.evaluate((text) => document.activeElement?.textContent?.includes(text), words)) break
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText(postText)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('r')
  await expect(page.locator('select')).toBeFocused()
  await page.locator('section:has(select) button').click()
  await expect(page.locator('section:has(select) li')).toHaveCount(1)
  await page.locator('input[type=radio][value=keep]').check()
  await page.locator('form:has(input[type=radio]) textarea').fill('It may stay')
  await page.locator('form:has(input[type=radio]) button[type=submit]').click()
  await expect(page.getByText(words)).toBeHidden()
  await page.goto('/moderation?day')
  await expect(page.getByRole('table').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const otherPage = await openOtherBrowser(browser, author)
  await otherPage.goto('/notifications')
  const message = otherPage.getByText('We have read what you wrote.')
  await expect(message).toBeVisible()
  // The whole message can be read.
  expect(await message.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(1)
  await otherPage.getByRole('link', { name: 'A message from the moderators' }).click()
  await expect(otherPage).toHaveURL(/\/help/)
  await expect(otherPage.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(otherPage.locator('body')).not.toContainText(moderator.user.displayName ?? moderator.username)
  await otherPage.context().close()
  expect(unexpectedProblems(problems)).toEqual([])
})
