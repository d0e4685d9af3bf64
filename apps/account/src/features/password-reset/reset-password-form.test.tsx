import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi, type Reply } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { session } from '@worrystone/session'
import { describe, expect, it } from 'vitest'
import { captureToasts } from '../../shared/testing.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

const RESET = 'POST /auth/reset-password'
const field = (label: string) => screen.getByLabelText(label)

async function fillIn(password: string, confirm = password) {
  if (password) await userEvent.type(field('New Password'), password)
  if (confirm) await userEvent.type(field('Confirm New Password'), confirm)
  await userEvent.click(screen.getByRole('button', { name: 'Reset password' }))
}

describe('setting a new password', () => {
  it('sends it with the token of the link, confirms it and links to the login', async () => {
    const api = fakeApi({ [RESET]: { data: { message: 'Done', passkeys: [], isTwoFactorOn: false } } })
    const toasts = captureToasts()
    const { navigation } = renderInKit(<ResetPasswordForm token="abc" />, { path: '/reset-password?token=abc' })
    await fillIn('Secret123')
    await waitFor(() => expect(navigation.path()).toBe('/login'))
    expect(toasts).toEqual(['success: Password reset successful! You can now log in with your new password.'])
    expect(api.bodiesOf(RESET)).toEqual([{ token: 'abc', password: 'Secret123' }])
  })

  it('lists the other credentials of the account, with a link to remove them', async () => {
    const passkeys = [
      { name: 'My phone', lastUsedAt: new Date().toISOString() },
      { name: 'Key ring', lastUsedAt: null },
    ]
    fakeApi({ [RESET]: { data: { message: 'Done', passkeys, isTwoFactorOn: true } } })
    const { navigation } = renderInKit(<ResetPasswordForm token="abc" />, { path: '/reset-password?token=abc' })
    await fillIn('Secret123')
    const heading = await screen.findByRole('heading', { level: 1, name: 'Your new password is set' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'My phone · Last used: Just now',
      'Key ring · Never used',
      'Two-step sign-in',
    ])
    expect(screen.getByRole('link', { name: 'Sign in and look at it' }).getAttribute('href')).toBe('/settings#security')
    expect(navigation.path()).toContain('/reset-password')
  })

  it('signs this browser out, because a reset ends every session', async () => {
    fakeApi({ [RESET]: { data: { message: 'Done', passkeys: [], isTwoFactorOn: false } } })
    renderInKit(<ResetPasswordForm token="abc" />, { user: aUser() })
    await fillIn('Secret123')
    await waitFor(() => expect(session.get().status).toBe('signed-out'))
  })

  it.each([
    ['', '', ['Password is required', 'Please confirm your password']],
    ['Secre12', 'Secre12', ['Password must be at least 8 characters']],
    ['secret123', 'secret123', ['Password must contain at least one lowercase letter, one uppercase letter, and one number']],
    ['Secret123', '', ['Please confirm your password']],
    ['Secret123', 'Secret124', ['Passwords do not match']],
  ])('shows the rules for %j and %j', async (password, confirm, sentences) => {
    const api = fakeApi({})
    renderInKit(<ResetPasswordForm token="abc" />)
    await fillIn(password, confirm)
    expect((await screen.findAllByRole('alert')).map((alert) => alert.textContent)).toEqual(sentences)
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(api.calls).toEqual([])
  })

  it('removes the mismatch error when the first field is corrected', async () => {
    fakeApi({})
    renderInKit(<ResetPasswordForm token="abc" />)
    await fillIn('Secret12', 'Secret123')
    expect(await screen.findByText('Passwords do not match')).toBeDefined()
    await userEvent.type(field('New Password'), '3')
    expect(screen.queryByText('Passwords do not match')).toBeNull()
  })

  it.each<[string, Reply, string]>([
    ['a failure without a message', { status: 500, html: '' }, 'Failed to reset password'],
    ['a lost connection', { isConnectionLost: true }, 'Failed to reset password'],
    [
      'a used link',
      { status: 400, error: { code: 'INVALID_TOKEN', message: 'Invalid or expired reset token' } },
      'Invalid or expired reset token',
    ],
  ])('explains %s and keeps the typed values', async (_, reply, sentence) => {
    fakeApi({ [RESET]: reply })
    renderInKit(<ResetPasswordForm token="abc" />)
    await fillIn('Secret123')
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(field('New Password')).toHaveProperty('value', 'Secret123')
  })

  it('offers a new link when this one is already used', async () => {
    fakeApi({ [RESET]: { status: 400, error: { code: 'INVALID_TOKEN', message: 'Invalid or expired reset token' } } })
    renderInKit(<ResetPasswordForm token="abc" />)
    await fillIn('Secret123')
    expect((await screen.findByRole('link', { name: 'Ask for a new link' })).getAttribute('href')).toBe('/forgot-password')
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login')
  })
})
