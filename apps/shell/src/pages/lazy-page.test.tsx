import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { lazyPage } from './lazy-page.tsx'

const Page = ({ name }: { name: string }) => <h1>Hello {name}</h1>

it('renders a skeleton, then the page', async () => {
  const pendingPage = Promise.withResolvers<typeof Page>()
  const Lazy = lazyPage(() => pendingPage.promise)
  render(<Lazy name="Noor" />)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  pendingPage.resolve(Page)
  expect(await screen.findByRole('heading', { name: 'Hello Noor' })).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

it('renders at once when it was preloaded', async () => {
  const Lazy = lazyPage(async () => Page)
  await Lazy.preload()
  render(<Lazy name="Noor" />)
  expect(screen.getByRole('heading', { name: 'Hello Noor' })).toBeTruthy()
})

it('shows a failure in place, with a retry', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }))
  let isServerHere = false
  const Lazy = lazyPage(async () => {
    if (!isServerHere) throw new TypeError('Failed to fetch')
    return Page
  })
  render(<Lazy name="Noor" />)
  await screen.findByText('This page is unavailable right now. Other parts of the site still work.')
  isServerHere = true
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'Hello Noor' })).toBeTruthy()
})
