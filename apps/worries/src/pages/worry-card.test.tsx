import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import type { Post } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { emit, on } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { anOwnPost, aPage, aPost, captureToasts, deferred, fakeIntersection } from '../testing.ts'
import { FeedPage } from './feed-page.tsx'

const user = aUser()
const open = (who: typeof user | null = user) => renderInKit(<FeedPage />, { path: '/feed', route: '/feed', user: who })
const support = () => screen.findByRole('button', { name: /^Support/ })
const meToo = () => screen.findByRole('button', { name: /^Me too/ })
const stateOf = (button: HTMLElement) => `${button.textContent} ${button.getAttribute('aria-pressed')}`
const articles = () => screen.queryAllByRole('article').map((article) => article.querySelector('[id$="-text"]')?.textContent)

beforeEach(() => {
  fakeIntersection()
  window.scrollTo = () => {}
  sessionStorage.clear()
})

describe('support and me-too', () => {
  it('update optimistically, then by the response of the server, and emit events', async () => {
    const events: unknown[] = []
    onTestFinished(on('support.changed/1', (payload) => void events.push(payload)))
    onTestFinished(on('me-too.updated/1', (payload) => void events.push(payload)))
    const post = aPost({ supportCount: 3 })
    const answer = deferred<unknown>()
    const api = fakeApi({
      'GET /posts': () => aPage([post]),
      'POST /likes/:id': () => answer.promise,
      'POST /metoo/:id': () => ({ count: 1, hasMeToo: true }),
    })
    open()
    expect(stateOf(await support())).toBe('Support3 false')
    await userEvent.click(await support())
    expect(stateOf(await support())).toBe('Support4 true')
    await act(async () => answer.resolve({ supportCount: 8, isShowingSupport: true }))
    await waitFor(async () => expect(stateOf(await support())).toBe('Support8 true'))
    await userEvent.click(await meToo())
    await waitFor(() => expect(events).toHaveLength(2))
    expect(stateOf(await meToo())).toBe('Me too1 true')
    expect(events).toEqual([
      { postId: post.id, supportCount: 8, isShowingSupport: true },
      { postId: post.id, count: 1, hasMeToo: true },
    ])
    expect(api.callsTo('POST', `/metoo/${post.id}`)).toHaveLength(1)
  })

  it.each([
    ['the message of the server', 'You cannot support your own worry', 'You cannot support your own worry'],
    ['their own message', '', 'Failed to update support status'],
  ])('are rolled back after a failure with %s', async (_, message, toast) => {
    const toasts = captureToasts()
    const answer = deferred<unknown>()
    fakeApi({ 'GET /posts': () => aPage([aPost({ supportCount: 3 })]), 'POST /likes/:id': () => answer.promise })
    open()
    await userEvent.click(await support())
    expect(stateOf(await support())).toBe('Support4 true')
    await act(async () => answer.resolve(new ErrorResponse(400, { code: 'BAD_REQUEST', message: message || ' ' })))
    await waitFor(async () => expect(stateOf(await support())).toBe('Support3 false'))
    if (message) expect(toasts).toEqual([toast])
    else expect(toasts).toHaveLength(1)
  })

  it('have their own message for a network error, and refetch', async () => {
    const toasts = captureToasts()
    const api = fakeApi({
      'GET /posts': () => aPage([aPost({ meTooCount: 3 })]),
      'POST /metoo/:id': () => {
        throw new TypeError('Failed to fetch')
      },
      'GET /metoo/:id/check': () => ({ hasMeToo: true }),
      'GET /metoo/:id/count': () => ({ count: 5 }),
    })
    open()
    await userEvent.click(await meToo())
    await waitFor(() => expect(toasts).toEqual(['Failed to update response']))
    await waitFor(async () => expect(stateOf(await meToo())).toBe('Me too5 true'))
    expect(api.callsTo('GET', /\/metoo/)).toHaveLength(2)
  })

  it('keep the count right after a double click on a slow network', async () => {
    const answers = [deferred<unknown>(), deferred<unknown>()]
    let requestCount = 0
    const api = fakeApi({
      'GET /posts': () => aPage([aPost({ supportCount: 3 })]),
      'POST /likes/:id': () => answers[requestCount++]?.promise,
      'DELETE /likes/:id': () => answers[requestCount++]?.promise,
    })
    open()
    await userEvent.dblClick(await support())
    expect(stateOf(await support())).toBe('Support3 false')
    expect(api.callsTo('DELETE', /likes/)).toHaveLength(0)
    await act(async () => answers[0]?.resolve({ supportCount: 4, isShowingSupport: true }))
    await waitFor(() => expect(api.callsTo('DELETE', /likes/)).toHaveLength(1))
    expect(stateOf(await support())).toBe('Support3 false')
    await act(async () => answers[1]?.resolve({ supportCount: 3, isShowingSupport: false }))
    expect(stateOf(await support())).toBe('Support3 false')
  })

  it('update with events of the page', async () => {
    const post = aPost()
    fakeApi({ 'GET /posts': () => aPage([post]) })
    open()
    await support()
    act(() => {
      emit('support.changed/1', { postId: post.id, supportCount: 2, isShowingSupport: true })
      emit('me-too.updated/1', { postId: post.id, count: 6, hasMeToo: false })
      emit('comments.changed/1', { postId: post.id, count: 12 })
    })
    await waitFor(async () => expect(stateOf(await support())).toBe('Support2 true'))
    expect(stateOf(await meToo())).toBe('Me too6 false')
    expect(screen.getByRole('link', { name: 'Comments 12' }).getAttribute('href')).toBe(`/posts/${post.id}#comments`)
  })

  it('explain the sign-in to a visitor, without requests', async () => {
    const toasts = captureToasts()
    const api = fakeApi({ 'GET /posts': () => aPage([aPost({ supportCount: 2 })]) })
    open(null)
    await userEvent.click(await support())
    await userEvent.click(await meToo())
    expect(toasts).toEqual(['Please log in to show support', 'Please log in to respond to posts'])
    expect(stateOf(await support())).toBe('Support2 false')
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('list the people on one’s own worry, without zeros', async () => {
    fakeApi({ 'GET /posts': () => aPage([anOwnPost(user, { supportCount: 4 })]) })
    open()
    expect(stateOf(await support())).toBe('Support4 null')
    expect((await support()).getAttribute('aria-haspopup')).toBe('dialog')
    expect(screen.queryByText('Me too')).toBeNull()
  })
})

it('links to similar worries in a new tab', async () => {
  const post = aPost({ similarCount: 12 })
  fakeApi({ 'GET /posts': () => aPage([post, aPost()]) })
  open()
  const link = await screen.findByRole('link', { name: /12 very similar/ })
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    `/analysis/${post.id}`,
    '_blank',
    'noopener',
  ])
  expect(screen.getAllByRole('link', { name: /similar/ })).toHaveLength(1)
})

