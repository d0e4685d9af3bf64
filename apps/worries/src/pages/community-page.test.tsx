import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import type { ActiveMember, Post } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { aPage, aPost, aStory, captureToasts, deferred, fakeIntersection } from '../testing.ts'
import { CommunityPage } from './community-page.tsx'

const user = aUser()
const open = (viewer: typeof user | null = user, path = '/community', hasRoute = (_path: string) => false) =>
  renderInKit(<CommunityPage />, { path, route: '/community', user: viewer, hasRoute })
const FIGURES = { members: 1_204, postsToday: 31, supportToday: 77, activeMembers: 205 }
const NO_WORDS = { 'GET /community/first-words': () => ({ all: null, languages: [] }) }
const refused = () => new ErrorResponse(400, { code: 'BAD_REQUEST', message: '' })
const aMember = (username: string, part: Partial<ActiveMember> = {}): ActiveMember => ({
  user: { id: aPost().userId, username, displayName: null, avatarUrl: null },
  lastActiveAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  isFollowing: false,
  ...part,
})

const OVERVIEW = { members: 1_200, worries: 430, kindWords: null }
const aShared = (shortContent: string, post: Partial<Post> = {}) => aStory({ post: aPost({ shortContent, ...post }) })

it('shows a visitor what the community is like: figures, and stories without a warning, first those in their language', async () => {
  const stories = [
    aShared('heavy', { contentWarning: 'other' }),
    aShared('schwer', { language: 'de' }),
    aShared('lighter now', { language: 'en' }),
    aShared('over it', { language: 'en' }),
  ]
  const api = fakeApi({
    'GET /community/overview': () => OVERVIEW,
    'GET /resolutions/stories': () => ({ stories, hasMore: false }),
  })
  open(null)
  expect(await screen.findByText('about 1,200')).toBeTruthy()
  expect(screen.getByText('about 430')).toBeTruthy()
  expect(screen.queryByText('Kind words')).toBeNull()
  const shown = within(await screen.findByRole('region', { name: 'What helped others' }))
  expect(await shown.findByText('lighter now')).toBeTruthy()
  expect(shown.getByText('over it')).toBeTruthy()
  expect(shown.queryByText('heavy')).toBeNull()
  expect(shown.queryByText('schwer')).toBeNull()
  expect(shown.getByRole('link', { name: 'Read more stories' }).getAttribute('href')).toBe('/resolution-stories')
  expect(screen.getByRole('link', { name: 'All guidelines' }).getAttribute('href')).toBe('/guidelines')
  expect(api.calls).toHaveLength(2)
})

it('shows that the community is small where no figure may be shown', async () => {
  fakeApi({
    'GET /community/overview': () => ({ members: null, worries: null, kindWords: null }),
    'GET /resolutions/stories': () => ({ stories: [], hasMore: false }),
  })
  open(null)
  expect(await screen.findByText('This community is still small. Every voice counts here.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What helped others' })).toBeNull())
})

