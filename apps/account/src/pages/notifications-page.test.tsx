import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import { DEFAULT_PREFERENCES } from '@worrystone/contracts'
import { anId, aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { aNotification, aNotificationPage, captureToasts } from '../shared/testing.tsx'
import { NotificationsPage } from './notifications-page.tsx'

const FIRST = 'GET /notifications?limit=50&offset=0'
const PREFERENCES = 'GET /notifications/preferences'
const SAVE = 'PUT /notifications/preferences'
const user = aUser()
const show = (path = '/notifications') => renderInKit(<NotificationsPage />, { path, route: '/notifications', user })

beforeEach(() => localStorage.clear())

describe('the list', () => {
  it('shows all notifications, marks unread ones and loads more', async () => {
    fakeApi({
      [FIRST]: { data: aNotificationPage([aNotification({ title: 'A' }), aNotification({ title: 'B', isRead: true })], true) },
      'GET /notifications?limit=50&offset=2': { data: aNotificationPage([aNotification({ title: 'C', isRead: true })]) },
    })
    show()
    expect(await screen.findAllByRole('listitem')).toHaveLength(2)
    expect(screen.getAllByText('New')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('C')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('groups them by days, and what is older than a week by months', async () => {
    const daysAgo = (days: number) => {
      const date = new Date()
      date.setDate(date.getDate() - days)
      return date.toISOString()
    }
    const times = [...[0, 0, 1, 3].map(daysAgo), '2024-03-20T12:00:00.000Z', '2024-03-05T12:00:00.000Z']
    fakeApi({ [FIRST]: { data: aNotificationPage(times.map((createdAt) => aNotification({ createdAt }))) } })
    show()
    const days = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' }).format(new Date(daysAgo(3)))
    expect(days).toEqual(['Today', 'Yesterday', weekday, 'March 2024'])
    expect(within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(2)
  })

  it('shows what it is about, with the name of a single person or how many they are', async () => {
    const actor = { id: anId(), username: 'tomas', displayName: 'Tomas', avatarUrl: null }
    const postId = anId()
    const commentId = anId()
    const excerpt = 'I have been there.'
    const comment = aNotification({ kind: 'comment', title: 'A new comment', message: 'Tomas wrote to you.', actor, excerpt })
    const support = aNotification({ actor, postId, count: 3, title: '3 people support you', excerpt: 'The rent' })
    fakeApi({ [FIRST]: { data: aNotificationPage([{ ...comment, postId, commentId }, support]) } })
    show()
    expect(await screen.findByText(excerpt)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Tomas' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'A new comment' }).getAttribute('href')).toBe(`/posts/${postId}#comment-${commentId}`)
    expect(screen.getByRole('link', { name: '3 people support you' }).getAttribute('href')).toBe(`/posts/${postId}`)
    expect(screen.getByText('The rent')).toBeTruthy()
  })

  it('marks all as read at once', async () => {
    const api = fakeApi({
      [FIRST]: { data: aNotificationPage([aNotification(), aNotification()]) },
      'PUT /notifications/read-all': { data: { unreadCount: 0 } },
    })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }))
    await waitFor(() => expect(screen.queryByText('New')).toBeNull())
    expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull()
    await waitFor(() => expect(api.bodiesOf('PUT /notifications/read-all')).toHaveLength(1))
  })

  it('shows the pictures of up to three people, or the icon of a kind without people', async () => {
    const people = ['Tomas', 'Ada', 'Noor'].map((displayName) => ({
      ...{ id: anId(), username: displayName.toLowerCase(), displayName },
      avatarUrl: `/pictures/drawings/${displayName}.svg`,
    }))
    fakeApi({
      [FIRST]: {
        data: aNotificationPage([
          aNotification({ actor: people[0] ?? null, actors: people, count: 5 }),
          aNotification({ actor: people[0] ?? null }),
          aNotification({ kind: 'check-in' }),
        ]),
      },
    })
    show()
    const facesOf = (item: HTMLElement) =>
      [...item.querySelectorAll('img')].map((face) => face.getAttribute('src')?.slice('/pictures/drawings/'.length, -4))
    expect((await screen.findAllByRole('listitem')).map(facesOf)).toEqual([['Tomas', 'Ada', 'Noor'], ['Tomas'], []])
  })

  it('links a name to the profile, which marks it as read, and a new follower to their profile', async () => {
    const actor = { id: anId(), username: 'tomas', displayName: 'Tomas', avatarUrl: null }
    const support = aNotification({ actor, postId: anId(), title: 'Support', message: 'Tomas supports you.' })
    const follower = aNotification({
      actor,
      kind: 'follow',
      title: 'A new follower',
      message: 'Tomas follows you now.',
      isRead: true,
    })
    const nobody = aNotification({ kind: 'me-too', title: 'Me too', message: 'You are not alone with your worry.', isRead: true })
    const READ = `PUT /notifications/${support.id}/read`
    const api = fakeApi({
      [FIRST]: { data: aNotificationPage([support, follower, nobody]) },
      [READ]: { data: { unreadCount: 0 } },
    })
    const { navigation } = show()
    const [first, second, third] = await screen.findAllByRole('listitem')
    expect(first?.textContent).toContain('Tomas supports you.')
    expect(
      within(second as HTMLElement)
        .getByRole('link', { name: 'A new follower' })
        .getAttribute('href'),
    ).toBe('/profile/tomas')
    expect(within(third as HTMLElement).queryByRole('link')).toBeNull()
    await userEvent.click(within(first as HTMLElement).getByRole('link', { name: 'Tomas' }))
    expect(navigation.path()).toBe('/profile/tomas')
    await waitFor(() => expect(api.bodiesOf(READ)).toHaveLength(1))
  })

  it('renders a name as plain text where the site has no profiles', async () => {
    const actor = { id: anId(), username: 'tomas', displayName: 'Tomas', avatarUrl: null }
    fakeApi({
      [FIRST]: { data: aNotificationPage([aNotification({ actor, kind: 'follow', message: 'Tomas follows you now.' })]) },
    })
    renderInKit(<NotificationsPage />, { path: '/notifications', user, hasRoute: () => false })
    expect(await screen.findByText(/Tomas/)).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('has an empty state', async () => {
    fakeApi({ [FIRST]: { data: aNotificationPage([]) } })
    show()
    expect(await screen.findByText('No notifications yet')).toBeTruthy()
  })

  it('shows a failure in place, with a retry', async () => {
    fakeApi({ [FIRST]: [{ status: 400, html: '' }, { data: aNotificationPage([aNotification({ title: 'A' })]) }] })
    show()
    expect(await screen.findByText('Failed to load notifications')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('A')).toBeTruthy()
  })
})

describe('the preferences', () => {
  const open = () => show('/notifications?tab=preferences')

  it('are a tab that is in the URL', async () => {
    fakeApi({ [FIRST]: { data: aNotificationPage([]) }, [PREFERENCES]: { data: DEFAULT_PREFERENCES } })
    const { navigation } = show()
    await userEvent.click(screen.getByRole('tab', { name: 'Preferences' }))
    expect(navigation.path()).toBe('/notifications?tab=preferences')
    expect(await screen.findByRole('switch', { name: 'Email notifications' })).toHaveProperty('checked', true)
  })

  it('are saved at once, one by one', async () => {
    const toasts = captureToasts()
    const api = fakeApi({ [PREFERENCES]: { data: DEFAULT_PREFERENCES }, [SAVE]: { data: DEFAULT_PREFERENCES } })
    open()
    await userEvent.click(await screen.findByRole('switch', { name: 'Support notifications' }))
    expect(screen.getByRole('switch', { name: 'Support notifications' })).toHaveProperty('checked', false)
    await userEvent.selectOptions(screen.getByLabelText('Check-in frequency'), 'Every two weeks')
    await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo')
    fireEvent.change(screen.getByLabelText('Quiet hours start'), { target: { value: '21:30' } })
    await waitFor(() =>
      expect(api.bodiesOf(SAVE)).toEqual([
        { supportNotifications: false },
        { checkInFrequency: 'biweekly' },
        { timezone: 'Asia/Tokyo' },
        { quietHoursStart: '21:30' },
      ]),
    )
    await waitFor(() => expect(toasts).toEqual(Array(4).fill('success: Preferences updated successfully!')))
    expect(screen.getByLabelText('Check-in frequency')).toHaveProperty('value', 'biweekly')
  })

  it('are rolled back after a failure, without affecting others', async () => {
    const toasts = captureToasts()
    const refusal = Promise.withResolvers<void>()
    fakeApi({
      [PREFERENCES]: [{ data: DEFAULT_PREFERENCES }, { data: { ...DEFAULT_PREFERENCES, checkInFrequency: 'never' } }],
      [SAVE]: [
        { status: 400, html: '', after: refusal.promise },
        { data: { ...DEFAULT_PREFERENCES, checkInFrequency: 'never' } },
      ],
    })
    open()
    const mail = () => screen.getByRole('switch', { name: 'Email notifications' })
    await userEvent.click(await screen.findByRole('switch', { name: 'Email notifications' }))
    await waitFor(() => expect(mail()).toHaveProperty('checked', false))
    await userEvent.selectOptions(screen.getByLabelText('Check-in frequency'), 'Never')
    refusal.resolve()
    await waitFor(() => expect(mail()).toHaveProperty('checked', true))
    await waitFor(() =>
      expect(toasts).toEqual(['error: Failed to update preferences', 'success: Preferences updated successfully!']),
    )
    expect(screen.getByLabelText('Check-in frequency')).toHaveProperty('value', 'never')
  })

  it('restore the time when the field is empty on blur', async () => {
    const api = fakeApi({ [PREFERENCES]: { data: DEFAULT_PREFERENCES } })
    open()
    const start = await screen.findByLabelText('Quiet hours start')
    fireEvent.change(start, { target: { value: '' } })
    fireEvent.blur(start)
    expect(start).toHaveProperty('value', '22:00')
    expect(api.bodiesOf(SAVE)).toEqual([])
  })

  it('include a time zone that was chosen elsewhere', async () => {
    fakeApi({ [PREFERENCES]: { data: { ...DEFAULT_PREFERENCES, timezone: 'Africa/Dakar' } } })
    open()
    const zone = await screen.findByLabelText('Time zone')
    expect(zone).toHaveProperty('value', 'Africa/Dakar')
    expect(within(zone).getAllByRole('option').length).toBeGreaterThanOrEqual(10)
  })

  it('show a failure in place', async () => {
    fakeApi({ [PREFERENCES]: { status: 400, html: '' } })
    open()
    expect(await screen.findByText('Failed to load preferences')).toBeTruthy()
  })
})

describe('notifications about help', () => {
  it('link to help, and for a worry that became a draft to the draft', async () => {
    const postId = anId()
    fakeApi({
      [FIRST]: {
        data: aNotificationPage([
          aNotification({ kind: 'concern', title: 'Somebody thought of you.', isRead: true }),
          aNotification({ kind: 'reach-out', title: 'A message from the moderators', isRead: true }),
          aNotification({ kind: 'kept-as-draft', title: 'Your scheduled worry is a draft now', postId, isRead: true }),
        ]),
      },
    })
    show()
    const place = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await place('Somebody thought of you.')).toBe('/help')
    expect(await place('A message from the moderators')).toBe('/help')
    expect(await place('Your scheduled worry is a draft now')).toBe(`/posts/${postId}`)
  })

  it('can be reported', async () => {
    const shownToasts = captureToasts()
    const notice = aNotification({ kind: 'concern', title: 'Somebody thought of you.', isRead: true })
    const REPORT = `POST /notifications/${notice.id}/report`
    const api = fakeApi({ [FIRST]: { data: aNotificationPage([notice]) }, [REPORT]: { data: { message: '' } } })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Not meant kindly' }))
    await waitFor(() => expect(shownToasts).toEqual(['success: Thank you. A moderator will look at it.']))
    expect(api.bodiesOf(REPORT)).toHaveLength(1)
  })

  it('can be switched off', async () => {
    const api = fakeApi({
      [PREFERENCES]: { data: DEFAULT_PREFERENCES },
      [SAVE]: { data: { ...DEFAULT_PREFERENCES, concernMessages: false } },
    })
    show('/notifications?tab=preferences')
    await userEvent.click(await screen.findByRole('switch', { name: 'Messages that somebody thought of you' }))
    await waitFor(() => expect(api.bodiesOf(SAVE)).toEqual([{ concernMessages: false }]))
  })

  it('keeps the switch for the question about a worry', async () => {
    const api = fakeApi({
      [PREFERENCES]: { data: DEFAULT_PREFERENCES },
      [SAVE]: { data: { ...DEFAULT_PREFERENCES, followUpQuestions: false } },
    })
    show('/notifications?tab=preferences')
    await userEvent.click(await screen.findByRole('switch', { name: 'How is it now?' }))
    await waitFor(() => expect(api.bodiesOf(SAVE)).toEqual([{ followUpQuestions: false }]))
  })
})

it('a moderator’s notification of worries without a first word leads to their day', async () => {
  const notice = aNotification({ kind: 'waiting-worries', title: 'Worries without a first word', isRead: true })
  fakeApi({ [FIRST]: { data: aNotificationPage([notice]) } })
  show()
  const link = await screen.findByRole('link', { name: /Worries without a first word/ })
  expect(link.getAttribute('href')).toBe('/moderation?day=1')
})

it('the offer of a worry that waits for a word can be switched off', async () => {
  const api = fakeApi({
    [PREFERENCES]: { data: DEFAULT_PREFERENCES },
    [SAVE]: { data: { ...DEFAULT_PREFERENCES, waitingWorryOffers: false } },
  })
  show('/notifications?tab=preferences')
  const offers = await screen.findByRole('switch', { name: 'A worry that waits for a word' })
  expect(screen.getByText('At most one a day, on your home page and your dashboard.')).toBeTruthy()
  await userEvent.click(offers)
  await waitFor(() => expect(api.bodiesOf(SAVE)).toEqual([{ waitingWorryOffers: false }]))
})
