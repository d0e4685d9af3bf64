import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const decide = async (language: string, path = location.pathname) => {
  const script = document.createElement('script')
  Object.assign(script.dataset, { language, path })
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  await import('./decide.ts')
  return document.documentElement.dataset.firstPage
}

beforeEach(() => vi.resetModules())
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset.firstPage
  vi.restoreAllMocks()
})

it('shows the HTML to a visitor, in the language of the browser or the chosen one', async () => {
  expect(await decide('de')).toBeUndefined()
  vi.resetModules()
  localStorage.setItem('worrystone_language', 'de')
  expect(await decide('de')).toBeUndefined()
})

it.each([
  ['a member', () => localStorage.setItem('auth_token', 'x')],
  ['somebody who chose another language', () => localStorage.setItem('worrystone_language', 'ja')],
  ['somebody whose account has another language', () => localStorage.setItem('worrystone_account_language', 'ja')],
  ['a tab that a QA link opened', () => sessionStorage.setItem('worrystone_override', '{}')],
])('hides it from %s', async (_, prepare) => {
  prepare()
  expect(await decide('de')).toBe('off')
})

it('hides it at another address than the one it was rendered for', async () => {
  expect(await decide('de', '/wellness')).toBe('off')
})
