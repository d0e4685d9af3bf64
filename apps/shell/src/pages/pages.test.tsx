import { act, render, screen, within } from '@testing-library/react'
import type { User } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { type Platform, PlatformContext } from '@worrystone/remote-kit'
import { session } from '@worrystone/session'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { HomePage } from './home-page.tsx'
import { LandingPage } from './landing-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { SecondFactorNeeded } from './second-factor-needed.tsx'
import { SignInNeeded } from './sign-in-needed.tsx'

const setTitle = vi.fn()
const platform: Platform = {
  remote: 'shell',
  buildId: 'shell',
  instanceId: 'shell',
  navigation: {
    get: () => ({ location: { pathname: '/', search: '', hash: '', state: null, key: '' }, action: 'POP' }),
    subscribe: () => () => {},
    push: () => {},
    replace: () => {},
    go: () => {},
    href: (to) => String(to),
    claimFocus: () => false,
  },
  hasRoute: () => true,
  setTitle,
  announce: () => {},
  report: () => {},
  signal: new AbortController().signal,
  SlotOutlet: () => null,
}

const show = (page: ReactNode, path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <PlatformContext value={platform}>{page}</PlatformContext>
    </MemoryRouter>,
  )

const linkTo = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

beforeEach(() => setTitle.mockClear())

it('shows a visitor the sign-in links, four promises and three steps', () => {
  show(<LandingPage />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A safe space for your worries')
  expect(linkTo('Get Started Free')).toEqual(['/register'])
  expect(linkTo('Sign In')).toEqual(['/login'])
  expect(linkTo('Start Your Journey')).toEqual(['/register'])
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Compassionate Community',
    'AI-Protected Space',
    "You're Not Alone",
    'Guided Support',
    'Share Your Worry',
    'Find Your Community',
    'Get Support',
  ])
  expect(screen.getByRole('heading', { name: 'How Worrystone works' })).toBeDefined()
  expect(screen.getByText('I worry that...')).toBeDefined()
})

it('labels the worry on the landing page as an example', () => {
  show(<LandingPage />)
  expect(within(screen.getByRole('figure')).getByText('Example')).toBeDefined()
})

it('greets a member by name, with two ways to the feed', () => {
  signIn({ displayName: 'Mina' })
  show(<HomePage />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Mina')
  expect(screen.getByRole('link', { name: /Share a Worry/ }).getAttribute('href')).toBe('/feed?share=1')
  expect(screen.getByRole('link', { name: /Community Feed/ }).getAttribute('href')).toBe('/feed')
})

it('renders the activity slot, and the empty text when nothing fills it', () => {
  signIn({ displayName: null })
  const { unmount } = show(<HomePage />)
  const empty = 'No recent activity yet. Start by sharing your first worry!'
  expect(within(screen.getByRole('region', { name: 'Recent Activity' })).getByText(empty)).toBeDefined()
  unmount()
  show(<HomePage activity={<p>Noor replied</p>} />)
  expect(screen.getByText('Noor replied')).toBeDefined()
  expect(screen.queryByText(empty)).toBeNull()
})

it('has a not-found page with a link home', () => {
  show(<NotFoundPage />, '/nowhere')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
  expect(linkTo('Go Home')).toEqual(['/'])
  expect(setTitle).toHaveBeenCalledWith('Page not found')
})

it('sends a visitor to the sign-in, and back', () => {
  show(<SignInNeeded />, '/settings?tab=privacy')
  expect(screen.getByText('You need to be logged in to access this page.')).toBeDefined()
  expect(linkTo('Log In')).toEqual(['/login?next=%2Fsettings%3Ftab%3Dprivacy'])
})

function signIn(change: Partial<User>) {
  const user = aUser({ username: 'mina', displayName: null, ...change })
  act(() => session.signedIn({ token: 'a', refreshToken: 'r', user }))
}

it('explains to a moderator or an admin without a second factor why it is required, with a link to set it up', () => {
  show(<SecondFactorNeeded />, '/moderation')
  expect(screen.getByRole('heading', { level: 1, name: 'This page needs a second factor' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Set it up now' }).getAttribute('href')).toBe('/settings#security')
})
