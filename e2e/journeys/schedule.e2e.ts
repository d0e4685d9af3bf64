import { expect } from '@playwright/test'
import { aMember, aWorry, signIn } from '../people.ts'
import { test } from '../test.ts'

test('a scheduled worry appears at its time by itself, for others too', async ({ page, request }) => {
  const [author, reader] = [await aMember(request, 'planner'), await aMember(request, 'reader')]
  const words = `said when I am ready, ${author.username}`
  const scheduledFor = new Date(Date.now() + 4_000).toISOString()
  const post = await aWorry(request, author, { shortContent: words, isScheduled: true, scheduledFor })
  expect(post.publishedAt).toBeNull()

  await signIn(page, reader)
  const earlyResponse = await request.get(`/api/posts/${post.id}`, { headers: { authorization: `Bearer ${reader.token}` } })
  expect(earlyResponse.status()).toBe(404)
  await expect(async () => {
    await page.goto(`/posts/${post.id}`)
    await expect(page.getByText(words)).toBeVisible({ timeout: 2_500 })
  }).toPass({ timeout: 12_000 })
})

test('a worry is scheduled in the writer’s time zone and listed under Scheduled', async ({ page, request }) => {
  const author = await aMember(request, 'planner')
  await signIn(page, author)
  await page.goto('/feed?share=1')
  await page.getByRole('radio', { name: 'I worry that...' }).check()
  await page.getByLabel('Your worry').fill(`tomorrow, ${author.username}`)
  await page.getByLabel('Share it later').check()
  const tomorrow = new Date(Date.now() + 24 * 3_600_000)
  // The browser's time zone is Europe/Berlin: the typed time must be stored as that instant.
  const typed = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' })
    .format(tomorrow)
    .replace(' ', 'T')
  await page.getByLabel('Date and time').fill(typed)
  const sent = page.waitForRequest((sentRequest) => sentRequest.url().endsWith('/api/posts') && sentRequest.method() === 'POST')
  await page.getByRole('button', { name: 'Schedule worry' }).click()
  const { scheduledFor } = (await sent).postDataJSON()
  expect(Math.abs(new Date(scheduledFor).getTime() - tomorrow.getTime())).toBeLessThan(61_000)
  await expect(page.getByText(`tomorrow, ${author.username}`)).toBeVisible()
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
})
