import { type Browser, expect, type Page } from '@playwright/test'
import { aMember, aWorry, follow, type Member, signIn } from '../people.ts'
import { test, waitForApp } from '../test.ts'

test('a stranger, a followed person and the author each see the worries they may see', async ({ page, browser, request }) => {
  const [author, friend, stranger] = [
    await aMember(request, 'author'),
    await aMember(request, 'friend'),
    await aMember(request, 'stranger'),
  ]
  await follow(request, { by: author, followed: friend })
  const worries = {
    public: await aWorry(request, author, { shortContent: `for everyone from ${author.username}` }),
    friends: await aWorry(request, author, { shortContent: `for friends from ${author.username}`, privacyLevel: 'friends' }),
    private: await aWorry(request, author, { shortContent: `for myself from ${author.username}`, privacyLevel: 'private' }),
  }
  const expectations: [Member | null, (keyof typeof worries)[]][] = [
    [null, ['public']],
    [stranger, ['public']],
    [friend, ['public', 'friends']],
    [author, ['public', 'friends', 'private']],
  ]
  for (const [viewer, levels] of expectations) {
    await asViewer(browser, viewer, async (viewerPage) => {
      for (const level of ['public', 'friends', 'private'] as const) {
        await viewerPage.goto(`/posts/${worries[level].id}`)
        if (levels.includes(level)) await expect(viewerPage.getByText(worries[level].shortContent)).toBeVisible()
        else {
          await expect(viewerPage.getByText('Post not found')).toBeVisible()
          await expect(viewerPage.getByText(worries[level].shortContent)).toHaveCount(0)
        }
      }
    })
  }
  await page.close()
})

test('a filter shows one privacy level at a time', async ({ page, request }) => {
  const author = await aMember(request, 'filterer')
  const publicWorry = await aWorry(request, author, { shortContent: `said aloud by ${author.username}` })
  const privateWorry = await aWorry(request, author, { shortContent: `kept by ${author.username}`, privacyLevel: 'private' })
  await signIn(page, author)
  await page.goto('/feed')
  await expect(page.getByText(privateWorry.shortContent)).toBeVisible()
  await expect(page.getByText(publicWorry.shortContent)).toBeVisible()
  await page.getByLabel('Show', { exact: true }).selectOption('private')
  await expect(page.getByText(privateWorry.shortContent)).toBeVisible()
  await expect(page.getByText(publicWorry.shortContent)).toHaveCount(0)
})

async function asViewer(browser: Browser, viewer: Member | null, work: (page: Page) => Promise<void>) {
  const { baseURL, locale } = test.info().project.use
  const context = await browser.newContext({ ...(baseURL && { baseURL }), ...(locale && { locale }) })
  const page = waitForApp(await context.newPage())
  if (viewer) await signIn(page, viewer)
  await work(page)
  await context.close()
}
