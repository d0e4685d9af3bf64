import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { anAnalysis, aPost, fakeIntersection } from '../testing.ts'
import { AnalysisPage } from './analysis-page.tsx'

it('hides the analysis of a worry with a content warning until the reader opens it', async () => {
  fakeIntersection()
  const post = aPost({ shortContent: 'the words', contentWarning: 'other' })
  const api = fakeApi({
    'GET /posts/:id': () => post,
    'GET /analysis/posts/:id': () => anAnalysis({ postId: post.id }),
    'GET /analysis/posts/:id/similar': () => ({
      similarWorries: [],
      totalCount: 0,
      visibleCount: 0,
      hasMore: false,
      peopleCount: 0,
      isComplete: true,
    }),
    'GET /analysis/posts/:id/similar-count': () => ({ count: 0, breakdown: { aiDetectedSimilar: 0, meTooResponses: 0 } }),
    'GET /metoo/:id/count': () => ({ count: 0 }),
  })
  renderInKit(<AnalysisPage />, { path: `/analysis/${post.id}`, route: '/analysis/:postId' })
  const show = await screen.findByRole('button', { name: 'Show this worry' })
  expect(screen.queryByText('Keywords')).toBeNull()
  expect(api.callsTo('GET', /^\/analysis/)).toEqual([])
  await userEvent.click(show)
  expect(await screen.findByText('the words')).toBeTruthy()
  expect(await screen.findByText('Keywords')).toBeTruthy()
})
