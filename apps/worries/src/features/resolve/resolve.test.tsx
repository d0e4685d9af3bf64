import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { queryClient } from '@worrystone/api-client'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import type { Post, Resolution } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { emit, on } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { optionalHints } from '@worrystone/session/optional-hints'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { postsKey } from '../../shared/post-cache.ts'
import { anOwnPost, aPost, captureToasts, deferred } from '../../testing.ts'
import { ReopenDialog } from './reopen-dialog.tsx'
import { ResolveDialog } from './resolve-dialog.tsx'
import { WhatHelped } from './what-helped.tsx'

const user = aUser()
const missing = () => new ErrorResponse(404, { code: 'NOT_FOUND', message: 'The requested content was not found' })

const aResolution = (part: Partial<Resolution> = {}): Resolution => ({
  postId: aPost().id,
  copingMethods: ['a walk', 'a call'],
  resolutionStory: 'It took a while.',
  helpfulnessRating: 4,
  isPublic: false,
  moderationStatus: 'approved',
  resolvedAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-01T10:00:00.000Z',
  ...part,
})
const onClose = vi.fn()
const METHODS = [
  { id: 'walking', name: 'Walks' },
  { id: 'warm-drink', name: 'A warm drink' },
  { id: 'worry-time', name: 'A fixed time for worries' },
]
const openDialog = (post: Post) => renderInKit(<ResolveDialog post={post} onClose={onClose} />, { user })
const line = () => screen.getByLabelText<HTMLInputElement>('What helped you?')
const save = (name = 'Mark as resolved') => userEvent.click(screen.getByRole('button', { name }))
function resolutionEvents() {
  const events: unknown[] = []
  onTestFinished(on('resolution.changed/1', (event) => void events.push(event)))
  return events
}

beforeEach(() => {
  localStorage.clear()
  onClose.mockClear()
})

const aCommenter = (displayName: string, helpedMe: boolean) => ({ ...aPost().user, displayName, helpedMe })

describe('who helped', () => {
  const HELPED = 'GET /comments/post/:postId/people'
  const choices = () => screen.findAllByRole<HTMLInputElement>('checkbox')
  const sent = async (api: ReturnType<typeof fakeApi>) => {
    await userEvent.type(line(), 'a walk{Enter}')
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    return api.callsTo('POST', /resolve/)[0]?.body.helpedBy
  }

  it('is chosen among the people who commented, with those thanked before, and sent', async () => {
    const [tomas, noor, lea] = [aCommenter('Tomas', false), aCommenter('Noor', true), aCommenter('Lea', false)]
    const post = anOwnPost(user, { commentCount: 3 })
    const api = fakeApi({
      [HELPED]: () => ({ people: [tomas, noor, lea], total: 3 }),
      'POST /resolutions/posts/:id/resolve': () => aResolution({ postId: post.id }),
    })
    openDialog(post)
    expect((await choices()).map(({ checked }) => checked)).toEqual([false, true, false])
    expect(screen.getByRole('group', { name: 'Who helped?' })).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Lea' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Noor' }))
    expect(await sent(api)).toEqual([lea.id])
  })

  it('is not asked of a member who switched the question off', async () => {
    optionalHints.set('who-helped', user.id, false)
    const post = anOwnPost(user, { commentCount: 1 })
    const api = fakeApi({
      'GET /resolutions/methods': () => ({ methods: METHODS }),
      'POST /resolutions/posts/:id/resolve': () => aResolution({ postId: post.id }),
    })
    openDialog(post)
    expect(await screen.findByLabelText('What helped you?')).toBeTruthy()
    expect(api.callsTo('GET', /people/)).toEqual([])
    expect(await sent(api)).toBeUndefined()
    optionalHints.set('who-helped', user.id, true)
  })

  it('is not asked where nobody commented, and stays as it is where it cannot be read', async () => {
    const post = anOwnPost(user, { commentCount: 1 })
    const api = fakeApi({
      [HELPED]: () => new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Not now' }),
      'POST /resolutions/posts/:id/resolve': () => aResolution({ postId: post.id }),
    })
    openDialog(post)
    await waitFor(() => expect(api.callsTo('GET', /people/)).toHaveLength(1))
    expect(await sent(api)).toBeUndefined()
    expect(screen.queryByText('Who helped?')).toBeNull()
  })
})

