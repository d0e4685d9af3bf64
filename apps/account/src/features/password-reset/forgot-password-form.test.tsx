import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi, type Reply } from '@worrystone/api-client/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

const FORGOT = 'POST /auth/forgot-password'
const email = () => screen.getByLabelText('Email')

beforeEach(() => sessionStorage.clear())

describe('requesting a reset link', () => {
  it('confirms with Check your email and a link to the login', async () => {
    const api = fakeApi({ [FORGOT]: { data: { message: 'Done' } } })
    renderInKit(<ForgotPasswordForm />)
    await userEvent.type(email(), 'ann@example.org{Enter}')
    const heading = await screen.findByRole('heading', { level: 1, name: 'Check your email' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText(/ann@example\.org/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login')
    expect(api.bodiesOf(FORGOT)).toEqual([{ email: 'ann@example.org' }])
  })

  it.each([
    ['{Enter}', 'Email is required'],
    ['ann{Enter}', 'Invalid email address'],
  ])('shows the rule for %s', async (typed, sentence) => {
    const api = fakeApi({})
    renderInKit(<ForgotPasswordForm />)
    await userEvent.type(email(), typed)
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(document.activeElement).toBe(email())
    expect(api.calls).toEqual([])
  })

  it.each<[string, Reply, string]>([
    ['a lost connection', { isConnectionLost: true }, 'Failed to send reset email. Please try again.'],
    [
      'a failing server',
      { status: 500, error: { code: 'INTERNAL', message: 'Server error. Please try again later.' } },
      'Failed to send reset email. Please try again.',
    ],
    [
      'too many questions',
      { status: 429, error: { code: 'RATE_LIMITED', message: 'Too many requests. Please wait a moment and try again' } },
      'Too many requests. Please wait a moment and try again',
    ],
  ])('explains %s and keeps the address', async (_, reply, sentence) => {
    fakeApi({ [FORGOT]: reply })
    renderInKit(<ForgotPasswordForm />)
    await userEvent.type(email(), 'ann@example.org{Enter}')
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(email()).toHaveProperty('value', 'ann@example.org')
  })

  it('allows a correction of the address afterwards', async () => {
    fakeApi({ [FORGOT]: { data: { message: 'Done' } } })
    renderInKit(<ForgotPasswordForm />)
    await userEvent.type(email(), 'ann@example.org{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Use another address' }))
    expect(email()).toHaveProperty('value', 'ann@example.org')
  })
})
