import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { relativeTime, useRelativeTime } from './relative-time.ts'
import { translate } from './translate.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const agoIso = (ms: number) => new Date(NOW - ms).toISOString()

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

it.each([
  [-HOUR, 'Just now'],
  [0, 'Just now'],
  [HOUR - 1, 'Just now'],
  [HOUR, '1h ago'],
  [24 * HOUR - 1, '23h ago'],
  [24 * HOUR, 'Yesterday'],
  [48 * HOUR - 1, 'Yesterday'],
  [48 * HOUR, '2d ago'],
  [400 * 24 * HOUR, '400d ago'],
])('%i ms ago reads %s', (ms, sentence) => {
  expect(relativeTime(translate, agoIso(ms), NOW)).toBe(sentence)
})

function Age({ iso }: { iso: string }) {
  return <p>{useRelativeTime()(iso)}</p>
}

it('updates by itself', () => {
  render(<Age iso={agoIso(HOUR - 90_000)} />)
  expect(screen.getByText('Just now')).toBeDefined()
  act(() => void vi.advanceTimersByTime(2 * MINUTE))
  expect(screen.getByText('1h ago')).toBeDefined()
})

it('uses one timer for the page, and none without an observer', () => {
  const first = render(<Age iso={agoIso(0)} />)
  const second = render(<Age iso={agoIso(HOUR)} />)
  expect(vi.getTimerCount()).toBe(1)
  first.unmount()
  second.unmount()
  expect(vi.getTimerCount()).toBe(0)
})
