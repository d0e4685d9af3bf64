import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { session } from '@worrystone/session'
import { describe, expect, it } from 'vitest'
import { ConfirmEmailPage } from './confirm-email-page.tsx'

const CONFIRM = 'POST /auth/confirm-email-change'
const expired = { status: 400, error: { code: 'INVALID_TOKEN', message: 'This link is invalid or has expired.' } }

/** A link is followed once per page, so each test has its own. */
let links = 0
const open = (options: Parameters<typeof renderInKit>[1] = {}, token = `change-${++links}`) =>
  renderInKit(<ConfirmEmailPage />, { path: `/confirm-email?token=${token}`, route: '/confirm-email', ...options })

describe('a link that confirms another address', () => {
  it('shows a pending state, then the result, and updates the signed-in user', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const user = aUser({ email: 'old@example.org' })
    const api = fakeApi({
      [CONFIRM]: { data: { isDone: true }, after: promise },
      'GET /auth/profile': { data: { ...user, email: 'new@example.org' } },
    })
    open({ user }, 'from-the-mail')
    expect(screen.getByRole('status').textContent).toBe('Confirming this address...')
    resolve()
    const heading = await screen.findByRole('heading', { name: 'Your email address is changed' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(api.bodiesOf(CONFIRM)).toEqual([{ token: 'from-the-mail' }])
    await waitFor(() => expect(session.get()).toMatchObject({ user: { email: 'new@example.org' } }))
  })

  it('shows that the other address has not confirmed yet', async () => {
    fakeApi({ [CONFIRM]: { data: { isDone: false } } })
    open()
    expect(await screen.findByRole('heading', { name: 'This address is confirmed' })).toBeDefined()
    expect(screen.getByText(/open the link in the mail to your other address/)).toBeDefined()
  })

  it('is sent once, however often the page renders', async () => {
    const api = fakeApi({ [CONFIRM]: [{ data: { isDone: true } }, expired] })
    open({}, 'twice').unmount()
    open({}, 'twice')
    expect(await screen.findByRole('heading', { name: 'Your email address is changed' })).toBeDefined()
    expect(api.calls).toHaveLength(1)
  })

  it('shows the reason, and a link to the settings, or to the login first', async () => {
    fakeApi({ [CONFIRM]: expired })
    const { unmount } = open()
    expect(await screen.findByRole('heading', { name: 'Confirmation failed' })).toBeDefined()
    expect(screen.getByText('This link is invalid or has expired.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('/login')
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
    unmount()
    open({ user: aUser() })
    expect((await screen.findByRole('link', { name: 'Go to your settings' })).getAttribute('href')).toBe('/settings#security')
  })

  it('can be retried after a network error', async () => {
    fakeApi({ [CONFIRM]: [{ isConnectionLost: true }, { data: { isDone: true } }] })
    open()
    expect(await screen.findByText('The address could not be confirmed')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Your email address is changed' })).toBeDefined()
  })

  it('is invalid without a token', () => {
    const api = fakeApi({})
    renderInKit(<ConfirmEmailPage />, { path: '/confirm-email', route: '/confirm-email' })
    expect(screen.getByText('Invalid link')).toBeDefined()
    expect(api.calls).toEqual([])
  })
})
