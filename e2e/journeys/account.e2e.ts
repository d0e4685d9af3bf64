import { expect } from '@playwright/test'
import { notificationsApi } from '@worrystone/contracts'
import sharp from 'sharp'
import { violationsOf } from '../axe.ts'
import { findMailedLink } from '../outbox.ts'
import { headingOf, isSameDocument, markDocument } from '../page.ts'
import { aMember, callApi, openOtherBrowser, signIn } from '../people.ts'
import { test } from '../test.ts'

test('a forgotten password is reset by the link in the email, once, and the old one no longer works', async ({
  page,
  request,
}) => {
  const member = await aMember(request, 'forgetful')
  const password = 'Harbour-Light-42'
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(member.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  const link = await findMailedLink(member.email, '/reset-password')
  await page.goto(link)
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm New Password').fill(password)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Password reset successful! You can now log in with your new password.')).toBeVisible()

  const submitSignIn = async (candidate: string) => {
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(candidate)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await expect(page).toHaveURL(/\/login/)
  await submitSignIn(member.password)
  await expect(page.getByText('Invalid email or password. Please check your credentials and try again.')).toBeVisible()
  await submitSignIn(password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto(link)
  await page.getByLabel('New Password', { exact: true }).fill('Another-Light-43')
  await page.getByLabel('Confirm New Password').fill('Another-Light-43')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('an address is verified by the link in the email, and the profile no longer says that it is not', async ({
  page,
  request,
}) => {
  const member = await aMember(request, 'verifier')
  await signIn(page, member)
  await page.goto(`/profile/${member.username}`)
  await expect(page.getByText('Unverified')).toBeVisible()
  await page.goto(await findMailedLink(member.email, '/verify-email'))
  await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible()
  await page.goto(`/profile/${member.username}`)
  await expect(page.getByText(member.email)).toBeVisible()
  await expect(page.getByText('Unverified')).toHaveCount(0)
})

test('a followed person is notified in another browser within two seconds', async ({ page, browser, request }) => {
  const [follower, followed] = [await aMember(request, 'follower'), await aMember(request, 'followed')]
  const other = await openOtherBrowser(browser, followed)
  const streamResponse = other.waitForResponse((response) => response.url().endsWith('/notifications/stream'))
  await other.goto('/feed')
  const bell = other.getByRole('banner').getByRole('button', { name: /^Notifications/ })
  await expect(bell).toBeVisible()
  await streamResponse

  await signIn(page, follower)
  await page.goto(`/profile/${followed.username}`)
  await page.getByRole('button', { name: /^Follow / }).click()
  const followedAt = Date.now()
  await expect(other.getByRole('banner').getByRole('button', { name: /^Notifications.*1/ })).toBeVisible({ timeout: 5_000 })
  expect(Date.now() - followedAt).toBeLessThan(2_000)
  await bell.click()
  await expect(other.getByText(new RegExp(follower.username)).first()).toBeVisible()

  await page.getByRole('tab', { name: /Followers/ }).click()
  await expect(page.getByRole('tabpanel').getByText(follower.username).first()).toBeVisible()
})

test('quiet hours are saved', async ({ page, request }) => {
  const member = await aMember(request, 'sleeper')
  await signIn(page, member)
  await page.goto('/notifications?tab=preferences')
  const [from, until] = [page.getByLabel('Quiet hours start'), page.getByLabel('Quiet hours end')]
  await expect(from).toHaveValue('22:00')
  await from.fill('21:30')
  await from.blur()
  await expect(page.getByText('Preferences updated successfully!')).toBeVisible()
  await page.reload()
  await expect(from).toHaveValue('21:30')
  await expect(until).toHaveValue('08:00')
  expect(await callApi(request, notificationsApi.preferences, { by: member })).toMatchObject({ quietHoursStart: '21:30' })
})

test('a picture is cropped, uploaded without its location, and visible to others', async ({ page, browser, request }) => {
  const member = await aMember(request, 'painter')
  const location = {
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
  }
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#3a7d6c' } })
    .withExif(location)
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()

  await signIn(page, member)
  await page.goto('/profile/edit')
  await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('dialog').getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByText('Profile picture updated successfully!')).toBeVisible()

  const other = await openOtherBrowser(browser, null)
  await other.goto(`/profile/${member.username}`)
  const picture = other.locator('main img').first()
  await expect(picture).toBeVisible()
  const served = await (await request.get((await picture.getAttribute('src')) ?? '')).body()
  const { exif, format, width, height } = await sharp(served).metadata()
  expect({ exif, format }).toEqual({ exif: undefined, format: 'webp' })
  expect(width).toBe(height)
})

test('a drawing is chosen by keyboard, seen by others, and taken away again', async ({ page, browser, request }) => {
  const member = await aMember(request, 'drawn')
  await signIn(page, member)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Choose a drawing' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose a drawing' })
  const drawings = dialog.getByRole('radio')
  await expect(drawings).toHaveCount(24)
  await drawings.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Owl' })).toBeChecked()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText('Profile picture updated successfully!')).toBeVisible()
  const inHeader = page.getByRole('banner').locator('img[src$="/owl.svg"]')
  await expect(inHeader).toBeVisible()
  expect(await inHeader.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  const other = await openOtherBrowser(browser, null)
  await other.goto(`/profile/${member.username}`)
  await expect(other.locator('main img[src$="/owl.svg"]')).toBeVisible()

  await page.getByRole('group', { name: 'Profile picture' }).getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(inHeader).toHaveCount(0)
})

test('a language chosen in the settings applies everywhere at once, and so does the previous one', async ({ page, request }) => {
  const member = await aMember(request, 'polyglot')
  await signIn(page, member)
  await page.goto('/settings#language')
  await markDocument(page)
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('الإعدادات')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'الإعدادات' })).toBeVisible()

  // A remote of another team in the same document.
  await page.getByRole('banner').locator('a[href="/feed"]').click()
  await expect(headingOf(page, 'worries')).toHaveText(/[\u0600-\u06ff]/)
  await page.getByRole('button', { name: /^حسابك/ }).click()
  await page.getByRole('menuitem', { name: /^اللغة/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(headingOf(page, 'worries')).toHaveText('Feed')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})
