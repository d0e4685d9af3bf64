import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import type { Comment, Post, Thread } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aComment, aPost } from '../testing.ts'
import { PostPage } from './post-page.tsx'

let user = aUser()
let post: Post
let threads: Thread[]
const aThread = (part: Partial<Thread> = {}): Thread => ({ replies: [], ...aComment(part) })
const anAnswer = (part: Partial<Comment> = {}) => ({ replies: [], ...aComment(part) })
const countOf = () => threads.reduce((sum, { replies }) => sum + 1 + replies.length, 0)
const shown = () => [...document.querySelectorAll('[data-comment] > p[dir="auto"]')].map((each) => each.textContent)
const notice = (name: RegExp) => screen.findByRole('button', { name })

function open(who: typeof user | null = user, isMine: (comment: Thread) => boolean = () => false) {
  const stream = new TransformStream<Uint8Array, Uint8Array>()
  const writer = stream.writable.getWriter()
  const send = () =>
    act(async () => {
      await writer.write(new TextEncoder().encode(`event: comments\ndata: {"commentCount":${countOf()}}\n\n`))
    })
  const api = fakeApi({
    'GET /posts/:id': () => post,
    'GET /comments/post/:id/threaded': () => ({
      comments: threads.map((thread) => ({ ...thread, isOwnComment: isMine(thread) })),
      hasMore: false,
      total: countOf(),
    }),
    'GET /comments/post/:id/count': () => ({ count: countOf() }),
    'GET /comments/post/:id/stream': { stream: stream.readable },
  })
  const rendered = renderInKit(<PostPage />, { path: `/posts/${post.id}`, route: '/posts/:postId', user: who })
  return { api, send, ...rendered }
}
const scrolled = (isScrolled: boolean) => {
  Object.defineProperty(window, 'scrollY', { value: isScrolled ? 400 : 0, configurable: true })
}

beforeEach(() => {
  user = aUser()
  post = aPost({ commentCount: 1 })
  threads = [aThread({ content: 'first' })]
  scrolled(false)
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  scrolled(false)
  vi.useRealTimers()
})

it('shows a new comment and a new answer at once to a reader who has not scrolled, and announces them', async () => {
  const { send, announcements, api } = open()
  await screen.findByText('first')
  await send()
  expect(api.callsTo('GET', /threaded/)).toHaveLength(1)
  threads = [
    aThread({ ...threads[0], replyCount: 1, replies: [anAnswer({ content: 'an answer' })] }),
    aThread({ content: 'second' }),
  ]
  await send()
  await waitFor(() => expect(shown()).toEqual(['first', 'an answer', 'second']))
  expect(announcements).toContain('2 new comments')
  expect(screen.getByRole('heading', { name: /^Comments/ }).textContent).toBe('Comments3')
})

it('waits behind a button for a reader who has scrolled, and leads to the first new comment', async () => {
  const { send } = open()
  await screen.findByText('first')
  scrolled(true)
  threads = [...threads, aThread({ content: 'second' })]
  await send()
  expect(await notice(/^1 new comments$/)).toBeTruthy()
  threads = [...threads, aThread({ content: 'third' })]
  await send()
  const button = await notice(/^2 new comments$/)
  expect(shown()).toEqual(['first'])
  await userEvent.click(button)
  await waitFor(() => expect(shown()).toEqual(['first', 'second', 'third']))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('second'))
  expect(screen.queryByRole('button', { name: /new comment/ })).toBeNull()
})

it('adds to the end at once when that is below the screen', async () => {
  const { send } = open()
  await screen.findByText('first')
  scrolled(true)
  const isFarDown = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ bottom: 5_000 } as DOMRect)
  threads = [...threads, aThread({ content: 'second' })]
  await send()
  await waitFor(() => expect(shown()).toEqual(['first', 'second']))
  isFarDown.mockRestore()
})

it('does not move somebody who is writing, and keeps the draft', async () => {
  const { send } = open()
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your comment')
  await userEvent.type(field, 'half a th')
  threads = [...threads, aThread({ content: 'second' })]
  await send()
  expect(await notice(/^1 new comments$/)).toBeTruthy()
  expect([shown(), document.activeElement, field.value]).toEqual([['first'], field, 'half a th'])
})

it('does not take an own comment for a new one', async () => {
  const { send } = open(user, ({ content }) => content === 'mine')
  await screen.findByText('first')
  threads = [...threads, aThread({ content: 'mine' })]
  await send()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(shown()).toEqual(['first'])
})

it('asks every half minute for a visitor, who has no stream', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { api } = open(null)
  await screen.findByText('first')
  threads = [...threads, aThread({ content: 'second' })]
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  await waitFor(() => expect(shown()).toEqual(['first', 'second']))
  expect(api.callsTo('GET', /stream/)).toEqual([])
})

it('watches nothing where comments are disabled', async () => {
  post = aPost({ commentCount: 1, commentsEnabled: false })
  const { api } = open()
  const section = within(await screen.findByRole('region', { name: /^Comments/ }))
  await section.findByText('first')
  expect(api.callsTo('GET', /stream/)).toEqual([])
})