describe('the status of a worry', () => {
  it.each([
    [{ moderationStatus: 'pending' }, 'Waiting for a moderator', /Somebody reads it/],
    [{ moderationStatus: 'flagged' }, 'Flagged', /hidden from others/],
    [{ moderationStatus: 'rejected' }, 'Taken down', /Only you can see it/],
    [{ isResolved: true }, 'Resolved', null],
  ] satisfies [Partial<Post>, string, RegExp | null][])('is shown as a badge: %j', async (part, badge, sentence) => {
    fakeApi({ 'GET /posts': () => aPage([anOwnPost(user, part)]) })
    open()
    expect(await screen.findByText(badge)).toBeTruthy()
    if (sentence) expect(screen.getByText(sentence)).toBeTruthy()
  })
})

describe('a worry with a content warning', () => {
  const warned = () => aPost({ shortContent: 'the hard words', contentWarning: 'loss' })

  it('is collapsed until the reader opens it, which this tab remembers', async () => {
    const post = warned()
    fakeApi({ 'GET /posts': () => aPage([post]) })
    const first = open()
    expect(await screen.findByText('Warning: Loss and grief')).toBeTruthy()
    expect(screen.queryByText('the hard words')).toBeNull()
    const button = screen.getByRole('button', { name: 'Show this worry' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('the hard words')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Hide this worry')
    first.unmount()
    open()
    expect(await screen.findByText('the hard words')).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Hide this worry' }))
    expect(screen.queryByText('the hard words')).toBeNull()
  })

  it('is collapsed as well for a reader who collapses its topic, and for no other viewer', async () => {
    const posts = [
      aPost({ shortContent: 'about loss', topics: ['death'] }),
      aPost({ shortContent: 'about food', topics: ['eating'] }),
    ]
    fakeApi({ 'GET /posts': () => aPage(posts) })
    open(aUser({ foldTopics: ['death'] }))
    expect(await screen.findByText('Folded, as you wish: Death and grief')).toBeTruthy()
    expect(screen.queryByText('about loss')).toBeNull()
    expect(screen.getByText('about food')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show this worry' }))
    expect(screen.getByText('about loss')).toBeTruthy()
  })

  it('labels the collapsed card by its warning, and keeps it focusable', async () => {
    const post = warned()
    fakeApi({ 'GET /posts': () => aPage([post]) })
    open()
    await screen.findByText('Warning: Loss and grief')
    expect(articles()).toEqual(['Warning: Loss and grief'])
    expect(document.querySelector(`a[href="/posts/${post.id}"]`)).toBeTruthy()
  })

  it('is expanded for its author, with the label', async () => {
    fakeApi({ 'GET /posts': () => aPage([anOwnPost(user, { shortContent: 'my words', contentWarning: 'eating' })]) })
    open()
    expect(await screen.findByText('my words')).toBeTruthy()
    expect(screen.getByText('Warning: Eating and body')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show this worry' })).toBeNull()
  })
})

describe('the menu on another person’s worry', () => {
  const person = aPost().user
  const theirs = () => [
    aPost({ userId: person.id, user: person, shortContent: 'theirs' }),
    aPost({ userId: person.id, user: person, shortContent: 'theirs too' }),
    aPost({ shortContent: 'of another' }),
  ]
  async function choose(task: string) {
    const [button] = await screen.findAllByRole('button', { name: 'More about this worry' })
    await userEvent.click(button as HTMLElement)
    await userEvent.click(screen.getByRole('menuitem', { name: task }))
    return screen.findByRole('dialog')
  }

  it('reports with a reason and details', async () => {
    const toasts = captureToasts()
    const [post] = theirs()
    const api = fakeApi({ 'GET /posts': () => aPage([post as Post]), 'POST /posts/:id/report': () => ({ message: 'ok' }) })
    open()
    const dialog = await choose('Report this worry')
    const reasons = within(within(dialog).getByRole('group', { name: 'What is wrong?' }))
    expect(reasons.getByRole<HTMLInputElement>('radio', { name: 'Spam' }).checked).toBe(true)
    await userEvent.click(reasons.getByRole('radio', { name: 'Harassment' }))
    await userEvent.click(within(dialog).getByLabelText('Details, if you like'))
    await userEvent.paste('x'.repeat(501))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }))
    expect(within(dialog).getByText('Report details must be less than 500 characters')).toBeTruthy()
    await userEvent.clear(within(dialog).getByLabelText('Details, if you like'))
    await userEvent.type(within(dialog).getByLabelText('Details, if you like'), 'again and again')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo('POST', `/posts/${post?.id}/report`)[0]?.body).toEqual({
      reason: 'harassment',
      details: 'again and again',
    })
    expect(toasts).toEqual(['Thank you. A moderator will look at it.'])
  })

  it.each([
    ['Block Tomas', 'Block', 'POST /blocks/:id'],
    ['Mute Tomas', 'Mute', 'POST /mutes/:id'],
  ])('%s: removes all their content after a confirmation, and restores it after a failure', async (task, verb, route) => {
    const toasts = captureToasts()
    const answer = deferred<unknown>()
    fakeApi({ 'GET /posts': () => aPage(theirs()), [route]: () => answer.promise })
    open()
    await userEvent.click(within(await choose(task)).getByRole('button', { name: verb }))
    await waitFor(() => expect(articles()).toEqual(['of another']))
    await act(async () => answer.reject(new TypeError('Failed to fetch')))
    await waitFor(() => expect(articles()).toEqual(['theirs', 'theirs too', 'of another']))
    expect(toasts).toHaveLength(1)
  })

  it('emits an event for a blocked person', async () => {
    const events: unknown[] = []
    onTestFinished(on('person.hidden/1', (payload) => void events.push(payload)))
    fakeApi({ 'GET /posts': () => aPage(theirs()), 'POST /blocks/:id': () => ({ isBlocked: true }) })
    open()
    await userEvent.click(within(await choose('Block Tomas')).getByRole('button', { name: 'Block' }))
    await waitFor(() => expect(events).toEqual([{ userId: person.id, isHidden: true }]))
    expect(articles()).toEqual(['of another'])
  })
})

