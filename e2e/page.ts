import type { Page } from '@playwright/test'
import type { LanguageCode } from '@worrystone/contracts'

/** Records what must not occur in any journey: thrown errors, unhandled rejections, CSP violations, unused preloads. */
export function recordProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript|Trusted Types|was preloaded using link preload but not used/.test(message.text()))
      problems.push(message.text())
  })
  return problems
}

/** The browser's own messages about a faulty script, or a preload that a test made useless. */
export const unexpectedProblems = (problems: string[]) =>
  problems.filter((text) => !/on purpose|Unexpected|missing \)|Invalid|preload/.test(text))

export const errorPanel = (page: Page) => page.getByText('is unavailable right now. Other parts of the page still work.')
export const tryAgainButton = (page: Page) => page.getByRole('button', { name: 'Try Again' })
/** Of the app: the server's HTML has one too. */
export const signInButton = (page: Page) => page.locator('#root').getByRole('button', { name: 'Sign in', exact: true })
/** The heading of a page of a remote, in the app: the server's HTML has one too. */
export const headingOf = (page: Page, remote: string) => page.locator(`#root [data-remote=${remote}] h1`)

/** The picture and name of the signed-in person. */
export const accountMenu = (page: Page) => page.getByRole('button', { name: /^Your account/ })

export async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}

/** Opens a page by the header, without a reload. */
export const goTo = (page: Page, name: 'Home' | 'Feed' | 'Sign In') =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()

/** Chooses the prompt in the form to share a worry, in any language. By its value, because the form has other buttons before the prompts are loaded. */
export async function choosePrompt(page: Page): Promise<void> {
  const value = 'I am worried about...'
  await page.locator(`form input[type=radio][value="${value}"]`).check()
}

/** Why the page chose the build of a remote that it uses. */
export async function explainBuild(page: Page, subject: string): Promise<string> {
  const reasons = await page.evaluate(() =>
    (Reflect.get(window, 'platform') as { explain(): Record<string, string[]> }).explain(),
  )
  return (reasons[subject] ?? []).join('\n')
}

/** Sets a property on the document that a reload would lose. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isSameDocument: true }))
export const isSameDocument = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'isSameDocument'))

const QUIET_MS = 500

/**
 * Call it before the page is opened; the returned function waits until no request has started for half a second. Streams of
 * events stay open, so the browser's own `networkidle` never fires.
 */
export function networkIdle(page: Page): () => Promise<void> {
  const pending = new Set<unknown>()
  let lastActivity = Date.now()
  page.on('request', (request) => {
    if (!request.url().endsWith('/stream')) pending.add(request)
  })
  const finish = (request: unknown) => {
    if (pending.delete(request)) lastActivity = Date.now()
  }
  page.on('requestfinished', finish)
  page.on('requestfailed', finish)
  return async () => {
    lastActivity = Date.now()
    const deadline = lastActivity + 20_000
    while (pending.size > 0 || Date.now() - lastActivity < QUIET_MS) {
      if (Date.now() > deadline) throw new Error(`${pending.size} requests are still open`)
      await page.waitForTimeout(50)
    }
  }
}

/** From its next page on this browser has chosen the language, as after signing in to an account with it. */
export const setLanguage = (page: Page, code: LanguageCode) =>
  page.addInitScript((chosen) => localStorage.setItem('worrystone_language', chosen), code)
