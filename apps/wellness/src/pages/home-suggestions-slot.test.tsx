import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import type { RecentWorry } from '@worrystone/contracts'
import { anId, aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { optionalHints } from '@worrystone/session/optional-hints'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HomeSuggestionsSlot } from './home-suggestions-slot.tsx'

const user = aUser()
const DUE = 'GET /follow-ups'
const aWorry: RecentWorry = {
  id: anId(),
  privacyLevel: 'public',
  publishedAt: new Date(Date.now() - 15 * 24 * 60 * 60_000).toISOString(),
  worryPrompt: 'I am worried about...',
  shortContent: 'the rent',
  language: 'en',
}
/** `worry`: the own one that the member is asked about elsewhere on the page. */
const show = (worry: RecentWorry | null = null) => {
  const api = fakeApi({ 'GET /wellness/recommendations': { data: [] }, [DUE]: () => ({ worry }) })
  return { ...renderInKit(<HomeSuggestionsSlot />, { user }), api }
}
const choose = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

describe('the question of the day', () => {
  it.each([
    ['Rather light', ['/feed', '/resolution-stories']],
    ['In between', ['/wellness/exercises/longer-exhale?step=2&now', '/feed?share=1']],
    ['Heavy', ['/wellness/exercises/longer-exhale?step=2&now', '/feed?share=1', '/help']],
  ])('leads from %s to what fits', async (answer, ways) => {
    show()
    await choose(answer)
    expect(links()).toEqual(ways)
    expect(document.activeElement?.tagName).toBe('P')
  })

  it('keeps no answer, and is asked once a day', async () => {
    const first = show()
    await choose('Heavy')
    expect(Object.values(localStorage).join()).not.toMatch(/heavy/i)
    first.unmount()
    const second = show()
    expect(screen.queryByText('How is today?')).toBeNull()
    second.unmount()
    vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60_000, shouldAdvanceTime: true })
    show()
    expect(await screen.findByText('How is today?')).toBeTruthy()
  })

  it('is not asked on a day that has the question about an own worry, also after its answer', async () => {
    const first = show(aWorry)
    await waitFor(() => expect(first.api.callsTo('GET', '/follow-ups')).toHaveLength(1))
    await waitFor(() => expect(first.container.querySelector('[data-skeleton]')).toBeNull())
    expect(screen.queryByText('How is today?')).toBeNull()
    first.unmount()
    show()
    await waitFor(() => expect(screen.queryByText('How is today?')).toBeNull())
  })

  it('is not asked of a member who switched it off', () => {
    optionalHints.set('daily-question', user.id, false)
    show()
    expect(screen.queryByText('How is today?')).toBeNull()
    optionalHints.set('daily-question', user.id, true)
  })

  it('can be dismissed for the day', async () => {
    const first = show()
    await choose('Not today')
    expect(screen.queryByText('How is today?')).toBeNull()
    first.unmount()
    show()
    await waitFor(() => expect(screen.queryByText('How is today?')).toBeNull())
  })
})