it('lets the author resolve and reopen a worry', async () => {
  fakeApi({ 'GET /posts': () => aPage([anOwnPost(user, { isResolved: true })]) })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for your worry' }))
  expect(screen.getByRole('menuitem', { name: 'Change what helped' })).toBeTruthy()
  expect(screen.getByRole('menuitem', { name: 'Mark as not resolved' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Mark as resolved' })).toBeNull()
})

it('sets a worry and its beginning in the language of the worry', async () => {
  const prompt = 'I am worried about...'
  fakeApi({
    'GET /posts': () =>
      aPage([
        aPost({ language: 'en', shortContent: 'the exam', worryPrompt: prompt }),
        aPost({ language: 'ar', shortContent: 'الامتحان', worryPrompt: prompt }),
        aPost({ language: null, shortContent: '1234', worryPrompt: prompt }),
      ]),
  })
  open()
  const [english, arabic, unknown] = await screen.findAllByRole('article')
  expect(within(english as HTMLElement).getByText(prompt).lang).toBe('en')
  expect(within(arabic as HTMLElement).queryByText(prompt)).toBeNull()
  expect(
    within(arabic as HTMLElement)
      .getByText('الامتحان')
      .closest('[lang]')
      ?.getAttribute('lang'),
  ).toBe('ar')
  expect(within(unknown as HTMLElement).getByText(prompt).lang).toBe('')
})
