import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi, type Reply } from '@worrystone/api-client/testing'
import type { Archive } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { session } from '@worrystone/session'
import { beforeAll, describe, expect, it } from 'vitest'
import { captureToasts, userWithClock } from '../../shared/testing.tsx'
import { formatBytes } from './format-bytes.ts'
import { MyDataSection } from './my-data-section.tsx'

// The dialogs are lazy: imported here so that no test waits for their compilation.
beforeAll(() => Promise.all([import('./delete-account-dialog.tsx'), import('@worrystone/community-ui/password-dialog')]))

const OVERVIEW = 'GET /my-data'
const REQUEST = 'POST /my-data/archive'
const CONFIRM = 'POST /auth/confirm'
const LEAVE = 'POST /my-data/deletion'
const SUBSCRIPTION = 'GET /subscriptions/current'
/** A member without a subscription is null then, not a 404 in the console. */
const SUBSCRIPTION_CALL = `${SUBSCRIPTION}?none=null`
const LOGOUT = 'POST /auth/logout'
const done = { data: { message: 'Done' } }

const pending: Archive = {
  state: 'being-made',
  requestedAt: '2026-01-01T10:00:00.000Z',
  bytes: null,
  expiresAt: null,
  url: null,
}
const ready: Archive = {
  ...pending,
  state: 'ready',
  bytes: 12_400,
  expiresAt: '2026-01-02T10:00:00.000Z',
  url: '/api/my-data/archive/1/secret',
}
const reply = (archive: Archive | null): Reply => ({ data: { archive } })
const user = aUser({ email: 'mira@example.org' })

function show(replies: Record<string, Reply | Reply[]>) {
  const api = fakeApi({ [OVERVIEW]: reply(null), [LOGOUT]: done, ...replies })
  return { api, ...renderInKit(<MyDataSection />, { path: '/settings', user }) }
}
const button = (name: string) => screen.findByRole('button', { name })
const password = (dialog: HTMLElement) => within(dialog).getByLabelText('Password')

