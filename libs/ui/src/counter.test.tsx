import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Counter } from './counter.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const live = () => document.querySelector('[aria-live=polite]')?.textContent
const pause = () => act(() => void vi.advanceTimersByTime(1000))

it('shows the count, and is silent while there is room', () => {
  render(<Counter value={250} max={280} warnAt={250} />)
  pause()
  expect(screen.getByText('250/280')).toBeDefined()
  expect(live()).toBe('')
})

it('announces the remaining characters after a pause, not at every key', () => {
  const { rerender } = render(<Counter value={268} max={280} warnAt={250} />)
  rerender(<Counter value={270} max={280} warnAt={250} />)
  expect(live()).toBe('')
  pause()
  expect(live()).toBe('10 characters left')
})

it('announces by how much a text is too long', () => {
  render(<Counter value={285} max={280} warnAt={250} />)
  pause()
  expect(live()).toBe('5 characters too many')
})
