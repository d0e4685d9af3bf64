import { type Post, PostPage } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { expect, it } from 'vitest'
import { listSerializer } from './list-serializer.ts'

const time = '2026-01-02T03:04:05.678Z'
const id = '01a1fd79-c793-7610-b231-be182237028b'
const post: Post = {
  id,
  userId: id,
  user: { id, username: 'mira', displayName: null, avatarUrl: null },
  worryPrompt: 'What if...',
  shortContent: 'quotes " and \\ and \u2028 and 👨‍👩‍👧‍👦 and </script>\nand a lone \ud800 half',
  hasLongContent: true,
  privacyLevel: 'public',
  commentsEnabled: true,
  isScheduled: false,
  scheduledFor: null,
  publishedAt: time,
  createdAt: time,
  updatedAt: time,
  isEdited: false,
  supportCount: 3,
  meTooCount: 0,
  commentCount: 0,
  similarCount: 0,
  contentWarning: null,
  wish: null,
  topics: [],
  category: null,
  language: null,
  isResolved: false,
  moderationStatus: 'approved',
  isOwnPost: false,
  isFollowingAuthor: true,
  isShowingSupport: false,
  hasMeToo: false,
  isSaved: false,
}
const page: PostPage = {
  posts: [post, { ...post, scheduledFor: time, publishedAt: null }],
  hasMore: false,
  total: 2,
  nextCursor: null,
}
const write = listSerializer(z.object({ data: PostPage }))

it('writes exactly the fields of the contract', () => {
  expect(JSON.parse(write({ data: page }))).toEqual({ data: page })
  expect(JSON.parse(write({ data: page }))).toEqual({ data: z.safeParse(PostPage, page).data })
})

it('omits fields that are not in the contract, at any depth', () => {
  const rich = { ...post, passwordHash: 'secret', user: { ...post.user, email: 'who@example.org' } }
  const text = write({ data: { ...page, posts: [rich], debug: 'secret' }, extra: 'secret' })
  expect(JSON.parse(text)).toEqual({ data: { ...page, posts: [post] } })
  expect(text).not.toMatch(/secret|example\.org/)
})

it('never writes an object where the contract has a plain value', () => {
  const invalid = { ...post, shortContent: { email: 'who@example.org' } }
  expect(write({ data: { ...page, posts: [invalid] } })).not.toContain('example.org')
})

it('fails when a field is missing', () => {
  const { shortContent: _, ...half } = post
  expect(() => write({ data: { ...page, posts: [half] } })).toThrow('shortContent')
})
