import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { networkIdle } from '@worrystone/e2e/page'
import { withProduct } from '@worrystone/e2e/with-product'

/**
 * Every page at phone and desktop width, light and dark, English and Arabic, for review.
 * `npm run screenshots [-- part-of-a-name]` writes them to .tmp/screenshots.
 */

const FOLDER = resolve(import.meta.dirname, '../.tmp/screenshots')
const nameFilter = process.argv[2] ?? ''

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }
const COLOR_SCHEMES = ['light', 'dark'] as const
const LANGUAGES = ['en', 'ar'] as const

type Screenshot = {
  name: string
  path: string
  signedIn?: boolean
  prepare?: (page: Page) => Promise<void>
  interact?: (page: Page) => Promise<void>
}

type Session = { token: string; refreshToken: string }

await withProduct(takeScreenshots)

async function takeScreenshots(browser: Browser, address: string) {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const session = await signIn(address)
  const postId = await findPost(address, session)
  let count = 0
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of COLOR_SCHEMES) {
      for (const language of LANGUAGES) {
        for (const screenshot of screenshots(postId)) {
          const name = `${screenshot.name}-${size}-${colorScheme}-${language}`
          if (!name.includes(nameFilter)) continue
          const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
          await prepare(context, language, screenshot.signedIn ? session : undefined)
          const page = await context.newPage()
          const waitForIdle = networkIdle(page)
          await screenshot.prepare?.(page)
          await page.goto(address + screenshot.path)
          await waitForIdle()
          // The second visit has the fonts: a late one is for the next page (`font-display: optional`).
          await page.reload()
          await waitForIdle()
          await screenshot.interact?.(page)
          await page.screenshot({
            path: join(FOLDER, `${name}.png`),
            fullPage: size === 'desktop' || screenshot.name === 'landing',
          })
          await context.close()
          count++
        }
      }
    }
  }
  console.log(`${count} screenshots in ${FOLDER}`)
}

function screenshots(postId: string): Screenshot[] {
  return [
    { name: 'landing', path: '/' },
    { name: 'login', path: '/login' },
    { name: 'register', path: '/register' },
    { name: 'forgot-password', path: '/forgot-password' },
    { name: 'reset-password', path: '/reset-password?token=a-link-from-a-mail' },
    { name: 'verify-email', path: '/verify-email?token=a-link-that-is-wrong' },
    { name: 'feed-visitor', path: '/feed' },
    { name: 'not-found', path: '/nowhere' },
    { name: 'home', path: '/', signedIn: true },
    { name: 'feed', path: '/feed', signedIn: true },
    { name: 'share', path: '/feed?share=1', signedIn: true },
    { name: 'post', path: `/posts/${postId}`, signedIn: true },
    { name: 'analysis', path: `/analysis/${postId}`, signedIn: true },
    { name: 'stories', path: '/resolution-stories' },
    { name: 'wellness', path: '/wellness', signedIn: true },
    { name: 'exercises', path: '/wellness/exercises' },
    { name: 'exercise', path: '/wellness/exercises/longer-exhale' },
    { name: 'exercise-closed', path: '/wellness/exercises/worry-time' },
    {
      name: 'exercise-step',
      path: '/wellness/exercises/longer-exhale',
      interact: (page) => page.locator('main button').last().click(),
    },
    { name: 'techniques', path: '/wellness/techniques' },
    { name: 'technique', path: '/wellness/techniques/belly-breathing', signedIn: true },
    { name: 'history', path: '/wellness/history', signedIn: true },
    { name: 'resources', path: '/resources' },
    { name: 'resource-lists', path: '/resources/lists', signedIn: true },
    { name: 'community-visitor', path: '/community' },
    { name: 'community', path: '/community', signedIn: true },
    { name: 'notifications', path: '/notifications', signedIn: true },
    { name: 'my-worries', path: '/my-worries', signedIn: true },
    { name: 'own-cases', path: '/moderation/own', signedIn: true },
    { name: 'menu', path: '/feed', signedIn: true, interact: openMenu },
    {
      name: 'remote-down',
      path: '/feed',
      signedIn: true,
      prepare: breakWorries,
      interact: waitForPanel,
    },
  ]
}

async function breakWorries(page: Page) {
  await page.route('**/remotes/worries/**', (route) => route.abort())
}

async function waitForPanel(page: Page) {
  await page.getByRole('main').getByRole('alert').waitFor()
}

async function openMenu(page: Page) {
  const button = page.locator('header button[aria-haspopup]').first()
  if (await button.isVisible()) await button.click()
}

async function signIn(address: string): Promise<Session> {
  const { DEMO_SIGN_INS } = await import('@worrystone/api/demo-seed')
  const [first] = DEMO_SIGN_INS
  if (!first) throw new Error('The demo community has no sign-in')
  const { email, password } = first
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return ((await response.json()) as { data: Session }).data
}

async function findPost(address: string, { token }: Session): Promise<string> {
  const response = await fetch(`${address}/api/posts/feed/personalized?limit=20`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await response.json()) as { data: { posts: { id: string; hasLongContent: boolean }[] } }
  const post = data.posts.find((candidate) => candidate.hasLongContent) ?? data.posts[0]
  if (!post) throw new Error('The demo member has no worry to show')
  return post.id
}

async function prepare(context: BrowserContext, language: string, session?: Session) {
  await context.addInitScript(
    ([code, signedIn]) => {
      localStorage.setItem('worrystone_language', code)
      if (!signedIn) return
      localStorage.setItem('auth_token', signedIn.token)
      localStorage.setItem('refresh_token', signedIn.refreshToken)
    },
    [language, session] as const,
  )
}
