import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import type { RecentWorry } from '@worrystone/contracts'
import { anId, aUser } from '@worrystone/contracts/testing'
import { emit } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { DashboardWorriesSlot } from './dashboard-worries-slot.tsx'

const LIST = 'GET /dashboard/recent-worries'
const open = (user: ReturnType<typeof aUser> | null = aUser()) => renderInKit(<DashboardWorriesSlot />, { user })

const aWorry = (part: Partial<RecentWorry> = {}): RecentWorry => ({
  id: anId(),
  privacyLevel: 'public',
  publishedAt: new Date().toISOString(),
  worryPrompt: 'I am worried about...',
  shortContent: 'the exam',
  ...part,
})

describe('one’s own recent worries', () => {
  it('are five, each with its prompt, audience and time, and link to the worry', async () => {
    const worry = aWorry({ privacyLevel: 'private' })
    const api = fakeApi({ [LIST]: () => [worry] })
    open()
    expect((await screen.findByRole('link', { name: 'the exam' })).getAttribute('href')).toBe(`/posts/${worry.id}`)
    const row = screen.getByRole('listitem').textContent
    for (const part of ['I am worried about...', 'Private', 'Just now']) expect(row).toContain(part)
    expect(api.calls[0]?.query.limit).toBe('5')
  })

  it('have an empty state', async () => {
    fakeApi({ [LIST]: () => [] })
    open()
    expect((await screen.findByRole('link', { name: 'Share a worry' })).getAttribute('href')).toBe('/feed?share=1')
  })

  it('show a failure, with a retry', async () => {
    let isUp = false
    fakeApi({ [LIST]: () => (isUp ? [aWorry()] : new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Not now' })) })
    open()
    expect(await screen.findByText('Not now')).toBeTruthy()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('the exam')).toBeTruthy()
  })

  it('update with worries shared, changed and deleted elsewhere on the page', async () => {
    const worry = aWorry()
    let now = [worry]
    fakeApi({ [LIST]: () => now })
    open()
    await screen.findByText('the exam')
    now = [aWorry({ shortContent: 'the new one' }), worry]
    act(() => emit('post.created/1', { postId: anId() }))
    expect(await screen.findByText('the new one')).toBeTruthy()
    now = [{ ...worry, shortContent: 'the exam tomorrow' }]
    act(() => emit('post.changed/1', { postId: worry.id }))
    expect(await screen.findByText('the exam tomorrow')).toBeTruthy()
    now = []
    act(() => emit('post.removed/1', { postId: worry.id }))
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
  })

  it('are not rendered for visitors', () => {
    const api = fakeApi({})
    expect(open(null).container.textContent).toBe('')
    expect(api.calls).toEqual([])
  })
})
