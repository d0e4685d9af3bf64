// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { fakeBrowser } from './testing/fake-browser.ts'
import { createTokens } from './tokens.ts'

const pair = { token: 'a', refreshToken: 'r' }

it('stores the tokens under the names of the specification', () => {
  const browser = fakeBrowser()
  browser.tab().write(pair)
  expect(Object.fromEntries(browser.data)).toEqual({ auth_token: 'a', refresh_token: 'r' })
})

it('notifies every tab once of a change, with both tokens stored', () => {
  const browser = fakeBrowser()
  const [one, two] = [browser.tab(), browser.tab()]
  const seen: unknown[] = []
  one.subscribe((change) => seen.push(['one', change, one.read()]))
  two.subscribe((change) => seen.push(['two', change, two.read()]))
  one.write(pair)
  one.clear()
  expect(seen).toEqual([
    ['two', 'another-tab', pair],
    ['one', 'this-tab', pair],
    ['two', 'another-tab', null],
    ['one', 'this-tab', null],
  ])
})

it('does not notify when nothing was stored, nor after unsubscribing', () => {
  const tokens = fakeBrowser().tab()
  const listener = vi.fn()
  const leave = tokens.subscribe(listener)
  tokens.clear()
  leave()
  tokens.write(pair)
  expect(listener).not.toHaveBeenCalled()
})

it('lasts as long as the page where storage is forbidden', () => {
  const forbidden = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
    addEventListener: () => {},
  }
  const tokens = createTokens(forbidden)
  expect(tokens.read()).toBeNull()
  tokens.write(pair)
  expect(tokens.read()).toEqual(pair)
  tokens.clear()
  expect(tokens.read()).toBeNull()
})
