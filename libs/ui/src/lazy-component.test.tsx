import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyComponent } from './lazy-component.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows an error when it cannot be fetched, and loads by itself when the server is back', async () => {
  let isServerUp = false
  const Part = lazyComponent(async () => {
    if (!isServerUp) throw new TypeError('Failed to fetch')
    return () => <p>The form</p>
  })
  render(<Part waiting={<p>Waiting</p>} />)
  expect(screen.getByText('Waiting')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('This part could not be loaded')).toBeTruthy()

  isServerUp = true
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(screen.getByText('The form')).toBeTruthy()
})
