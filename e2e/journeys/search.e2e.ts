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
  const field = page.getByRole('banner').getByRole('searchbox', { name: 'Find people' })
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
  const ownField = page.getByRole('searchbox', { name: 'A name or username' })
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

test('the page of the search asks visitors to sign in', async ({ page }) => {
  await page.goto('/search?q=mira')
  await expect(page.getByText('You need to be logged in to access this page.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0)
})
