import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi, type Reply } from '@worrystone/api-client/testing'
import type { FollowPage, PublicProfile, UserSummary } from '@worrystone/contracts'
import { anId, aUser } from '@worrystone/contracts/testing'
import { emit, on } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { session } from '@worrystone/session'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { captureToasts } from '../shared/testing.tsx'
import { ProfilePage } from './profile-page.tsx'

const me = aUser({ bio: 'I walk a lot.', createdAt: '2025-03-09T12:00:00.000Z' })
const tomas: PublicProfile = {
  id: anId(),
  username: 'Tomas',
  displayName: 'Tomas Berg',
  avatarUrl: null,
  bio: 'Listening is easier than speaking.',
  createdAt: '2025-07-14T12:00:00.000Z',
}

const aPerson = (name: string, isFollowing = false): UserSummary & { isFollowing: boolean } => ({
  id: anId(),
  username: name.toLowerCase(),
  displayName: name,
  avatarUrl: null,
  isFollowing,
})
/** Follows in both directions: each list shows one of them. */
const aFollow = ({ isFollowing, ...person }: ReturnType<typeof aPerson>) => ({
  id: anId(),
  followerId: person.id,
  followingId: person.id,
  follower: person,
  following: person,
  isFollowing,
})
const aPage = (people: ReturnType<typeof aPerson>[], hasMore = false): FollowPage => ({
  follows: people.map(aFollow),
  hasMore,
  total: people.length,
})

const BY_NAME = 'GET /users/username/Tomas'
const STATUS = `GET /follows/${tomas.id}/status`
const FOLLOW = `POST /follows/${tomas.id}`
const list = (side: 'followers' | 'following', of: { id: string }, offset = 0) =>
  `GET /follows/${of.id}/${side}?limit=20&offset=${offset}`

/** The requests of every visit. */
const usual = {
  [BY_NAME]: { data: tomas },
  [STATUS]: { data: { isFollowing: false } },
  [`GET /follows/${tomas.id}/stats`]: { data: { followersCount: 3, followingCount: 1 } },
  [`GET /follows/${me.id}/stats`]: { data: { followersCount: 0, followingCount: 2 } },
  'GET /users/profile': { data: me },
  'GET /mutes?limit=100': { data: { people: [], hasMore: false } },
}
const fakeProfileApi = (more: Record<string, Reply | Reply[]> = {}) => fakeApi({ ...usual, ...more })

const open = (path = '/profile/Tomas', user: typeof me | null = me) =>
  renderInKit(<ProfilePage />, { path, route: '/profile/:username', user })

const follow = () => screen.findByRole('button', { name: 'Follow Tomas Berg' })
const unfollow = () => screen.findByRole('button', { name: 'Following Tomas Berg. Press to stop' })

beforeEach(() => localStorage.clear())

it('renders the not-found state without a name in the URL, and sends no request', async () => {
  const api = fakeApi({})
  renderInKit(<ProfilePage />, { path: '/profile/%20', route: '/profile/:username' })
  expect((await screen.findByRole('alert')).textContent).toContain('Username is required')
  expect(api.calls).toEqual([])
})

