import { expect, type Page } from '@playwright/test'
import { commentsApi } from '@worrystone/contracts'
import { recordShifts, shiftOf } from '../layout-shift.ts'
import { networkIdle } from '../page.ts'
import { aMember, aWorry, callApi, signIn } from '../people.ts'
import { test } from '../test.ts'

const DELAY_MS = 700

/** Delays the responses of this address, so that they arrive after the page is shown. */
const delay = (page: Page, address: string) =>
  page.route(address, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
    await route.continue()
  })

/** Opens a page and waits until nothing more loads. */
async function open(page: Page, path: string) {
  const waitForIdle = networkIdle(page)
  await page.goto(path)
  await waitForIdle()
}

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-EG' })

  test('the form to share a worry stays where it is when the prompts arrive', async ({ page, request }) => {
    await signIn(page, await aMember(request, 'starts'))
    await recordShifts(page)
    await delay(page, '**/api/posts/prompts')
    await open(page, '/feed?share=1')
    await expect(page.locator('form input[type=radio]').first()).toBeAttached()
    expect(await shiftOf(page)).toBeLessThan(0.001)
  })
})

test("nothing on a worry's page moves when its analysis arrives", async ({ page, request }) => {
  const [author, friend] = [await aMember(request, 'author'), await aMember(request, 'friend')]
  const post = await aWorry(request, author, { shortContent: `the exam on Monday, and my boss, ${author.username}` })
  const body = { content: `I know those nights, ${author.username}` }
  await callApi(request, commentsApi.create, { by: friend, params: { postId: post.id }, body })
  await signIn(page, author)
  await recordShifts(page)
  await delay(page, '**/api/analysis/**')
  await open(page, `/posts/${post.id}`)
  await expect(page.getByRole('heading', { name: 'Related Worries' })).toBeVisible()
  expect(await shiftOf(page)).toBeLessThan(0.001)
})

test("nothing of a person's profile moves when the follow state arrives", async ({ page, request }) => {
  const [me, other] = [await aMember(request, 'me'), await aMember(request, 'other')]
  await signIn(page, me)
  // Fonts that arrive after the first paint move the header's links about as far as the button did.
  await page.goto('/')
  await page.waitForFunction(() => localStorage.getItem('worrystone_fonts'))
  await recordShifts(page)
  await delay(page, '**/api/follows/**')
  await open(page, `/profile/${other.username}`)
  await expect(page.getByRole('button', { name: /^Follow/ }).first()).toBeVisible()
  expect(await shiftOf(page)).toBeLessThan(0.0003)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('nothing on the first page moves while it starts and when its fonts arrive', async ({ page }) => {
    await recordShifts(page)
    await delay(page, '**/*.woff2')
    await open(page, '/')
    await page.waitForFunction(() => localStorage.getItem('worrystone_fonts'))
    // The paint after it is the one that would shift.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await shiftOf(page)).toBeLessThan(0.00005)
  })
})

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the preferences do not move when the push state of the browser arrives', async ({ page, request }) => {
    await signIn(page, await aMember(request, 'push'))
    await recordShifts(page)
    await delay(page, '**/api/notifications/push')
    await open(page, '/notifications?tab=preferences')
    await expect(page.getByRole('switch', { name: 'How is it now?' })).toBeVisible()
    expect(await shiftOf(page)).toBeLessThan(0.001)
  })

  test('the footer appears only after the link of an email was verified', async ({ page }) => {
    await recordShifts(page)
    await delay(page, '**/api/auth/verify-email*')
    await open(page, '/verify-email?token=x')
    await expect(page.getByRole('heading', { level: 1, name: 'Verification Failed' })).toBeVisible()
    expect(await shiftOf(page)).toBeLessThan(0.001)
  })
})
