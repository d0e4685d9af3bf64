import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import type { Post } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { defaultPrivacy } from '@worrystone/session/default-privacy'
import { optionalHints } from '@worrystone/session/optional-hints'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { anOwnPost, captureToasts, deferred } from '../testing.ts'
import { ShareWorry } from './share-worry.tsx'

const PROMPTS = [
  { id: 'a', text: 'I am worried about…' },
  { id: 'b', text: 'I am afraid that…' },
]
const prompts = () => PROMPTS
let user = aUser()
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Your worry')
const share = () => userEvent.click(screen.getByRole('button', { name: 'Share worry' }))
const keys = (api: ReturnType<typeof fakeApi>) =>
  api.callsTo('POST', '/posts').map(({ headers }) => headers.get('idempotency-key'))

function open(onShared: (post: Post) => void = () => {}) {
  return renderInKit(<ShareWorry onShared={onShared} />, { user })
}
async function fillIn(words = 'Nobody answers me') {
  await userEvent.click(await screen.findByRole('radio', { name: 'I am worried about…' }))
  await userEvent.type(text(), words)
}
const refusedOnce = () => {
  let times = 0
  return () => (++times === 1 ? new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Not now, please' }) : anOwnPost(user))
}

// Drafts are stored per person: each test has its own.
beforeEach(() => {
  user = aUser()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('sharing a worry', () => {
  it('sends the typed text and choices, thanks, and deletes the draft', async () => {
    const toasts = captureToasts()
    const shared: Post[] = []
    const api = fakeApi({ 'GET /posts/prompts': prompts, 'POST /posts': () => anOwnPost(user) })
    open((post) => shared.push(post))
    await fillIn()
    await userEvent.click(screen.getByRole('radio', { name: /Friends/ }))
    await userEvent.click(screen.getByRole('switch', { name: 'Allow comments' }))
    await share()

    await waitFor(() => expect(toasts).toEqual(['Your worry has been shared!']))
    expect(api.callsTo('POST', '/posts')[0]?.body).toEqual({
      shortContent: 'Nobody answers me',
      worryPrompt: 'I am worried about…',
      privacyLevel: 'friends',
      commentsEnabled: false,
      isScheduled: false,
    })
    expect(shared).toHaveLength(1)
    expect(text().value).toBe('')
  })

  it('sends the wish of the author, with which the next worry begins; no replies switches comments off', async () => {
    const api = fakeApi({ 'GET /posts/prompts': prompts, 'POST /posts': () => anOwnPost(user) })
    const wish = () => screen.getByLabelText<HTMLSelectElement>('What do you wish for?')
    const { unmount } = open(() => {})
    await fillIn()
    await userEvent.selectOptions(wish(), 'No replies')
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Allow comments' }).checked).toBe(false)
    await userEvent.selectOptions(wish(), 'Just listen')
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Allow comments' }).checked).toBe(true)
    await share()
    await waitFor(() => expect(api.callsTo('POST', '/posts')[0]?.body).toMatchObject({ wish: 'listen', commentsEnabled: true }))
    unmount()
    open(() => {})
    await waitFor(() => expect(wish().value).toBe('listen'))
  })

  it('does not ask whoever switched the question off, and sends no wish that is remembered', async () => {
    const api = fakeApi({ 'GET /posts/prompts': prompts, 'POST /posts': () => anOwnPost(user) })
    localStorage.setItem(`worrystone_wish/${user.id}`, 'listen')
    optionalHints.set('wish', user.id, false)
    open(() => {})
    await fillIn()
    expect(screen.queryByLabelText('What do you wish for?')).toBeNull()
    await share()
    await waitFor(() => expect(api.callsTo('POST', '/posts')).toHaveLength(1))
    expect(api.callsTo('POST', '/posts')[0]?.body).not.toHaveProperty('wish')
    expect(localStorage.getItem(`worrystone_wish/${user.id}`)).toBe('listen')
    optionalHints.set('wish', user.id, true)
  })

  it('sends the chosen content warning, and shows when a moderator reads first', async () => {
    const toasts = captureToasts()
    const api = fakeApi({
      'GET /posts/prompts': prompts,
      'POST /posts': () => anOwnPost(user, { contentWarning: 'loss', moderationStatus: 'pending' }),
    })
    open()
    await fillIn()
    await userEvent.selectOptions(screen.getByLabelText('Content warning'), 'Loss and grief')
    await share()
    await waitFor(() => expect(toasts).toEqual(['Your worry is kept. A moderator reads it before others can.']))
    expect(api.callsTo('POST', '/posts')[0]?.body.contentWarning).toBe('loss')
  })

  it('starts with the default privacy of its author, on this device only', async () => {
    defaultPrivacy.write(user.id, 'private')
    const api = fakeApi({ 'GET /posts/prompts': prompts, 'POST /posts': () => anOwnPost(user, { privacyLevel: 'private' }) })
    open()
    expect(await screen.findByRole('radio', { name: /Private/ })).toHaveProperty('checked', true)
    await fillIn()
    await share()
    await waitFor(() => expect(api.callsTo('POST', '/posts')[0]?.body.privacyLevel).toBe('private'))
    cleanup()
    user = aUser()
    open()
    expect(await screen.findByRole('radio', { name: /Public/ })).toHaveProperty('checked', true)
  })

  it('keeps the privacy of a draft when the default changes', async () => {
    fakeApi({ 'GET /posts/prompts': prompts })
    open()
    await userEvent.click(await screen.findByRole('radio', { name: /Friends/ }))
    cleanup()
    defaultPrivacy.write(user.id, 'private')
    open()
    expect(await screen.findByRole('radio', { name: /Friends/ })).toHaveProperty('checked', true)
  })

  it('explains each privacy in words', async () => {
    fakeApi({ 'GET /posts/prompts': prompts })
    open()
    expect(await screen.findByText('Everyone, also without an account')).toBeTruthy()
    expect(screen.getByText('People you follow, and whoever you follow later')).toBeTruthy()
    expect(screen.getByText('Only you')).toBeTruthy()
    await screen.findAllByRole('radio', { name: /worried/ })
  })

  it('begins with the prompt on a phone: a tap on one leads on to the text', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
    onTestFinished(() => void vi.unstubAllGlobals())
    fakeApi({ 'GET /posts/prompts': prompts })
    open()
    const first = await screen.findByRole('radio', { name: 'I am worried about…' })
    expect(document.activeElement).not.toBe(text())
    first.focus()
    await userEvent.keyboard(' {ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'I am afraid that…' }))
    await userEvent.click(first)
    expect(document.activeElement).toBe(text())
  })

  it('shows missing fields at their controls, and sends nothing', async () => {
    const api = fakeApi({ 'GET /posts/prompts': prompts })
    open()
    await screen.findByRole('radio', { name: 'I am afraid that…' })
    await share()
    expect(screen.getByText('Please share your worry')).toBeTruthy()
    expect(screen.getByText('Please select a prompt')).toBeTruthy()
    expect(document.activeElement?.closest('[data-problem]')).toBeTruthy()
    expect(api.callsTo('POST', '/posts')).toEqual([])
    await userEvent.type(text(), 'now there is something')
    expect(screen.queryByText('Please share your worry')).toBeNull()
  })

  it('counts graphemes, and rejects the 281st', async () => {
    const api = fakeApi({ 'GET /posts/prompts': prompts, 'POST /posts': () => anOwnPost(user) })
    open()
    await userEvent.click(await screen.findByRole('radio', { name: 'I am afraid that…' }))
    await userEvent.click(text())
    await userEvent.paste('👨‍👩‍👧‍👦'.repeat(280))
    expect(screen.getByText('280/280')).toBeTruthy()
    await userEvent.paste('é')
    expect(screen.getByText('281/280')).toBeTruthy()
    await share()
    expect(screen.getByText('Worry must be less than 280 characters')).toBeTruthy()
    expect(api.callsTo('POST', '/posts')).toEqual([])
    await userEvent.keyboard('{Backspace}')
    await share()
    await waitFor(() => expect(api.callsTo('POST', '/posts')).toHaveLength(1))
  })

  it('shows that the prompts could not be loaded, with a retry', async () => {
    let isUp = false
    fakeApi({
      'GET /posts/prompts': () => (isUp ? PROMPTS : new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Prompts sleep' })),
    })
    open()
    expect(await screen.findByText('Prompts sleep')).toBeTruthy()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('radio', { name: 'I am afraid that…' })).toBeTruthy()
  })

  it('shows field errors of the server at their fields', async () => {
    const toasts = captureToasts()
    fakeApi({
      'GET /posts/prompts': prompts,
      'POST /posts': () =>
        new ErrorResponse(400, {
          code: 'VALIDATION_ERROR',
          message: 'Please check your input',
          details: [{ path: 'shortContent', message: 'Please share your worry' }],
        }),
    })
    open()
    await fillIn()
    await share()
    expect(await screen.findByText('Please share your worry')).toBeTruthy()
    expect(toasts).toEqual(['Please check your input'])
    expect(text().value).toBe('Nobody answers me')
  })

  it('sends a double click once', async () => {
    const answer = deferred<unknown>()
    const api = fakeApi({ 'GET /posts/prompts': prompts, 'POST /posts': () => answer.promise })
    open()
    await fillIn()
    await share()
    await userEvent.click(screen.getByRole('button', { name: /Share worry/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }))
    await act(async () => answer.resolve(anOwnPost(user)))
    expect(api.callsTo('POST', '/posts')).toHaveLength(1)
  })
})

describe('the draft', () => {
  it('is restored with every choice', async () => {
    fakeApi({ 'GET /posts/prompts': prompts })
    open()
    await fillIn('to be continued')
    await userEvent.click(screen.getByRole('radio', { name: /Private/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Tell more, if you like' }))
    await userEvent.type(screen.getByLabelText('The longer story'), 'once upon a time')
    cleanup()

    open()
    await screen.findByLabelText('Your worry')
    expect(text().value).toBe('to be continued')
    expect(screen.getByLabelText<HTMLTextAreaElement>('The longer story').value).toBe('once upon a time')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Private/ }).checked).toBe(true)
    expect(JSON.parse(localStorage.getItem('worrystone_worry_drafts') ?? '{}').state.texts[`${user.id}/share`].shortContent).toBe(
      'to be continued',
    )
    await screen.findByRole('radio', { name: 'I am afraid that…' })
  })

  it('stays after a request without a response', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const toasts = captureToasts()
    fakeApi({
      'GET /posts/prompts': prompts,
      'POST /posts': () => {
        throw new TypeError('Failed to fetch')
      },
    })
    open()
    await fillIn()
    await share()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(toasts).toEqual(['Failed to create post'])
    expect(text().value).toBe('Nobody answers me')
  })
})

describe('the idempotency key', () => {
  it('is the same for a retry, also when the form was closed in between', async () => {
    const api = fakeApi({ 'GET /posts/prompts': prompts, 'POST /posts': refusedOnce() })
    open()
    await fillIn()
    await share()
    await waitFor(() => expect(keys(api)).toHaveLength(1))
    cleanup()
    open()
    await screen.findByRole('radio', { name: 'I am afraid that…' })
    await share()
    await waitFor(() => expect(keys(api)).toHaveLength(2))
    expect(keys(api)[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys(api)[1]).toBe(keys(api)[0])
  })

  it('is new after a change of the text, and for another endpoint', async () => {
    const api = fakeApi({
      'GET /posts/prompts': prompts,
      'POST /posts': () => new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'no' }),
    })
    open()
    await fillIn()
    await share()
    await userEvent.type(text(), '!')
    await share()
    await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }))
    await waitFor(() => expect(new Set(keys(api)).size).toBe(3))
  })

  it('is new after a success, for the same text again', async () => {
    const api = fakeApi({ 'GET /posts/prompts': prompts, 'POST /posts': () => anOwnPost(user) })
    open()
    await fillIn('same')
    await share()
    await waitFor(() => expect(text().value).toBe(''))
    await fillIn('same')
    await share()
    await waitFor(() => expect(new Set(keys(api)).size).toBe(2))
  })
})

