import type { Navigation, NavigationState } from '@worrystone/remote-kit'
import { afterEach, expect, it, vi } from 'vitest'
import { restoreScroll } from './restore-scroll.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

/** A document that was just opened at an address: its first entry always has the same key. */
function openPage(pathname: string) {
  const state: NavigationState = { action: 'POP', location: { pathname, search: '', hash: '', state: null, key: 'default' } }
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  scrollTo.mockClear()
  const stop = restoreScroll({ get: () => state, subscribe: () => () => {} } as unknown as Navigation)
  return { scrollTo, stop }
}

function leavePage(pathname: string, at: number) {
  const { stop } = openPage(pathname)
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(at)
  window.dispatchEvent(new Event('pagehide'))
  stop()
}

it('restores the position when the same page is reloaded', () => {
  leavePage('/posts/1', 900)
  const { scrollTo, stop } = openPage('/posts/1')
  expect(scrollTo).toHaveBeenCalledWith(0, 900)
  stop()
})

it('starts at the top of another page that is opened in the same tab', () => {
  leavePage('/posts/1', 900)
  const { scrollTo, stop } = openPage('/feed')
  expect(scrollTo).not.toHaveBeenCalled()
  stop()
})
