import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyFirstFonts } from './first-fonts.ts'

const load = vi.fn(async () => [{} as FontFace])

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestIdleCallback'] })
  Object.assign(document, { fonts: { load } })
})
afterEach(() => {
  vi.useRealTimers()
  load.mockClear()
  localStorage.clear()
  delete document.documentElement.dataset.firstPage
  delete document.documentElement.dataset.fonts
})

it('the server’s HTML keeps its font, and the fonts of the next page wait until this one is idle', async () => {
  document.documentElement.dataset.firstPage = 'shown'
  void applyFirstFonts()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(load).toHaveBeenCalled()
  expect(document.documentElement.dataset.fonts).toBeUndefined()
  expect(localStorage.getItem('worrystone_fonts')).toBe('here')
})

it('a page without HTML uses them as soon as they are there', async () => {
  await applyFirstFonts()
  expect(document.documentElement.dataset.fonts).toBe('ours')
})
