import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { aSignInResponse } from '../shared/testing.tsx'
import { RegisterPage } from './register-page.tsx'

beforeEach(() => sessionStorage.clear())

describe('the page after the registration', () => {
  it('is the feed', async () => {
    fakeApi({ 'POST /auth/register': { status: 201, data: aSignInResponse() } })
    const { navigation } = renderInKit(<RegisterPage />, { path: '/register', route: '/register' })
    await userEvent.type(screen.getByLabelText('Email'), 'ann@example.org')
    await userEvent.type(screen.getByLabelText('Username'), 'ann_river')
    await userEvent.type(screen.getByLabelText('Password'), 'Secret123{Enter}')
    await waitFor(() => expect(navigation.path()).toBe('/feed'))
  })

  it('is the page from which the person came, also by way of the sign-in page', async () => {
    const path = '/register?next=%2Fposts%2F7'
    const { navigation } = renderInKit(<RegisterPage />, { path, route: '/register', user: null })
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?next=%2Fposts%2F7')
    cleanup()
    const signedIn = renderInKit(<RegisterPage />, { path, route: '/register', user: aUser() })
    await waitFor(() => expect(signedIn.navigation.path()).toBe('/posts/7'))
    expect(navigation.path()).toBe(path)
  })

  it('is the feed without a form for a signed-in person', async () => {
    const { navigation } = renderInKit(<RegisterPage />, { path: '/register', route: '/register', user: aUser() })
    await waitFor(() => expect(navigation.path()).toBe('/feed'))
    expect(screen.queryByLabelText('Email')).toBeNull()
  })
})
