import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { emit } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { aPage, aPost } from '../testing.ts'
import { RecentActivitySlot } from './recent-activity-slot.tsx'

const open = (user: ReturnType<typeof aUser> | null = aUser()) => renderInKit(<RecentActivitySlot />, { user })

describe('recent activity', () => {
  it('shows the last three worries of the viewer and of followed people', async () => {
    const api = fakeApi({
      'GET /posts/feed/personalized': () => aPage([aPost({ shortContent: 'one' }), aPost({ shortContent: 'two' }), aPost()]),
    })
    open()
    expect(await screen.findByRole('link', { name: /one/ })).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(api.calls[0]?.query.limit).toBe('3')
  })

  it('collapses worries with a content warning', async () => {
    fakeApi({ 'GET /posts/feed/personalized': () => aPage([aPost({ shortContent: 'hard words', contentWarning: 'loss' })]) })
    open()
    expect(await screen.findByText('Warning: Loss and grief')).toBeTruthy()
    expect(screen.queryByText('hard words')).toBeNull()
  })

  it('has an empty state', async () => {
    fakeApi({ 'GET /posts/feed/personalized': () => aPage([]) })
    open()
    expect(await screen.findByText('No recent activity yet. Start by sharing your first worry!')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Share a worry' }).getAttribute('href')).toBe('/feed?share=1')
  })

  it('shows a failure, with a retry', async () => {
    let isUp = false
    fakeApi({
      'GET /posts/feed/personalized': () =>
        isUp ? aPage([aPost({ shortContent: 'here' })]) : new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Not now' }),
    })
    open()
    expect(await screen.findByText('Not now')).toBeTruthy()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('here')).toBeTruthy()
  })

  it('refetches when a worry was shared elsewhere on the page', async () => {
    let posts = [aPost({ shortContent: 'old' })]
    fakeApi({ 'GET /posts/feed/personalized': () => aPage(posts) })
    open()
    await screen.findByText('old')
    const fresh = aPost({ shortContent: 'fresh' })
    posts = [fresh, ...posts]
    act(() => emit('post.created/1', { postId: fresh.id }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  })

  it('is not rendered for visitors', () => {
    const api = fakeApi({})
    const { container } = open(null)
    expect(container.textContent).toBe('')
    expect(api.calls).toEqual([])
  })
})