describe('sharing later', () => {
  it('sends local time as UTC, and shows when it is published', async () => {
    const toasts = captureToasts()
    const at = '2031-05-06T07:08:00.000Z'
    const api = fakeApi({
      'GET /posts/prompts': prompts,
      'POST /posts': ({ body }) =>
        anOwnPost(user, {
          publishedAt: null,
          isScheduled: true,
          scheduledFor: String(body.scheduledFor),
          createdAt: at,
          updatedAt: at,
        }),
    })
    open()
    await fillIn()
    await userEvent.click(screen.getByRole('switch', { name: 'Share it later' }))
    const field = screen.getByLabelText<HTMLInputElement>('Date and time')
    expect(Math.abs(new Date(field.min).getTime() - Date.now())).toBeLessThan(61_000)
    await userEvent.type(field, '2031-05-06T09:08')
    await userEvent.click(screen.getByRole('button', { name: 'Schedule worry' }))

    await waitFor(() => expect(toasts[0]).toMatch(/^Your worry will be shared on .*2031/))
    expect(api.callsTo('POST', '/posts')[0]?.body).toMatchObject({
      isScheduled: true,
      scheduledFor: new Date(2031, 4, 6, 9, 8).toISOString(),
    })
  })

  it('requires a time, and rejects one in the past', async () => {
    const api = fakeApi({ 'GET /posts/prompts': prompts })
    open()
    await fillIn()
    await userEvent.click(screen.getByRole('switch', { name: 'Share it later' }))
    await userEvent.click(screen.getByRole('button', { name: 'Schedule worry' }))
    expect(screen.getByText('Please choose a valid date and time')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Date and time'), '2020-01-01T00:00')
    expect(screen.getByText('Please choose a time in the future')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Schedule worry' }))
    expect(api.callsTo('POST', '/posts')).toEqual([])
  })

  it('saves a draft without a time, and shows who sees it', async () => {
    const toasts = captureToasts()
    const api = fakeApi({
      'GET /posts/prompts': prompts,
      'POST /posts': () => ({ ...anOwnPost(user), publishedAt: null, isScheduled: true }),
    })
    open()
    await fillIn()
    await userEvent.click(screen.getByRole('switch', { name: 'Share it later' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }))
    await waitFor(() => expect(toasts).toEqual(['Your draft is saved. Only you can see it.']))
    expect(api.callsTo('POST', '/posts')[0]?.body).toMatchObject({ isScheduled: true })
    expect(api.callsTo('POST', '/posts')[0]?.body).not.toHaveProperty('scheduledFor')
  })
})
