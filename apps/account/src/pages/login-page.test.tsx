import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { aSignInResponse } from '../shared/testing.tsx'
import { LoginPage } from './login-page.tsx'

const open = (path: string, options: Parameters<typeof renderInKit>[1] = {}) =>
  renderInKit(<LoginPage />, { path, route: '/login', ...options })

async function signIn() {
  fakeApi({ 'POST /auth/login': { data: aSignInResponse() } })
  await userEvent.type(screen.getByLabelText('Email'), 'ann@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'Secret123{Enter}')
}

beforeEach(() => sessionStorage.clear())

describe('the page after the login', () => {
  it('is the dashboard', async () => {
    const { navigation } = open('/login')
    await signIn()
    await waitFor(() => expect(navigation.path()).toBe('/dashboard'))
  })

  it('is the home page when there is no dashboard', async () => {
    const { navigation } = open('/login', { hasRoute: (path) => path !== '/dashboard' })
    await signIn()
    await waitFor(() => expect(navigation.path()).toBe('/'))
  })

  it('is the page that required the sign-in', async () => {
    const { navigation } = open('/login?next=%2Fposts%2F7%3Fa%3Db')
    await signIn()
    await waitFor(() => expect(navigation.path()).toBe('/posts/7?a=b'))
  })

  it('is never another site', async () => {
    const { navigation } = open('/login?next=%2F%2Fevil.example')
    await signIn()
    await waitFor(() => expect(navigation.path()).toBe('/dashboard'))
  })

  it('opens without a form for a signed-in person', async () => {
    const { navigation } = open('/login?next=/feed', { user: aUser() })
    await waitFor(() => expect(navigation.path()).toBe('/feed'))
    expect(screen.queryByLabelText('Email')).toBeNull()
  })
})
