import { queryClient } from '@worrystone/api-client'
import { beforeEach, expect, it } from 'vitest'
import { aPage, aPost, deferred } from '../testing.ts'
import { fetchPosts, type PostList, postsKey, removeAuthor, updateAuthor, updatePost } from './post-cache.ts'

const feed = postsKey('member', 'feed', 'all', 'all')
const shown = () => queryClient.getQueryData<PostList>(feed)?.pages.flatMap(({ posts }) => posts) ?? []
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

beforeEach(() => queryClient.clear())

it('keeps changes that were made after the request was sent', async () => {
  const post = aPost({ supportCount: 3 })
  const slow = deferred<ReturnType<typeof aPage>>()
  const answer = fetchPosts(() => slow.promise)
  updatePost(post.id, { supportCount: 4, isShowingSupport: true }, true)
  slow.resolve(aPage([post]))
  expect((await answer).posts[0]).toMatchObject({ supportCount: 4, isShowingSupport: true })
})

it('keeps a pending change over any response until the server has confirmed it', async () => {
  const post = aPost({ supportCount: 3 })
  updatePost(post.id, { supportCount: 4, isShowingSupport: true }, true)
  await wait(2)
  expect((await fetchPosts(async () => post)).supportCount).toBe(4)
  updatePost(post.id, { supportCount: 4, isShowingSupport: true })
  await wait(2)
  expect((await fetchPosts(async () => ({ ...post, supportCount: 11 }))).supportCount).toBe(11)
})

it('keeps one pending change while another part of the same worry settles', async () => {
  const post = aPost({ supportCount: 3 })
  updatePost(post.id, { supportCount: 4, isShowingSupport: true }, true)
  updatePost(post.id, { commentCount: 1 })
  await wait(2)
  expect(await fetchPosts(async () => ({ ...post, commentCount: 2 }))).toMatchObject({ supportCount: 4, commentCount: 2 })
})

it('keeps a follow on every worry of the author', async () => {
  const post = aPost()
  updateAuthor(post.userId, true, true)
  expect((await fetchPosts(async () => post)).isFollowingAuthor).toBe(true)
  updateAuthor(post.userId, false)
})

it('removes all worries of a person from the lists, and changes only the cards concerned', () => {
  const [first, second] = [aPost(), aPost()]
  queryClient.setQueryData(feed, { pages: [aPage([first, second])] })
  updatePost(second.id, { meTooCount: 1 })
  expect(shown()[0]).toBe(first)
  removeAuthor(first.userId)
  expect(shown().map(({ id }) => id)).toEqual([second.id])
})
