import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { test } from '../test.ts'

// A service worker would answer the second page from its cache.
test.use({ locale: 'de-DE', serviceWorkers: 'block' })

const TITLE = /<title>([^<]*)<\/title>/

/** The addresses in the sitemap, without those of single exercises and techniques. */
async function listedPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address ?? ''))
  return addresses.filter(({ search }) => search === '').map(({ pathname }) => pathname)
}

/** Opens a page whose document has lost its title, and returns the title that it had. */
async function openWithoutTitle(page: Page, path: string): Promise<string> {
  let title = ''
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue()
      const response = await route.fetch()
      const html = await response.text()
      title = TITLE.exec(html)?.[1] ?? ''
      return route.fulfill({ response, body: html.replace(TITLE, '<title></title>') })
    },
  )
  await page.goto(path)
  await page.unrouteAll()
  return title
}

test('the server gives each public page the title that the page itself sets', async ({ page, request }) => {
  test.slow()
  const pages = (await listedPages(request)).filter((path) => !/\/wellness\/.+\//.test(path))
  expect(pages.length).toBeGreaterThan(15)
  for (const path of [...pages, '/wellness/exercises/longer-exhale', '/feed', '/resolution-stories', '/search', '/nowhere']) {
    const title = await openWithoutTitle(page, path)
    expect(title, path).toContain(' · Worrystone')
    await expect(page, path).toHaveTitle(title)
  }
})
