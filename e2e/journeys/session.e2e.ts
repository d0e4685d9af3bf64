import { expect, test } from '@playwright/test'
import { authApi } from '@worrystone/contracts'
import { aMember, callApi, signIn } from '../people.ts'

test('a session that ends while somebody writes takes nothing away: the words wait for them after signing in', async ({
  page,
  request,
}) => {
  const writer = await aMember(request, 'writer')
  await signIn(page, writer)
  await page.goto('/feed?share=1')
  const words = `what I could not finish saying, ${writer.username}`
  await page.getByRole('radio', { name: 'I worry that...' }).check()
  await page.getByLabel('Your worry').fill(words)

  // Signed out elsewhere: the family of tokens is over, and the one in hand is spoilt so that the page has to notice.
  await callApi(request, authApi.logout, { by: writer, body: { refreshToken: writer.refreshToken } })
  await page.evaluate(() => localStorage.setItem('auth_token', 'spoilt'))
  await page.getByRole('button', { name: 'Share worry' }).click()

  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('Email').fill(writer.email)
  await page.getByLabel('Password', { exact: true }).fill(writer.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect(page).toHaveURL(/\/feed/)
  await page.goto('/feed?share=1')
  await expect(page.getByLabel('Your worry')).toHaveValue(words)
  await page.getByRole('button', { name: 'Share worry' }).click()
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible()
})

test('two tabs whose token is stale refresh at once, and both stay signed in', async ({ page, context, request }) => {
  const member = await aMember(request, 'twotabs')
  await signIn(page, member)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(member.username) })).toBeVisible()
  const second = await context.newPage()
  await second.goto('/')
  await expect(second.getByRole('heading', { level: 1, name: new RegExp(member.username) })).toBeVisible()

  // Nothing that the pages had under way may ask for new tokens before they are opened anew: leaving would cut that request off.
  await Promise.all([page.goto('about:blank'), second.goto('about:blank')])
  // From now on the server takes this token for too old. (Spoiling it in the storage would wake the other tab too early.)
  await context.route('**/api/**', async (route) => {
    const isStale = (await route.request().headerValue('authorization')) === `Bearer ${member.token}`
    if (!isStale) return route.continue()
    await route.fulfill({
      status: 401,
      json: { error: { code: 'UNAUTHORIZED', message: 'Please log in to access this feature' } },
    })
  })
  const refreshes: string[] = []
  context.on('request', (sent) => sent.url().endsWith('/auth/refresh') && refreshes.push(sent.url()))
  await Promise.all([page.goto('/'), second.goto('/')])

  for (const tab of [page, second]) {
    await expect(tab.getByRole('heading', { level: 1, name: new RegExp(member.username) })).toBeVisible()
    await expect(tab.getByRole('button', { name: 'Log out' })).toBeVisible()
  }
  expect(refreshes.length).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).not.toBe(member.refreshToken)
})

test('leaving in one tab is leaving in all', async ({ page, context, request }) => {
  const member = await aMember(request, 'leaver')
  await signIn(page, member)
  await page.goto('/')
  const second = await context.newPage()
  await second.goto('/')
  await expect(second.getByRole('button', { name: 'Log out' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(second.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
})
