import { expect } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { aMember, aWorry, signIn } from '../people.ts'
import { test } from '../test.ts'

test('the first worry comes at once, and the filters are behind one button', async ({ page, request }) => {
  const me = await aMember(request, 'reader')
  await aWorry(request, me, { shortContent: `only for me, ${me.username}`, privacyLevel: 'private' })
  await signIn(page, me)
  await page.goto('/feed')
  const first = page.getByRole('article').first()
  await expect(first).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible()
  expect((await first.boundingBox())?.y).toBeLessThan(290)

  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'What the feed shows' })
  expect(await violationsOf(page)).toEqual([])
  await sheet.getByLabel('Show', { exact: true }).selectOption('private')
  await sheet.getByRole('button', { name: 'Show worries' }).click()
  await expect(page).toHaveURL('/feed?privacy=private')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Filters: some are on' }).click()
  await sheet.getByRole('link', { name: 'Drafts and scheduled' }).click()
  await expect(page).toHaveURL('/my-worries?tab=drafts')
})