describe('another person’s profile', () => {
  it('shows their names, join date and follow counts', async () => {
    fakeProfileApi()
    const { titles } = open()
    expect(await screen.findByRole('heading', { name: 'Tomas Berg' })).toBeTruthy()
    expect(screen.getByText('@Tomas')).toBeTruthy()
    expect(screen.getByText('Listening is easier than speaking.')).toBeTruthy()
    expect(screen.getByText('Joined July 2025')).toBeTruthy()
    expect((await screen.findByRole('link', { name: '3 followers' })).getAttribute('href')).toBe('/profile/Tomas?tab=followers')
    expect(screen.getByRole('link', { name: '1 following' })).toBeTruthy()
    expect(titles.at(-1)).toBe('Tomas Berg')
    expect(document.querySelector('[data-slot="profile.posts"]')).toBeTruthy()
    expect(screen.queryByText('Unverified')).toBeNull()
  })

  it('focuses the name after a navigation', async () => {
    const known = Promise.withResolvers<void>()
    fakeProfileApi({ [BY_NAME]: { data: tomas, after: known.promise } })
    const { navigation } = open('/profile/mira')
    act(() => navigation.push('/profile/Tomas'))
    await screen.findByText('Loading')
    known.resolve()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tomas Berg' })))
  })

  it('shows that the counts could not be loaded, with the rest', async () => {
    fakeProfileApi({ [`GET /follows/${tomas.id}/stats`]: { status: 400, html: '' } })
    open()
    expect(await screen.findAllByText('Count unavailable')).toHaveLength(2)
    expect(screen.getByRole('heading', { name: 'Tomas Berg' })).toBeTruthy()
  })

  it('is followed at once, with its count, and emits an event', async () => {
    const agreed = Promise.withResolvers<void>()
    const stats = { data: { followersCount: 3, followingCount: 1 } }
    const events: unknown[] = []
    onTestFinished(on('follow.changed/1', (fact) => void events.push(fact)))
    fakeProfileApi({
      [FOLLOW]: { data: { isFollowing: true }, after: agreed.promise },
      [`GET /follows/${tomas.id}/stats`]: stats,
    })
    open()
    await screen.findByRole('link', { name: '3 followers' })
    await userEvent.click(await follow())
    expect(await unfollow()).toBeTruthy()
    expect(screen.getByRole('link', { name: '4 followers' })).toBeTruthy()
    stats.data.followersCount = 4
    agreed.resolve()
    await waitFor(() => expect(events).toEqual([{ userId: tomas.id, isFollowing: true }]))
  })

  it('is rolled back with a message after a failure', async () => {
    const toasts = captureToasts()
    fakeProfileApi({ [FOLLOW]: { status: 400, html: '' } })
    open()
    await screen.findByRole('link', { name: '3 followers' })
    await userEvent.click(await follow())
    await waitFor(() => expect(toasts).toEqual(['error: Failed to update follow status']))
    expect(await follow()).toBeTruthy()
    expect(screen.getByRole('link', { name: '3 followers' })).toBeTruthy()
  })

  it('updates with a follow made elsewhere on the page', async () => {
    fakeProfileApi()
    open()
    await follow()
    act(() => emit('follow.changed/1', { userId: tomas.id, isFollowing: true }))
    expect(await unfollow()).toBeTruthy()
  })

  it('sends visitors who want to follow to the sign-in and back', async () => {
    const api = fakeProfileApi()
    open('/profile/Tomas?tab=followers', null)
    const way = await screen.findByRole('link', { name: 'Follow Tomas Berg' })
    expect(way.getAttribute('href')).toBe(`/login?next=${encodeURIComponent('/profile/Tomas?tab=followers')}`)
    expect(screen.queryByRole('button', { name: 'More about Tomas Berg' })).toBeNull()
    expect(api.calls.some(({ path }) => path.includes('/status') || path.includes('/mutes'))).toBe(false)
  })
})

