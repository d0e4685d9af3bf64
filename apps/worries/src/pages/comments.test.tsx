import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ApiCall, ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import type { Post } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { emit, on } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { optionalHints } from '@worrystone/session/optional-hints'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aComment, anOwnPost, aPost, captureToasts, deferred } from '../testing.ts'
import { PostPage } from './post-page.tsx'

let user = aUser()
let post: Post = aPost()
const refusal = (message = 'Not now, please') => new ErrorResponse(400, { code: 'BAD_REQUEST', message })
const aThread = (part: Parameters<typeof aComment>[0] & { replies?: unknown[] } = {}) => ({ replies: [], ...aComment(part) })
const threads = (comments: unknown[], hasMore = false) => ({ comments, hasMore, total: comments.length })
const section = () => screen.findByRole('region', { name: /^Comments/ })
const comments = () => [...document.querySelectorAll('[data-comment] > p[dir="auto"]')].map((each) => each.textContent)
const write = async (words: string) => userEvent.type(await screen.findByLabelText('Your comment'), words)
const send = (name = 'Comment') => userEvent.click(screen.getByText(name, { selector: 'button[type=submit]' }))
const article = (name = 'Comment from Noor') => screen.findByRole('article', { name })

function open(handlers: Record<string, (call: ApiCall) => unknown>, who: typeof user | null = user, hash = '') {
  const api = fakeApi({
    'GET /posts/:id': () => post,
    'GET /comments/post/:id/threaded': () => threads([]),
    'GET /comments/post/:id/count': () => ({ count: 1 }),
    ...handlers,
  })
  return { api, ...renderInKit(<PostPage />, { path: `/posts/${post.id}${hash}`, route: '/posts/:postId', user: who }) }
}
const mine = ({ body, path }: ApiCall) =>
  aComment({
    userId: user.id,
    user,
    content: String(body.content),
    parentCommentId: (body.parentCommentId as string | undefined) ?? null,
    postId: path.split('/')[3] ?? '',
    isOwnComment: true,
  })

beforeEach(() => {
  user = aUser()
  post = aPost({ commentCount: 1 })
  Element.prototype.scrollIntoView = () => {}
})

