import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi, type Reply } from '@worrystone/api-client/testing'
import type { UserSummary } from '@worrystone/contracts'
import { anId, aUser } from '@worrystone/contracts/testing'
import { emit, on } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { captureToasts } from '../../shared/testing.tsx'
import { RestrictedPeople } from './restricted-people.tsx'

const BLOCKED = 'GET /blocks?limit=20&offset=0'
const MUTED = 'GET /mutes?limit=20&offset=0'

const aPerson = (name: string): UserSummary => ({ id: anId(), username: name.toLowerCase(), displayName: name, avatarUrl: null })
const aPage = (people: UserSummary[], hasMore = false): Reply => ({
  data: { people: people.map((user) => ({ user, createdAt: '2026-01-01T00:00:00.000Z' })), hasMore },
})
const none = aPage([])

function show(replies: Record<string, Reply | Reply[]>) {
  const api = fakeApi({ [BLOCKED]: none, [MUTED]: none, ...replies })
  return { api, ...renderInKit(<RestrictedPeople />, { user: aUser() }) }
}
const part = (name: string) => within(screen.getByRole('region', { name }))
const names = (name: string) =>
  part(name)
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent)

describe('the lists', () => {
  it('show blocked people without a profile link, and muted ones with one', async () => {
    show({ [BLOCKED]: aPage([aPerson('Ada')]), [MUTED]: aPage([aPerson('Ben')]) })
    expect(await screen.findByText('Ada')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Ada' })).toBeNull()
    expect((await screen.findByRole('link', { name: 'Ben' })).getAttribute('href')).toBe('/profile/ben')
  })

  it('have an empty state', async () => {
    show({})
    expect(await screen.findByText('You have not blocked anyone.')).toBeTruthy()
    expect(await screen.findByText('You have not muted anyone.')).toBeTruthy()
  })

  it('are loaded page by page', async () => {
    const [ada, ben] = [aPerson('Ada'), aPerson('Ben')]
    show({ [BLOCKED]: aPage([ada], true), 'GET /blocks?limit=20&offset=1': aPage([ada, ben]) })
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('Ben')).toBeTruthy()
    expect(names('Blocked people')).toEqual(['Ada', 'Ben'])
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('show a failure in place, with a retry', async () => {
    show({ [MUTED]: [{ status: 400, html: '' }, aPage([aPerson('Ben')])] })
    expect(await screen.findByText('Failed to load muted people')).toBeTruthy()
    await userEvent.click(part('Muted people').getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Ben')).toBeTruthy()
  })

  it('refetch when a person is hidden elsewhere on the page', async () => {
    const ada = aPerson('Ada')
    show({ [BLOCKED]: [none, aPage([ada])] })
    await screen.findByText('You have not blocked anyone.')
    emit('person.hidden/1', { userId: ada.id, isHidden: true })
    expect(await screen.findByText('Ada')).toBeTruthy()
  })
})

describe('removing a person', () => {
  it('updates at once, emits an event, and moves the focus to the next row', async () => {
    const events: unknown[] = []
    on('person.hidden/1', (fact) => void events.push(fact))
    const toasts = captureToasts()
    const [ada, ben, cid] = [aPerson('Ada'), aPerson('Ben'), aPerson('Cid')]
    const pendingReply = Promise.withResolvers<void>()
    show({
      [BLOCKED]: aPage([ada, ben, cid]),
      [`DELETE /blocks/${ben.id}`]: { data: { isBlocked: false }, after: pendingReply.promise },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock: Ben' }))
    expect(names('Blocked people')).toEqual(['Ada', 'Cid'])
    expect(document.activeElement).toBe(screen.getByText('Cid').closest('li'))
    expect(events).toEqual([])
    pendingReply.resolve()
    await waitFor(() => expect(events).toEqual([{ userId: ben.id, isHidden: false }]))
    expect(toasts).toEqual(['success: Ben is no longer blocked'])
    expect(names('Blocked people')).toEqual(['Ada', 'Cid'])
  })

  it('moves the focus to the heading after the last row', async () => {
    const ada = aPerson('Ada')
    show({ [MUTED]: aPage([ada]), [`DELETE /mutes/${ada.id}`]: { data: { isMuted: false } } })
    await userEvent.click(await screen.findByRole('button', { name: 'Unmute: Ada' }))
    expect(await screen.findByText('You have not muted anyone.')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Muted people')
  })

  it('fetches the next page when this one is empty', async () => {
    const [ada, ben] = [aPerson('Ada'), aPerson('Ben')]
    show({
      [BLOCKED]: [aPage([ada], true), aPage([ben])],
      'GET /blocks?limit=20&offset=1': aPage([ben]),
      [`DELETE /blocks/${ada.id}`]: { data: { isBlocked: false } },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock: Ada' }))
    expect(await screen.findByText('Ben')).toBeTruthy()
    expect(names('Blocked people')).toEqual(['Ben'])
  })

  it('is rolled back to the same place after a failure', async () => {
    const toasts = captureToasts()
    const [ada, ben] = [aPerson('Ada'), aPerson('Ben')]
    show({ [BLOCKED]: aPage([ada, ben]), [`DELETE /blocks/${ada.id}`]: { status: 400, html: '' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock: Ada' }))
    await waitFor(() => expect(toasts).toEqual(['error: Failed to unblock this person']))
    expect(names('Blocked people')).toEqual(['Ada', 'Ben'])
  })
})
