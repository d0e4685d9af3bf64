import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ApiCall, ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import type { FollowUps } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { FollowUpOffer } from '../features/follow-up/follow-up-offer.tsx'
import { anOwnPost, aPost, captureToasts } from '../testing.ts'
import { PostPage } from './post-page.tsx'

const ANSWER = 'POST /follow-ups/posts/:id/answers'
const STOP = 'POST /follow-ups/posts/:id/stop'
const SHARE = 'PUT /follow-ups/posts/:id'
const DUE = 'GET /follow-ups'
const LONG_AGO = '2026-01-05T10:00:00.000Z'
const NOTHING: FollowUps = { answers: [], isDue: false, isStopped: false, isShared: false }
const LIGHTER: FollowUps = { ...NOTHING, answers: [{ answer: 'lighter', answeredAt: '2026-01-19T10:00:00.000Z' }] }
const user = aUser()
beforeEach(() => localStorage.clear())

type Handlers = Record<string, (call: ApiCall) => unknown>

function openPage(followUps: FollowUps, handlers: Handlers = {}, post = anOwnPost(user, { publishedAt: LONG_AGO })) {
  const api = fakeApi({
    'GET /posts/:id': () => post,
    'GET /comments/post/:id/threaded': () => ({ comments: [], hasMore: false, total: 0 }),
    'GET /follow-ups/posts/:id': () => followUps,
    ...handlers,
  })
  renderInKit(<PostPage />, { path: `/posts/${post.id}`, route: '/posts/:postId', user })
  return api
}
const question = async () => within(await screen.findByRole('region', { name: 'How is it now?' }))
const choose = async (name: string) => userEvent.click((await question()).getByRole('button', { name }))

describe('the question on one’s own worry', () => {
  it('keeps an answer, which can be changed, and draws it', async () => {
    const api = openPage(
      { ...NOTHING, isDue: true },
      { [ANSWER]: ({ body }) => ({ ...LIGHTER, answers: [{ ...LIGHTER.answers[0], answer: body.answer }] }) },
    )
    await choose('The same')
    expect(await screen.findByText('Thank you. Some worries take their time.')).toBeTruthy()
    await choose('Lighter')
    expect(await screen.findByText('Good to hear that it is lighter.')).toBeTruthy()
    expect(api.callsTo('POST', /answers/).map(({ body }) => body)).toEqual([{ answer: 'same' }, { answer: 'lighter' }])
    expect((await question()).getByRole('button', { name: 'Lighter' }).getAttribute('aria-pressed')).toBe('true')
    const line = within(screen.getByRole('region', { name: 'How it went on' }))
    expect(line.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Shared.*2026/),
      expect.stringMatching(/^Lighter.*2026/),
    ])
  })

  it('shows where help is after the answer heavier', async () => {
    openPage({ ...NOTHING, isDue: true }, { [ANSWER]: () => LIGHTER })
    await choose('Heavier')
    expect(await screen.findByText('That is hard. You do not have to carry it by yourself.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Need help now?' }).getAttribute('href')).toBe('/help')
  })

  it('is ended for this worry, and for all if one likes', async () => {
    const api = openPage({ ...NOTHING, isDue: true }, { [STOP]: () => ({ ...NOTHING, isStopped: true }) })
    await choose("Don't ask")
    expect(await screen.findByText('We will not ask about this worry again.')).toBeTruthy()
    expect((await question()).queryByRole('button', { name: 'Lighter' })).toBeNull()
    expect(screen.getByRole('button', { name: "Don't ask about any worry" })).toBeTruthy()
    expect(api.callsTo('POST', /stop/)).toHaveLength(1)
  })

  it('stays with the reason when an answer cannot be saved', async () => {
    const toasts = captureToasts()
    openPage(
      { ...NOTHING, isDue: true },
      { [ANSWER]: () => new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Not now, please' }) },
    )
    await choose('Lighter')
    await waitFor(() => expect(toasts).toEqual(['Not now, please']))
    expect((await question()).getByRole('button', { name: 'Lighter' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('is not asked where none is due, and not requested about a worry that is younger than two weeks', async () => {
    const api = openPage(NOTHING, {}, anOwnPost(user))
    await screen.findByRole('region', { name: /^Comments/ })
    expect(api.callsTo('GET', /follow-ups/)).toEqual([])
    expect(screen.queryByText('How is it now?')).toBeNull()
  })
})

describe('how a worry went on', () => {
  it('is shared by its author, who may take that back', async () => {
    const api = openPage(LIGHTER, { [SHARE]: ({ body }) => ({ ...LIGHTER, isShared: body.isShared }) })
    const sharing = await screen.findByRole<HTMLInputElement>('switch', { name: 'Show this line to whoever sees the worry' })
    expect(screen.getByText('Only you see this line.')).toBeTruthy()
    await userEvent.click(sharing)
    expect(sharing.checked).toBe(true)
    expect(screen.queryByText('Only you see this line.')).toBeNull()
    await waitFor(() => expect(api.callsTo('PUT', /follow-ups/)).toHaveLength(1))
    await userEvent.click(sharing)
    await waitFor(() => expect(api.callsTo('PUT', /follow-ups/).map(({ body }) => body.isShared)).toEqual([true, false]))
  })

  it('is read by others without a switch, and has none where nobody else sees the worry', async () => {
    openPage({ ...LIGHTER, isShared: true }, {}, aPost({ publishedAt: LONG_AGO }))
    expect(await screen.findByRole('region', { name: 'How it went on' })).toBeTruthy()
    expect(screen.queryByRole('switch', { name: /Show this line/ })).toBeNull()
  })

  it('has no switch below a private worry', async () => {
    openPage(LIGHTER, {}, anOwnPost(user, { publishedAt: LONG_AGO, privacyLevel: 'private' }))
    expect(await screen.findByRole('region', { name: 'How it went on' })).toBeTruthy()
    expect(screen.queryByRole('switch', { name: /Show this line/ })).toBeNull()
  })
})

describe('the question on the start pages', () => {
  const worry = {
    ...{ id: aPost().id, privacyLevel: 'public' as const, publishedAt: LONG_AGO },
    ...{ worryPrompt: 'What if...', shortContent: 'the rent is due', language: 'en' as const },
  }
  const offer = () => renderInKit(<FollowUpOffer userId={user.id} />, { user })

  it('names the worry and leads to it', async () => {
    fakeApi({ [DUE]: () => ({ worry }) })
    offer()
    expect((await question()).getByRole('link', { name: 'the rent is due' }).getAttribute('href')).toBe(`/posts/${worry.id}`)
  })

  it('is dismissed for the day', async () => {
    const api = fakeApi({ [DUE]: () => ({ worry }) })
    const { unmount } = offer()
    await choose('Not now')
    expect(screen.queryByText('How is it now?')).toBeNull()
    unmount()
    offer()
    expect(api.callsTo('GET', '/follow-ups')).toHaveLength(1)
  })

  it('is nothing without a worry, or after a failure', async () => {
    let isUp = true
    const api = fakeApi({
      [DUE]: () => (isUp ? { worry: null } : new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'No' })),
    })
    const { container, unmount } = offer()
    await waitFor(() => expect(container.querySelector('[data-skeleton]')).toBeNull())
    unmount()
    isUp = false
    const again = offer()
    await waitFor(() => expect(api.callsTo('GET', '/follow-ups')).toHaveLength(2))
    await waitFor(() => expect(again.container.querySelector('[data-skeleton]')).toBeNull())
    expect(screen.queryByText('How is it now?')).toBeNull()
  })
})
