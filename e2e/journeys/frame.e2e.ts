import { expect, type Page } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { accountMenu, logOut } from '../page.ts'
import { aMember, aWorry, signIn } from '../people.ts'
import { test } from '../test.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

test('every page of a member has the header, the bell and the sidebar', async ({ page, request }) => {
  const member = await aMember(request, 'framed')
  const post = await aWorry(request, member, { shortContent: `something in a frame, ${member.username}` })
  await signIn(page, member)
  const paths = [
    '/',
    '/feed',
    '/dashboard',
    '/settings',
    '/notifications',
    '/pricing',
    '/analytics',
    '/demographics',
    '/profile/edit',
    `/profile/${member.username}`,
    `/posts/${post.id}`,
    `/analysis/${post.id}`,
    '/wellness/exercises/longer-exhale',
    '/nowhere',
  ]
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ }), path).toBeVisible()
    await expect(accountMenu(page), path).toContainText(member.username)
    await expect(sidebar(page).getByRole('link', { name: 'Feed' }), path).toBeVisible()
  }
})

test('a step of an exercise is shown without the sidebar, which is back after it', async ({ page, request }) => {
  await signIn(page, await aMember(request, 'calm'))
  await page.goto('/wellness/exercises/longer-exhale?step=2')
  // No exercise was started, so the address leads to its introduction.
  await expect(page).toHaveURL('/wellness/exercises/longer-exhale')
  await expect(sidebar(page)).toBeVisible()
  await page.getByRole('button', { name: 'Start Exercise' }).click()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(sidebar(page)).toHaveCount(0)
  await page.goBack()
  await expect(sidebar(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Go on|Start/ }).first()).toBeVisible()
})

test('the picture and name open a menu: pages, theme, language, and signing out', async ({ page, request }) => {
  const member = await aMember(request, 'menu')
  await signIn(page, member)
  await page.goto('/feed')
  await accountMenu(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeFocused()
  expect(await violationsOf(page)).toEqual([])

  await page.keyboard.type('th')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(accountMenu(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(accountMenu(page)).toBeFocused()

  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'My profile' }).click()
  await expect(page).toHaveURL(`/profile/${member.username}`)

  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: /^Language/ }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: /^Dein Konto/ }).click()
  await page.getByRole('menuitem', { name: /^Sprache/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await logOut(page)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible()
})

test('nothing of the frame moves while the session loads', async ({ page, request }) => {
  const member = await aMember(request, 'still')
  await signIn(page, member)
  // Fonts that arrive after the first paint move the header's links a little; prefetch.e2e.ts covers the first visit.
  await page.goto('/')
  await page.waitForFunction(() => localStorage.getItem('worrystone_fonts'))
  await page.route('**/api/users/profile', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement
          // Shifts inside main are the page's, not the frame's.
          if (element && !element.closest('main'))
            (Reflect.get(window, 'shifts') as string[]).push(element.outerHTML.slice(0, 80))
        }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/resolution-stories')
  await expect(sidebar(page).getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(accountMenu(page)).toBeVisible()
  await expect(page.getByText('Quick Stats')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

test('signing in from the header of a page leads back to it', async ({ page, request }) => {
  const member = await aMember(request, 'back')
  await page.goto('/community')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/community$/)
})

test('a toast about what a visitor may not do has the link to sign in, which leads back', async ({ page, request }) => {
  const author = await aMember(request, 'author')
  const post = await aWorry(request, author, { shortContent: `something to stand by, ${author.username}` })
  await page.goto(`/posts/${post.id}`)
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Support/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/posts/${post.id}`)}`)
})
