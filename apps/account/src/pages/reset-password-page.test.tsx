import { screen, waitFor } from '@testing-library/react'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { captureToasts } from '../shared/testing.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

const open = (path: string) => renderInKit(<ResetPasswordPage />, { path, route: '/reset-password' })

describe('the reset page', () => {
  it('shows the form when the link has a token', () => {
    open('/reset-password?token=abc')
    expect(screen.getByLabelText('New Password')).toBeDefined()
  })

  it("shows 'Invalid reset link' once and links to the login without a token", async () => {
    const toasts = captureToasts()
    const { navigation } = open('/reset-password')
    await waitFor(() => expect(navigation.path()).toBe('/login'))
    expect(toasts).toEqual(['error: Invalid reset link'])
  })
})