describe('marking a worry as resolved', () => {
  it('leads to its page, where what helped is seen', async () => {
    const post = anOwnPost(user)
    fakeApi({ 'POST /resolutions/posts/:id/resolve': ({ body }) => aResolution({ ...body, postId: post.id }) })
    const { navigation } = openDialog(post)
    await userEvent.type(line(), 'a walk{Enter}')
    await save()
    await waitFor(() => expect(navigation.path()).toBe(`/posts/${post.id}`))
    expect(onClose).toHaveBeenCalled()
  })

  it('sends coping methods, story and rating, unshared by default', async () => {
    const post = anOwnPost(user)
    const toasts = captureToasts()
    const events = resolutionEvents()
    const api = fakeApi({ 'POST /resolutions/posts/:id/resolve': ({ body }) => aResolution({ ...body, postId: post.id }) })
    openDialog(post)
    queryClient.setQueryData(postsKey('member', 'post', post.id), post)
    await userEvent.type(line(), 'a walk{Enter}')
    await userEvent.type(line(), 'nonsense')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove “nonsense”' }))
    await userEvent.type(line(), 'typed and not added')
    await userEvent.type(screen.getByLabelText('Your story, if you like'), 'Slowly.')
    await userEvent.click(screen.getByRole('radio', { name: 'Helped a lot' }))
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.callsTo('POST', `/resolutions/posts/${post.id}/resolve`)[0]?.body).toEqual({
      copingMethods: ['a walk', 'typed and not added'],
      resolutionStory: 'Slowly.',
      helpfulnessRating: 4,
      isPublic: false,
    })
    expect(toasts).toEqual(['Your worry is marked as resolved'])
    expect(events).toEqual([{ postId: post.id, isResolved: true }])
    expect(queryClient.getQueryData<Post>(postsKey('member', 'post', post.id))?.isResolved).toBe(true)
    expect(JSON.stringify(localStorage)).not.toContain('a walk')
  })

  it('offers common methods by their names while typing; the words of the writer stay theirs', async () => {
    const post = anOwnPost(user)
    const api = fakeApi({
      'GET /resolutions/methods': () => ({ methods: METHODS }),
      'POST /resolutions/posts/:id/resolve': ({ body }) => aResolution({ ...body, postId: post.id }),
    })
    openDialog(post)
    await userEvent.type(line(), 'wa')
    const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    await waitFor(() => expect(names()).toEqual(['Walks', 'A warm drink']))
    await userEvent.click(screen.getByRole('option', { name: 'A warm drink' }))
    expect([line().value, document.activeElement]).toEqual(['', line()])
    // Enter adds what is typed unless a name is chosen by the arrow keys.
    await userEvent.type(line(), 'wa{Enter}')
    await userEvent.type(line(), 'WAL{ArrowDown}{Enter}')
    // What is there already is not offered.
    await userEvent.type(line(), 'warm')
    expect(screen.queryAllByRole('option')).toEqual([])
    await userEvent.clear(line())
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.callsTo('POST', /resolve$/)[0]?.body).toMatchObject({ copingMethods: ['A warm drink', 'wa', 'Walks'] })
  })

  it('requires a coping method', async () => {
    const api = fakeApi({})
    openDialog(anOwnPost(user))
    await userEvent.type(line(), '   ')
    await save()
    expect(screen.getByText('Please add at least one coping method')).toBeTruthy()
    expect(document.activeElement).toBe(line())
    expect(api.callsTo('POST', /resolve$/)).toEqual([])
  })

  it.each([
    ['What helped you?', 101, 'A coping method must be less than 100 characters'],
    ['Your story, if you like', 2_001, 'Your story must be less than 2,000 characters'],
  ])('shows beside "%s" that %i characters are too many', async (label, length, sentence) => {
    fakeApi({})
    openDialog(anOwnPost(user))
    await userEvent.type(line(), 'ok{Enter}')
    await userEvent.click(screen.getByLabelText(label))
    await userEvent.paste('x'.repeat(length))
    await save()
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it('offers sharing for a public worry only, and shows the audience', async () => {
    fakeApi({})
    openDialog(anOwnPost(user, { privacyLevel: 'friends' }))
    expect(screen.queryByRole('switch')).toBeNull()
    cleanup()
    openDialog(anOwnPost(user))
    const share = screen.getByRole<HTMLInputElement>('switch', { name: 'Share what helped' })
    expect(share.checked).toBe(false)
    expect(screen.getByText(/^Only you can read/)).toBeTruthy()
    await userEvent.click(share)
    expect(screen.getByText(/^Everyone can read it/)).toBeTruthy()
  })

  it('shows that a held story waits for a moderator', async () => {
    const toasts = captureToasts()
    fakeApi({ 'POST /resolutions/posts/:id/resolve': () => aResolution({ isPublic: true, moderationStatus: 'pending' }) })
    openDialog(anOwnPost(user))
    await userEvent.type(line(), 'a walk')
    await save()
    await waitFor(() => expect(toasts).toContain('A moderator reads your story before others can.'))
  })

  it('keeps the typed values after a failure, with a message, and restores them later', async () => {
    const post = anOwnPost(user)
    const toasts = captureToasts()
    fakeApi({ 'POST /resolutions/posts/:id/resolve': () => new ErrorResponse(400, { code: 'BAD_REQUEST', message: '' }) })
    openDialog(post)
    await userEvent.type(line(), 'a walk{Enter}')
    await save()
    await waitFor(() => expect(toasts).toEqual(['Failed to mark worry as resolved']))
    expect(onClose).not.toHaveBeenCalled()
    cleanup()
    openDialog(post)
    expect(screen.getByText('a walk')).toBeTruthy()
  })

  it('sends a double click once', async () => {
    const answer = deferred<unknown>()
    const api = fakeApi({ 'POST /resolutions/posts/:id/resolve': () => answer.promise })
    openDialog(anOwnPost(user))
    await userEvent.type(line(), 'a walk')
    const button = screen.getByRole('button', { name: 'Mark as resolved' })
    await userEvent.click(button)
    await userEvent.click(button)
    await act(async () => answer.resolve(aResolution()))
    expect(api.callsTo('POST', /resolve$/)).toHaveLength(1)
  })
})

