import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { commentsApi, languagesApi, type Post } from '@worrystone/contracts'
import { recordShifts, shiftOf } from '../layout-shift.ts'
import { inOwnWorkspace, requestContextOf } from '../own-workspace.ts'
import { aMember, aWorry, callApi, follow, type Member, signIn } from '../people.ts'
import { test } from '../test.ts'

test.describe.configure({ timeout: 180_000 })

/** One text per level, because a repeated text of a new member is held for moderation. */
const SPANISH = {
  public: 'Te mando un abrazo muy grande, y ojalá que mañana todo sea un poco más fácil.',
  friends: 'Me pasó lo mismo el año pasado y todavía me acuerdo de aquellas noches.',
  private: 'Hoy he hablado con mi hermana y por fin pude llorar un rato.',
}
type Level = keyof typeof SPANISH
const ENGLISH = 'I send you a very big hug, and I hope that tomorrow everything is a little easier.'

/** Runs `work` with an endpoint that has LibreTranslate's API, and the requests that it receives. */
async function withTranslator(work: (url: string, requests: object[]) => Promise<void>) {
  const requests: object[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    requests.push({ path: request.url, ...JSON.parse(Buffer.concat(chunks).toString()) })
    // Later than the half second in which a browser counts a shift as caused by the click.
    await new Promise((resolve) => setTimeout(resolve, 800))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ translatedText: ENGLISH }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** Adds a comment in Spanish to the worry and returns the path of its page. */
async function addSpanishComment(request: APIRequestContext, worry: Post, by: Member): Promise<string> {
  const content = SPANISH[worry.privacyLevel]
  await callApi(request, commentsApi.create, { by, params: { postId: worry.id }, body: { content } })
  return `/posts/${worry.id}`
}

const translateButton = (page: Page) => page.getByRole('button', { name: 'Translate', exact: true })
const expectSpanish = (page: Page, level: Level = 'public') => expect(page.getByText(SPANISH[level])).toBeVisible()

test('a comment in another language is translated on request; below a worry for few only if both writers allow it', async ({
  page,
  request,
}) => {
  await withTranslator(async (TRANSLATE_URL, requests) => {
    await inOwnWorkspace(async ({ start }) => {
      const product = await start({ TRANSLATE_URL })
      await product.ready()
      const api = requestContextOf(request, product)
      const [author, friend] = [await aMember(api, 'author'), await aMember(api, 'friend')]
      await follow(api, { by: author, followed: friend })
      const publicPath = await addSpanishComment(
        api,
        await aWorry(api, author, { shortContent: 'whether the flat is ours' }),
        friend,
      )
      await signIn(page, author, product.address)
      await recordShifts(page)
      await page.goto(`${product.address}${publicPath}`)
      await expectSpanish(page)
      expect(requests).toEqual([])
      await translateButton(page).click()
      await expect(page.getByText(ENGLISH)).toBeVisible()
      await expect(page.getByText('Translated by a machine, which makes mistakes.')).toBeVisible()
      expect(await shiftOf(page)).toBeLessThan(0.001)
      expect(requests).toEqual([{ path: '/translate', q: SPANISH.public, source: 'es', target: 'en', format: 'text' }])
      await page.getByRole('button', { name: 'Show the original' }).click()
      await expectSpanish(page)
      await expect(page.getByText(ENGLISH)).toHaveCount(0)

      for (const [privacyLevel, writer] of [
        ['friends', friend],
        ['private', author],
      ] as const) {
        const worry = await aWorry(api, author, { shortContent: `what ${privacyLevel} means`, privacyLevel })
        const path = await addSpanishComment(api, worry, writer)
        for (const member of [author, friend]) {
          await callApi(api, languagesApi.allowTranslation, { by: member, body: { isAllowed: false } })
        }
        await page.goto(`${product.address}${path}`)
        await expectSpanish(page, privacyLevel)
        await expect(translateButton(page)).toHaveCount(0)
        await callApi(api, languagesApi.allowTranslation, { by: friend, body: { isAllowed: true } })
        await page.reload()
        await expectSpanish(page, privacyLevel)
        await expect(translateButton(page)).toHaveCount(0)

        await page.goto(`${product.address}/settings`)
        const allowSwitch = page.getByRole('switch', { name: 'Others may translate what I write below worries for friends' })
        const saved = page.waitForResponse(
          (response) => response.url().endsWith('/languages/translation') && response.request().method() === 'PUT',
        )
        await allowSwitch.click()
        expect((await saved).ok()).toBe(true)
        await expect(allowSwitch).toBeChecked()
        await page.goto(`${product.address}${path}`)
        await translateButton(page).click()
        await expect(page.getByText(ENGLISH)).toBeVisible()
      }
      expect(requests).toHaveLength(3)
    })
  })
})

test('where no service is set, the language is named and nothing is offered', async ({ page, request }) => {
  const [author, friend] = [await aMember(request, 'author'), await aMember(request, 'friend')]
  const path = await addSpanishComment(request, await aWorry(request, author), friend)
  await signIn(page, author)
  await page.goto(path)
  await expectSpanish(page)
  await expect(page.getByRole('region', { name: /^Comments/ }).getByText('Spanish')).toBeVisible()
  await expect(translateButton(page)).toHaveCount(0)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Others may translate what I write below worries for friends' })).toHaveCount(0)
})