it('invites a visitor', async () => {
  fakeApi({ 'GET /community/overview': () => OVERVIEW, 'GET /resolutions/stories': () => ({ stories: [], hasMore: false }) })
  open(null)
  expect(screen.getByRole('heading', { name: 'Join Our Community' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register')
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login?next=/community')
  expect(screen.queryByRole('tab')).toBeNull()
})

it('shows a member real figures, recent public worries, guidelines and the next steps', async () => {
  fakeIntersection()
  const posts = [
    aPost({ shortContent: 'mine alone', privacyLevel: 'private' }),
    ...Array.from({ length: 7 }, (_, at) => aPost({ shortContent: `public ${at}` })),
  ]
  const api = fakeApi({ ...NO_WORDS, 'GET /community/figures': () => FIGURES, 'GET /posts': () => aPage(posts) })
  open()
  await screen.findByText('public 0')
  expect(screen.getByText('public 4')).toBeTruthy()
  expect(screen.queryByText('public 5')).toBeNull()
  expect(screen.queryByText('mine alone')).toBeNull()
  expect(api.callsTo('GET', '/posts')[0]?.search).toBe('limit=10')
  for (const figure of ['1,204', '31', '77', '205']) expect(await screen.findByText(figure)).toBeTruthy()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Recent Posts', 'Active Members'])
  expect(screen.getByRole('link', { name: 'Share a Worry' }).getAttribute('href')).toBe('/feed?share=1')
  expect(screen.queryByRole('link', { name: 'Need Support' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Browse Feed' }).getAttribute('href')).toBe('/feed')
  expect(screen.getByRole('link', { name: 'Your reports and decisions' }).getAttribute('href')).toBe('/moderation/own')
  expect(screen.getByRole('region', { name: 'Community guidelines' })).toBeTruthy()
})

it('links to the form for sharing, and to support where that page exists', async () => {
  fakeApi({ ...NO_WORDS, 'GET /community/figures': () => FIGURES, 'GET /posts': () => aPage([]) })
  open(user, '/community', () => true)
  expect((await screen.findByRole('link', { name: 'Share a Worry' })).getAttribute('href')).toBe('/feed?share=1')
  expect(screen.getByRole('link', { name: 'Need Support' }).getAttribute('href')).toBe('/resources')
})

it('shows an empty state when the recent worries cannot be loaded, and no made-up figures', async () => {
  let isUp = false
  fakeIntersection()
  fakeApi({
    ...NO_WORDS,
    'GET /community/figures': () => (isUp ? FIGURES : refused()),
    'GET /posts': () => (isUp ? aPage([aPost({ shortContent: 'back' })]) : refused()),
  })
  open()
  expect(await screen.findByText('No recent posts to show')).toBeTruthy()
  expect(await screen.findByText('The figures of the community could not be loaded')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/\d/)
  isUp = true
  for (const button of screen.getAllByRole('button', { name: 'Try Again' })) await userEvent.click(button)
  expect(await screen.findByText('back')).toBeTruthy()
  expect(await screen.findByText('1,204')).toBeTruthy()
})

it('lists active members, each with an optimistic follow button', async () => {
  const answer = deferred<unknown>()
  const noor = aMember('noor')
  const me: ActiveMember = aMember('mira', { user: { id: user.id, username: 'mira', displayName: null, avatarUrl: null } })
  fakeApi({
    ...NO_WORDS,
    'GET /community/figures': () => FIGURES,
    'GET /community/members': () => ({ members: [noor, me], hasMore: false, isShown: true }),
    'POST /follows/:userId': () => answer.promise,
  })
  open(user, '/community?tab=members')
  const entry = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement)
  expect((await entry('mira')).getByText('You')).toBeTruthy()
  expect((await entry('noor')).getByText('Last active: 3h ago')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Follow noor' }))
  expect(await screen.findByRole('button', { name: /^Following noor/ })).toBeTruthy()
  await act(async () => answer.resolve(refused()))
  expect(await screen.findByRole('button', { name: 'Follow noor' })).toBeTruthy()
})

it('lists the viewer only by choice, and shows the choice', async () => {
  const toasts = captureToasts()
  let isShown = false
  const api = fakeApi({
    ...NO_WORDS,
    'GET /community/figures': () => FIGURES,
    'GET /community/members': () => ({ members: [], hasMore: false, isShown }),
    'PUT /community/members/me': ({ body }) => {
      isShown = body.isShown === true
      return { isShown }
    },
  })
  open(user, '/community?tab=members')
  const show = await screen.findByRole<HTMLInputElement>('switch', { name: 'Show me here' })
  expect(show.checked).toBe(false)
  await userEvent.click(show)
  await waitFor(() => expect(toasts).toEqual(['You are shown among the active members']))
  expect(api.callsTo('PUT', '/community/members/me')[0]?.body).toEqual({ isShown: true })
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true)
})

it('rolls the switch back after a failure', async () => {
  const toasts = captureToasts()
  fakeApi({
    ...NO_WORDS,
    'GET /community/figures': () => FIGURES,
    'GET /community/members': () => ({ members: [], hasMore: false, isShown: false }),
    'PUT /community/members/me': refused,
  })
  open(user, '/community?tab=members')
  await userEvent.click(await screen.findByRole('switch'))
  await waitFor(() => expect(toasts).toEqual(['This could not be changed']))
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false)
})

it('shows how soon worries get a first comment, if enough of them are counted', async () => {
  const figures = { all: { medianMinutes: 45, withinHour: 60, withinDay: 85 }, languages: [] }
  fakeApi({
    ...NO_WORDS,
    'GET /community/figures': () => FIGURES,
    'GET /posts': () => aPage([]),
    'GET /community/first-words': () => figures,
  })
  open()
  const section = within(await screen.findByRole('region', { name: 'How soon people are answered' }))
  expect(section.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['45 minutes', '60%', '85%'])
})