describe('editing a resolution', () => {
  it('starts with the saved values, and saves the changes', async () => {
    const post = anOwnPost(user, { isResolved: true })
    const api = fakeApi({
      'GET /resolutions/posts/:id': () => aResolution({ postId: post.id }),
      'PUT /resolutions/posts/:id/resolve': ({ body }) => aResolution({ ...body, postId: post.id }),
    })
    openDialog(post)
    await screen.findByText('a walk')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Helped a lot' }).checked).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Leave the rating out' }))
    await save('Save changes')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.callsTo('PUT', `/resolutions/posts/${post.id}/resolve`)[0]?.body).toMatchObject({
      copingMethods: ['a walk', 'a call'],
      helpfulnessRating: null,
    })
  })

  it('shows that the resolution cannot be loaded', async () => {
    let isUp = false
    fakeApi({
      'GET /resolutions/posts/:id': () =>
        isUp ? aResolution() : new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Not now' }),
    })
    openDialog(anOwnPost(user, { isResolved: true }))
    expect(await screen.findByText('Not now')).toBeTruthy()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('a walk')).toBeTruthy()
  })
})

describe('reopening a worry', () => {
  const openReopen = (post: Post) => renderInKit(<ReopenDialog post={post} onClose={onClose} />, { user })

  it.each([
    ['is confirmed, then emits an event', () => ({ message: 'Done' })],
    ['succeeds when another device has done it', missing],
  ])('%s', async (_, answer) => {
    const post = anOwnPost(user, { isResolved: true })
    const events = resolutionEvents()
    const api = fakeApi({ 'DELETE /resolutions/posts/:id/resolve': answer })
    openReopen(post)
    expect(screen.getByText(/What you wrote about what helped is deleted/)).toBeTruthy()
    expect(api.calls).toEqual([])
    await save('Mark as not resolved')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(events).toEqual([{ postId: post.id, isResolved: false }])
  })

  it('keeps the worry resolved after a failure', async () => {
    const toasts = captureToasts()
    fakeApi({ 'DELETE /resolutions/posts/:id/resolve': () => new ErrorResponse(400, { code: 'BAD_REQUEST', message: '' }) })
    openReopen(anOwnPost(user, { isResolved: true }))
    await save('Mark as not resolved')
    await waitFor(() => expect(toasts).toEqual(['Failed to mark worry as not resolved']))
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('what helped', () => {
  function Shown({ post }: { post: Post }) {
    return <WhatHelped post={post} />
  }
  const show = (post: Post, viewer: typeof user | null = user) => renderInKit(<Shown post={post} />, { user: viewer })

  it('is shown below a resolved worry: methods, story, rating in words and the day', async () => {
    fakeApi({ 'GET /resolutions/posts/:id': () => aResolution({ isPublic: true }) })
    show(aPost({ isResolved: true }), null)
    const part = within(await screen.findByRole('region', { name: 'What helped' }))
    expect(await part.findByText('It took a while.')).toBeTruthy()
    expect(part.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['a walk', 'a call'])
    expect(part.getByText('Helped a lot')).toBeTruthy()
    expect(part.getByText(/^Resolved on .*2026/)).toBeTruthy()
    expect(part.queryByText('Shared')).toBeNull()
  })

  it('names the people who wrote below it', async () => {
    const people = [aCommenter('Tomas', false), aCommenter('Noor', false)]
    fakeApi({
      'GET /resolutions/posts/:id': () => aResolution(),
      'GET /comments/post/:postId/people': () => ({ people, total: 5 }),
    })
    show(anOwnPost(user, { isResolved: true, commentCount: 7 }))
    const list = within(await screen.findByRole('list', { name: 'Who stood by you' }))
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Tomas'),
      expect.stringContaining('Noor'),
      'and 3 more',
    ])
  })

  it('names those who helped first, for its author', async () => {
    const people = [aCommenter('Tomas', false), aCommenter('Noor', true)]
    fakeApi({
      'GET /resolutions/posts/:id': () => aResolution(),
      'GET /comments/post/:postId/people': () => ({ people, total: 2 }),
    })
    show(anOwnPost(user, { isResolved: true, commentCount: 2 }))
    expect((await screen.findByRole('list', { name: 'Who helped you' })).textContent).toContain('Noor')
    expect(screen.getByRole('list', { name: 'Who stood by you' }).textContent).not.toContain('Noor')
  })

  it.each([
    [{ isPublic: false }, 'Only you'],
    [{ isPublic: true }, 'Shared'],
    [{ isPublic: true, moderationStatus: 'pending' as const }, 'Waits for a moderator'],
    [{ isPublic: true, moderationStatus: 'flagged' as const }, 'Hidden by moderators'],
  ])('shows its author the audience: %o', async (part, label) => {
    fakeApi({ 'GET /resolutions/posts/:id': () => aResolution(part) })
    show(anOwnPost(user, { isResolved: true }))
    expect(await screen.findByText(label)).toBeTruthy()
  })

  it('renders nothing where nothing is shared, and appears with the event', async () => {
    const post = aPost({ isResolved: true })
    let isShared = false
    const api = fakeApi({ 'GET /resolutions/posts/:id': () => (isShared ? aResolution() : missing()) })
    show(post)
    await waitFor(() => expect(api.calls).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    isShared = true
    act(() => emit('resolution.changed/1', { postId: post.id, isResolved: true }))
    expect(await screen.findByText('a walk')).toBeTruthy()
  })

  it.each([
    ['its author', anOwnPost(user), user],
    ['a reader', aPost(), user],
    ['a visitor', aPost(), null],
  ])('below an open worry is what helped others, with the people where they are counted, for %s', async (_, post, viewer) => {
    fakeApi({
      'GET /resolutions/posts/:id/suggestions': () => ({
        suggestions: [
          { copingMethod: 'Sleeping enough', method: 'sleep', count: 12, averageRating: 4.2 },
          { copingMethod: 'the tea of Ines', method: null, count: null, averageRating: null },
          { copingMethod: 'A list', method: 'list', count: 24, averageRating: null },
        ],
        similar: { people: 40, resolved: 25 },
      }),
    })
    show({ ...post, category: 'work' }, viewer)
    const part = within(await screen.findByRole('region', { name: 'What helped others' }))
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sleeping enough12 people',
      'A list24 people',
      'the tea of Ines',
    ])
    expect(
      part.getByText('Of 40 similar worries 25 are resolved. What helped most: sleeping enough (12) and a list (24)'),
    ).toBeTruthy()
    expect(part.getByRole('link', { name: 'Read their stories' }).getAttribute('href')).toBe('/resolution-stories?category=work')
  })

  it('says no figures where too few people are counted', async () => {
    const tea = { copingMethod: 'A warm drink', method: 'warm-drink', count: null, averageRating: null }
    fakeApi({ 'GET /resolutions/posts/:id/suggestions': () => ({ suggestions: [tea], similar: null }) })
    show(aPost())
    const part = await screen.findByRole('region', { name: 'What helped others' })
    expect(part.textContent).toContain('A warm drink')
    expect(part.textContent).not.toMatch(/similar worries \d|helped most|\d/)
  })

  it('below a draft asks for nothing', () => {
    const api = fakeApi({})
    show(anOwnPost(user, { publishedAt: null, createdAt: '2026-01-01T00:00:00.000Z' }))
    expect(api.calls).toEqual([])
    expect(document.body.textContent).toBe('')
  })
})
