import { expect, test } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { recordProblems } from '../page.ts'
import { aMember, signIn } from '../people.ts'

test('a person is found from any page: by the field in the header, by the key /, and on a phone by the icon', async ({
  page,
  request,
}) => {
  const [me, other] = [await aMember(request, 'seeker'), await aMember(request, 'findable')]
  const problems = recordProblems(page)
  await signIn(page, me)
  await page.goto('/feed')
  const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search' })
  await expect(field).toBeVisible()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type(other.username)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search?q=${other.username}`)
  const people = page.getByRole('region', { name: 'People' })
  await expect(people.getByRole('link', { name: other.username })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/notifications')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const ownField = page.getByRole('searchbox', { name: 'A name, or words of a worry' })
  await expect(ownField).toBeFocused()
  await ownField.fill(other.username)
  await people.getByRole('link', { name: other.username }).click()
  await expect(page).toHaveURL(`/profile/${other.username}`)
  // Back to what was found.
  await page.goBack()
  await expect(ownField).toHaveValue(other.username)
  await expect(people.getByRole('link', { name: other.username })).toBeVisible()
  expect(problems).toEqual([])
})

test('a visitor finds public worries by their words, and no people', async ({ page, request }) => {
  const author = await aMember(request, 'writer')
  const word = `xq${author.username.replaceAll(/[^a-z]/g, '')}`
  const response = await request.post('/api/posts', {
    headers: { authorization: `Bearer ${author.token}` },
    data: { shortContent: `My landlord says ${word} every day`, worryPrompt: 'I am worried about...' },
  })
  expect(response.status()).toBe(201)
  await page.goto(`/search?q=${word}`)
  const found = page.getByRole('region', { name: 'Worries and stories' })
  await expect(found.locator('mark')).toHaveText(word)
  await expect(page.getByRole('region', { name: 'People' })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
})
