import { expect } from '@playwright/test'
import { choosePrompt } from '../page.ts'
import { aMember, signIn } from '../people.ts'
import { test } from '../test.ts'

test.use({ locale: 'ar-EG' })

test('in Arabic on a phone every page is right to left and none overflows', async ({ page, request }) => {
  const member = await aMember(request, 'arabic')
  for (const path of ['/', '/login', '/register', '/forgot-password', '/feed', '/resolution-stories', '/community', '/nowhere']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0)
  }
  await signIn(page, member)
  for (const path of ['/', '/dashboard', '/notifications', '/settings', '/profile/edit', `/profile/${member.username}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0)
  }
  await page.goto('/feed')
  await expect(page.getByRole('article').first()).toBeVisible()
  const worry = `قلق صغير ${member.username}`
  await page.goto('/feed?share=1')
  await page.locator('form textarea').first().fill(worry)
  await choosePrompt(page)
  await page.locator('form button[type=submit]').click()
  const card = page.getByRole('article').filter({ hasText: worry })
  await expect(card).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)

  await card.getByRole('link', { name: worry }).click()
  const commentText = `كلمة طيبة ${member.username}`
  await page.locator('[data-comments] form textarea').fill(commentText)
  await page.locator('[data-comments] form button[type=submit]').click()
  const comment = page.locator('[data-comments] article').filter({ hasText: commentText })
  await expect(comment).toBeVisible()
  // Its text starts at the inline start. One evaluation measures both, because the server's comment replaces the optimistic one.
  const indent = await comment.getByText(commentText).evaluate((text) => {
    const article = text.closest('article')?.getBoundingClientRect()
    return article ? article.right - text.getBoundingClientRect().right : Number.NaN
  })
  expect(Math.abs(indent)).toBeLessThan(24)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})

test('a chosen language is kept and sent to the server', async ({ page, request }) => {
  const member = await aMember(request, 'chooser')
  await signIn(page, member)
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^حسابك/ })
    .click()
  await page.getByRole('menuitem', { name: /^اللغة/ }).click()
  const sent = page.waitForResponse(
    (response) => response.url().endsWith('/languages/preference') && response.request().method() === 'PUT',
  )
  await page.getByRole('menuitemradio', { name: '日本語' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await sent
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  const preference = await request.get('/api/languages/preference', { headers: { authorization: `Bearer ${member.token}` } })
  expect((await preference.json()).data.languageCode).toBe('ja')
})
