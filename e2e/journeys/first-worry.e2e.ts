import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { postsApi } from '@worrystone/contracts'
import { logOut } from '../page.ts'
import { aMember, callApi, signIn } from '../people.ts'
import { test } from '../test.ts'

test('a visitor registers, shares a worry, sees it, signs out and finds it again', async ({ page }) => {
  const username = `newcomer_${randomBytes(4).toString('hex')}`
  const password = 'Pebble-By-The-Sea-7'
  const worry = `whether anybody here will answer ${username}`

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'A safe space for your worries' })).toBeVisible()
  await page.getByRole('link', { name: 'Get Started Free' }).first().click()

  await expect(page).toHaveURL(/\/register$/)
  await page.getByLabel('Email').fill(`${username}@example.org`)
  await expect(page.getByText('This email is available')).toBeVisible()
  await page.getByLabel('Username').fill(username)
  await expect(page.getByText('This username is available')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page).toHaveURL(/\/feed$/)
  await expect(page.getByText('Account created successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Share a worry' }).first().click()
  await page.getByRole('radio', { name: 'I am worried about...' }).check()
  await page.getByLabel('Your worry').fill(worry)
  await page.getByRole('button', { name: 'Share worry' }).click()
  await expect(page.getByText('Your worry has been shared!')).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: worry })
  await expect(card).toBeVisible()
  await expect(card).toContainText('I am worried about...')

  await page.reload()
  await expect(page.getByRole('article').filter({ hasText: worry })).toBeVisible()

  await logOut(page)
  await expect(page.getByRole('heading', { level: 1, name: 'A safe space for your worries' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)

  await page.getByRole('link', { name: 'Sign In' }).first().click()
  await page.getByLabel('Email').fill(`${username}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('Not-The-Right-One-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Invalid email or password. Please check your credentials and try again.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page.getByText(worry)).toBeVisible()
})

test('a worry is edited, extended with a long text, and deleted by its author', async ({ page, request }) => {
  const author = await aMember(request, 'author')
  const post = await callApi(request, postsApi.create, {
    by: author,
    body: { shortContent: `a first wording by ${author.username}`, worryPrompt: 'I worry that...', privacyLevel: 'public' },
  })
  await signIn(page, author)
  await page.goto(`/posts/${post.id}`)
  await expect(page.getByText(post.shortContent)).toBeVisible()

  await page.getByRole('button', { name: 'Actions for your worry' }).click()
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Your worry').fill(`a second wording by ${author.username}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`a second wording by ${author.username}`)).toBeVisible()
  await expect(page.getByText('edited', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Actions for your worry' }).click()
  await page.getByRole('menuitem', { name: 'Add blog content' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('It began in spring.\nAnd it has not stopped.')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('And it has not stopped.')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for your worry' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect
    .poll(async () =>
      (await request.get(`/api/posts/${post.id}`, { headers: { authorization: `Bearer ${author.token}` } })).status(),
    )
    .toBe(404)
})