describe('reading comments', () => {
  it('translates a comment on request, and shows the original again', async () => {
    const spanish = aThread({ content: 'Te mando un abrazo', language: 'es', isTranslatable: true })
    let text: string | undefined
    const { api } = open({
      'GET /comments/post/:id/threaded': () =>
        threads([
          spanish,
          aThread({ content: 'Bonne nuit', language: 'fr' }),
          aThread({ content: 'Hi', language: 'en', isTranslatable: true }),
        ]),
      'POST /comments/:id/translation': () => (text === undefined ? refusal() : { text }),
    })
    const toasts = captureToasts()
    // Only where it may be translated, and is not in the reader's language anyway.
    await userEvent.click(await screen.findByRole('button', { name: 'Translate' }))
    await waitFor(() => expect(toasts).toEqual(['Not now, please']))
    expect(comments()[0]).toBe('Te mando un abrazo')
    text = 'I send you a hug'
    await userEvent.click(screen.getByRole('button', { name: 'Translate' }))
    await waitFor(() => expect(comments()[0]).toBe('I send you a hug'))
    expect(screen.getByText('I send you a hug').closest('[lang]')?.getAttribute('lang')).toBe('en')
    expect(screen.getByText('Translated by a machine, which makes mistakes.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show the original' }))
    expect(comments()[0]).toBe('Te mando un abrazo')
    await userEvent.click(screen.getByRole('button', { name: 'Translate' }))
    expect(comments()[0]).toBe('I send you a hug')
    // Once, for as long as it is on the page.
    expect(api.callsTo('POST', /translation$/).map(({ body }) => body)).toEqual([{ language: 'en' }, { language: 'en' }])
  })

  it('says which language a comment is in where the page is in another one, and marks its text', async () => {
    open({
      'GET /comments/post/:id/threaded': () =>
        threads([
          aThread({ content: 'Te mando un abrazo', language: 'es' }),
          aThread({ content: 'أنا معك', language: 'ar' }),
          aThread({ content: 'I hear you', language: 'en' }),
          aThread({ content: '❤️', language: null }),
        ]),
    })
    await screen.findByText('Te mando un abrazo')
    const marks = [...document.querySelectorAll<HTMLElement>('[data-comment] > p > [dir]')].map(({ lang, dir }) => [lang, dir])
    expect(marks).toEqual([
      ['es', 'ltr'],
      ['ar', 'rtl'],
      ['en', 'ltr'],
      ['', 'auto'],
    ])
    expect(screen.getAllByText(/^in /).map(({ textContent }) => textContent)).toEqual(['in Spanish', 'in Arabic'])
  })

  it('loads the first ten threads with their replies, and more of both on demand', async () => {
    const answer = aComment({ content: 'an answer' })
    const first = aThread({ content: 'first', replyCount: 3, replies: [{ ...answer, replies: [] }] })
    const { api } = open({
      'GET /comments/post/:id/threaded': ({ query }) =>
        query.offset === '1' ? threads([aThread({ content: 'second' })]) : threads([first], true),
      'GET /comments/:id/replies': () => ({
        comments: [{ ...answer, replies: [] }, aThread({ content: 'next' }), aThread({ content: 'last' })],
        hasMore: false,
      }),
    })
    expect(await screen.findByText('first')).toBeTruthy()
    expect(api.callsTo('GET', /threaded/)[0]?.query.limit).toBe('10')
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more answers' }))
    await waitFor(() => expect(comments()).toEqual(['first', 'an answer', 'next', 'last']))
    expect(screen.queryByRole('button', { name: /more answers/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(comments()).toEqual(['first', 'an answer', 'next', 'last', 'second']))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('show a failure, with a retry', async () => {
    let isUp = false
    open({ 'GET /comments/post/:id/threaded': () => (isUp ? threads([aThread({ content: 'there' })]) : refusal('Not yet')) })
    expect(await screen.findByText('Not yet')).toBeTruthy()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('there')).toBeTruthy()
  })

  it('keeps the place of a comment with hidden words, and shows it on request with the focus on it', async () => {
    const answer = aThread({ content: 'an answer' })
    const hidden = aThread({ content: 'about spiders', hasHiddenWords: true, replyCount: 1, replies: [answer] })
    open({ 'GET /comments/post/:id/threaded': () => threads([hidden]) })
    expect(await screen.findByText('Hidden by your words')).toBeTruthy()
    expect([screen.queryByText('about spiders'), screen.queryByText('an answer')]).toEqual([null, expect.anything()])
    await userEvent.click(screen.getByRole('button', { name: 'Show this comment' }))
    expect(screen.getByText('about spiders')).toBeTruthy()
    expect(document.activeElement?.textContent).toContain('about spiders')
    expect(screen.queryByText('Hidden by your words')).toBeNull()
  })

  it('has a placeholder for a removed comment, shows age and state, and makes links safe', async () => {
    const at = new Date(Date.now() - 3 * 3_600_000).toISOString()
    const answer = aComment({
      content: 'held',
      moderationStatus: 'pending',
      isOwnComment: true,
      createdAt: at,
    })
    const removed = aThread({
      isRemoved: true,
      content: '',
      user: null,
      userId: null,
      replyCount: 1,
      replies: [{ ...answer, replies: [] }],
    })
    open({
      'GET /comments/post/:id/threaded': () =>
        threads([removed, aThread({ content: 'see https://example.org <b>x</b>', isEdited: true })]),
    })
    expect(await screen.findByText('removed')).toBeTruthy()
    expect(screen.getByText('3h ago')).toBeTruthy()
    expect(screen.getByText('Waiting for a moderator')).toBeTruthy()
    expect(screen.getByText(/Somebody reads it before/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'https://example.org' }).getAttribute('rel')).toContain('nofollow ugc noopener')
    expect(comments()[1]).toBe('see https://example.org <b>x</b>')
    expect(screen.getByText('edited')).toBeTruthy()
  })

  it('scrolls to the comments for the hash', async () => {
    const scrolledTo: Element[] = []
    Element.prototype.scrollIntoView = function () {
      scrolledTo.push(this)
    }
    open({}, user, '#comments')
    await section()
    expect(scrolledTo).toEqual([document.querySelector('[data-comments]')])
  })

  it('loads, focuses and highlights the comment of the hash, also an answer that is not loaded yet', async () => {
    const parent = aThread({ content: 'parent', replyCount: 1, user: { ...user, displayName: 'Tomas' } })
    const target = aComment({ content: 'the answer', parentCommentId: parent.id })
    open(
      {
        'GET /comments/post/:id/threaded': ({ query }) =>
          query.offset === '1' ? threads([parent]) : threads([aThread({ content: 'first' })], true),
        'GET /comments/:id': ({ path }) => (path.endsWith(target.id) ? target : parent),
        'GET /comments/:id/replies': () => ({ comments: [{ ...target, replies: [] }], hasMore: false }),
      },
      user,
      `#comment-${target.id}`,
    )
    const answer = (await screen.findByText('the answer')).closest('article')
    await waitFor(() => expect(document.activeElement).toBe(answer))
    expect(answer?.dataset.highlighted).toBe('')
  })

  it('shows the comments as they are when that of the hash is gone', async () => {
    const { api } = open(
      {
        'GET /comments/post/:id/threaded': () => threads([aThread({ content: 'first' })]),
        'GET /comments/:id': () => new ErrorResponse(404, { code: 'NOT_FOUND', message: 'Gone' }),
      },
      user,
      '#comment-0198c0de-0000-7000-8000-000000000001',
    )
    expect(await screen.findByText('first')).toBeTruthy()
    await waitFor(() => expect(api.callsTo('GET', /^\/comments\/[\w-]+$/)).toHaveLength(1))
    expect(document.querySelector('[data-highlighted]')).toBeNull()
  })

  it('explains the sign-in to a visitor for each action', async () => {
    const toasts = captureToasts()
    open({ 'GET /comments/post/:id/threaded': () => threads([aThread()]) }, null)
    const own = within(await article())
    await userEvent.click(own.getByRole('button', { name: 'Reply' }))
    await userEvent.click(own.getByRole('button', { name: 'Report' }))
    expect(toasts).toEqual(['Please log in to reply', 'Please log in to report comments'])
    const entrance = within(await section())
    expect(entrance.getByText(/Please log in to comment/)).toBeTruthy()
    expect(entrance.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(`/login?next=%2Fposts%2F${post.id}`)
    expect(screen.queryByLabelText('Your comment')).toBeNull()
  })

  it('shows in place that comments are disabled, without reply buttons', async () => {
    post = aPost({ commentsEnabled: false, commentCount: 1 })
    open({ 'GET /comments/post/:id/threaded': () => threads([aThread()]) })
    expect(await screen.findByText('Comments are disabled for this post')).toBeTruthy()
    await article()
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
  })

  it('removes the comments of a blocked person', async () => {
    const [first, second] = [aThread({ content: 'theirs' }), aThread({ content: 'stays' })]
    let now = [first, second]
    open({ 'GET /comments/post/:id/threaded': () => threads(now) })
    await screen.findByText('theirs')
    now = [second]
    act(() => emit('person.hidden/1', { userId: first.userId ?? '', isHidden: true }))
    await waitFor(() => expect(comments()).toEqual(['stays']))
  })

  it('requests none for a worry that is not published', async () => {
    post = { ...anOwnPost(user), publishedAt: null }
    const { api } = open({})
    expect(await screen.findByText('Draft')).toBeTruthy()
    expect(api.callsTo('GET', /comments/)).toEqual([])
  })
})

describe('commenting', () => {
  it('shows beside the form that the device is offline, until it is online again', async () => {
    open({})
    await userEvent.type(await screen.findByLabelText('Your comment'), 'mine')
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => onLine.mockRestore())
    act(() => void window.dispatchEvent(new Event('offline')))
    const form = within((await screen.findByLabelText('Your comment')).closest('form') as HTMLElement)
    expect(form.getByText(/^You are offline/)).toBeTruthy()
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(form.queryByText(/^You are offline/)).toBeNull()
  })

  it('shows the comment optimistically, then the response of the server, and emits the exact count', async () => {
    const events: unknown[] = []
    onTestFinished(on('comments.changed/1', (payload) => void events.push(payload)))
    const answer = deferred<void>()
    const { api } = open({
      'POST /comments/post/:id': async (call) => {
        await answer.promise
        return mine(call)
      },
      'GET /comments/post/:id/count': () => ({ count: 7 }),
    })
    await write('You are not alone')
    await send()
    expect(comments()).toEqual(['You are not alone'])
    expect(screen.getByText('Sending…')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your comment').value).toBe('')
    await act(async () => answer.resolve())
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull())
    expect(comments()).toEqual(['You are not alone'])
    await waitFor(() => expect(events).toEqual([{ postId: post.id, count: 7 }]))
    expect(api.callsTo('POST', /comments/)[0]?.headers.get('idempotency-key')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your comment').value).toBe('')
  })

  it.each([
    [refusal(), 'Not now, please'],
    [
      new ErrorResponse(403, { code: 'FORBIDDEN', message: 'Comments are disabled for this post' }),
      'Comments are disabled for this post',
    ],
  ])('restores the text after a failure', async (answer, sentence) => {
    const toasts = captureToasts()
    open({ 'POST /comments/post/:id': () => answer })
    await write('half a thought')
    await send()
    await waitFor(() => expect(toasts).toEqual([sentence]))
    await waitFor(() => expect(comments()).toEqual([]))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your comment').value).toBe('half a thought')
  })

  it('reuses the key for the same text, and creates one for another', async () => {
    let times = 0
    const { api } = open({ 'POST /comments/post/:id': (call) => (++times < 3 ? refusal() : mine(call)) })
    await write('words')
    await send()
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Your comment').value).toBe('words'))
    await send()
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Your comment').value).toBe('words'))
    await write('!')
    await send()
    await waitFor(() => expect(comments()).toEqual(['words!']))
    const keys = api.callsTo('POST', /comments/).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[1])
  })

  it('rejects empty and too long texts in the form, and counts', async () => {
    const { api } = open({})
    await screen.findByLabelText('Your comment')
    await send()
    expect(await screen.findByText('Please write a comment')).toBeTruthy()
    await userEvent.click(screen.getByLabelText('Your comment'))
    await userEvent.paste('x'.repeat(1_001))
    expect(screen.getByText('1001/1000')).toBeTruthy()
    expect(screen.getByText('Comment must be less than 1,000 characters')).toBeTruthy()
    await send()
    expect(api.callsTo('POST', /comments/)).toEqual([])
  })

  it('stores the draft on the device', async () => {
    const first = open({})
    await write('until tomorrow')
    first.unmount()
    open({})
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your comment')).value).toBe('until tomorrow')
  })

  it('shows that a held comment waits for a moderator', async () => {
    const { announcements } = open({
      'POST /comments/post/:id': (call) => ({ ...mine(call), moderationStatus: 'pending' }),
    })
    await write('hm')
    await send()
    expect(await screen.findByText('Waiting for a moderator')).toBeTruthy()
    expect(announcements).toContain('Your comment waits for a moderator')
  })
})

describe('replying', () => {
  it('shows the reply at once below its parent, and closes the form on success', async () => {
    const first = aThread({ content: 'first' })
    const answer = deferred<void>()
    const { api } = open({
      'GET /comments/post/:id/threaded': () => threads([first]),
      'POST /comments/post/:id': async (call) => {
        await answer.promise
        return mine(call)
      },
    })
    await userEvent.click(within(await article()).getByRole('button', { name: 'Reply' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Your answer to Noor'))
    await userEvent.keyboard('me as well')
    await send('Reply')
    expect(comments()).toEqual(['first', 'me as well'])
    expect(screen.queryByLabelText('Your answer to Noor')).toBeNull()
    await act(async () => answer.resolve())
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull())
    expect(comments()).toEqual(['first', 'me as well'])
    expect(api.callsTo('POST', /comments/)[0]?.body).toEqual({ content: 'me as well', parentCommentId: first.id })
    expect(document.activeElement).toBe(await article())
  })

  it('restores the form and the text after a failure', async () => {
    const toasts = captureToasts()
    open({
      'GET /comments/post/:id/threaded': () => threads([aThread()]),
      'POST /comments/post/:id': () => refusal(),
    })
    await userEvent.click(within(await article()).getByRole('button', { name: 'Reply' }))
    await userEvent.keyboard('me as well')
    await send('Reply')
    await waitFor(() => expect(toasts).toEqual(['Not now, please']))
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Your answer to Noor')
    expect(field.value).toBe('me as well')
    expect(document.activeElement).toBe(field)
  })

  it('to the third level adds a sibling', async () => {
    const third = aComment({ content: 'third', user: { id: aUser().id, username: 'deep', displayName: null, avatarUrl: null } })
    const second = { ...aComment({ content: 'second', replyCount: 1 }), replies: [] as unknown[] }
    second.replies = [{ ...third, parentCommentId: second.id }]
    const first = aThread({ content: 'first', replyCount: 1, replies: [second] })
    const { api } = open({
      'GET /comments/post/:id/threaded': () => threads([first]),
      'POST /comments/post/:id': (call) => ({ ...mine(call), parentCommentId: second.id }),
    })
    await userEvent.click(within(await article('Comment from deep')).getByRole('button', { name: 'Reply' }))
    await userEvent.keyboard('fourth')
    await send('Reply')
    await waitFor(() => expect(comments()).toEqual(['first', 'second', 'third', 'fourth']))
    expect(api.callsTo('POST', /comments/)[0]?.body.parentCommentId).toBe(third.id)
    const lists = document.querySelectorAll('[data-comments] ol ol ol')
    expect(lists).toHaveLength(1)
    expect(lists[0]?.children).toHaveLength(2)
  })
})

describe('one’s own comment', () => {
  const own = () => aThread({ content: 'as it was', isOwnComment: true, userId: user.id, user })
  const edit = async () => {
    await userEvent.click(within(await article('Comment from Mira')).getByRole('button', { name: 'Edit' }))
    return within(await article('Comment from Mira')).getByLabelText<HTMLTextAreaElement>('Your comment')
  }

  it('is updated optimistically, then by the response of the server', async () => {
    const comment = own()
    open({
      'GET /comments/post/:id/threaded': () => threads([comment]),
      'PUT /comments/:id': ({ body }) => ({ ...comment, content: String(body.content), isEdited: true }),
    })
    await userEvent.type(await edit(), ', better')
    await send('Save')
    await waitFor(() => expect(screen.getByText('edited')).toBeTruthy())
    expect(comments()).toEqual(['as it was, better'])
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('is restored when the change fails, with the text in the form', async () => {
    const toasts = captureToasts()
    open({ 'GET /comments/post/:id/threaded': () => threads([own()]), 'PUT /comments/:id': () => refusal() })
    await userEvent.type(await edit(), ', better')
    await send('Save')
    await waitFor(() => expect(toasts).toEqual(['Not now, please']))
    const field = await within(await article('Comment from Mira')).findByLabelText<HTMLTextAreaElement>('Your comment')
    expect(field.value).toBe('as it was, better')
    await userEvent.click(within(await article('Comment from Mira')).getByRole('button', { name: 'Cancel' }))
    expect(comments()).toEqual(['as it was'])
  })

  it('is deleted after a confirmation, and restored after a failure', async () => {
    const toasts = captureToasts()
    const answer = deferred<unknown>()
    open({ 'GET /comments/post/:id/threaded': () => threads([own()]), 'DELETE /comments/:id': () => answer.promise })
    await userEvent.click(within(await article('Comment from Mira')).getByRole('button', { name: 'Delete' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(comments()).toEqual([])
    await act(async () => answer.reject(new TypeError('Failed to fetch')))
    await waitFor(() => expect(comments()).toEqual(['as it was']))
    expect(toasts).toEqual(['Failed to delete comment'])
  })

  it('passes the focus to the comment beside it', async () => {
    open({
      'GET /comments/post/:id/threaded': () => threads([own(), aThread()]),
      'DELETE /comments/:id': () => ({ message: 'ok' }),
    })
    await userEvent.click(within(await article('Comment from Mira')).getByRole('button', { name: 'Delete' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    const other = await article()
    await waitFor(() => expect(document.activeElement).toBe(other))
  })

  it('passes the focus to the heading when it was the only one', async () => {
    open({ 'GET /comments/post/:id/threaded': () => threads([own()]), 'DELETE /comments/:id': () => ({ message: 'ok' }) })
    await userEvent.click(within(await article('Comment from Mira')).getByRole('button', { name: 'Delete' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Comments/ })))
  })

  it('leaves a placeholder when it has replies', async () => {
    const answer = aComment({ content: 'an answer' })
    const comment = { ...own(), replyCount: 1, replies: [{ ...answer, replies: [] }] }
    open({
      'GET /comments/post/:id/threaded': () => threads([comment]),
      'DELETE /comments/:id': () => ({ message: 'ok' }),
    })
    await userEvent.click(within(await article('Comment from Mira')).getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/The answers to it stay/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(comments()).toEqual(['an answer']))
    expect(screen.getByText('removed')).toBeTruthy()
  })
})

it('reports another person’s comment, and keeps the typed text until it is sent', async () => {
  const toasts = captureToasts()
  const comment = aThread()
  let isUp = false
  const { api } = open({
    'GET /comments/post/:id/threaded': () => threads([comment]),
    'POST /comments/:id/report': () =>
      isUp ? new ErrorResponse(409, { code: 'CONFLICT', message: 'You have reported this already' }) : refusal('Not yet'),
  })
  await userEvent.click(within(await article()).getByRole('button', { name: 'Report' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this comment' }))
  await userEvent.type(dialog.getByLabelText('Details, if you like'), 'an advertisement')
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(toasts).toEqual(['Not yet']))
  expect(api.callsTo('POST', /report/)[0]?.body).toEqual({ reason: 'spam', details: 'an advertisement' })
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Details, if you like').value).toBe('an advertisement')
  isUp = true
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts).toEqual(['Not yet', 'You have reported this already'])
}, 10_000)

describe('phrases of support', () => {
  const phraseOf = (call: ApiCall) => ({ ...mine(call), content: String(call.body.content ?? ''), phrase: call.body.phrase })
  const sent = (api: ReturnType<typeof open>['api']) => api.callsTo('POST', /comments/).map(({ body }) => body)

  it('are sent with one tap, and shown in the language of the reader', async () => {
    const toasts = captureToasts()
    const { api } = open({ 'POST /comments/post/:id': phraseOf })
    await userEvent.click(await screen.findByRole('button', { name: 'I hear you.' }))
    await waitFor(() => expect(comments()).toEqual(['I hear you.']))
    expect(sent(api)).toEqual([{ phrase: 'i-hear-you' }])
    await waitFor(() => expect(toasts).toEqual(['Your comment was added']))
  })

  it('are not offered to whoever switched them off', async () => {
    optionalHints.set('phrases', user.id, false)
    open({ 'POST /comments/post/:id': phraseOf })
    expect(await screen.findByLabelText('Your comment')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'More phrases' })).toBeNull()
    optionalHints.set('phrases', user.id, true)
  })

  it('are put before a comment that is written already, unless they are deselected', async () => {
    const { api } = open({ 'POST /comments/post/:id': phraseOf })
    await write('Mine was a walk')
    await userEvent.click(screen.getByRole('button', { name: 'More phrases' }))
    await userEvent.click(screen.getByRole('button', { name: 'Be gentle with yourself.' }))
    await userEvent.click(screen.getByRole('button', { name: 'Without it' }))
    await userEvent.click(screen.getByRole('button', { name: 'One small step is enough.' }))
    expect(sent(api)).toEqual([])
    await send()
    await waitFor(() => expect(sent(api)).toEqual([{ phrase: 'one-small-step', content: 'Mine was a walk' }]))
  })
})

describe('the wish of the author', () => {
  it('is shown above the form and changes the offered phrases', async () => {
    post = aPost({ wish: 'reassure' })
    open({})
    expect(await screen.findByText('They wish to hear that it passes.')).toBeTruthy()
    expect(screen.getByPlaceholderText('How it passed for you')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'For me it passed, slowly.' })).toBeTruthy()
  })

  it('asks once before it sends advice where listening was asked for', async () => {
    post = aPost({ wish: 'listen' })
    const { api } = open({ 'POST /comments/post/:id': mine })
    await write('You should talk to your boss')
    await send()
    expect(await screen.findByText('They asked to be heard. Send anyway?')).toBeTruthy()
    expect(api.callsTo('POST', /comments/)).toEqual([])
    await send('Send anyway')
    await waitFor(() => expect(api.callsTo('POST', /comments/)).toHaveLength(1))
  })

  it.each([
    ['advice that no list has', true, 'A hot shower before bed works wonders', true],
    ['what a list takes for advice', false, 'You should never have been left alone', false],
    ['what it does not judge', null, 'Du solltest mit deiner Ärztin sprechen', true],
  ])('the server judges English, the lists the rest: %s', async (_, readsLikeAdvice, reply, isHeldBack) => {
    post = aPost({ wish: 'listen' })
    const { api } = open({ 'POST /comments/post/:id': mine, 'POST /advice/check': () => ({ readsLikeAdvice }) })
    await write(reply)
    await send()
    if (isHeldBack) expect(await screen.findByText('They asked to be heard. Send anyway?')).toBeTruthy()
    await waitFor(() => expect(api.callsTo('POST', /comments/)).toHaveLength(isHeldBack ? 0 : 1))
    expect(api.callsTo('POST', /advice/).map(({ body }) => body)).toEqual([{ content: reply }])
  })

  it('asks the server nothing where no listening was asked for, or the hint is off', async () => {
    post = aPost({ wish: 'ideas' })
    const { api } = open({ 'POST /comments/post/:id': mine })
    await write('Go for a walk')
    await send()
    await waitFor(() => expect(api.callsTo('POST', /comments/)).toHaveLength(1))
    expect(api.callsTo('POST', /advice/)).toEqual([])
  })

  it('does not hold back advice of somebody who switched the hint off', async () => {
    optionalHints.set('advice', user.id, false)
    post = aPost({ wish: 'listen' })
    const { api } = open({ 'POST /comments/post/:id': mine })
    await write('You should talk to your boss')
    await send()
    await waitFor(() => expect(api.callsTo('POST', /comments/)).toHaveLength(1))
    optionalHints.set('advice', user.id, true)
  })

  it('does not hold back kind words, nor advice where ideas are welcome', async () => {
    post = aPost({ wish: 'ideas' })
    const { api } = open({ 'POST /comments/post/:id': mine })
    await write('You should talk to your boss')
    await send()
    await waitFor(() => expect(api.callsTo('POST', /comments/)).toHaveLength(1))
  })
})

describe('a comment that helped', () => {
  const button = (name = 'Comment from Noor') =>
    article(name).then((each) => within(each).getByRole('button', { name: 'This helped me' }))
  const isPressed = async () => (await button()).getAttribute('aria-pressed')

  it('is marked and unmarked at once by the author of the worry', async () => {
    post = anOwnPost(user, { commentCount: 1 })
    const answer = deferred<unknown>()
    const { api } = open({
      'GET /comments/post/:id/threaded': () => threads([aThread({ postId: post.id })]),
      'POST /comments/:id/thanks': () => answer.promise,
      'DELETE /comments/:id/thanks': () => ({ helpedMe: false }),
    })
    expect(await isPressed()).toBe('false')
    await userEvent.click(await button())
    expect(await isPressed()).toBe('true')
    answer.resolve({ helpedMe: true })
    await waitFor(() => expect(api.callsTo('POST', /thanks/)).toHaveLength(1))
    await userEvent.click(await button())
    await waitFor(() => expect(api.callsTo('DELETE', /thanks/)).toHaveLength(1))
    expect(await isPressed()).toBe('false')
  })

  it('is unmarked again with the reason when that fails', async () => {
    post = anOwnPost(user, { commentCount: 1 })
    const toasts = captureToasts()
    open({
      'GET /comments/post/:id/threaded': () => threads([aThread({ postId: post.id })]),
      'POST /comments/:id/thanks': () => refusal(),
    })
    await userEvent.click(await button())
    await waitFor(() => expect(toasts).toEqual(['Not now, please']))
    expect(await isPressed()).toBe('false')
  })

  it('is pressed at first where it was set before, and not offered for own comments or below others’ worries', async () => {
    post = anOwnPost(user, { commentCount: 2 })
    const own = aThread({ postId: post.id, isOwnComment: true, userId: user.id, user: { ...user, displayName: 'Mira' } })
    const handlers = { 'GET /comments/post/:id/threaded': () => threads([aThread({ postId: post.id, helpedMe: true }), own]) }
    const { unmount } = open(handlers)
    expect(await isPressed()).toBe('true')
    expect(within(await article('Comment from Mira')).queryByRole('button', { name: 'This helped me' })).toBeNull()
    unmount()
    post = aPost({ commentCount: 2 })
    open(handlers)
    await article()
    expect(screen.queryByRole('button', { name: 'This helped me' })).toBeNull()
  })
})
