import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { session } from '@worrystone/session'
import { beforeEach, describe, expect, it } from 'vitest'
import { captureToasts } from '../../shared/testing.tsx'
import { EmailVerification, InvalidVerificationLink } from './email-verification.tsx'

const RESEND = 'POST /auth/resend-verification'
const expired = {
  status: 400,
  error: { code: 'INVALID_TOKEN', message: 'The verification link is invalid or has expired.' },
}
const unverified = aUser({ emailVerified: false })

/** A link is followed once per page, so each test has its own. */
let links = 0
const aLink = () => {
  const token = `token-${++links}`
  return { token, VERIFY: `GET /auth/verify-email?token=${token}` }
}

describe('a verification link', () => {
  it('shows a pending state, then the result with a link to the dashboard', async () => {
    const { token, VERIFY } = aLink()
    const { promise, resolve } = Promise.withResolvers<void>()
    const api = fakeApi({ [VERIFY]: { data: { message: 'Done' }, after: promise } })
    renderInKit(<EmailVerification token={token} />)
    expect(screen.getByRole('status').textContent).toBe('Verifying your email...')
    resolve()
    const heading = await screen.findByRole('heading', { name: 'Email Verified Successfully!' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(api.calls).toHaveLength(1)
  })

  it('links home when there is no dashboard', async () => {
    const { token, VERIFY } = aLink()
    fakeApi({ [VERIFY]: { data: { message: 'Done' } } })
    renderInKit(<EmailVerification token={token} />, { hasRoute: (path) => path !== '/dashboard' })
    expect((await screen.findByRole('link', { name: 'Go Home' })).getAttribute('href')).toBe('/')
  })

  it('refreshes the signed-in user afterwards', async () => {
    const { token, VERIFY } = aLink()
    fakeApi({ [VERIFY]: { data: { message: 'Done' } }, 'GET /auth/profile': { data: { ...unverified, emailVerified: true } } })
    renderInKit(<EmailVerification token={token} />, { user: unverified })
    await waitFor(() => expect(session.get()).toMatchObject({ user: { emailVerified: true } }))
  })

  it('shows the reason of the server, and links to the dashboard and the login', async () => {
    const { token, VERIFY } = aLink()
    fakeApi({ [VERIFY]: expired })
    renderInKit(<EmailVerification token={token} />)
    expect(await screen.findByRole('heading', { name: 'Verification Failed' })).toBeDefined()
    expect(screen.getByText('The verification link is invalid or has expired.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('/login')
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  })

  it('can be retried after a network error', async () => {
    const { token, VERIFY } = aLink()
    fakeApi({ [VERIFY]: [{ isConnectionLost: true }, { data: { message: 'Done' } }] })
    renderInKit(<EmailVerification token={token} />)
    expect(await screen.findByText('Email verification failed')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Email Verified Successfully!' })).toBeDefined()
  })

  it('is sent once, however often the page renders', async () => {
    const { token, VERIFY } = aLink()
    const api = fakeApi({ [VERIFY]: [{ data: { message: 'Done' } }, expired] })
    renderInKit(<EmailVerification token={token} />).unmount()
    renderInKit(<EmailVerification token={token} />)
    expect(await screen.findByRole('heading', { name: 'Email Verified Successfully!' })).toBeDefined()
    expect(api.calls).toHaveLength(1)
  })

  it('is invalid without a token', () => {
    fakeApi({})
    renderInKit(<InvalidVerificationLink />)
    expect(screen.getByRole('heading', { name: 'Verification Failed' })).toBeDefined()
    expect(screen.getByText('Invalid verification link')).toBeDefined()
  })
})

beforeEach(() => sessionStorage.clear())

describe('asking for a new link as a visitor', () => {
  const ask = async (email: string) => {
    await userEvent.type(await screen.findByLabelText('Email'), email)
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a new link' }))
  }

  it('sends it to the given address, and does not say whether there is an account', async () => {
    const { token, VERIFY } = aLink()
    const api = fakeApi({ [VERIFY]: expired, [RESEND]: { data: { message: 'Done' } } })
    renderInKit(<EmailVerification token={token} />)
    await ask('ann@example.org')
    const sentence =
      'If ann@example.org belongs to an account that is not verified yet, a new link is on its way. It works for 24 hours.'
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(sentence))
    expect(api.bodiesOf(RESEND)).toEqual([{ email: 'ann@example.org' }])
  })

  it('explains a failure and keeps the address', async () => {
    fakeApi({ [RESEND]: { status: 500, html: '' } })
    renderInKit(<InvalidVerificationLink />)
    await ask('ann@example.org')
    expect(await screen.findByText('Failed to send verification email. Please try again.')).toBeDefined()
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ann@example.org')
  })
})

describe('resending the verification e-mail', () => {
  const resend = () => screen.findByRole('button', { name: 'Send verification email again' })

  it('confirms it to a signed-in, unverified person', async () => {
    const { token, VERIFY } = aLink()
    const api = fakeApi({ [VERIFY]: expired, [RESEND]: { data: { message: 'Done' } } })
    const toasts = captureToasts()
    renderInKit(<EmailVerification token={token} />, { user: unverified })
    await userEvent.click(await resend())
    await waitFor(() => expect(toasts).toEqual(['success: Verification email sent! Check your inbox.']))
    expect(api.bodiesOf(RESEND)).toHaveLength(1)
  })

  it.each([
    ['a failing server', { status: 500, html: '' }, 'Failed to send verification email. Please try again.'],
    [
      'too many mails',
      { status: 429, error: { code: 'RATE_LIMITED', message: 'Too many requests. Please wait a moment and try again' } },
      'Too many requests. Please wait a moment and try again',
    ],
  ])('explains %s', async (_, reply, sentence) => {
    fakeApi({ [RESEND]: reply })
    const toasts = captureToasts()
    renderInKit(<InvalidVerificationLink />, { user: unverified })
    await userEvent.click(await resend())
    await waitFor(() => expect(toasts).toEqual([`error: ${sentence}`]))
  })

  it.each([
    ['a visitor', null],
    ['a verified person', aUser()],
  ])('is not offered to %s', (_, user) => {
    fakeApi({})
    renderInKit(<InvalidVerificationLink />, { user })
    expect(screen.queryByRole('button', { name: 'Send verification email again' })).toBeNull()
  })
})
