import { screen } from '@testing-library/react'
import { fakeApi } from '@worrystone/api-client/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { describe, expect, it } from 'vitest'
import { VerifyEmailPage } from './verify-email-page.tsx'

const open = (path: string) => renderInKit(<VerifyEmailPage />, { path, route: '/verify-email' })

describe('the verification page', () => {
  it('verifies with the token of the link', async () => {
    const api = fakeApi({ 'GET /auth/verify-email?token=from-the-mail': { data: { message: 'Done' } } })
    open('/verify-email?token=from-the-mail')
    expect(await screen.findByRole('heading', { name: 'Email Verified Successfully!' })).toBeDefined()
    expect(api.calls).toHaveLength(1)
  })

  it("shows 'Invalid verification link' without a token", () => {
    open('/verify-email')
    expect(screen.getByText('Invalid verification link')).toBeDefined()
  })
})
