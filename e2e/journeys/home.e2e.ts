import { expect } from '@playwright/test'
import { commentsApi } from '@worrystone/contracts'
import { violationsOf } from '../axe.ts'
import { recordShifts, shiftOf } from '../layout-shift.ts'
import { aMember, aWorry, callApi, signIn } from '../people.ts'
import { test } from '../test.ts'

for (const { device, width } of [
  { device: 'a phone', width: 360 },
  { device: 'a desk', width: 1280 },
]) {
  test(`home on ${device} has the replies, the day's offers and the first steps, and nothing shifts`, async ({
    page,
    request,
  }) => {
    const [me, other] = [await aMember(request, 'home'), await aMember(request, 'friend')]
    const mine = await aWorry(request, me, { shortContent: `whether anybody reads this, ${me.username}` })
    const content = `I read it, ${me.username}`
    const comment = await callApi(request, commentsApi.create, { by: other, params: { postId: mine.id }, body: { content } })
    await page.setViewportSize({ width, height: 740 })
    await signIn(page, me)
    await recordShifts(page)
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'How is today?' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Recent Activity' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Something to try now' })).toBeVisible()
    expect(await shiftOf(page)).toBeLessThan(0.001)
    expect(await violationsOf(page)).toEqual([])

    await page.getByRole('region', { name: 'Replies to you' }).getByRole('link', { name: content }).click()
    await expect(page).toHaveURL(`/posts/${mine.id}#comment-${comment.id}`)
    await expect(page.getByText(content)).toBeInViewport()
  })
}

test('home suggests one worry without a comment a day, until it is dismissed', async ({ page, request }) => {
  const me = await aMember(request, 'kind')
  await signIn(page, me)
  await page.goto('/')
  const suggestion = page.getByRole('region', { name: 'Somebody waits for a word' })
  const writeLink = suggestion.getByRole('link', { name: 'Write a kind word' })
  const href = await writeLink.getAttribute('href')
  await page.reload()
  await expect(writeLink).toHaveAttribute('href', String(href))
  await suggestion.getByRole('button', { name: 'Not now' }).click()
  await expect(suggestion).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toBeVisible()
  await expect(suggestion).toHaveCount(0)
})