describe('the archive', () => {
  it('is requested, polled while it is created, and then a link that the browser follows', async () => {
    const { person, pass } = userWithClock()
    show({ [OVERVIEW]: [reply(null), reply(pending), reply(ready)], [REQUEST]: reply(pending) })
    await person.click(await button('Prepare my archive'))
    expect(await screen.findByText(/^Your archive is being prepared/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Prepare/ })).toBeNull()
    await pass(3_000)
    expect(screen.queryByRole('link')).toBeNull()
    await pass(3_000)
    const link = await screen.findByRole('link', { name: 'Download my archive' })
    expect(link.getAttribute('href')).toBe(ready.url)
    expect(link.hasAttribute('download')).toBe(true)
    expect(screen.getByText(/^Your archive is ready \(12 kB\)\. You can download it until Jan 2, 2026/)).toBeTruthy()
  })

  it('is not polled once it is ready', async () => {
    const { pass } = userWithClock()
    const { api } = show({ [OVERVIEW]: reply(ready) })
    await screen.findByRole('link', { name: 'Download my archive' })
    await pass(30_000)
    expect(api.bodiesOf(OVERVIEW)).toHaveLength(1)
  })

  it('can be requested again', async () => {
    show({ [OVERVIEW]: reply(ready), [REQUEST]: reply(pending) })
    await userEvent.click(await button('Prepare a new one'))
    expect(await screen.findByText(/^Your archive is being prepared/)).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('requires the password after a while, shows a wrong one at the field, and then continues by itself', async () => {
    const needsPassword: Reply = {
      status: 403,
      error: { code: 'SIGN_IN_AGAIN', message: 'Please confirm your password to go on.' },
    }
    const passwordError = { path: 'password', message: 'This is not your password. Please try again.' }
    const { api } = show({
      [REQUEST]: [needsPassword, reply(pending)],
      [CONFIRM]: [
        { status: 400, error: { code: 'VALIDATION_ERROR', message: passwordError.message, details: [passwordError] } },
        done,
      ],
    })
    await userEvent.click(await button('Prepare my archive'))
    const dialog = await screen.findByRole('dialog', { name: 'Please enter your password' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go on' }))
    expect(await within(dialog).findByText('Password is required')).toBeTruthy()
    await userEvent.type(password(dialog), 'wrong')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go on' }))
    expect(await within(dialog).findByText(passwordError.message)).toBeTruthy()
    expect(document.activeElement).toBe(password(dialog))
    await userEvent.type(password(dialog), ' and right')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go on' }))
    expect(await screen.findByText(/^Your archive is being prepared/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.bodiesOf(CONFIRM)).toEqual([{ password: 'wrong' }, { password: 'wrong and right' }])
    expect(api.bodiesOf(REQUEST)).toHaveLength(2)
  })

  it('shows no error when the password prompt is cancelled', async () => {
    const toasts = captureToasts()
    show({ [REQUEST]: { status: 403, error: { code: 'SIGN_IN_AGAIN', message: 'Please confirm your password to go on.' } } })
    await userEvent.click(await button('Prepare my archive'))
    await userEvent.click(await button('Cancel'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await button('Prepare my archive')).toBeTruthy()
    expect(toasts).toEqual([])
  })

  it('shows the message of the server, else a general one', async () => {
    const toasts = captureToasts()
    const limited: Reply = { status: 429, error: { code: 'RATE_LIMITED', message: 'Too many requests.' } }
    show({ [REQUEST]: [limited, { status: 400, html: '' }] })
    await userEvent.click(await button('Prepare my archive'))
    await waitFor(() => expect(toasts).toEqual(['error: Too many requests.']))
    await userEvent.click(await button('Prepare my archive'))
    await waitFor(() => expect(toasts[1]).toBe('error: Your archive could not be prepared. Please try again.'))
  })

  it('shows in place that its state could not be loaded, with a retry', async () => {
    show({ [OVERVIEW]: [{ status: 400, html: '' }, reply(ready)] })
    expect(await screen.findByText('Failed to load your archive')).toBeTruthy()
    await userEvent.click(await button('Try Again'))
    expect(await screen.findByRole('link', { name: 'Download my archive' })).toBeTruthy()
  })

  it.each([
    [0, '0 byte'],
    [999, '999 byte'],
    [1_250, '1.3 kB'],
    [12_400, '12 kB'],
    [3_400_000, '3.4 MB'],
  ])('of %d bytes is %s', (bytes, size) => {
    expect(formatBytes('en', bytes)).toBe(size)
  })
})

describe('deleting the account', () => {
  const open = async () => {
    await userEvent.click(await button('Delete my account'))
    return screen.findByRole('dialog', { name: 'Delete your account?' })
  }
  const confirm = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Delete my account' }))

  it('requires the password; then signs out and shows the last day for a return, and the number of the receipt', async () => {
    const toasts = captureToasts()
    const { api, navigation } = show({
      [LEAVE]: { data: { message: 'Done', leavesAt: '2026-01-15T10:00:00.000Z', receiptNumber: 'a-b' } },
    })
    const dialog = await open()
    expect(document.activeElement).toBe(password(dialog))
    // Shown to everyone, always.
    expect(within(dialog).getByRole('link', { name: 'Need help now?' }).getAttribute('href')).toBe('/help')
    await userEvent.type(password(dialog), 'Pebble-7')
    await confirm(dialog)
    await waitFor(() => expect(session.get().status).toBe('signed-out'))
    expect(session.get()).not.toHaveProperty('hasExpired')
    expect(navigation.path()).toBe('/receipt#a-b')
    expect(api.bodiesOf(LEAVE)).toEqual([{ password: 'Pebble-7' }])
    expect(toasts).toHaveLength(1)
    expect(toasts[0]).toMatch(/^info: Your account is hidden now\. Until Jan 15, 2026, .+ you can come back by signing in\.$/)
  })

  it('requires a password, and shows a wrong one at the field', async () => {
    const passwordError = { path: 'password', message: 'This is not your password. Please try again.' }
    const { api } = show({
      [LEAVE]: { status: 400, error: { code: 'VALIDATION_ERROR', message: passwordError.message, details: [passwordError] } },
    })
    const dialog = await open()
    await confirm(dialog)
    expect(await within(dialog).findByText('Password is required')).toBeTruthy()
    expect(api.bodiesOf(LEAVE)).toEqual([])
    await userEvent.type(password(dialog), 'wrong')
    await confirm(dialog)
    expect(await within(dialog).findByText(passwordError.message)).toBeTruthy()
    expect(password(dialog)).toHaveProperty('value', 'wrong')
    expect(document.activeElement).toBe(password(dialog))
    expect(session.get().status).toBe('signed-in')
  })

  it('shows after a failure that nothing has changed', async () => {
    show({ [LEAVE]: { status: 500, html: '' } })
    const dialog = await open()
    await userEvent.type(password(dialog), 'Pebble-7')
    await confirm(dialog)
    expect(await within(dialog).findByText(/Nothing has changed/)).toBeTruthy()
    expect(session.get().status).toBe('signed-in')
  })

  describe('with a subscription', () => {
    const subscription = { tier: 'premium', status: 'active', renewsAt: null, trialEndsAt: null, endsAt: null }
    const sentence = /^Your Premium subscription is cancelled as well\./

    it('shows above the form that it is cancelled as well', async () => {
      show({ [SUBSCRIPTION]: { data: subscription } })
      const dialog = await open()
      const toasts = within(dialog).getByText(sentence)
      expect(toasts.compareDocumentPosition(password(dialog)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    })

    it.each<[string, Reply]>([
      ['there is none', { data: null }],
      ['it is already cancelled', { data: { ...subscription, status: 'cancelled' } }],
      ['the server fails', { status: 500, html: '' }],
    ])('shows nothing when %s, and asks once', async (_, reply) => {
      const { api } = show({ [SUBSCRIPTION]: reply })
      const dialog = await open()
      expect(within(dialog).queryByText(/subscription/)).toBeNull()
      expect(api.bodiesOf(SUBSCRIPTION_CALL)).toHaveLength(1)
    })

    it('opens without a late response, and does not change when it arrives', async () => {
      const { person, pass } = userWithClock()
      const pendingReply = Promise.withResolvers<void>()
      show({ [SUBSCRIPTION]: { data: subscription, after: pendingReply.promise } })
      const opener = await button('Delete my account')
      await person.click(opener)
      expect(opener.getAttribute('aria-busy')).toBe('true')
      await pass(1_000)
      const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' })
      pendingReply.resolve()
      await pass(1_000)
      expect(within(dialog).queryByText(sentence)).toBeNull()
      expect(opener.getAttribute('aria-busy')).toBeNull()
    })

    it('is requested only with the dialog, and each time', async () => {
      const { api } = show({ [SUBSCRIPTION]: { data: subscription } })
      await button('Delete my account')
      expect(api.bodiesOf(SUBSCRIPTION_CALL)).toEqual([])
      const dialog = await open()
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
      await open()
      expect(api.bodiesOf(SUBSCRIPTION_CALL)).toHaveLength(2)
    })
  })

  it('is closed by Cancel, which restores the focus', async () => {
    const { api } = show({})
    const dialog = await open()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(await button('Delete my account'))
    expect(api.bodiesOf(LEAVE)).toEqual([])
  })
})
