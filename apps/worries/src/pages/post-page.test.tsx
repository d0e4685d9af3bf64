import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { queryClient } from '@worrystone/api-client'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { on } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { readReadWorries } from '@worrystone/session/read-worries'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { anOwnPost, aPost, captureToasts } from '../testing.ts'
import { PostPage } from './post-page.tsx'

const user = aUser()
const open = (postId: string, who: typeof user | null = null) =>
  renderInKit(<PostPage />, { path: `/posts/${postId}`, route: '/posts/:postId', user: who })
const choose = async (task: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for your worry' }))
  await userEvent.click(screen.getByRole('menuitem', { name: task }))
  return screen.findByRole('dialog')
}

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

describe('the page of a worry', () => {
  it('shows the prompt, the worry, its author and time, the longer text, and a link home', async () => {
    const post = aPost({
      shortContent: 'short words',
      longContent: 'First part.\nStill first.\n\nSecond https://example.org',
      hasLongContent: true,
      isEdited: true,
    })
    fakeApi({ 'GET /posts/:id': () => post })
    const { titles } = open(post.id)

    expect(await screen.findByText('short words')).toBeTruthy()
    expect(screen.getByText('I am worried about…')).toBeTruthy()
    expect(screen.getByText('Tomas')).toBeTruthy()
    expect(screen.getByText('Just now')).toBeTruthy()
    expect(screen.getByText('edited')).toBeTruthy()
    expect(screen.getByText(/First part/).closest('p')?.textContent).toBe('First part.\nStill first.')
    expect(screen.getByRole('link', { name: 'https://example.org' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('heading', { level: 1, name: 'A worry from Tomas' })).toBeTruthy()
    expect(titles.at(-1)).toBe('A worry from Tomas')
  })

  it.each([
    new ErrorResponse(404, { code: 'NOT_FOUND', message: 'The requested content was not found' }),
    new ErrorResponse(400, { code: 'VALIDATION_ERROR', message: 'Invalid id' }),
  ])('has a not-found state: $error.code', async (refusal) => {
    fakeApi({ 'GET /posts/:id': () => refusal })
    open('nowhere')
    expect(await screen.findByRole('heading', { name: 'Post not found' })).toBeTruthy()
  })

  it('shows a failure, with a retry', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let isUp = false
    const post = aPost({ shortContent: 'there it is' })
    fakeApi({
      'GET /posts/:id': () =>
        isUp ? post : new ErrorResponse(500, { code: 'INTERNAL', message: 'Server error. Please try again later.' }),
    })
    open(post.id)
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(await screen.findByRole('heading', { name: 'Unable to load post' })).toBeTruthy()
    expect(screen.getByText('Server error. Please try again later.')).toBeTruthy()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('there it is')).toBeTruthy()
  })
})

describe('reading without a network', () => {
  const nothing = { 'GET /comments/post/:id/threaded': () => ({ comments: [], hasMore: false, total: 0 }) }
  const kept = (readerId: string | null = null) => readReadWorries(readerId).map(({ text, longText }) => [text, longText])

  it('keeps an opened worry with its longer text, for this reader', async () => {
    const post = aPost({ shortContent: 'short words', longContent: 'long words', hasLongContent: true })
    fakeApi({ 'GET /posts/:id': () => post, ...nothing })
    open(post.id, user)
    await waitFor(() => expect(kept(user.id)).toEqual([['short words', 'long words']]))
    expect(kept()).toEqual([])
  })

  it('keeps a worry with a warning once it was opened, and remembers the warning', async () => {
    const post = aPost({ shortContent: 'hard words', contentWarning: 'loss' })
    fakeApi({ 'GET /posts/:id': () => post, ...nothing })
    open(post.id)
    const opener = await screen.findByRole('button', { name: 'Show this worry' })
    expect(kept()).toEqual([])
    await userEvent.click(opener)
    await waitFor(() => expect(readReadWorries(null)[0]?.warning).toBe('Warning: Loss and grief'))
  })

  it('removes a worry that is deleted', async () => {
    const post = aPost()
    let isGone = false
    const gone = new ErrorResponse(404, { code: 'NOT_FOUND', message: 'The requested content was not found' })
    fakeApi({ 'GET /posts/:id': () => (isGone ? gone : post), ...nothing })
    const { unmount } = open(post.id)
    await waitFor(() => expect(kept()).toHaveLength(1))
    unmount()
    queryClient.clear()
    isGone = true
    open(post.id)
    await waitFor(() => expect(kept()).toEqual([]))
  })
})

