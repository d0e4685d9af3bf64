import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { query, queryClient } from '@worrystone/api-client'
import { fakeApi } from '@worrystone/api-client/testing'
import { type Dashboard, dashboardApi } from '@worrystone/contracts'
import { anId, aUser } from '@worrystone/contracts/testing'
import { emit } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { captureToasts } from '../shared/testing.tsx'
import { DashboardPage } from './dashboard-page.tsx'

const WHOLE = 'GET /dashboard'
const DAY = 24 * 60 * 60_000
const show = () => renderInKit(<DashboardPage />, { path: '/dashboard', route: '/dashboard', user: aUser() })

const weeks = (counts: [shared: number, resolved: number, received?: number, given?: number, exercises?: number][]) =>
  counts.map(([shared, resolved, received = 0, given = 0, exercises = 0], at) => ({
    from: new Date(Date.UTC(2026, 0, 1) + at * 7 * DAY).toISOString(),
    shared,
    resolved,
    received,
    given,
    exercises,
  }))

const aPerson = (displayName: string) => ({ id: anId(), username: displayName.toLowerCase(), displayName, avatarUrl: null })

function aDashboard(part: Partial<Dashboard> = {}): Dashboard {
  return {
    stats: { totalWorries: 12, worriesThisWeek: 3, resolvedWorries: 5, followersCount: 1_204, followingCount: 7 },
    recentWorries: [
      {
        id: anId(),
        privacyLevel: 'public',
        publishedAt: '2026-01-01T00:00:00.000Z',
        worryPrompt: 'What if...',
        shortContent: 'Rent',
        language: 'en',
      },
    ],
    stoodBy: { people: [aPerson('Noor'), aPerson('Tomas')], total: 6 },
    communitySupport: {
      supportReceived: 9,
      meTooReceived: 3,
      commentsReceived: 0,
      supportThisWeek: 2,
      supportGiven: 4,
      peopleHelped: 14,
    },
    progress: {
      weeks: weeks([
        [0, 0],
        [1, 0],
        [0, 0],
        [4, 1],
        [2, 2],
        [0, 0],
        [1, 0],
        [3, 2, 5, 1, 2],
      ]),
    },
    ...part,
  }
}

const nothingYet = aDashboard({
  stoodBy: { people: [], total: 0 },
  stats: { totalWorries: 0, worriesThisWeek: 0, resolvedWorries: 0, followersCount: 0, followingCount: 0 },
  recentWorries: [],
  communitySupport: {
    supportReceived: 0,
    meTooReceived: 0,
    commentsReceived: 0,
    supportThisWeek: 0,
    supportGiven: 0,
    peopleHelped: 0,
  },
  progress: { weeks: weeks(Array.from({ length: 8 }, () => [0, 0])) },
})

const figure = (label: string) => {
  const term = screen.getByText(label, { selector: 'dt' })
  return within(term.parentElement as HTMLElement).getByRole('definition').textContent
}

function setWidth(width: number) {
  const browser = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }
  browser.happyDOM.setViewport({ width })
}

beforeEach(() => {
  localStorage.clear()
  // A phone: beside a sidebar with Quick Stats the page leaves out what these show.
  setWidth(360)
})
afterEach(() => setWidth(1024))

describe('the figures', () => {
  it('are shown with their labels', async () => {
    fakeApi({ [WHOLE]: { data: aDashboard() } })
    show()
    await waitFor(() => expect(figure('Total Worries')).toMatch(/^12/))
    expect(figure('Resolved')).toMatch(/^5/)
    expect(figure('Followers')).toMatch(/^1,204/)
    expect(figure('This Week')).toMatch(/^3/)
  })

  it('repeat nothing of the Quick Stats where the sidebar shows them', async () => {
    setWidth(1280)
    fakeApi({ [WHOLE]: { data: aDashboard() } })
    show()
    await waitFor(() => expect(figure('This Week')).toMatch(/^3/))
    expect(screen.getAllByRole('definition')).toHaveLength(1)
  })

  it('have a kinder hint for a zero', async () => {
    fakeApi({ [WHOLE]: { data: nothingYet } })
    show()
    await waitFor(() => expect(figure('Total Worries')).toBe('0whenever you are ready'))
    expect(figure('Resolved')).toBe('0in your own time')
    expect(figure('This Week')).toBe('0there is no pace to keep')
  })

  it.each([
    ['a worry was shared', () => emit('post.created/1', { postId: anId() })],
    ['one was deleted', () => emit('post.removed/1', { postId: anId() })],
    ['one was resolved', () => emit('resolution.changed/1', { postId: anId(), isResolved: true })],
    ['a person was followed', () => emit('follow.changed/1', { userId: anId(), isFollowing: true })],
    ['a person was blocked', () => emit('person.hidden/1', { userId: anId(), isHidden: true })],
  ])('are refetched after %s', async (_, emitEvent) => {
    const next = aDashboard({ stats: { ...aDashboard().stats, totalWorries: 13 } })
    fakeApi({ [WHOLE]: [{ data: aDashboard() }, { data: next }] })
    show()
    await waitFor(() => expect(figure('Total Worries')).toMatch(/^12/))
    emitEvent()
    await waitFor(() => expect(figure('Total Worries')).toMatch(/^13/))
  })

  it('stay on screen when a refetch fails, without a message', async () => {
    const toasts = captureToasts()
    const api = fakeApi({ [WHOLE]: [{ data: aDashboard() }, { status: 400, html: '' }] })
    show()
    await waitFor(() => expect(figure('Total Worries')).toMatch(/^12/))
    emit('post.created/1', { postId: anId() })
    await waitFor(() => expect(queryClient.getQueryState(query(dashboardApi.overview, {}).queryKey)?.status).toBe('error'))
    expect(api.bodiesOf(WHOLE)).toHaveLength(2)
    expect(figure('Total Worries')).toMatch(/^12/)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(toasts).toEqual([])
  })
})

