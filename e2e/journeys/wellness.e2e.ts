import { expect, type Page } from '@playwright/test'
import { resourcesApi, tiersApi } from '@worrystone/contracts'
import { recordProblems } from '../page.ts'
import { aMember, callApi, openOtherBrowser, signIn, signInModerators } from '../people.ts'
import { test } from '../test.ts'

const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Waits until the page and the exercise are cached, with every file of the page. */
const isCached = (page: Page) =>
  page.evaluate(async () => {
    const cachedRequests = await (await caches.open('offline-pages')).keys()
    const paths = new Set(cachedRequests.map(({ url }) => new URL(url).pathname))
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    return [
      '/wellness',
      '/api/wellness/exercises/longer-exhale',
      ...files.filter((file) => file.startsWith('/remotes/wellness/')),
    ].every((path) => paths.has(path))
  })

test('a visitor starts to breathe with two taps from any page, and finishes the exercise without a network', async ({
  page,
  context,
}) => {
  const problems = recordProblems(page)
  await page.goto('/feed')
  await page.getByRole('banner').getByRole('link', { name: 'Wellness' }).click()
  await page.getByRole('link', { name: 'Breathe now' }).click()
  // The circle starts at once; the safety notes are below it.
  const breath = (word: string) => page.getByRole('status').filter({ hasText: word })
  await expect(breath('Breathe in')).toBeAttached()
  await expect(page).toHaveURL(/\?step=2$/)
  await expect(page.getByRole('region', { name: 'Good to know first' })).toBeVisible()
  // The rest is fetched meanwhile.
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await expect(breath('Breathe out')).toBeAttached()
  await clickButton(page, 'Previous')
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await clickButton(page, 'Next Step')
  await clickButton(page, 'Start breathing')
  await expect(breath('Breathe in')).toBeAttached()
  await page.goBack()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await page.goForward()
  await clickButton(page, 'Next Step')
  await clickButton(page, 'Complete Exercise')
  await expect(page.getByText('You took this time for yourself.')).toBeVisible()
  await context.setOffline(false)
  expect(problems).toEqual([])
})

test('a member starts on a phone, continues on a desktop, rates, reads the history, and gets a recommendation', async ({
  page,
  browser,
  request,
}) => {
  const member = await aMember(request, 'practice')
  const { admin } = await signInModerators(request)
  await callApi(request, tiersApi.grant, { by: admin, body: { userId: member.user.id, tier: 'premium' } })

  const phone = await openOtherBrowser(browser, member)
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto('/wellness/exercises/thought-record')
  await phone.getByRole('radio', { name: '7' }).check()
  await clickButton(phone, 'Start Exercise')
  await phone.getByRole('textbox').fill('They did not greet me')
  await clickButton(phone, 'Next Step')
  await expect(phone).toHaveURL(/\?step=2$/)
  await expect(heading(phone, 'What went through your mind?')).toBeFocused()
  const saved = phone.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/progress/'),
  )
  await clickButton(phone, 'Next Step')
  await saved
  await phone.context().close()

  await signIn(page, member)
  await page.goto('/wellness/exercises/thought-record')
  await clickButton(page, 'Go on at step 3')
  await expect(heading(page, 'What did you feel?')).toBeVisible()
  await clickButton(page, 'Previous')
  await clickButton(page, 'Previous')
  await expect(page.getByRole('textbox')).toHaveValue('They did not greet me')
  for (let step = 1; step < 6; step++) await clickButton(page, 'Next Step')
  while (await page.getByRole('button', { name: 'Next Step' }).isVisible()) await clickButton(page, 'Next Step')
  await clickButton(page, 'Complete Exercise')

  const feedback = page.getByRole('region', { name: 'How was this exercise?' })
  await feedback.getByRole('radio', { name: '4', exact: true }).check()
  await expect(feedback.getByText('From 7 to 4')).toBeVisible()
  await feedback.getByRole('radio', { name: '5 stars' }).first().check()
  await feedback.getByLabel('Notes (optional)').fill('It was quieter afterwards')
  await clickButton(page, 'Save Feedback')
  await expect(page.getByText('Thank you. It is saved.')).toBeVisible()

  await page.goto('/wellness/history')
  const entry = page.getByRole('article').filter({ hasText: 'Thought record' })
  await expect(entry).toContainText('From 7 to 4')
  await expect(entry).toContainText('It was quieter afterwards')
  await page.goto('/wellness')
  const recommendations = page.getByRole('region', { name: 'Recommended for You' })
  await expect(recommendations.getByText('It helped you before')).toBeVisible()

  await callApi(request, tiersApi.grant, { by: admin, body: { userId: member.user.id, tier: 'free' } })
  await page.goto('/wellness/exercises/thought-record')
  await expect(page.getByRole('region', { name: 'The rest is part of Premium' })).toBeVisible()
  await page.goto('/wellness/history')
  await expect(page.getByText('It was quieter afterwards')).toBeVisible()
})

