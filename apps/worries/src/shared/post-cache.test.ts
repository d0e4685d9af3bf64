import { queryClient } from '@worrystone/api-client'
import { beforeEach, expect, it } from 'vitest'
import { aPage, aPost, later } from '../testing.ts'
import { askFor, changeAuthor, changePost, dropAuthor, keyOf, type PostList } from './post-cache.ts'

const feed = keyOf('member', 'feed', 'all', 'all')
const shown = () => queryClient.getQueryData<PostList>(feed)?.pages.flatMap(({ posts }) => posts) ?? []
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

beforeEach(() => queryClient.clear())

it('lets no answer turn back what was changed after the question had left', async () => {
  const post = aPost({ supportCount: 3 })
  const slow = later<ReturnType<typeof aPage>>()
  const answer = askFor(() => slow.promise)
  changePost(post.id, { supportCount: 4, isShowingSupport: true }, true)
  slow.resolve(aPage([post]))
  expect((await answer).posts[0]).toMatchObject({ supportCount: 4, isShowingSupport: true })
})

it('keeps a wish over any answer until the server has agreed to it', async () => {
  const post = aPost({ supportCount: 3 })
  changePost(post.id, { supportCount: 4, isShowingSupport: true }, true)
  await wait(2)
  expect((await askFor(async () => post)).supportCount).toBe(4)
  changePost(post.id, { supportCount: 4, isShowingSupport: true })
  await wait(2)
  expect((await askFor(async () => ({ ...post, supportCount: 11 }))).supportCount).toBe(11)
})

it('keeps one wish while something else about the same worry is settled', async () => {
  const post = aPost({ supportCount: 3 })
  changePost(post.id, { supportCount: 4, isShowingSupport: true }, true)
  changePost(post.id, { commentCount: 1 })
  await wait(2)
  expect(await askFor(async () => ({ ...post, commentCount: 2 }))).toMatchObject({ supportCount: 4, commentCount: 2 })
})

it('minds a follow on every worry of the author', async () => {
  const post = aPost()
  changeAuthor(post.userId, true, true)
  expect((await askFor(async () => post)).isFollowingAuthor).toBe(true)
  changeAuthor(post.userId, false)
})

it('takes all worries of a person out of the lists, and changes only the cards concerned', () => {
  const [first, second] = [aPost(), aPost()]
  queryClient.setQueryData(feed, { pages: [aPage([first, second])] })
  changePost(second.id, { meTooCount: 1 })
  expect(shown()[0]).toBe(first)
  dropAuthor(first.userId)
  expect(shown().map(({ id }) => id)).toEqual([second.id])
})
