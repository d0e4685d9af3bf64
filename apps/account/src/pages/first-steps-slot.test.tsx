import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import type { User } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { FirstStepsSlot } from './first-steps-slot.tsx'

const STEPS = 'GET /dashboard/first-steps'
const steps = (part = {}) => ({ data: { hasShared: false, hasHelped: false, ...part } })
const createdAt = new Date().toISOString()
const newcomer = (part: Partial<User> = {}) => aUser({ createdAt, emailVerified: false, avatarUrl: null, ...part })
const show = (user: User | null) => renderInKit(<FirstStepsSlot />, { user })

const list = () => screen.findByRole('region', { name: 'First steps' })
const lines = async () => within(await list()).getAllByRole('link')
const doneLines = async () => (await lines()).map(({ textContent }) => textContent ?? '').filter((text) => text.endsWith('done'))

beforeEach(() => localStorage.clear())

describe('the first steps', () => {
  it('lead to their places, and are ticked by what was done', async () => {
    fakeApi({ [STEPS]: steps({ hasHelped: true }) })
    show(newcomer({ avatarUrl: '/a.webp' }))
    expect((await lines()).map((line) => line.getAttribute('href'))).toEqual([
      '/settings#verification',
      '/settings#profile',
      '/feed?share=1',
      '/feed',
      '/settings#notifications',
    ])
    expect(await doneLines()).toEqual(['Choose a picturedone', 'Say a kind word to somebodydone'])
  })

  it('tick the settings when they were opened from here', async () => {
    fakeApi({ [STEPS]: steps() })
    const user = newcomer()
    show(user)
    await userEvent.click((await lines())[4] as HTMLElement)
    cleanup()
    show(user)
    expect(await doneLines()).toEqual(['Look at language and notificationsdone'])
  })

  it('are gone for good when they are dismissed; the reminder to verify stays', async () => {
    const api = fakeApi({ [STEPS]: steps() })
    const user = newcomer()
    show(user)
    await userEvent.click(within(await list()).getByRole('button', { name: 'Put away' }))
    expect(screen.queryByRole('region')).toBeNull()
    cleanup()
    show(user)
    expect(screen.getByRole('link', { name: 'Verify your email' }).getAttribute('href')).toBe('/settings#verification')
    expect(api.bodiesOf(STEPS)).toHaveLength(1)
  })

  it('are gone for good when all are done', async () => {
    const api = fakeApi({ [STEPS]: steps({ hasShared: true, hasHelped: true }) })
    const user = newcomer({ emailVerified: true, avatarUrl: '/a.webp' })
    show(user)
    await userEvent.click((await lines())[4] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    cleanup()
    show({ ...user, avatarUrl: null })
    expect(screen.queryByRole('region')).toBeNull()
    expect(api.bodiesOf(STEPS)).toHaveLength(1)
  })

  it.each([
    ['a visitor', null],
    ['a person who has been here for long', aUser({ createdAt: '2020-01-01T00:00:00.000Z', emailVerified: true })],
  ])('are not shown to %s', (_, user) => {
    const api = fakeApi({})
    const { container } = show(user)
    expect(container.textContent).toBe('')
    expect(api.calls).toEqual([])
  })
})
