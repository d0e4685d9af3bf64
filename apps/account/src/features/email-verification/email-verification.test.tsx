import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { session } from '@worrystone/session'
import { describe, expect, it } from 'vitest'
import { heardToasts } from '../../shared/testing.tsx'
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

describe('following a verification link', () => {
  it('says that it is at work, then that it is done, with the way to the dashboard', async () => {
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

  it('leads home as long as there is no dashboard', async () => {
    const { token, VERIFY } = aLink()
    fakeApi({ [VERIFY]: { data: { message: 'Done' } } })
    renderInKit(<EmailVerification token={token} />, { hasRoute: (path) => path !== '/dashboard' })
    expect((await screen.findByRole('link', { name: 'Go Home' })).getAttribute('href')).toBe('/')
  })

  it('refreshes the signed-in person afterwards', async () => {
    const { token, VERIFY } = aLink()
    fakeApi({ [VERIFY]: { data: { message: 'Done' } }, 'GET /auth/profile': { data: { ...unverified, emailVerified: true } } })
    renderInKit(<EmailVerification token={token} />, { user: unverified })
    await waitFor(() => expect(session.get()).toMatchObject({ user: { emailVerified: true } }))
  })

  it("shows the server's reason, and the ways to the dashboard and the login", async () => {
    const { token, VERIFY } = aLink()
    fakeApi({ [VERIFY]: expired })
    renderInKit(<EmailVerification token={token} />)
    expect(await screen.findByRole('heading', { name: 'Verification Failed' })).toBeDefined()
    expect(screen.getByText('The verification link is invalid or has expired.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('/login')
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  })

  it('can be tried again when no answer came', async () => {
    const { token, VERIFY } = aLink()
    fakeApi({ [VERIFY]: [{ isConnectionLost: true }, { data: { message: 'Done' } }] })
    renderInKit(<EmailVerification token={token} />)
    expect(await screen.findByText('Email verification failed')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Email Verified Successfully!' })).toBeDefined()
  })

  it('follows a link once, however often the page is drawn anew', async () => {
    const { token, VERIFY } = aLink()
    const api = fakeApi({ [VERIFY]: [{ data: { message: 'Done' } }, expired] })
    renderInKit(<EmailVerification token={token} />).unmount()
    renderInKit(<EmailVerification token={token} />)
    expect(await screen.findByRole('heading', { name: 'Email Verified Successfully!' })).toBeDefined()
    expect(api.calls).toHaveLength(1)
  })

  it('calls a link without a token invalid', () => {
    fakeApi({})
    renderInKit(<InvalidVerificationLink />)
    expect(screen.getByRole('heading', { name: 'Verification Failed' })).toBeDefined()
    expect(screen.getByText('Invalid verification link')).toBeDefined()
  })
})

describe('sending the verification mail again', () => {
  const resend = () => screen.findByRole('button', { name: 'Send verification email again' })

  it('tells a signed-in, unverified person to look into the inbox', async () => {
    const { token, VERIFY } = aLink()
    const api = fakeApi({ [VERIFY]: expired, [RESEND]: { data: { message: 'Done' } } })
    const toasts = heardToasts()
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
    const toasts = heardToasts()
    renderInKit(<InvalidVerificationLink />, { user: unverified })
    await userEvent.click(await resend())
    await waitFor(() => expect(toasts).toEqual([`error: ${sentence}`]))
  })

  it.each([
    ['a stranger', null],
    ['a verified person', aUser()],
  ])('is not offered to %s', (_, user) => {
    fakeApi({})
    renderInKit(<InvalidVerificationLink />, { user })
    expect(screen.queryByRole('button', { name: 'Send verification email again' })).toBeNull()
  })
})
