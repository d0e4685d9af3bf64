import { anId } from '@worrystone/contracts/testing'
import { expect, it } from 'vitest'
import { aComment } from '../../testing.ts'
import {
  applyPending,
  type CommentNode,
  type Threads,
  threadsOf,
  updateThreads,
  withNew,
  without,
  withReplies,
} from './comment-tree.ts'

const texts = (nodes: CommentNode[]): unknown[] =>
  nodes.map(({ content, replies = [] }) => (replies.length > 0 ? [content, ...texts(replies)] : content))
const page = (comments: CommentNode[], hasMore = false) => ({
  comments: comments.map((each) => ({ ...each, replies: [] })),
  fresh: [],
  hasMore,
  total: comments.length,
})
const a = aComment({ content: 'a' })
const b = aComment({ content: 'b' })
const c = aComment({ content: 'c' })

it('keeps each comment in its page when one changes, and the total in all', () => {
  const pages = [page([a], true), page([b, c])]
  const changed = updateThreads(pages, (threads) =>
    applyPending(without(threads, b.id), [{ kind: 'edit', id: a.id, content: 'A' }]),
  )
  expect(changed.map(({ comments }) => texts(comments))).toEqual([['A'], ['c']])
  expect(changed.map(({ total }) => total)).toEqual([1, 1])
  expect(changed.map(({ hasMore }) => hasMore)).toEqual([true, false])
})

it('shows a new comment on top, until the page it belongs to is loaded', () => {
  const pages = updateThreads([page([a], true)], (threads) => withNew(threads, { ...c, isFresh: true }))
  const now = threadsOf(pages)
  expect([texts(now.fresh), texts(now.comments), now.total]).toEqual([['c'], ['a'], 2])
  const later = threadsOf([...pages, page([b, c])])
  expect([texts(later.fresh), texts(later.comments)]).toEqual([[], ['a', 'b', 'c']])
})

it('puts older replies before a new one of the viewer', () => {
  const parent = aComment({ content: 'parent', replyCount: 3, replies: [b] })
  const fresh = aComment({ content: 'mine', parentCommentId: parent.id, isFresh: true as const })
  const now = withNew({ comments: [parent], fresh: [], total: 4 }, fresh)
  expect(now.comments[0]?.replyCount).toBe(4)
  expect(texts(withReplies(now, parent.id, [c]).comments)).toEqual([['parent', 'b', 'c', 'mine']])
})

it('replaces a comment that has replies by a placeholder, and removes one without', () => {
  const answer = aComment({ content: 'answer' })
  const parent = aComment({ content: 'parent', replyCount: 1, replies: [answer] })
  const child = { ...answer, parentCommentId: parent.id }
  const threads: Threads = { comments: [{ ...parent, replies: [child] }], fresh: [], total: 2 }
  const [place] = without(threads, parent.id).comments
  expect([place?.isRemoved, place?.content, place?.user, place?.replies?.length]).toEqual([true, '', null, 1])
  const [left] = without(threads, child.id).comments
  expect([left?.replyCount, left?.replies, without(threads, child.id).total]).toEqual([0, [], 1])
})

it('shows a pending comment once, also when its response comes first', () => {
  const threads: Threads = { comments: [a], fresh: [b], total: 2 }
  const now = applyPending(threads, [
    { kind: 'add', id: anId(), comment: b, idempotencyKey: '' },
    { kind: 'edit', id: a.id, content: 'A' },
  ])
  expect([texts(now.fresh), texts(now.comments), now.total]).toEqual([['b'], ['A'], 2])
  expect(threads.comments[0]?.content).toBe('a')
})
