import { expect, type Page } from '@playwright/test'
import { postListsApi } from '@worrystone/contracts'
import { violationsOf } from '../axe.ts'
import { logOut, networkIdle } from '../page.ts'
import { aMember, aWorry, callApi, signIn } from '../people.ts'
import { test } from '../test.ts'

/** Waits until the service worker has cached the home page and a file whose address contains this text. */
const waitUntilCached = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(async (part) => {
        const requests = await (await caches.open('offline-pages')).keys()
        return requests.some(({ url }) => new URL(url).pathname === '/') && requests.some(({ url }) => url.includes(part))
      }, text),
    )
    .toBe(true)

test('a reload without a network shows the offline page, which offers what is there and recovers by itself', async ({
  page,
  context,
  request,
}) => {
  const member = await aMember(request, 'offline')
  await signIn(page, member)
  const waitForIdle = networkIdle(page)
  await page.goto('/feed')
  await expect(page.getByRole('article').first()).toBeVisible()
  await waitForIdle()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await waitUntilCached(page, '/remotes/worries/')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  // A page that was never visited says the same.
  await page.goto('/resources')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()

  // A worry can be written, and waits on this device.
  await page.getByRole('link', { name: 'Write, or go on with your draft' }).click()
  const words = `what cannot be sent now, ${member.username}`
  await page.getByLabel('Your worry').fill(words)
  await expect(page.getByText('You are offline. What you share now waits on this device')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Your worry')).toHaveValue(words)

  await context.setOffline(false)
  await page.getByRole('radio', { name: 'I worry that...' }).check()
  // Shared without a network, it waits through a reload and is sent by itself, once.
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Share worry' }).click()
  await expect(page.getByText('Your worry waits on this device.')).toBeVisible()
  await page.goto('/resources')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  let requests = 0
  page.on('request', (sentRequest) => {
    if (sentRequest.method() === 'POST' && new URL(sentRequest.url()).pathname === '/api/posts') requests += 1
  })
  await context.setOffline(false)
  await page.goto('/my-worries')
  await expect(page.getByRole('link', { name: words })).toBeVisible()
  await expect(page.getByText('Waiting to be sent')).toBeHidden()
  expect(requests).toBe(1)
})

test('worries that were read are there without a network, for their reader only', async ({ page, context, request }) => {
  const [author, reader] = [await aMember(request, 'author'), await aMember(request, 'reader')]
  const words = `read once, and again tonight, ${author.username}`
  const post = await aWorry(request, author, { shortContent: words, longContent: 'Its longer story.' })
  await signIn(page, reader)
  const waitForIdle = networkIdle(page)
  await page.goto(`/posts/${post.id}`)
  await expect(page.getByText('Its longer story.')).toBeVisible()
  await waitForIdle()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await waitUntilCached(page, '/remotes/worries/')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  const article = page.getByRole('article', { name: `A worry from ${author.username}` })
  await expect(article.getByText(words)).toBeVisible()
  await article.getByText('The longer story').click()
  await expect(article.getByText('Its longer story.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await context.setOffline(false)
  await page.goto('/')
  await logOut(page)
  await context.setOffline(true)
  await page.goto('/resources')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expect(page.getByText(words)).toBeHidden()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(words)
})

test('a worry that waits is neither shown to another account on this device nor sent for it', async ({
  page,
  context,
  request,
}) => {
  const [member, other] = [await aMember(request, 'waiting'), await aMember(request, 'other')]
  await signIn(page, member)
  await page.goto('/feed?share=1')
  const words = `what waits on this device, ${member.username}`
  await page.getByLabel('Your worry').fill(words)
  await page.getByRole('radio', { name: 'I worry that...' }).check()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Share worry' }).click()
  await expect(page.getByText('Your worry waits on this device.')).toBeVisible()
  await expect(page.getByLabel('Your worry')).toBeHidden()
  await page.evaluate(
    ([token, refresh]) => {
      localStorage.setItem('auth_token', token ?? '')
      localStorage.setItem('refresh_token', refresh ?? '')
    },
    [other.token, other.refreshToken],
  )
  await context.setOffline(false)
  await page.goto('/my-worries')
  await expect(page.getByText('You have not shared a worry yet', { exact: false })).toBeVisible()
  await expect(page.getByText(words)).toBeHidden()
  const { posts } = await callApi(request, postListsApi.byUser, { by: member, params: { userId: member.user.id } })
  expect(posts).toEqual([])
})

test('a page that needs the network opens when it is back', async ({ page, context, request }) => {
  await signIn(page, await aMember(request, 'again'))
  const waitForIdle = networkIdle(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await waitForIdle()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await waitUntilCached(page, '/remotes/account/')
  await context.setOffline(true)
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
})
