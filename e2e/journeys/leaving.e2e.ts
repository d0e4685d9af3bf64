import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { accountMenu } from '../page.ts'
import { aMember, aWorry, type Member, openOtherBrowser, signIn } from '../people.ts'
import { test } from '../test.ts'

test('a member downloads their data, deletes the account, is hidden from others, and restores it', async ({
  page,
  browser,
  request,
}) => {
  const leaver = await aMember(request, 'leaver')
  const post = await aWorry(request, leaver, { shortContent: `what I take along, ${leaver.username}` })
  const other = await openOtherBrowser(browser, await aMember(request, 'other'))
  await signIn(page, leaver)
  await page.goto('/settings')

  await page.getByRole('button', { name: 'Prepare my archive' }).click()
  await expect(page.getByText('Your archive is ready')).toBeVisible({ timeout: 20_000 })
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my archive' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('worrystone-my-data.zip')
  const files = unzip(await readFile(await file.path()))
  expect([...files.keys()]).toEqual(expect.arrayContaining(['about.txt', 'data.json']))
  expect(files.get('data.json')).toContain(post.shortContent)
  expect(files.get('data.json')).not.toContain(leaver.password)

  const expectVisibility = async (isVisible: boolean) => {
    await other.goto(`/posts/${post.id}`)
    await expect(other.getByText(isVisible ? post.shortContent : 'Post not found').first()).toBeVisible()
    await other.goto(`/profile/${leaver.username}`)
    const profile = isVisible ? other.getByRole('heading', { name: leaver.username }) : other.getByText('Profile Not Found')
    await expect(profile.first()).toBeVisible()
  }
  await expectVisibility(true)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Password', { exact: true }).fill('Not-My-Password-1')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('This is not your password. Please try again.')).toBeVisible()
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await dialog.getByLabel('Password', { exact: true }).fill(leaver.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/receipt#[0-9a-f-]{35}$/)
  await expect(page.getByText('Your account is hidden now.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt of a deletion' })).toBeVisible()
  await expect(page.getByText(/^The account is hidden now, and will be deleted on/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await expectVisibility(false)

  await submitSignIn(page, leaver)
  await expect(page.getByRole('heading', { level: 1, name: 'Would you like to stay?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(accountMenu(page)).toBeVisible()
  await expectVisibility(true)
})

async function submitSignIn(page: Page, { email, password }: Member) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The texts of a zip file by name, as its directory lists them. */
function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  let offset = zip.readUInt32LE(end + 16)
  for (let remaining = zip.readUInt16LE(end + 10); remaining > 0; remaining--) {
    const [method, bytes] = [zip.readUInt16LE(offset + 10), zip.readUInt32LE(offset + 20)]
    const [nameBytes, extraBytes, commentBytes] = [
      zip.readUInt16LE(offset + 28),
      zip.readUInt16LE(offset + 30),
      zip.readUInt16LE(offset + 32),
    ]
    const name = zip.toString('utf8', offset + 46, offset + 46 + nameBytes)
    const local = zip.readUInt32LE(offset + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + bytes)
    files.set(name, (method === 8 ? inflateRawSync(packed) : packed).toString())
    offset += 46 + nameBytes + extraBytes + commentBytes
  }
  return files
}