test('the directory finds an entry despite a typing error, and its filters are in the address', async ({ page }) => {
  await page.goto('/resources')
  await page.getByRole('searchbox').fill('anxeity')
  await expect(page).toHaveURL(/query=anxeity/)
  await expect(page.getByRole('article').first()).toContainText(/anxiety/i)
  await page.getByRole('searchbox').fill('')
  await page.getByLabel('Crisis resources only').check()
  await expect(page).toHaveURL(/isCrisis=true/)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Country').selectOption('DE')
  const first = page.getByRole('article').first()
  await expect(first).toContainText('Crisis resource')
  const resultCount = await page.getByRole('heading', { name: /Resources? Found$/ }).textContent()
  await page.reload()
  await expect(page.getByRole('heading', { name: resultCount ?? '' })).toBeVisible()
  await expect(page.getByLabel('Crisis resources only')).toBeChecked()
})

test('a visitor reports an error, a moderator sees it, an admin corrects it, and every reader gets the correction', async ({
  page,
  browser,
  request,
}) => {
  const reader = await aMember(request, 'reader')
  const { title } = await callApi(request, resourcesApi.read, { params: { id: 'happiness-trap' }, query: { language: 'en' } })
  const newTitle = `The Happiness Trap by ${reader.username}`
  const searchPath = `/resources?query=${encodeURIComponent('happiness trap')}`
  const { moderator, admin } = await signInModerators(request)
  await page.goto(searchPath)
  await clickButton(page, `Report a mistake ${title}`)
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('What is wrong?').selectOption('wrong-facts')
  await dialog.getByLabel('Details, if you like').fill('There is a newer edition')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. A moderator will look at it.')).toBeVisible()

  const moderatorPage = await openOtherBrowser(browser, moderator)
  await moderatorPage.goto('/moderation')
  await moderatorPage.getByRole('link', { name: /^Reports about the directory/ }).click()
  const report = moderatorPage.getByRole('listitem').filter({ hasText: 'There is a newer edition' })
  await expect(report).toContainText('Something in it is not right')
  await report.getByRole('link', { name: /^Look at the entry/ }).click()
  await expect(moderatorPage.getByText('An admin can correct this entry.')).toBeVisible()
  await moderatorPage.context().close()

  const adminPage = await openOtherBrowser(browser, admin)
  await adminPage.goto('/resources/edit?entry=happiness-trap')
  await adminPage.getByRole('textbox', { name: 'Name', exact: true }).fill(newTitle)
  await adminPage.getByLabel('Why?').fill('The newer edition')
  await clickButton(adminPage, 'Save the correction')
  await expect(adminPage.getByText('Saved. Everybody sees it within a minute.')).toBeVisible()
  await adminPage.getByRole('link', { name: 'All reports' }).click()
  await expect(adminPage.getByText(`Name: ${newTitle}`)).toBeVisible()
  await adminPage.getByRole('listitem').filter({ hasText: 'There is a newer edition' }).getByRole('button').click()
  await expect(adminPage.getByText('There is a newer edition')).toBeHidden()
  await adminPage.context().close()

  const readerPage = await openOtherBrowser(browser, reader)
  await readerPage.goto(searchPath)
  await expect(heading(readerPage, newTitle)).toBeVisible()
  await readerPage.context().close()
})