describe('the parts below a worry', () => {
  const nothing = { 'GET /comments/post/:id/threaded': () => ({ comments: [], hasMore: false, total: 0 }) }

  it('are collapsed with it, until the reader opens it', async () => {
    const post = aPost({ shortContent: 'hard words', contentWarning: 'loss' })
    const api = fakeApi({ 'GET /posts/:id': () => post, ...nothing })
    open(post.id)
    const button = await screen.findByRole('button', { name: 'Show this worry' })
    expect(api.callsTo('GET', /comments/)).toEqual([])
    await userEvent.click(button)
    expect(screen.getByText('hard words')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: /^Comments/ })).toBeTruthy()
  })

  it('include a tip for small screens, until it is dismissed', async () => {
    const post = aPost()
    fakeApi({ 'GET /posts/:id': () => post, ...nothing })
    const first = open(post.id)
    // The test screen is wide, so the element exists but is hidden.
    const button = await screen.findByRole('button', { name: 'Hide this tip', hidden: true })
    act(() => button.click())
    expect(screen.queryByText(/larger screen/)).toBeNull()
    first.unmount()
    open(post.id)
    await screen.findByText(/No comments yet/)
    expect(screen.queryByText(/larger screen/)).toBeNull()
  })

  it('are replaced by the feed after its author was blocked', async () => {
    const post = aPost()
    fakeApi({ 'GET /posts/:id': () => post, 'POST /blocks/:id': () => ({ isBlocked: true }), ...nothing })
    const { navigation } = open(post.id, user)
    await userEvent.click(await screen.findByRole('button', { name: 'More about this worry' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Block Tomas' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }))
    await waitFor(() => expect(navigation.path()).toBe('/feed'))
  })
})

describe('editing', () => {
  it('sends only changed fields, shows the response and emits an event', async () => {
    const events: string[] = []
    onTestFinished(on('post.changed/1', ({ postId }) => void events.push(postId)))
    let post = anOwnPost(user, { shortContent: 'before' })
    const api = fakeApi({
      'GET /posts/:id': () => post,
      'GET /posts/prompts': () => [{ id: 'a', text: 'I am worried about…' }],
      'PUT /posts/:id': ({ body }) => {
        post = { ...post, ...body, isEdited: true }
        return post
      },
    })
    open(post.id, user)
    const dialog = await choose('Edit')
    const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save changes' })
    expect(save.disabled).toBe(true)
    await userEvent.clear(within(dialog).getByLabelText('Your worry'))
    await userEvent.click(save)
    expect(within(dialog).getByText('Please share your worry')).toBeTruthy()
    await userEvent.type(within(dialog).getByLabelText('Your worry'), 'after')
    await userEvent.click(save)

    // The dialog's field contains the same text as the page.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('after')).toBeTruthy()
    expect(api.callsTo('PUT', `/posts/${post.id}`).map(({ body }) => body)).toEqual([{ shortContent: 'after' }])
    expect(events).toEqual([post.id])
  })

  it('removes a content warning', async () => {
    let post = anOwnPost(user, { contentWarning: 'violence' })
    const api = fakeApi({
      'GET /posts/:id': () => post,
      'GET /posts/prompts': () => [],
      'PUT /posts/:id': ({ body }) => {
        post = { ...post, ...body }
        return post
      },
    })
    open(post.id, user)
    const dialog = await choose('Edit')
    expect(within(dialog).getByLabelText<HTMLSelectElement>('Content warning').value).toBe('violence')
    await userEvent.selectOptions(within(dialog).getByLabelText('Content warning'), 'No warning')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.queryByText('Warning: Violence')).toBeNull())
    expect(api.callsTo('PUT', `/posts/${post.id}`)[0]?.body).toEqual({ contentWarning: null })
  })

  it('keeps the draft after a failure and after closing', async () => {
    const toasts = captureToasts()
    const post = anOwnPost(user, { shortContent: 'before' })
    fakeApi({
      'GET /posts/:id': () => post,
      'GET /posts/prompts': () => [],
      'PUT /posts/:id': () => {
        throw new TypeError('Failed to fetch')
      },
    })
    open(post.id, user)
    let dialog = await choose('Edit')
    await userEvent.type(within(dialog).getByLabelText('Your worry'), ' and after')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(toasts).toEqual(['Failed to update post']))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    dialog = await choose('Edit')
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Your worry').value).toBe('before and after')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start over' }))
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Your worry').value).toBe('before')
  })

  it('publishes a draft after showing the audience', async () => {
    const toasts = captureToasts()
    const post = { ...anOwnPost(user, { privacyLevel: 'friends' }), publishedAt: null, isScheduled: true }
    let now: object = post
    const api = fakeApi({
      'GET /posts/:id': () => now,
      'PUT /posts/:id': () => {
        now = { ...post, isScheduled: false, publishedAt: new Date().toISOString() }
        return now
      },
    })
    open(post.id, user)
    expect(await screen.findByText('Draft')).toBeTruthy()
    const dialog = await choose('Publish now')
    expect(within(dialog).getByText('People you follow will be able to read it.')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish now' }))
    await waitFor(() => expect(screen.queryByText('Draft')).toBeNull())
    expect(api.callsTo('PUT', `/posts/${post.id}`)[0]?.body).toEqual({ isScheduled: false })
    expect(toasts).toEqual(['Your worry has been shared!'])
  })

  it('navigates to the feed after the worry was deleted', async () => {
    const post = anOwnPost(user)
    fakeApi({ 'GET /posts/:id': () => post, 'DELETE /posts/:id': () => ({ message: 'done' }) })
    const { navigation } = open(post.id, user)
    await userEvent.click(within(await choose('Delete')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(navigation.path()).toBe('/feed'))
  })
})

