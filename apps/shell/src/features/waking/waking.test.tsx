import { act, render, screen } from '@testing-library/react'
import { emit } from '@worrystone/events'
import { session } from '@worrystone/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Waking } from './waking.tsx'

const current = () => screen.getAllByRole('listitem').find((line) => line.getAttribute('aria-current') === 'step')?.textContent
const emitAsleep = () => act(() => emit('service.asleep/1', { url: '/auth/profile' }))

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('renders its page by default', () => {
  render(<Waking offline="away">the page</Waking>)
  expect(screen.getByText('the page')).toBeDefined()
})

it('treats a late response as a starting server', () => {
  render(<Waking offline="away">the page</Waking>)
  act(() => void vi.advanceTimersByTime(4999))
  expect(screen.getByText('the page')).toBeDefined()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('heading', { name: 'Waking up services...' })).toBeDefined()
})

it('says that there is no network instead of a starting server', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<Waking offline="away">the page</Waking>)
  emitAsleep()
  expect(screen.getByText('away')).toBeDefined()
  vi.restoreAllMocks()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('heading', { name: 'Waking up services...' })).toBeDefined()
})

it('shows three lines that follow the usual time, retries on demand, and restores the page', async () => {
  render(<Waking offline="away">the page</Waking>)
  emitAsleep()
  expect(screen.queryByText('the page')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Waking up services...' })).toBeDefined()
  expect(screen.getByText(/30-60 seconds/)).toBeDefined()
  expect(current()).toBe('Starting backend services')
  act(() => void vi.advanceTimersByTime(15_000))
  expect(current()).toBe('Connecting to database')
  act(() => void vi.advanceTimersByTime(25_000))
  expect(current()).toBe('Almost ready')
  const start = vi.spyOn(session, 'start')
  // Without tokens the viewer is a visitor.
  await act(async () => screen.getByRole('button', { name: 'Try Again' }).click())
  expect(start).toHaveBeenCalledOnce()
  expect(screen.getByText('the page')).toBeDefined()
  emitAsleep()
  expect(screen.getByText('the page')).toBeDefined()
})
