import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { User } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { emit } from '@worrystone/events'
import { session } from '@worrystone/session'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BareLayout } from './bare-layout.tsx'
import { Layout } from './layout.tsx'

const member = aUser({ username: 'mina', displayName: 'Mina Okafor', email: 'mina@example.org' })

const feed = { to: '/feed', label: 'Feed', icon: 'feed', order: 10 }
const stories = { to: '/stories', label: 'Stories', icon: 'stories', order: 40 }
const notifications = { to: '/notifications', label: 'Notifications', icon: 'notifications', order: 45 }
const settings = { to: '/settings', label: 'Settings', icon: 'settings', order: 90 }

const show = (path = '/feed', sidebarLinks = [settings, feed]) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Layout
        headerLinks={[feed]}
        sidebarLinks={sidebarLinks}
        language={<span>English</span>}
        themeSwitch={<span>Theme</span>}
        actions={<span>Bell</span>}
        account={<button type="button">Mina's menu</button>}
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
const setWindowWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({ width })

beforeEach(async () => {
  setWindowWidth(1280)
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

it('shows a member their menu, the slots and the sidebar in order; language and theme are in the menu', () => {
  signIn()
  show()
  const header = screen.getByRole('banner')
  expect(within(header).getByRole('button', { name: "Mina's menu" })).toBeDefined()
  expect(within(header).getByText('Bell')).toBeDefined()
  expect(screen.queryByText('English')).toBeNull()
  expect(screen.queryByText('Theme')).toBeNull()
  expect(namesIn(screen.getByRole('navigation', { name: 'Pages' }))).toEqual(['Home', 'Feed', 'Settings', 'Need help now?'])
  expect(screen.getByText('Quick Stats')).toBeDefined()
})

it('mounts the quick stats only where they are visible: in the sidebar, or in the open drawer', async () => {
  setWindowWidth(1000)
  signIn()
  show()
  expect(screen.queryByText('Quick Stats')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  expect(within(screen.getByRole('dialog')).getByText('Quick Stats')).toBeDefined()
})

it('leads a visitor back to the page on which they chose to sign in', () => {
  show('/feed?tab=discover')
  const links = within(screen.getByRole('banner'))
  expect(links.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login?next=%2Ffeed%3Ftab%3Ddiscover')
  expect(links.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register?next=%2Ffeed%3Ftab%3Ddiscover')
})

it.each([
  ['/', '/login'],
  ['/login?next=%2Fposts%2F7', '/login?next=%2Fposts%2F7'],
  ['/register', '/login'],
])('from %s the way to sign in is %s', (from, to) => {
  show(from)
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(to)
})

it('marks the current entry, and Home only at home', () => {
  signIn()
  show('/feed')
  const current = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual(['Feed'])
})

it('has a menu button where the sidebar does not fit', () => {
  signIn()
  const { unmount } = show()
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
  unmount()
  setWindowWidth(1000)
  show()
  expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined()
})

it('has a menu button for visitors at any width: they have no sidebar', () => {
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
  setWindowWidth(360)
  signIn()
  show('/feed')
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const drawer = screen.getByRole('dialog', { name: 'Menu' })
  expect(namesIn(within(drawer).getByRole('navigation'))).toEqual(['Home', 'Feed', 'Settings', 'Need help now?'])
  await userEvent.click(within(within(drawer).getByRole('navigation')).getByText('Home'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('The home page')).toBeDefined()
})

it('closes the drawer by Esc and by a click on the backdrop, and restores the focus', async () => {
  setWindowWidth(360)
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

it('shows a visitor on a phone every page that they may open, and both sign-in links', async () => {
  setWindowWidth(360)
  show('/feed', [feed, stories])
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  expect(namesIn(screen.getByRole('dialog'))).toEqual([
    'Worrystone',
    'Home',
    'Feed',
    'Stories',
    'Need help now?',
    'Sign In',
    'Register',
  ])
})

it('has what the site says about itself in every footer', () => {
  const inFooter = () =>
    within(within(screen.getByRole('contentinfo')).getByRole('navigation', { name: 'About this site' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  const all = ['/guidelines', '/terms', '/privacy', '/safety', '/imprint']
  const { unmount } = show()
  expect(inFooter()).toEqual(all)
  unmount()
  render(
    <MemoryRouter>
      <BareLayout language={null} themeSwitch={null}>
        <p>A form</p>
      </BareLayout>
    </MemoryRouter>,
  )
  expect(inFooter()).toEqual(all)
})

describe('the bar at the bottom of small screens', () => {
  const bar = () => screen.getByRole('navigation', { name: 'Main pages' })
  const current = () =>
    within(bar())
      .getAllByRole('link', { current: 'page' })
      .map((link) => link.textContent)
  const all = [settings, feed, notifications]

  it('leads members to the pages that they need most', () => {
    setWindowWidth(360)
    signIn()
    show('/feed', all)
    expect(
      within(bar())
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Home', '/'],
      ['Feed', '/feed'],
      ['Share', '/feed?share=1'],
      ['Notifications', '/notifications'],
      ['Me', '/profile/mina'],
    ])
    expect(current()).toEqual(['Feed'])
  })

  it.each([
    ['/feed?share=1', ['Share']],
    ['/profile/mina', ['Me']],
    ['/notifications?tab=preferences', ['Notifications']],
  ])('marks at %s the entry %s', (path, names) => {
    setWindowWidth(360)
    signIn()
    show(path, all)
    expect(current()).toEqual(names)
  })

  it('shows how many notifications are unread', () => {
    setWindowWidth(360)
    signIn()
    show('/feed', all)
    act(() => emit('notifications.counted/1', { unreadCount: 12 }))
    expect(within(bar()).getByRole('link', { name: '12 unread Notifications' }).textContent).toContain('9+')
    act(() => emit('notifications.counted/1', { unreadCount: 0 }))
    expect(within(bar()).getByRole('link', { name: 'Notifications' })).toBeDefined()
  })

  it('is not for visitors, and not where the sidebar is', () => {
    setWindowWidth(360)
    const { unmount } = show('/feed', all)
    expect(screen.queryByRole('navigation', { name: 'Main pages' })).toBeNull()
    unmount()
    setWindowWidth(1280)
    signIn()
    show('/feed', all)
    expect(screen.queryByRole('navigation', { name: 'Main pages' })).toBeNull()
  })
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
    setWindowWidth(360)
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