describe('blog content', () => {
  it('can be added unless empty, and is shown below the worry', async () => {
    let post = anOwnPost(user)
    const api = fakeApi({
      'GET /posts/:id': () => post,
      'POST /posts/:id/blog': ({ body }) => {
        post = { ...post, hasLongContent: true, longContent: String(body.longContent) }
        return post
      },
    })
    open(post.id, user)
    const dialog = await choose('Add blog content')
    const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save blog content' })
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Blog content'))
    expect(save.disabled).toBe(true)
    await userEvent.type(within(dialog).getByLabelText('Blog content'), 'the whole story')
    await userEvent.click(save)
    // The dialog's field contains the same text as the page.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('the whole story')).toBeTruthy()
    expect(api.callsTo('POST', `/posts/${post.id}/blog`)[0]?.body).toEqual({ longContent: 'the whole story' })
  })

  it('has rules, keeps the text after a failure, and can be saved only when it changed', async () => {
    const toasts = captureToasts()
    const post = anOwnPost(user, { hasLongContent: true, longContent: 'as it was' })
    fakeApi({
      'GET /posts/:id': () => post,
      'POST /posts/:id/blog': () => {
        throw new TypeError('Failed to fetch')
      },
    })
    open(post.id, user)
    const dialog = await choose('Edit blog content')
    const field = within(dialog).getByLabelText<HTMLTextAreaElement>('Blog content')
    const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save blog content' })
    expect(save.disabled).toBe(true)
    await userEvent.clear(field)
    await userEvent.click(save)
    expect(within(dialog).getByText('Blog content cannot be empty')).toBeTruthy()
    await userEvent.click(field)
    await userEvent.paste('x'.repeat(10_001))
    expect(within(dialog).getByText('Blog content must be less than 10,000 characters')).toBeTruthy()
    await userEvent.clear(field)
    await userEvent.type(field, 'better')
    await userEvent.click(save)
    await waitFor(() => expect(toasts).toEqual(['Failed to save blog content']))
    expect(field.value).toBe('better')
  })

  it('is removed after a confirmation', async () => {
    let post = anOwnPost(user, { hasLongContent: true, longContent: 'too much' })
    fakeApi({
      'GET /posts/:id': () => post,
      'DELETE /posts/:id/blog': () => {
        post = { ...post, hasLongContent: false, longContent: null }
        return post
      },
    })
    open(post.id, user)
    await screen.findByText('too much')
    await userEvent.click(within(await choose('Remove blog content')).getByRole('button', { name: 'Remove blog content' }))
    await waitFor(() => expect(screen.queryByText('too much')).toBeNull())
  })
})

describe('the aside', () => {
  // happy-dom has no layout: the aside exists, and the style sheet hides it.
  it('has the analysis on wide screens; on others it is below the worry', async () => {
    const post = aPost({ shortContent: 'short words' })
    fakeApi({
      'GET /posts/:id': () => post,
      'GET /comments/post/:id/threaded': () => ({ comments: [], hasMore: false, total: 0 }),
    })
    const isWide = vi
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation(
        (media) => Object.assign(new EventTarget(), { media, matches: media.includes('80em') }) as MediaQueryList,
      )
    onTestFinished(() => void isWide.mockRestore())
    open(post.id)
    const aside = await screen.findByLabelText('About this worry')
    expect(await within(aside).findByText('Worry Analysis')).toBeTruthy()
    expect(screen.getAllByText('Worry Analysis')).toHaveLength(1)
  })

  it('is empty for a worry that the reader has not opened', async () => {
    const post = aPost({ shortContent: 'short words', contentWarning: 'loss' })
    const api = fakeApi({ 'GET /posts/:id': () => post })
    const isWide = vi
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList)
    onTestFinished(() => void isWide.mockRestore())
    open(post.id)
    const aside = await screen.findByLabelText('About this worry')
    await waitFor(() => expect(aside.textContent).toBe(''))
    expect(api.calls.filter(({ path }) => path.includes('analysis'))).toEqual([])
  })
})
