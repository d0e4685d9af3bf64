import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import type { UnansweredPost } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { emit } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPage, aPost, fakeIntersection } from '../testing.ts'
import { FeedPage } from './feed-page.tsx'

const WAITING = 'GET /posts/feed/unanswered'
const RENEW = 'PUT /posts/feed/unanswered/loans'
const RETURN = 'POST /posts/feed/unanswered/loans/return'
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const aLoan = (part: Partial<UnansweredPost> = {}): UnansweredPost => ({
  ...aPost({ shortContent: 'nobody answers', category: 'work', commentCount: 0 }),
  isFamiliar: false,
  hasHelped: false,
  lentUntil: inMinutes(10),
  ...part,
})
const lent = (...posts: UnansweredPost[]) => ({ posts, hasMore: false })
const renewed = () => ({ lentUntil: inMinutes(10) })
const returned = () => ({ message: 'Somebody else can answer now' })
const open = (user: ReturnType<typeof aUser> | null = aUser()) =>
  renderInKit(<FeedPage />, { path: '/feed?tab=waiting', route: '/feed', user })

beforeEach(() => {
  fakeIntersection()
  window.scrollTo = () => {}
})
afterEach(() => vi.useRealTimers())

describe('the tab of worries without a first word', () => {
  it('shows above each why it is offered to this reader', async () => {
    const api = fakeApi({
      [WAITING]: () =>
        lent(aLoan({ isFamiliar: true }), aLoan({ hasHelped: true, category: 'family' }), aLoan({ shortContent: 'the oldest' })),
      [RETURN]: returned,
    })
    open()
    const [known, helped, oldest] = await screen.findAllByRole('article')
    expect(within(known as HTMLElement).getByText('You have been through this: Work & Career')).toBeTruthy()
    expect(within(helped as HTMLElement).getByText(/^Your words have helped with this before: Family/)).toBeTruthy()
    expect(within(oldest as HTMLElement).getByText('Nobody has written to them yet. A line is enough.')).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Waiting for a first word' }).getAttribute('aria-selected')).toBe('true')
    expect(api.callsTo('GET', '/posts/feed/unanswered')[0]?.query).toMatchObject({ limit: '5', offset: '0' })
    expect(api.callsTo('GET', '/posts')).toEqual([])
  })

  it('has its own empty state when all are answered', async () => {
    fakeApi({ [WAITING]: () => lent() })
    open()
    expect(await screen.findByText('Everyone has been answered')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show all worries' }).getAttribute('href')).toBe('/feed')
  })

  it('shows a failure in place, with a retry', async () => {
    let isUp = false
    fakeApi({
      [WAITING]: () => (isUp ? lent(aLoan()) : new ErrorResponse(400, { code: 'BAD_REQUEST', message: '' })),
      [RETURN]: returned,
    })
    open()
    expect(await screen.findByText(/./, { selector: '[role=alert] p' })).toBeTruthy()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('nobody answers')).toBeTruthy()
  })

  it('leaves out a worry as soon as somebody has written to it', async () => {
    const loan = aLoan()
    fakeApi({ [WAITING]: () => lent(loan, aLoan({ shortContent: 'another' })), [RETURN]: returned })
    open()
    await screen.findByText('nobody answers')
    emit('comments.changed/1', { postId: loan.id, count: 1 })
    await waitFor(() => expect(screen.queryByText('nobody answers')).toBeNull())
    expect(screen.getByText('another')).toBeTruthy()
  })

  it('is not offered to visitors, who see all worries at its address', async () => {
    const api = fakeApi({ 'GET /posts': () => aPage([aPost({ shortContent: 'for all' })]) })
    open(null)
    expect(await screen.findByText('for all')).toBeTruthy()
    expect(screen.queryByRole('tab', { name: 'Waiting for a first word' })).toBeNull()
    expect(api.callsTo('GET', '/posts/feed/unanswered')).toEqual([])
  })
})

describe('a loan', () => {
  it('is given back on leaving the tab', async () => {
    const loans = [aLoan(), aLoan()]
    const api = fakeApi({ [WAITING]: () => lent(...loans), [RETURN]: returned, 'GET /posts': () => aPage([]) })
    open()
    await screen.findAllByRole('article')
    await userEvent.click(screen.getByRole('tab', { name: 'All Posts' }))
    await waitFor(() => expect(api.bodiesOf(RETURN)).toEqual([{ postIds: loans.map(({ id }) => id) }]))
  })

  it('is given back when the window closes', async () => {
    const loan = aLoan()
    const api = fakeApi({ [WAITING]: () => lent(loan), [RETURN]: returned })
    open()
    await screen.findByText('nobody answers')
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(api.bodiesOf(RETURN)).toEqual([{ postIds: [loan.id] }]))
  })

  it('is renewed while it is read, and what has ended is not given back', async () => {
    const loan = aLoan()
    const api = fakeApi({
      [WAITING]: () => lent(loan, aLoan({ lentUntil: inMinutes(-1) })),
      [RENEW]: renewed,
      [RETURN]: returned,
    })
    const { unmount } = open()
    await screen.findAllByRole('article')
    unmount()
    await waitFor(() => expect(api.bodiesOf(RETURN)).toEqual([{ postIds: [loan.id] }]))

    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const other = aLoan({ shortContent: 'still here' })
    const later = fakeApi({ [WAITING]: () => lent(other), [RENEW]: renewed, [RETURN]: returned })
    open()
    await vi.waitFor(() => expect(screen.getByText('still here')).toBeTruthy())
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000))
    await vi.waitFor(() => expect(later.bodiesOf(RENEW)).toEqual([{ postIds: [other.id] }]))
  })

  it('stays ten minutes more for the one whose page is opened', async () => {
    const [opened, other] = [aLoan(), aLoan({ shortContent: 'another' })]
    const api = fakeApi({ [WAITING]: () => lent(opened, other), [RENEW]: renewed, [RETURN]: returned })
    const { unmount } = open()
    await screen.findByText('nobody answers')
    window.history.replaceState(null, '', `/posts/${opened.id}`)
    unmount()
    await waitFor(() => expect(api.bodiesOf(RETURN)).toEqual([{ postIds: [other.id] }]))
    expect(api.bodiesOf(RENEW)).toEqual([{ postIds: [opened.id] }])
    window.history.replaceState(null, '', '/')
  })
})
