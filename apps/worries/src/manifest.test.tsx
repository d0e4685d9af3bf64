import { preload } from '@worrystone/api-client'
import { fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'
import { manifest } from './manifest.ts'
import { AnalysisPage } from './pages/analysis-page.tsx'
import { FeedPage } from './pages/feed-page.tsx'
import { PostPage } from './pages/post-page.tsx'
import { StoriesPage } from './pages/stories-page.tsx'
import { anAnalysis, aPage, aPost, aStory, fakeIntersection } from './testing.ts'

const ID = '00000000-0000-4000-8000-00000000000a'
const PAGES: Record<string, { page: ReactNode; path: string }> = {
  feed: { page: <FeedPage />, path: '/feed' },
  post: { page: <PostPage />, path: `/posts/${ID}` },
  analysis: { page: <AnalysisPage />, path: `/analysis/${ID}` },
  stories: { page: <StoriesPage />, path: '/resolution-stories' },
}
const routes = manifest.routes.flatMap((route) => ('preload' in route && route.preload ? [route] : []))

/** Sends the preload requests as the host does, before the page is loaded. */
function Preloaded({ urls, children }: { urls: readonly string[]; children: ReactNode }) {
  useState(() => {
    for (const url of urls) preload(url.replace(':postId', ID))
  })
  return children
}

it.each(
  routes.flatMap((route) => [
    { ...route, who: 'a visitor', user: null },
    { ...route, who: 'a member', user: aUser() },
  ]),
)('$path takes the answers that its manifest announces, for $who', async ({ expose, path: route, preload: urls, user }) => {
  fakeIntersection()
  const post = aPost({ id: ID, shortContent: 'preloaded' })
  const api = fakeApi({
    'GET /posts': () => aPage([post]),
    'GET /posts/:id': () => post,
    'GET /analysis/posts/:id': () => anAnalysis({ postId: ID }),
    'GET /resolutions/stories': () => ({ stories: [aStory({ post })], hasMore: false }),
  })
  const { page, path } = PAGES[expose] ?? { page: null, path: '' }

  const { findAllByText } = renderInKit(<Preloaded urls={urls}>{page}</Preloaded>, { path, route, user })
  await findAllByText('preloaded')
  for (const url of urls) {
    const [preloaded] = url.replace(':postId', ID).split('?')
    expect(api.callsTo('GET', preloaded ?? '').map((call) => call.path)).toEqual([preloaded])
  }
})