describe('the actions on another person', () => {
  async function choose(item: string) {
    await userEvent.click(await screen.findByRole('button', { name: 'More about Tomas Berg' }))
    await userEvent.click(screen.getByRole('menuitem', { name: item }))
  }

  it('block after a confirmation, and navigate to the feed', async () => {
    const toasts = captureToasts()
    const events: unknown[] = []
    onTestFinished(on('person.hidden/1', (fact) => void events.push(fact)))
    fakeProfileApi({ [`POST /blocks/${tomas.id}`]: { data: { isBlocked: true } } })
    const { navigation } = open()
    await choose('Block Tomas Berg')
    await userEvent.click(await screen.findByRole('button', { name: 'Block' }))
    await waitFor(() => expect(navigation.path()).toBe('/feed'))
    expect(events).toEqual([{ userId: tomas.id, isHidden: true }])
    expect(toasts).toEqual(['success: Tomas Berg is blocked'])
  })

  it('keep the page when blocking failed', async () => {
    const toasts = captureToasts()
    fakeProfileApi({ [`POST /blocks/${tomas.id}`]: { status: 400, html: '' } })
    const { navigation } = open()
    await choose('Block Tomas Berg')
    await userEvent.click(await screen.findByRole('button', { name: 'Block' }))
    await waitFor(() => expect(toasts).toEqual(['error: Failed to block this person']))
    expect(navigation.path()).toBe('/profile/Tomas')
  })

  it('navigate to the feed as well when another part of the page has blocked them', async () => {
    fakeProfileApi({ [BY_NAME]: [{ data: tomas }, { status: 404, error: { code: 'NOT_FOUND', message: 'Not found' } }] })
    const { navigation } = open()
    await follow()
    act(() => emit('person.hidden/1', { userId: tomas.id, isHidden: true }))
    await waitFor(() => expect(navigation.path()).toBe('/feed'))
  })

  it('mute after a confirmation, keep the page, and unmute', async () => {
    const toasts = captureToasts()
    const mutes = { data: { people: [] as object[], hasMore: false } }
    fakeProfileApi({
      'GET /mutes?limit=100': mutes,
      [`POST /mutes/${tomas.id}`]: { data: { isMuted: true } },
      [`DELETE /mutes/${tomas.id}`]: { data: { isMuted: false } },
    })
    const { navigation } = open()
    await choose('Mute Tomas Berg')
    mutes.data.people = [{ user: tomas, createdAt: tomas.createdAt }]
    await userEvent.click(await screen.findByRole('button', { name: 'Mute' }))
    await waitFor(() => expect(toasts).toEqual(['success: Tomas Berg is muted']))
    expect(navigation.path()).toBe('/profile/Tomas')
    await choose('Unmute Tomas Berg')
    await waitFor(() => expect(toasts.at(-1)).toBe('success: Tomas Berg is no longer muted'))
  })

  it('report with a reason, and keep the typed text after a failure', async () => {
    const toasts = captureToasts()
    const REPORT = `POST /users/${tomas.id}/report`
    const api = fakeProfileApi({
      [REPORT]: [
        { status: 400, html: '' },
        { status: 201, data: { message: 'Done' } },
      ],
    })
    open()
    await choose('Report Tomas Berg')
    await userEvent.click(await screen.findByRole('radio', { name: 'Harassment' }))
    await userEvent.type(screen.getByLabelText('Details, if you like'), 'In two worries')
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(toasts).toEqual(['error: Failed to send the report']))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send report' }).getAttribute('aria-busy')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(toasts.at(-1)).toBe('success: Thank you. A moderator will look at it.'))
    expect(api.bodiesOf(REPORT)).toEqual(Array(2).fill({ reason: 'harassment', details: 'In two worries' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('send a concern to moderators, and show in place why it failed', async () => {
    const toasts = captureToasts()
    const CONCERN = `POST /users/${tomas.id}/concern`
    const limit = 'You can use this 3 times a day. If you are worried about somebody else, please report it to the moderators'
    const api = fakeProfileApi({
      [CONCERN]: [
        { status: 429, error: { code: 'RATE_LIMITED', message: limit } },
        { status: 201, data: { message: 'Done' } },
      ],
    })
    open()
    await choose("I'm worried about Tomas Berg")
    await userEvent.click(await screen.findByRole('button', { name: 'Tell the moderators' }))
    expect(await screen.findByText(limit)).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Tell the moderators' }))
    await waitFor(() => expect(toasts).toEqual(['success: Thank you. A moderator will look at this soon.']))
    expect(api.bodiesOf(CONCERN)).toEqual([{ sendMessage: false }, { sendMessage: true }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('one’s own profile', () => {
  const own = '/profile/MIRA'

  it('is the session user, whatever the case of the name, with an edit link and no follow button', async () => {
    const api = fakeProfileApi()
    open(own)
    expect(screen.getByRole('heading', { name: 'Mira' })).toBeTruthy()
    expect(screen.getByText('mira@example.org')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Edit Profile' }).getAttribute('href')).toBe('/profile/edit')
    expect(screen.queryByText('Unverified')).toBeNull()
    expect(screen.queryByRole('button', { name: /Follow/ })).toBeNull()
    await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('/users/profile'))
    expect(api.calls.some(({ path }) => path.startsWith('/users/username'))).toBe(false)
  })

  it('is refetched when it opens', async () => {
    fakeProfileApi({ 'GET /users/profile': { data: { ...me, bio: 'Changed on my phone.', emailVerified: false } } })
    open(own)
    expect(await screen.findByText('Changed on my phone.')).toBeTruthy()
    expect(screen.getByText('Unverified')).toBeTruthy()
    expect(session.get()).toMatchObject({ user: { bio: 'Changed on my phone.' } })
  })

  it('stays as cached when it cannot be loaded', async () => {
    const api = fakeProfileApi({ 'GET /users/profile': { isConnectionLost: true } })
    open(own)
    await waitFor(() => expect(api.calls.some(({ path }) => path === '/users/profile')).toBe(true))
    expect(screen.getByText('I walk a lot.')).toBeTruthy()
  })
})

describe('a missing profile', () => {
  it('has a message and a link home', async () => {
    fakeProfileApi({ [BY_NAME]: { status: 404, error: { code: 'NOT_FOUND', message: 'The requested content was not found' } } })
    open()
    expect(await screen.findByRole('heading', { name: 'Profile Not Found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
  })

  it('differs from a lost connection, which can be retried', async () => {
    fakeProfileApi({ [BY_NAME]: [{ status: 400, html: '' }, { data: tomas }] })
    open()
    expect(await screen.findByText('Failed to load profile')).toBeTruthy()
    expect(screen.queryByText('Profile Not Found')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Tomas Berg' })).toBeTruthy()
  })
})

describe('the followers and followed people', () => {
  const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent)

  it('are tabs that are in the URL, each with profile links', async () => {
    fakeProfileApi({
      [list('followers', tomas)]: { data: aPage([aPerson('Ana', true), { ...me, isFollowing: false }]) },
      [list('following', tomas)]: { data: aPage([]) },
    })
    const { navigation } = open()
    await userEvent.click(await screen.findByRole('tab', { name: 'Followers' }))
    expect(navigation.path()).toBe('/profile/Tomas?tab=followers')
    expect((await screen.findByRole('link', { name: 'Ana' })).getAttribute('href')).toBe('/profile/ana')
    const [first, second] = screen.getAllByRole('listitem')
    expect(within(first as HTMLElement).getByRole('button', { name: /^Following Ana/ })).toBeTruthy()
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: 'Following' }))
    expect(navigation.path()).toBe('/profile/Tomas?tab=following')
    expect(await screen.findByText('Tomas Berg does not follow anyone yet.')).toBeTruthy()
  })

  it('load twenty at a time', async () => {
    fakeProfileApi({
      [list('followers', tomas)]: { data: aPage([aPerson('Ana'), aPerson('Ben')], true) },
      [list('followers', tomas, 2)]: { data: aPage([aPerson('Cleo')]) },
    })
    open('/profile/Tomas?tab=followers')
    expect(await rows()).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('Cleo')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it.each([
    ['followers', 'Failed to load followers'],
    ['following', 'Failed to load following'],
  ] as const)('show that the %s could not be loaded, with a retry', async (side, sentence) => {
    const reply: Reply = { status: 400, html: '' }
    fakeProfileApi({ [list(side, tomas)]: reply })
    open(`/profile/Tomas?tab=${side}`)
    expect(await screen.findByText(sentence)).toBeTruthy()
    Object.assign(reply, { status: 200, html: undefined, data: aPage([aPerson('Ana')]) })
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Ana')).toBeTruthy()
  })

  it('lose an unfollowed person in one’s own list, and the focus moves to the next', async () => {
    const toasts = captureToasts()
    const agreed = Promise.withResolvers<void>()
    const [ana, ben] = [aPerson('Ana', true), aPerson('Ben', true)]
    fakeProfileApi({
      [list('following', me)]: { data: aPage([ana, ben]) },
      [`DELETE /follows/${ana.id}`]: { data: { isFollowing: false }, after: agreed.promise },
    })
    open('/profile/mira?tab=following')
    await userEvent.click(await screen.findByRole('button', { name: /^Following Ana/ }))
    await waitFor(() => expect(screen.queryByText('Ana')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ben' }))
    expect(toasts).toEqual([])
    agreed.resolve()
    await waitFor(() => expect(toasts).toEqual(['info: You no longer follow Ana']))
  })

  it('get the person back in place after a failure', async () => {
    const toasts = captureToasts()
    const [ana, ben] = [aPerson('Ana', true), aPerson('Ben', true)]
    fakeProfileApi({
      [list('following', me)]: { data: aPage([ana, ben]) },
      [`DELETE /follows/${ana.id}`]: { status: 400, html: '' },
    })
    open('/profile/mira?tab=following')
    await userEvent.click(await screen.findByRole('button', { name: /^Following Ana/ }))
    await waitFor(() => expect(toasts).toEqual(['error: Failed to update follow status']))
    expect((await rows())[0]).toContain('Ana')
  })

  it('keep the person in another’s list, to be followed again', async () => {
    const ana = aPerson('Ana', true)
    fakeProfileApi({
      [list('following', tomas)]: { data: aPage([ana]) },
      [`DELETE /follows/${ana.id}`]: { data: { isFollowing: false }, after: new Promise(() => {}) },
    })
    open('/profile/Tomas?tab=following')
    await userEvent.click(await screen.findByRole('button', { name: /^Following Ana/ }))
    expect(await screen.findByRole('button', { name: 'Follow Ana' })).toBeTruthy()
  })

  it('have an empty state that links to the community', async () => {
    fakeProfileApi({ [list('following', me)]: { data: aPage([]) }, [list('followers', me)]: { data: aPage([]) } })
    open('/profile/mira?tab=following')
    expect(await screen.findByText('You do not follow anyone yet.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Discover worries' }).getAttribute('href')).toBe('/feed?tab=discover')
    await userEvent.click(screen.getByRole('tab', { name: 'Followers' }))
    expect(await screen.findByText('Nobody follows you yet.')).toBeTruthy()
  })
})
