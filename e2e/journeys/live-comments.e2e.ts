import { expect, type Page } from '@playwright/test'
import { commentsApi } from '@worrystone/contracts'
import { aMember, aWorry, callApi, openOtherBrowser, signIn } from '../people.ts'
import { test } from '../test.ts'

/** Shorter than the 30 seconds between two polls, so that only the event stream can meet it. */
const AT_ONCE = { timeout: 2_000 }
const comment = (page: Page, text: string) => page.locator('[data-comment]').filter({ hasText: text })

async function postComment(page: Page, text: string) {
  const sent = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/comments/post/'),
  )
  await page.getByLabel('Your comment').fill(text)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  expect((await sent).status()).toBe(201)
}

test('a comment appears on the open page of the author within two seconds, and does not move one who writes', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(90_000)
  const [author, helper] = [await aMember(request, 'author'), await aMember(request, 'helper')]
  const worry = await aWorry(request, author, { shortContent: `whether anybody is awake, asks ${author.username}` })
  await signIn(page, author)
  const streamResponse = page.waitForResponse((response) => response.url().endsWith(`/comments/post/${worry.id}/stream`))
  await page.goto(`/posts/${worry.id}`)
  await expect(page.getByText('No comments yet.')).toBeVisible()
  expect((await streamResponse).status()).toBe(200)

  const other = await openOtherBrowser(browser, helper)
  await other.goto(`/posts/${worry.id}`)
  await postComment(other, 'I am awake too.')
  await expect(comment(page, 'I am awake too.')).toBeVisible(AT_ONCE)
  // The writer has it once.
  await expect(comment(other, 'I am awake too.')).toHaveCount(1)

  // The end of the comments is on the screen: more of them would move what is below.
  await page.setViewportSize({ width: 1280, height: 1200 })
  const field = page.getByLabel('Your comment')
  await field.fill('half a thou')
  const top = (await field.boundingBox())?.y
  await postComment(other, 'And I know the hour well.')
  const notice = page.getByRole('button', { name: '1 new comment', exact: true })
  await expect(notice).toBeVisible(AT_ONCE)
  await expect(comment(page, 'And I know the hour well.')).toHaveCount(0)
  expect((await field.boundingBox())?.y).toBe(top)
  await expect(field).toHaveValue('half a thou')
  await notice.click()
  await expect(comment(page, 'And I know the hour well.')).toBeFocused()
  await expect(notice).toBeHidden()
})

test('the column beside a worry moves with the page and never scrolls by itself', async ({ page, request }) => {
  const author = await aMember(request, 'author')
  const worry = await aWorry(request, author, { shortContent: `the exam on Monday, says ${author.username}` })
  for (let index = 0; index < 8; index++) {
    await callApi(request, commentsApi.create, {
      by: author,
      params: { postId: worry.id },
      body: { content: `One more thought, the ${index}.` },
    })
  }
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(`/posts/${worry.id}`)
  // Of the app, not of the server's HTML, which it replaces.
  const aside = page.locator('#root').getByRole('complementary', { name: 'About this worry' })
  await expect(aside.getByRole('heading', { name: 'Related Worries' })).toBeVisible()
  expect(await aside.evaluate((element) => getComputedStyle(element).overflowY)).toBe('visible')
  expect(await aside.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
  await expect(aside).toHaveJSProperty('scrollTop', 0)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(aside.getByRole('link', { name: 'Open the analysis in a new tab' })).toBeInViewport()
})
