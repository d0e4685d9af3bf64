import { memoryNavigation } from '@worrystone/remote-kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refreshSnapshots } from './refresh-snapshots.ts'
import type { SiteStore } from './site.ts'

const MINUTE = 61_000

let isHidden = false
let hasCandidates = false
let stop = () => {}
const refresh = vi.fn(async () => {})
const applyPending = vi.fn()
const navigation = memoryNavigation('/')

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  isHidden = false
  hasCandidates = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  const site = { refresh, applyPending, hasCandidates: () => hasCandidates } as unknown as SiteStore
  stop = refreshSnapshots(site, navigation)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('applies the fetched snapshot at a navigation, then fetches again', () => {
  navigation.push('/feed')
  expect(applyPending).toHaveBeenCalledOnce()
  expect(refresh).toHaveBeenCalledOnce()
  expect(applyPending.mock.invocationCallOrder[0]).toBeLessThan(refresh.mock.invocationCallOrder[0] ?? 0)
})

it('fetches when the tab becomes visible, and applies nothing', () => {
  isHidden = true
  document.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).not.toHaveBeenCalled()
  isHidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).toHaveBeenCalledOnce()
  expect(applyPending).not.toHaveBeenCalled()
})

it('fetches each minute while a candidate is in use and the tab is visible', () => {
  vi.advanceTimersByTime(MINUTE)
  expect(refresh).not.toHaveBeenCalled()
  hasCandidates = true
  vi.advanceTimersByTime(2 * MINUTE)
  expect(refresh).toHaveBeenCalledTimes(2)
  isHidden = true
  vi.advanceTimersByTime(2 * MINUTE)
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('stops', () => {
  stop()
  hasCandidates = true
  navigation.push('/feed')
  vi.advanceTimersByTime(MINUTE)
  expect(refresh).not.toHaveBeenCalled()
})
