import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { User } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { session } from '@worrystone/session'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BareLayout } from './bare-layout.tsx'
import { Layout } from './layout.tsx'

const member = aUser({ username: 'mina', displayName: 'Mina Okafor', email: 'mina@example.org' })

const feed = { to: '/feed', label: 'Feed', icon: 'feed', order: 10 }
const settings = { to: '/settings', label: 'Settings', icon: 'settings', order: 90 }

const show = (path = '/feed') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Layout
        headerLinks={[feed]}
        sidebarLinks={[settings, feed]}
        language={<span>English</span>}
        themeSwitch={<span>Theme</span>}
        actions={<span>Bell</span>}
        stats={<span>Quick Stats</span>}
      >
        <Routes>
          <Route path="/" element={<p>The home page</p>} />
          <Route path="*" element={<p>Another page</p>} />
        </Routes>
      </Layout>
    </MemoryRouter>,
  )

const signIn = (user: User = member) => act(() => session.signedIn({ token: 'a', refreshToken: 'r', user }))
const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.textContent)

/** happy-dom evaluates the media queries. */
const widen = (width: number) =>
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({ width })

beforeEach(async () => {
  widen(1280)
  vi.stubGlobal('fetch', async () => new Response('{"data":{"message":""}}', { headers: { 'content-type': 'application/json' } }))
  localStorage.clear()
  await act(() => session.start())
  await act(() => session.signOut())
})

it('shows a visitor both sign-in links and no sidebar', () => {
  show()
  const header = screen.getByRole('banner')
  expect(namesIn(header)).toEqual(['Worrystone', 'Home', 'Feed', 'Sign In', 'Register'])
  expect(screen.queryByText('Quick Stats')).toBeNull()
  expect(screen.queryByText('Bell')).toBeNull()
})

it('shows a member their name, the slots and the sidebar in order', () => {
  signIn()
  show()
  const header = screen.getByRole('banner')
  expect(within(header).getByText('Mina Okafor')).toBeDefined()
  expect(within(header).getByText('Bell')).toBeDefined()
  expect(namesIn(screen.getByRole('navigation', { name: 'Pages' }))).toEqual(['Home', 'Feed', 'Settings', 'Need help now?'])
  expect(screen.getByText('Quick Stats')).toBeDefined()
})

it('mounts the quick stats only where they are visible: in the sidebar, or in the open drawer', async () => {
  widen(1000)
  signIn()
  show()
  expect(screen.queryByText('Quick Stats')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  expect(within(screen.getByRole('dialog')).getByText('Quick Stats')).toBeDefined()
})

it('shows the username of a member without a display name', () => {
  signIn({ ...member, displayName: null })
  show()
  expect(screen.getByText('mina')).toBeDefined()
})

it('truncates a long name at its reading end, in either direction', () => {
  signIn()
  show()
  expect(screen.getByText('Mina Okafor').dir).toBe('auto')
})

it('marks the current entry, and Home only at home', () => {
  signIn()
  show('/feed')
  const current = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual(['Feed'])
})

it('navigates home after logging out', async () => {
  signIn()
  show('/feed')
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(session.get().status).toBe('signed-out')
  expect(await screen.findByText('The home page')).toBeDefined()
})

it('has a menu button where the sidebar does not fit', () => {
  const { unmount } = show()
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
  unmount()
  widen(1000)
  show()
  expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined()
})

it('has a skip link past the header', async () => {
  show()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Skip to content')
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('opens the drawer, and closes it on navigation', async () => {
  widen(360)
  signIn()
  show('/feed')
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const drawer = screen.getByRole('dialog', { name: 'Menu' })
  expect(namesIn(within(drawer).getByRole('navigation'))).toEqual(['Home', 'Feed', 'Settings'])
  await userEvent.click(within(within(drawer).getByRole('navigation')).getByText('Home'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('The home page')).toBeDefined()
})

it('closes the drawer by Esc and by a click on the backdrop, and restores the focus', async () => {
  widen(360)
  show()
  const opener = screen.getByRole('button', { name: 'Menu' })
  await userEvent.click(opener)
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)

  await userEvent.click(opener)
  fireEvent.pointerDown(screen.getByRole('dialog'))
  fireEvent.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows a visitor on a phone the links and both sign-in links', async () => {
  widen(360)
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  expect(namesIn(screen.getByRole('dialog'))).toEqual(['Worrystone', 'Home', 'Feed', 'Need help now?', 'Sign In', 'Register'])
})

describe('help', () => {
  const helpIn = (element: HTMLElement) => within(element).getByRole('link', { name: 'Need help now?' }).getAttribute('href')

  it('is linked in every footer, and in the sidebar', () => {
    show()
    expect(helpIn(screen.getByRole('contentinfo'))).toBe('/help')
    expect(screen.getAllByRole('link', { name: 'Need help now?' })).toHaveLength(1)
    signIn()
    expect(screen.getAllByRole('link', { name: 'Need help now?' })).toHaveLength(2)
  })

  it('is linked in the drawer, which closes on navigation', async () => {
    widen(360)
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    const drawer = screen.getByRole('dialog', { name: 'Menu' })
    expect(helpIn(drawer)).toBe('/help')
    await userEvent.click(within(drawer).getByRole('link', { name: 'Need help now?' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is linked in the footer of bare pages, except the help page itself', () => {
    const bare = (hasHelpLink?: boolean) =>
      render(
        <MemoryRouter>
          <BareLayout language={null} themeSwitch={null} {...(hasHelpLink !== undefined && { hasHelpLink })}>
            <p>A form</p>
          </BareLayout>
        </MemoryRouter>,
      )
    const { unmount } = bare()
    expect(helpIn(screen.getByRole('contentinfo'))).toBe('/help')
    unmount()
    bare(false)
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })
})
