import { askAhead } from '@worrystone/api-client'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'
import { manifest } from './manifest.ts'
import { FeedPage } from './pages/feed-page.tsx'
import { PostPage } from './pages/post-page.tsx'
import { aPage, aPost, fakeApi, fakeSight } from './testing.ts'

const PAGES: Record<string, { page: ReactNode; path: string }> = {
  feed: { page: <FeedPage />, path: '/feed' },
  post: { page: <PostPage />, path: '/posts/7' },
}
const routes = manifest.routes.filter((route) => 'asks' in route)

/** Asks as the shell does, before the page is there to ask for itself. */
function AskedAhead({ asks, children }: { asks: readonly string[]; children: ReactNode }) {
  useState(() => {
    for (const ask of asks) askAhead(ask.replace(':postId', '7'))
  })
  return children
}

it.each(
  routes.flatMap((route) => [
    { ...route, who: 'a visitor', user: null },
    { ...route, who: 'a member', user: aUser() },
  ]),
)('$path takes the answers that its manifest announces, for $who', async ({ expose, path: route, asks, user }) => {
  fakeSight()
  const post = aPost({ shortContent: 'asked ahead' })
  const api = fakeApi({ 'GET /posts': () => aPage([post]), 'GET /posts/:id': () => post })
  const { page, path } = PAGES[expose] ?? { page: null, path: '' }

  const { findByText } = renderInKit(<AskedAhead asks={asks}>{page}</AskedAhead>, { path, route, user })
  await findByText('asked ahead')
  expect(api.calls.filter((call) => call.path.startsWith('/posts'))).toHaveLength(asks.length)
})
