import { aUser } from '@worrystone/contracts/testing'
import { emit } from '@worrystone/events'
import type { SiteStore } from '@worrystone/host'
import type { Navigation } from '@worrystone/remote-kit'
import { session } from '@worrystone/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepScreens } from './keep-screens.ts'
import { usedRules } from './take-screen.ts'

const [mira, tomas] = [aUser(), aUser()]
const tokenOf = (id: string) => `h.${btoa(JSON.stringify({ sub: id }))}.s`
const navigation = { subscribe: () => () => {} } as unknown as Navigation
const routes = ['/feed', '/posts/:id', '/settings'].map((path) => ({ path, ...(path !== '/settings' && { html: [] }) }))
const site = { get: () => ({ routes }) } as unknown as SiteStore
const PAGE = `<main><div><h1 style="color: red;">Feed</h1><article data-post="1">a worry<button aria-pressed="true">Support 2</button>
<svg viewBox="0 0 2 2"><path d="M0 0"></path></svg></article></div></main>`

function open(path: string, html = PAGE) {
  history.replaceState(null, '', path)
  document.body.innerHTML = `<div id="splash"></div><div id="root">${html}</div>`
}
const leave = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
const storedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('worrystone_last_screen'))

/** The next visit: what stands in the document before the app is loaded. */
async function visit(path: string) {
  history.replaceState(null, '', path)
  document.body.innerHTML = '<script id="restore"></script><div id="splash"></div><div id="root"></div>'
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.getElementById('restore') as HTMLScriptElement)
  vi.resetModules()
  await import('./restore.ts')
  return document.getElementById('first-page')
}

keepScreens(site, navigation)
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  localStorage.clear()
  sessionStorage.clear()
  session.signedIn({ token: tokenOf(mira.id), refreshToken: 'r', user: mira })
  open('/feed')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('shows a member the page as they left it', async () => {
  leave()
  const firstPage = await visit('/feed')
  expect(firstPage?.innerHTML).toBe(PAGE)
  expect(firstPage?.querySelector('path')?.namespaceURI).toContain('svg')
})

it('brings the rules that its elements use, without animations', () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '.used { color: red; } .other { color: blue; } @media (width > 1px) { .used { margin: 0; } .other { margin: 1px; } } @keyframes fade { from { opacity: 0; } }',
  )
  const css = usedRules(sheet.cssRules, new Set(['used']))
  expect(css).toContain('color: red')
  expect(css).toMatch(/@media \(width > 1px\)\s*{\.used { margin: 0[^}]*} *}/)
  expect(css).not.toMatch(/other|opacity/)
})

it('stores it on arriving, because a browser may end without saying so', async () => {
  vi.useFakeTimers()
  keepScreens(site, navigation)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(storedKeys()).toHaveLength(1)
})

it.each([
  ['on another page', () => open('/settings')],
  ['with a filter in the address', () => open('/feed?tab=following')],
  ['while its code is loading', () => open('/feed', '<main><div data-state="loading"></div></main>')],
  ['while its data is loading', () => open('/feed', '<main><p data-skeleton></p></main>')],
  ['before the app has taken over', () => document.getElementById('root')?.remove()],
  ['signed out', () => session.signOut()],
])('stores nothing %s', async (_, prepare) => {
  await prepare()
  leave()
  expect(storedKeys()).toEqual([])
})

it('stores neither what was typed nor dialogs, and the state of toggles', async () => {
  open(
    '/feed',
    '<main><form><input type="text" value="typed"><textarea>typed</textarea><input type="radio"></form></main><dialog>no</dialog>',
  )
  const radio = document.querySelector<HTMLInputElement>('[type="radio"]')
  if (radio) radio.checked = true
  leave()
  const firstPage = await visit('/feed')
  expect(firstPage?.innerHTML).toBe(
    '<main><form><input type="text"><textarea></textarea><input type="radio" checked=""></form></main>',
  )
})

it('keeps few single worries, the newest ones, and beside them home and feed', () => {
  vi.useFakeTimers()
  for (const path of ['/', '/feed', ...Array.from({ length: 8 }, (_, id) => `/posts/${id}`)]) {
    open(path)
    leave()
    vi.advanceTimersByTime(1)
  }
  const paths = storedKeys().map((key) => key.slice(key.indexOf(mira.id) + mira.id.length))
  expect(paths.sort()).toEqual(['/', '/feed', ...[2, 3, 4, 5, 6, 7].map((id) => `/posts/${id}`)])
})

it('stores no page that is too large', () => {
  open('/feed', `<main><p>${'x'.repeat(300_000)}</p></main>`)
  leave()
  expect(storedKeys()).toEqual([])
})

it.each([
  ['for somebody else', () => localStorage.setItem('auth_token', tokenOf(tomas.id))],
  ['for a visitor', () => localStorage.removeItem('auth_token')],
  ['with a token that cannot be read', () => localStorage.setItem('auth_token', 'x')],
  ['in another language than the chosen one', () => localStorage.setItem('worrystone_language', 'ja')],
  ['in a window of another width', () => vi.stubGlobal('innerWidth', innerWidth + 1)],
  ['in a tab that a QA link opened', () => sessionStorage.setItem('worrystone_override', '{}')],
  ['after two days', () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 49 * 60 * 60_000)],
  ['from the future', () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 1_000)],
  ['that is none', () => localStorage.setItem(storedKeys()[0] ?? '', `${Date.now()}{`)],
])('shows no screen %s', async (_, prepare) => {
  leave()
  expect(storedKeys()).toHaveLength(1)
  prepare()
  expect(await visit('/feed')).toBeNull()
})

it('shows no screen of another page, nor one for a filter', async () => {
  leave()
  expect(await visit('/')).toBeNull()
  expect(await visit('/feed?tab=following')).toBeNull()
})

it.each([
  ['its reader signs out', () => session.signOut()],
  ['somebody else signs in', () => session.signedIn({ token: tokenOf(tomas.id), refreshToken: 's', user: tomas })],
  ['a worry is removed', () => emit('post.removed/1', { postId: crypto.randomUUID() })],
  ['a person is hidden', () => emit('person.hidden/1', { userId: tomas.id, isHidden: true })],
])('is removed from this device when %s', async (_, change) => {
  leave()
  expect(storedKeys()).toHaveLength(1)
  await change()
  expect(storedKeys()).toEqual([])
})
