import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CrashBoundary } from './crash-boundary.tsx'

it('shows an error, reports it, and renders again on demand', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const broken = new Error('broken')
  function Page() {
    if (isBroken) throw broken
    return <p>the page</p>
  }
  const onCrash = vi.fn()
  render(
    <CrashBoundary onCrash={onCrash}>
      <Page />
    </CrashBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  expect(
    screen.getByText(
      'We encountered an unexpected error. Please try refreshing the page or contact support if the problem persists.',
    ),
  ).toBeDefined()
  expect(onCrash).toHaveBeenCalledExactlyOnceWith(broken)
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByRole('alert')).toBeDefined()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByText('the page')).toBeDefined()
})