it('shows a failure in place at once, with a retry', async () => {
  const toasts = captureToasts()
  fakeApi({ [WHOLE]: [{ status: 400, html: '' }, { data: aDashboard() }] })
  show()
  expect(await screen.findByText('Failed to load dashboard data')).toBeTruthy()
  expect(toasts).toEqual(['error: Failed to load dashboard data'])
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(figure('Total Worries')).toMatch(/^12/))
})

describe('the recent worries', () => {
  it('are rendered by the slot, with a link to all of them', async () => {
    fakeApi({ [WHOLE]: { data: aDashboard() } })
    show()
    await waitFor(() => expect(figure('Total Worries')).toMatch(/^12/))
    expect(document.querySelector('[data-slot="dashboard.worries"]')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View all worries' }).getAttribute('href')).toBe('/my-worries')
  })

  it('lead to the feed in a build without a page for them', async () => {
    fakeApi({ [WHOLE]: { data: aDashboard() } })
    renderInKit(<DashboardPage />, { path: '/dashboard', user: aUser(), hasRoute: (path) => path !== '/my-worries' })
    expect((await screen.findByRole('link', { name: 'View all worries' })).getAttribute('href')).toBe('/feed')
  })

  it('are left out without a page of worries', async () => {
    fakeApi({ [WHOLE]: { data: aDashboard() } })
    renderInKit(<DashboardPage />, { path: '/dashboard', user: aUser(), hasRoute: (path) => path !== '/feed' })
    await waitFor(() => expect(figure('Total Worries')).toMatch(/^12/))
    expect(screen.queryByRole('heading', { name: 'Recent Worries' })).toBeNull()
  })
})

describe('the support', () => {
  it('is described in sentences; counts of zero are left out', async () => {
    fakeApi({ [WHOLE]: { data: aDashboard() } })
    show()
    const panel = within(await screen.findByRole('region', { name: 'Community Support' }))
    const lines = await panel.findAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '9 times someone supported you',
      '3 times someone said “Me too”',
      '2 signs of support came this week',
      '4 times you supported someone else',
      '14 people said that your words helped',
    ])
  })

  it('has the pictures and names of the supporters', async () => {
    fakeApi({ [WHOLE]: { data: aDashboard() } })
    show()
    expect(await screen.findByText('Noor, Tomas and 4 others stand by you')).toBeTruthy()
  })

  it('has an empty state', async () => {
    fakeApi({ [WHOLE]: { data: nothingYet } })
    show()
    expect(await screen.findByText('When someone stands by you, you will see it here.')).toBeTruthy()
  })
})

describe('the progress', () => {
  const readings = () => screen.getAllByRole('img').map((week) => week.getAttribute('aria-label'))

  it('renders each week, and describes the selected one', async () => {
    fakeApi({ [WHOLE]: { data: aDashboard() } })
    show()
    expect(await screen.findByText('You found a way through 5 worries in these weeks.')).toBeTruthy()
    expect(readings()).toHaveLength(8)
    expect(readings()[3]).toBe('Week from Jan 22 · Shared: 4 · Resolved: 1')
    expect(readings()[7]).toBe(
      'Week from Feb 19 · Shared: 3 · Kind words received: 5 · Kind words given: 1 · Exercises: 2 · Resolved: 2',
    )
    expect(readings()[0]).toBe('Week from Jan 1 · a quiet week')
  })

  it('is one tab stop, with arrow keys between the weeks', async () => {
    fakeApi({ [WHOLE]: { data: aDashboard() } })
    show()
    await screen.findByText('You found a way through 5 worries in these weeks.')
    const tabStops = () => screen.getAllByRole('img').filter(({ tabIndex }) => tabIndex === 0)
    expect(tabStops()).toHaveLength(1)
    const weeksShown = screen.getAllByRole('img')
    weeksShown[7]?.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(weeksShown[7])
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(document.activeElement).toBe(weeksShown[5])
    await userEvent.keyboard('{Home}')
    expect(document.activeElement).toBe(weeksShown[0])
    expect(tabStops()).toEqual([weeksShown[0]])
    fireEvent.pointerEnter(weeksShown[3] as HTMLElement)
    expect(screen.getByText('Week from Jan 22 · Shared: 4 · Resolved: 1')).toBeTruthy()
  })

  it('is also a table, the newest week first', async () => {
    fakeApi({ [WHOLE]: { data: aDashboard() } })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'View as table' }))
    const rows = within(screen.getByRole('table', { name: 'Your weeks: worries, kind words and exercises' })).getAllByRole('row')
    expect(rows).toHaveLength(9)
    expect(rows[1]?.textContent).toBe('Week from Feb 1935122')
    await userEvent.click(screen.getByRole('button', { name: 'View as picture' }))
    expect(readings()).toHaveLength(8)
  })

  it('has an empty state without a chart', async () => {
    fakeApi({ [WHOLE]: { data: nothingYet } })
    show()
    expect(await screen.findByText('What you share in the coming weeks will show here. There is no pace to keep.')).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
  })
})

it('links to the figures about the community if a remote has them', async () => {
  fakeApi({ [WHOLE]: { data: aDashboard() } })
  const { unmount } = show()
  expect((await screen.findByRole('link', { name: 'Figures about the community' })).getAttribute('href')).toBe('/analytics')
  unmount()
  renderInKit(<DashboardPage />, { path: '/dashboard', user: aUser(), hasRoute: (path) => path !== '/analytics' })
  await waitFor(() => expect(figure('Total Worries')).toMatch(/^12/))
  expect(screen.queryByRole('link', { name: 'Figures about the community' })).toBeNull()
})
