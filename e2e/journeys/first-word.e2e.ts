import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Category, postsApi, resolutionsApi } from '@worrystone/contracts'
import { aMember, aWorry, callApi, type Member, signIn } from '../people.ts'
import { test } from '../test.ts'

const openTab = async (page: Page) => {
  await page.goto('/feed?tab=waiting')
  await expect(page.getByRole('tab', { name: 'Waiting for a first word' })).toHaveAttribute('aria-selected', 'true')
}

/** Worries of five categories, each with the name of its category. */
const RESOLVED: [text: string, category: Category, name: string][] = [
  ['My boss gives me twice the work and I fear that I lose my job', 'work', 'Work & Career'],
  ['My mother and my brother fight at every family dinner and I sit between them', 'family', 'Family'],
  ['I cannot pay the rent this month and my debts grow', 'finances', 'Financial'],
  ['I cannot sleep because the doctor has found something in my blood test', 'health', 'Health & Wellness'],
  ['I have not learned enough for my exams at the university next week', 'education', 'Education'],
]
const FAMILIAR = new RegExp(`You have been through this: (${RESOLVED.map(([, , name]) => name).join('|')})`)

/** Resolves a worry of this person once it has its category. */
async function resolveOwn(request: APIRequestContext, by: Member, [shortContent, category]: (typeof RESOLVED)[number]) {
  const { id } = await aWorry(request, by, { shortContent })
  const params = { id }
  await callApi(request, resolutionsApi.resolve, { by, params, body: { copingMethods: ['talking'], isPublic: false } })
  await expect
    .poll(async () => (await callApi(request, postsApi.read, { by, params })).category, { timeout: 60_000 })
    .toBe(category)
}

test('a worry waits, another person finds it as one they have been through, answers, and it waits no longer', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const reader = await aMember(request, 'reader')
  // Of several categories: each worry is lent to few people at a time, and other journeys borrow those of the demo too.
  await Promise.all(RESOLVED.map((worry) => resolveOwn(request, reader, worry)))

  await signIn(page, reader)
  await openTab(page)
  const card = page.getByRole('article').filter({ hasText: FAMILIAR }).first()
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
