import { expect, type Page } from '@playwright/test'
import { aMember, aWorry, openOtherBrowser, signIn } from '../people.ts'
import { test } from '../test.ts'

test('a worry is shared, opened and deleted with the keyboard alone', async ({ page, request }) => {
  const writer = await aMember(request, 'keys')
  await signIn(page, writer)
  await page.goto('/feed')
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')

  await tabTo(page, 'button', /^Share a worry$/i)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your worry')).toBeFocused()
  await page.keyboard.type(`by keys alone, ${writer.username}`)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await tabTo(page, 'button', /^Share worry$/)
  await page.keyboard.press('Enter')
  const card = page.getByRole('article').filter({ hasText: `by keys alone, ${writer.username}` })
  await expect(card).toBeVisible()

  await tabTo(page, 'link', new RegExp(`by keys alone, ${writer.username}`))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/posts\//)
  // The focus is on the new page's heading, so the next Tab continues from there.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, 'button', /^Actions for your worry$/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Actions for your worry' })).toBeFocused()
})

test('a worry is supported, answered and reported with the keyboard alone', async ({ page, request }) => {
  const [author, reader] = [await aMember(request, 'author'), await aMember(request, 'keys')]
  const worry = await aWorry(request, author, { shortContent: `what keys can reach, ${author.username}` })
  await signIn(page, reader)
  await page.goto(`/posts/${worry.id}`)
  await expect(page.getByText(worry.shortContent)).toBeVisible()

  await tabTo(page, 'button', /^More about this worry$/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Home')
  await expect(page.getByRole('menuitem', { name: 'Save' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: "I'm worried" })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Report this worry' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'More about this worry' })).toBeFocused()

  await tabTo(page, 'button', /^Support/)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: /^Support/ })).toHaveAttribute('aria-pressed', 'true')

  await page.getByLabel('Your comment').focus()
  await page.keyboard.type(`typed by ${reader.username}`)
  await tabTo(page, 'button', /^Comment$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: `Comment from ${reader.username}` })).toBeVisible()
})

test('a phrase is sent, and its sender is thanked, with the keyboard alone', async ({ page, browser, request }) => {
  const [author, helper] = [await aMember(request, 'author'), await aMember(request, 'helper')]
  const worry = await aWorry(request, author, { shortContent: `what keys can send, ${author.username}`, wish: 'listen' })
  await signIn(page, helper)
  await page.goto(`/posts/${worry.id}`)
  await expect(page.getByText('They wish to be heard. Listening is enough.')).toBeVisible()
  await tabTo(page, 'button', /^I am listening\.$/)
  await page.keyboard.press('Enter')
  const comment = page.getByRole('article', { name: `Comment from ${helper.username}` })
  await expect(comment).toContainText('I am listening.')

  const authorPage = await openOtherBrowser(browser, author)
  await authorPage.goto(`/posts/${worry.id}`)
  await expect(authorPage.getByRole('article', { name: `Comment from ${helper.username}` })).toBeVisible()
  await tabTo(authorPage, 'button', /^This helped me$/)
  await authorPage.keyboard.press('Space')
  await expect(authorPage.getByRole('button', { name: 'This helped me' })).toHaveAttribute('aria-pressed', 'true')
})

test('the default privacy is chosen and saved with the keyboard alone', async ({ page, request }) => {
  const member = await aMember(request, 'keys')
  await signIn(page, member)
  await page.goto('/settings')
  await expect(page.getByLabel('Display Name')).toBeVisible()
  await tabTo(page, 'link', /^Skip to content$/)
  await page.keyboard.press('Enter')
  await tabTo(page, 'link', /^Privacy$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Privacy', exact: true })).toBeFocused()
  await tabTo(page, 'radio', /^Public/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Friends/ })).toBeChecked()
  await expect(page.getByText('You have unsaved changes.')).toBeVisible()
  await tabTo(page, 'button', /^Save Changes$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Settings saved successfully!')).toBeVisible()

  await page.goto('/feed?share=1')
  await expect(page.getByRole('radio', { name: /^Friends/ })).toBeChecked()
})

/** Presses Tab until the control has the focus; fails after a hundred presses. */
async function tabTo(page: Page, role: 'button' | 'link' | 'radio', name: RegExp) {
  const control = page.getByRole(role, { name }).first()
  await expect(control).toBeVisible()
  for (let count = 0; count < 100; count++) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reached the ${role} ${name}`)
}
