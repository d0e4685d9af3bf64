import { expect, type Page } from '@playwright/test'
import { postsApi, resolutionsApi } from '@worrystone/contracts'
import { aMember, aWorry, callApi, signIn } from '../people.ts'
import { test } from '../test.ts'

const openTab = async (page: Page) => {
  await page.goto('/feed?tab=waiting')
  await expect(page.getByRole('tab', { name: 'Waiting for a first word' })).toHaveAttribute('aria-selected', 'true')
}

test('a worry waits, another person finds it as one they have been through, answers, and it waits no longer', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const reader = await aMember(request, 'reader')
  // They have resolved a worry of the category that some people of the demo wait with.
  const own = await aWorry(request, reader, { shortContent: 'My boss gives me twice the work and I fear that I lose my job' })
  await callApi(request, resolutionsApi.resolve, {
    by: reader,
    params: { id: own.id },
    body: { copingMethods: ['talking'], isPublic: false },
  })
  await expect
    .poll(async () => (await callApi(request, postsApi.read, { by: reader, params: { id: own.id } })).category, {
      timeout: 60_000,
    })
    .toBe('work')

  await signIn(page, reader)
  await openTab(page)
  const card = page.getByRole('article').filter({ hasText: 'You have been through this: Work & Career' }).first()
  const id = await card.getAttribute('data-post')
  await card.locator('[id$="-text"] a').click()
  await expect(page).toHaveURL(new RegExp(`/posts/${id}`))
  await page.getByLabel('Your comment').fill('I know this. One evening at a time.')
  // It is visible before it is stored.
  const stored = page.waitForResponse(
    (response) => response.url().endsWith(`/api/comments/post/${id}`) && response.status() === 201,
  )
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByText('I know this. One evening at a time.')).toBeVisible()
  await stored

  await openTab(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator(`[data-post="${id}"]`)).toHaveCount(0)
})
