import { expect } from '@playwright/test'
import { authApi } from '@worrystone/contracts'
import { accountMenu, logOut } from '../page.ts'
import { aMember, callApi, signIn } from '../people.ts'
import { test } from '../test.ts'

test('a session that expires while a worry is written keeps the text until after the sign-in', async ({ page, request }) => {
  const writer = await aMember(request, 'writer')
  await signIn(page, writer)
  await page.goto('/feed?share=1')
  const words = `what I could not finish saying, ${writer.username}`
  await page.getByRole('radio', { name: 'I worry that...' }).check()
  await page.getByLabel('Your worry').fill(words)

  // Signed out elsewhere: the token family is revoked, and the stored token is made invalid so that the page notices it.
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

test('two tabs with a stale token refresh at the same time, and both stay signed in', async ({ page, context, request }) => {
  const member = await aMember(request, 'twotabs')
  await signIn(page, member)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(member.username) })).toBeVisible()
  const second = await context.newPage()
  await second.goto('/')
  await expect(second.getByRole('heading', { level: 1, name: new RegExp(member.username) })).toBeVisible()

  // No pending call of the pages may request new tokens before they are opened again: a navigation would abort that request.
  await Promise.all([page.goto('about:blank'), second.goto('about:blank')])
  // From now on the server rejects this token as expired. (Changing it in the storage would notify the other tab too early.)
  await context.route('**/api/**', async (route) => {
    const isStale = (await route.request().headerValue('authorization')) === `Bearer ${member.token}`
    if (!isStale) return route.continue()
    await route.fulfill({
      status: 401,
      json: { error: { code: 'UNAUTHORIZED', message: 'Please log in to access this feature' } },
    })
  })
  const refreshes: string[] = []
  context.on('request', (sentRequest) => sentRequest.url().endsWith('/auth/refresh') && refreshes.push(sentRequest.url()))
  await Promise.all([page.goto('/'), second.goto('/')])

  for (const tab of [page, second]) {
    await expect(tab.getByRole('heading', { level: 1, name: new RegExp(member.username) })).toBeVisible()
    await expect(accountMenu(tab)).toBeVisible()
  }
  expect(refreshes.length).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).not.toBe(member.refreshToken)
})

test('signing out in one tab signs out in all', async ({ page, context, request }) => {
  const member = await aMember(request, 'leaver')
  await signIn(page, member)
  await page.goto('/')
  const second = await context.newPage()
  await second.goto('/')
  await expect(accountMenu(second)).toBeVisible()
  await logOut(page)
  await expect(second.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
})
