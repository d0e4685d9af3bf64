import { expect } from '@playwright/test'
import { type LanguageCode, postsApi } from '@worrystone/contracts'
import { violationsOf } from '../axe.ts'
import { recordProblems, setLanguage } from '../page.ts'
import { aMember, aWorry, callApi, signIn } from '../people.ts'
import { test } from '../test.ts'

test('a person is found from any page: by the field in the header, by the key /, and on a phone by the icon', async ({
  page,
  request,
}) => {
  const [me, other] = [await aMember(request, 'seeker'), await aMember(request, 'findable')]
  const problems = recordProblems(page)
  await signIn(page, me)
  await page.goto('/feed')
  const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search' })
  // The shortcut works once the app has started.
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(field).toBeVisible()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type(other.username)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search?q=${other.username}`)
  const people = page.getByRole('region', { name: 'People' })
  await expect(people.getByRole('link', { name: other.username })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/notifications')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const ownField = page.getByRole('searchbox', { name: 'A name, or words of a worry' })
  await expect(ownField).toBeFocused()
  await ownField.fill(other.username)
  await people.getByRole('link', { name: other.username }).click()
  await expect(page).toHaveURL(`/profile/${other.username}`)
  // Back leads to the results.
  await page.goBack()
  await expect(ownField).toHaveValue(other.username)
  await expect(people.getByRole('link', { name: other.username })).toBeVisible()
  expect(problems).toEqual([])
})

test('a visitor finds public worries by their words, and no people', async ({ page, request }) => {
  const author = await aMember(request, 'writer')
  const word = `xq${author.username.replaceAll(/[^a-z]/g, '')}`
  const response = await request.post('/api/posts', {
    headers: { authorization: `Bearer ${author.token}` },
    data: { shortContent: `My landlord says ${word} every day`, worryPrompt: 'I am worried about...' },
  })
  expect(response.status()).toBe(201)
  await page.goto(`/search?q=${word}`)
  const results = page.getByRole('region', { name: 'Worries and stories' })
  await expect(results.locator('mark')).toHaveText(word)
  await expect(page.getByRole('region', { name: 'People' })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
})

/** The searched words are other forms of the written ones. */
const LANGUAGE_CASES: { code: LanguageCode; written: string; searched: string; region: string; direction: string }[] = [
  {
    code: 'ar',
    written: 'أخاف من مقابلة العمل غدًا ولا أستطيع النوم منذ أسبوع',
    searched: 'مقابلات عمل',
    region: 'الهموم والقصص',
    direction: 'rtl',
  },
  {
    code: 'ja',
    written: '明日の就職面接が怖くて、一週間眠れていません。',
    searched: '就職の面接',
    region: '心配ごとと体験談',
    direction: 'ltr',
  },
]
for (const { code, written, searched, region, direction } of LANGUAGE_CASES) {
  test(`a worry is found by other forms of its words in ${code}`, async ({ page, request }) => {
    const [author, reader] = [await aMember(request, 'writer'), await aMember(request, 'seeker')]
    const worry = await aWorry(request, author, { shortContent: written })
    // A worry is in the index of its language once it was analyzed.
    const language = async () => (await callApi(request, postsApi.read, { by: reader, params: { id: worry.id } })).language
    await expect.poll(language, { timeout: 40_000 }).toBe(code)
    await signIn(page, reader)
    await setLanguage(page, code)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/search?q=${encodeURIComponent(searched)}`)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    const hits = page.getByRole('region', { name: region }).getByRole('listitem')
    const hit = hits.filter({ has: page.locator(`a[href^="/posts/${worry.id}"]`) })
    await expect(hit).toBeVisible()
    await expect(hit.locator('mark').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await violationsOf(page)).toEqual([])
  })
}
