import { act, screen, waitFor, within } from '@testing-library/react'
import { fakeApi } from '@worrystone/api-client/testing'
import { anId, aUser } from '@worrystone/contracts/testing'
import { emit } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { session } from '@worrystone/session'
import { beforeEach, expect, it, vi } from 'vitest'
import { aSignInResponse } from '../shared/testing.tsx'
import { QuickStatsSlot } from './quick-stats-slot.tsx'

const STATS = 'GET /dashboard/stats'
const stats = (totalWorries: number) => ({
  data: { totalWorries, worriesThisWeek: 1, resolvedWorries: 2, followersCount: 3, followingCount: 4 },
})
const figures = () =>
  within(screen.getByRole('region', { name: 'Quick Stats' }))
    .getAllByRole('definition')
    .map((one) => one.textContent)

beforeEach(() => localStorage.clear())

it('shows one’s own figures beside every page', async () => {
  fakeApi({ [STATS]: stats(12) })
  renderInKit(<QuickStatsSlot />, { user: aUser() })
  await waitFor(() => expect(figures()).toEqual(['12', '2', '3', '4']))
  const words = ['Total Worries', 'Resolved', 'Followers', 'Following']
  expect(screen.getAllByRole('term').map((one) => one.textContent)).toEqual(words)
})

it('renders nothing for visitors', () => {
  const api = fakeApi({})
  renderInKit(<QuickStatsSlot />)
  expect(screen.queryByRole('region')).toBeNull()
  expect(api.calls).toEqual([])
})

it.each([
  ['follow.changed/1', { userId: anId(), isFollowing: true }],
  ['post.created/1', { postId: anId() }],
  ['post.removed/1', { postId: anId() }],
  ['resolution.changed/1', { postId: anId(), isResolved: true }],
] as const)('refetches after %s', async (name, fact) => {
  fakeApi({ [STATS]: [stats(12), stats(13)] })
  renderInKit(<QuickStatsSlot />, { user: aUser() })
  await waitFor(() => expect(figures()[0]).toBe('12'))
  emit(name, fact as never)
  await waitFor(() => expect(figures()[0]).toBe('13'))
})

it('shows the figures of the next person who signs in', async () => {
  fakeApi({ [STATS]: [stats(12), stats(50)] })
  renderInKit(<QuickStatsSlot />, { user: aUser() })
  await waitFor(() => expect(figures()[0]).toBe('12'))
  act(() => session.signedIn(aSignInResponse()))
  await waitFor(() => expect(figures()[0]).toBe('50'))
})

it('shows no number after a failure, which is only logged', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  fakeApi({ [STATS]: { status: 400, html: '' } })
  renderInKit(<QuickStatsSlot />, { user: aUser() })
  await waitFor(() => expect(figures()).toEqual(Array(4).fill('–Count unavailable')))
  expect(log).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
})
