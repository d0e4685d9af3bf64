import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import type { ReceivedComment, UnansweredPost } from '@worrystone/contracts'
import { anId, aUser } from '@worrystone/contracts/testing'
import { emit } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPost } from '../testing.ts'
import { DashboardStartSlot } from './dashboard-start-slot.tsx'
import { HomePeopleSlot } from './home-people-slot.tsx'

const RECEIVED = 'GET /comments/received'
const OFFER = 'GET /posts/feed/unanswered/offer'
const PUT_AWAY = 'POST /posts/feed/unanswered/offer/put-away'
const user = aUser()
const open = (as: ReturnType<typeof aUser> | null = user) => renderInKit(<HomePeopleSlot />, { user: as })

const aReply = (part: Partial<ReceivedComment> = {}): ReceivedComment => ({
  id: anId(),
  postId: anId(),
  user: { id: anId(), username: 'noor', displayName: 'Noor', avatarUrl: null },
  content: 'I hear you',
  createdAt: new Date().toISOString(),
  isAnswer: false,
  worry: 'the exam',
  isOwnWorry: true,
  ...part,
})
const waiting = (part: Partial<UnansweredPost> = {}) => ({
  post: {
    ...aPost({ shortContent: 'nobody answers', category: 'work' }),
    isFamiliar: false,
    hasHelped: false,
    lentUntil: new Date(Date.now() + 600_000).toISOString(),
    ...part,
  },
})
const nobody = { post: null }

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

describe('the replies', () => {
  it('lead to the exact words, with the worry they belong to', async () => {
    const reply = aReply()
    const answer = aReply({ content: 'Me as well', isAnswer: true })
    const api = fakeApi({ [RECEIVED]: () => [answer, reply], [OFFER]: () => nobody })
    open()
    const region = within(await screen.findByRole('region', { name: 'Replies to you' }))
    expect(region.getByRole('link', { name: 'I hear you' }).getAttribute('href')).toBe(
      `/posts/${reply.postId}#comment-${reply.id}`,
    )
    const [first, second] = region.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(first).toContain('answered you')
    for (const part of ['Noor', 'wrote to you', 'Just now', 'the exam']) expect(second).toContain(part)
    expect(api.callsTo('GET', '/comments/received')[0]?.query.limit).toBe('3')
  })

  it('are refetched when a comment came while the page is open, and are nothing without any or after a failure', async () => {
    let replies: ReceivedComment[] = []
    fakeApi({
      [RECEIVED]: () => replies,
      [OFFER]: () => new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Not now' }),
    })
    const { container } = open()
    await waitFor(() => expect(container.querySelector('[data-skeleton]')).toBeNull())
    expect(container.textContent).toBe('')
    replies = [aReply()]
    act(() => emit('comments.changed/1', { postId: anId(), count: 1 }))
    expect(await screen.findByText('I hear you')).toBeTruthy()
  })
})

describe('the offer of an unanswered worry', () => {
  it('shows why it is offered, and links to its comments', async () => {
    const page = waiting({ isFamiliar: true })
    fakeApi({ [RECEIVED]: () => [], [OFFER]: () => page })
    open()
    const region = within(await screen.findByRole('region', { name: 'Somebody waits for a word' }))
    expect(region.getByText('You have been through this: Work & Career')).toBeTruthy()
    expect(region.getByRole('link', { name: 'Write a kind word' }).getAttribute('href')).toBe(`/posts/${page.post.id}#comments`)
  })

  it('keeps its warning', async () => {
    fakeApi({ [RECEIVED]: () => [], [OFFER]: () => waiting({ contentWarning: 'loss' }) })
    open()
    expect(await screen.findByText('Warning: Loss and grief')).toBeTruthy()
    expect(screen.queryByText('nobody answers')).toBeNull()
    expect(screen.getByText('Nobody has written to them yet. A line is enough.')).toBeTruthy()
  })

  it('is requested each time: the server knows the day, and whether somebody has answered', async () => {
    let page: { post: UnansweredPost | null } = waiting()
    fakeApi({ [RECEIVED]: () => [], [OFFER]: () => page })
    const first = open()
    await screen.findByText('nobody answers')
    first.unmount()
    page = nobody
    const { container } = open()
    await waitFor(() => expect(container.querySelector('[data-skeleton]')).toBeNull())
    expect(screen.queryByText('nobody answers')).toBeNull()
  })

  it('disappears at once when it is declined, and the server is notified', async () => {
    const api = fakeApi({ [RECEIVED]: () => [], [OFFER]: () => waiting(), [PUT_AWAY]: () => ({ message: 'Not today' }) })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('region')).toBeNull()
    await waitFor(() => expect(api.callsTo('POST', '/posts/feed/unanswered/offer/put-away')).toHaveLength(1))
  })

  it('is on the dashboard too', async () => {
    fakeApi({ [OFFER]: () => waiting() })
    renderInKit(<DashboardStartSlot />, { user })
    expect(await screen.findByRole('region', { name: 'Somebody waits for a word' })).toBeTruthy()
  })
})

it('is nothing for visitors', () => {
  const api = fakeApi({})
  expect(open(null).container.textContent).toBe('')
  expect(api.calls).toEqual([])
})
