import { expect, type Page } from '@playwright/test'
import { commentsApi, LANGUAGES } from '@worrystone/contracts'
import { violationsOf } from '../axe.ts'
import { setLanguage } from '../page.ts'
import { aMember, aWorry, callApi, signIn } from '../people.ts'
import { test } from '../test.ts'

const WIDTH = 320
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('the list of waiting worries, and a worry with its wish, phrases and thanks, fit 320 px in every language', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const [author, helper] = [await aMember(request, 'author'), await aMember(request, 'helper')]
  const worry = await aWorry(request, author, { shortContent: `fits everywhere, ${author.username}`, wish: 'listen' })
  await callApi(request, commentsApi.create, { by: helper, params: { postId: worry.id }, body: { phrase: 'i-hear-you' } })
  await signIn(page, author)
  await page.setViewportSize({ width: WIDTH, height: 640 })
  for (const { code } of LANGUAGES) {
    await test.step(code, async () => {
      await setLanguage(page, code)
      await page.goto(`/posts/${worry.id}`)
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      const comment = page.locator('[data-comment]')
      await expect(comment.getByRole('button').first()).toBeVisible()
      if (code !== 'en') await expect(comment).not.toContainText('I hear you.')
      expect(await widthOf(page)).toBeLessThanOrEqual(WIDTH)
      expect(await violationsOf(page)).toEqual([])
      await page.goto('/feed?tab=waiting')
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await expect(page.getByRole('article').first()).toBeVisible()
      expect(await widthOf(page)).toBeLessThanOrEqual(WIDTH)
    })
  }
})
