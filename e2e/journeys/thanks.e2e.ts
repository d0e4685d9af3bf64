import { expect } from '@playwright/test'
import { commentsApi } from '@worrystone/contracts'
import { violationsOf } from '../axe.ts'
import { aMember, aWorry, callApi, openOtherBrowser, signIn } from '../people.ts'
import { test } from '../test.ts'

/** Shorter than the 30 seconds between two polls, so that only the event stream can meet it. */
const AT_ONCE = { timeout: 2_000 }

test('a helper is told within two seconds that their words helped, and is thanked when the worry is resolved', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const [author, helper, other] = [
    await aMember(request, 'author'),
    await aMember(request, 'helper'),
    await aMember(request, 'other'),
  ]
  const worry = await aWorry(request, author, { shortContent: `how to say it to my mother, asks ${author.username}` })
  const comment = (by: typeof author, content: string) =>
    callApi(request, commentsApi.create, { by, params: { postId: worry.id }, body: { content } })
  await comment(helper, 'Begin with the smallest part.')
  await comment(other, 'I am with you.')

  const helpersPage = await openOtherBrowser(browser, helper)
  const streamResponse = helpersPage.waitForResponse((response) => response.url().endsWith('/notifications/stream'))
  await helpersPage.goto('/dashboard')
  expect((await streamResponse).status()).toBe(200)
  const bell = helpersPage.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toBeVisible()

  await signIn(page, author)
  await page.goto(`/posts/${worry.id}`)
  const helped = page
    .locator('[data-comment]')
    .filter({ hasText: 'Begin with the smallest part.' })
    .getByRole('button', { name: 'This helped me' })
  const thanksResponse = page.waitForResponse((response) => response.url().endsWith('/thanks'))
  await helped.click()
  await expect(helped).toHaveAttribute('aria-pressed', 'true')
  expect((await thanksResponse).status()).toBe(200)
  await expect(bell).toHaveAccessibleName(/1/, AT_ONCE)
  await bell.click()
  await expect(helpersPage.getByText(`${author.username} said that your words helped.`)).toBeVisible()
  await expect(helpersPage.getByText('Begin with the smallest part.')).toBeVisible()
  await helpersPage.goto('/dashboard')
  await expect(helpersPage.getByText('1 person said that your words helped')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for your worry' }).click()
  await page.getByRole('menuitem', { name: 'Mark as resolved' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark as resolved' })
  await dialog.getByLabel('What helped you?').fill('talking to somebody')
  await expect(dialog.getByRole('checkbox', { name: helper.username })).toBeChecked()
  await dialog.getByRole('checkbox', { name: other.username }).check()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Mark as resolved' }).click()
  const helpers = page.getByRole('list', { name: 'Who helped you' })
  await expect(helpers).toContainText(helper.username)
  await expect(helpers).toContainText(other.username)

  // Only its author reads it.
  await helpersPage.goto(`/posts/${worry.id}`)
  await expect(helpersPage.getByText('Begin with the smallest part.')).toBeVisible()
  await expect(helpersPage.getByText('Who helped you')).toHaveCount(0)
  await expect(helpersPage.getByRole('button', { name: 'This helped me' })).toHaveCount(0)
})
