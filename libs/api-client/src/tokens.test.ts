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
  const [firstTab, secondTab] = [browser.tab(), browser.tab()]
  const changes: unknown[] = []
  firstTab.subscribe((change) => changes.push(['one', change, firstTab.read()]))
  secondTab.subscribe((change) => changes.push(['two', change, secondTab.read()]))
  firstTab.write(pair)
  firstTab.clear()
  expect(changes).toEqual([
    ['two', 'another-tab', pair],
    ['one', 'this-tab', pair],
    ['two', 'another-tab', null],
    ['one', 'this-tab', null],
  ])
})

it('does not notify when nothing was stored, nor after unsubscribing', () => {
  const tokens = fakeBrowser().tab()
  const listener = vi.fn()
  const unsubscribe = tokens.subscribe(listener)
  tokens.clear()
  unsubscribe()
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
