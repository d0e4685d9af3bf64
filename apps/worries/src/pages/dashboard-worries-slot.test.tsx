import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import type { WorriesNow, WorryNow } from '@worrystone/contracts'
import { anId, aUser } from '@worrystone/contracts/testing'
import { emit } from '@worrystone/events'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { DashboardWorriesSlot } from './dashboard-worries-slot.tsx'

const LIST = 'GET /dashboard/worries'
const open = (user: ReturnType<typeof aUser> | null = aUser()) => renderInKit(<DashboardWorriesSlot />, { user })

const NO_NEWS = { support: 0, meToo: 0, comments: 0 }
const page = (worries: WorryNow[]): WorriesNow => ({ worries, open: worries.length, resolved: 0 })

const aWorry = (part: Partial<WorryNow> = {}): WorryNow => ({
  id: anId(),
  privacyLevel: 'public',
  publishedAt: new Date().toISOString(),
  worryPrompt: 'I am worried about...',
  shortContent: 'the exam',
  language: 'en',
  resolvedAt: null,
  ...NO_NEWS,
  news: NO_NEWS,
  ...part,
})

describe('one’s own recent worries', () => {
  it('are five, each with its prompt, audience and time, and link to the worry', async () => {
    const worry = aWorry({ privacyLevel: 'private' })
    const api = fakeApi({ [LIST]: () => page([worry]) })
    open()
    expect((await screen.findByRole('link', { name: 'the exam' })).getAttribute('href')).toBe(`/posts/${worry.id}`)
    const row = screen.getByRole('listitem').textContent
    for (const part of ['I am worried about...', 'Private', 'Just now']) expect(row).toContain(part)
    expect(api.callsTo('GET', '/dashboard/worries')[0]?.query.limit).toBe('5')
  })

  it('tell what became of them, and what is new since the last visit', async () => {
    localStorage.clear()
    const user = aUser()
    const fresh = aWorry({ shortContent: 'fresh', comments: 4, news: { support: 1, meToo: 1, comments: 2 } })
    const old = aWorry({ shortContent: 'old', resolvedAt: new Date().toISOString(), support: 3, comments: 2 })
    const api = fakeApi({ [LIST]: () => ({ worries: [fresh, old], open: 3, resolved: 2 }) })
    const first = open(user)
    expect(await screen.findByText('3 are still open · 2 found their way')).toBeTruthy()
    const [one, two] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(one).toContain('2 new comments · 2 new signs of support')
    expect(two).toContain('Resolved')
    expect(two).toContain('3 signs of support · 2 comments')
    first.unmount()
    open(user)
    await screen.findByText('fresh')
    const since = api.callsTo('GET', '/dashboard/worries').map(({ query }) => Date.parse(query.since ?? ''))
    // A week back at first, and the same while one keeps looking.
    expect(Date.now() - (since[0] ?? 0)).toBeGreaterThanOrEqual(7 * 86_400_000)
    expect(new Set(since).size).toBe(1)
  })

  it('are set in their own language, with a prompt in that language or none', async () => {
    const worryPrompt = 'I am worried about...'
    fakeApi({
      [LIST]: () => ({
        worries: [aWorry({ worryPrompt }), aWorry({ worryPrompt, language: 'ar', shortContent: 'الامتحان' })],
        open: 2,
        resolved: 0,
      }),
    })
    open()
    const row = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement
    const [english, arabic] = [await row('the exam'), await row('الامتحان')]
    expect(english.textContent).toContain(worryPrompt)
    expect(arabic.textContent).not.toContain(worryPrompt)
    expect([...arabic.querySelectorAll('[lang]')].map((each) => each.getAttribute('lang'))).toEqual(['ar'])
  })

  it('have an empty state', async () => {
    fakeApi({ [LIST]: () => page([]) })
    open()
    expect((await screen.findByRole('link', { name: 'Share a worry' })).getAttribute('href')).toBe('/feed?share=1')
  })

  it('show a failure, with a retry', async () => {
    let isUp = false
    fakeApi({ [LIST]: () => (isUp ? page([aWorry()]) : new ErrorResponse(400, { code: 'BAD_REQUEST', message: 'Not now' })) })
    open()
    expect(await screen.findByText('Not now')).toBeTruthy()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('the exam')).toBeTruthy()
  })

  it('update with worries shared, changed and deleted elsewhere on the page', async () => {
    const worry = aWorry()
    let now = [worry]
    fakeApi({ [LIST]: () => page(now) })
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