test('a premium member keeps an ordered list of entries with notes, and prints it as one page', async ({ page, request }) => {
  const member = await aMember(request, 'lists')
  const { admin } = await signInModerators(request)
  await callApi(request, tiersApi.grant, { by: admin, body: { userId: member.user.id, tier: 'premium' } })
  await signIn(page, member)
  await page.goto('/resources?query=mind')
  await page.getByRole('button', { name: 'Keep in a list Mind', exact: true }).click()
  await page.getByLabel('Name of a new list').fill('For bad nights')
  await clickButton(page, 'Make this list')
  await expect(page.getByRole('checkbox', { name: 'For bad nights' })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep in a list Smiling Mind', exact: true }).click()
  // The box follows the list, which changes a moment after the click.
  await page.getByRole('checkbox', { name: 'For bad nights' }).click()
  await expect(page.getByRole('checkbox', { name: 'For bad nights' })).toBeChecked()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Your lists' }).click()
  await page.getByRole('link', { name: /For bad nights/ }).click()
  await expect(heading(page, 'For bad nights')).toBeFocused()
  await page.getByLabel('Your note').last().fill('Before sleep')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await clickButton(page, 'Move Smiling Mind up')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Smiling Mind', 'Mind'])
  await page.reload()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Smiling Mind', 'Mind'])
  await expect(page.getByLabel('Your note').first()).toHaveValue('Before sleep')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByText('https://www.mind.org.uk/', { exact: true })).toBeVisible()
  await expect(page.getByText('Before sleep', { exact: true }).last()).toBeVisible()
})

test('after one visit the wellness pages and the free exercises open without a network', async ({ page, context }) => {
  await page.goto('/wellness')
  await expect(heading(page, 'A longer breath out').first()).toBeVisible()
  await expect.poll(() => isCached(page), { timeout: 20_000 }).toBe(true)

  await context.setOffline(true)
  const offlinePage = await context.newPage()
  await offlinePage.goto('/wellness')
  await offlinePage.getByRole('link', { name: 'Breathe now' }).click()
  await expect(offlinePage.getByText('Breathe in', { exact: true }).first()).toBeAttached()
  await clickButton(offlinePage, 'Next Step')
  await clickButton(offlinePage, 'Complete Exercise')
  await expect(offlinePage.getByText('You took this time for yourself.')).toBeVisible()
  await offlinePage.goto('/wellness/exercises/longer-exhale')
  await expect(heading(offlinePage, 'A longer breath out')).toBeVisible()
})

test('what a member does on an offline page is in their history later', async ({ page, context, request }) => {
  await signIn(page, await aMember(request, 'tunnel'))
  await page.goto('/wellness')
  await expect(heading(page, 'A longer breath out').first()).toBeVisible()
  await expect.poll(() => isCached(page), { timeout: 20_000 }).toBe(true)
  await page.close()

  await context.setOffline(true)
  const offlinePage = await context.newPage()
  await offlinePage.goto('/wellness/exercises/longer-exhale')
  await clickButton(offlinePage, 'Start Exercise')
  await clickButton(offlinePage, 'Next Step')
  await clickButton(offlinePage, 'Next Step')
  await clickButton(offlinePage, 'Complete Exercise')
  await expect(offlinePage.getByText('You took this time for yourself.')).toBeVisible()
  await offlinePage.close()

  await context.setOffline(false)
  const onlinePage = await context.newPage()
  const saved = onlinePage.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/progress/'),
  )
  await onlinePage.goto('/wellness')
  expect((await saved).status()).toBe(200)
  await onlinePage.goto('/wellness/history')
  await expect(onlinePage.getByRole('article').filter({ hasText: 'A longer breath out' })).toBeVisible()
})
