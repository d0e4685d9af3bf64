import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { tokens } from '@worrystone/api-client'
import { fakeApi, type Reply } from '@worrystone/api-client/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { session } from '@worrystone/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aSignInResponse, captureToasts, userWithClock } from '../../shared/testing.tsx'
import { SignInForm } from './sign-in-form.tsx'

const LOGIN = 'POST /auth/login'
const WAKE = 'GET /wake'
const response = aSignInResponse()
const wakeReply: Reply = { data: { status: 'awake' } }
const unavailable: Reply = { status: 503, html: '<h1>Service starting</h1>' }
const connectionLost: Reply = { isConnectionLost: true }

const button = () => screen.findByRole('button', { name: /^Sign(ing)? in/ })
const waiting = () => screen.findByText('Waking up services...')

async function fillIn(person: ReturnType<typeof userEvent.setup>) {
  await person.type(screen.getByLabelText('Email'), 'ann@example.org')
  await person.type(screen.getByLabelText('Password'), 'Secret123')
}

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

describe('signing in', () => {
  it('has a heading, its fields and links to the other sign-in pages', () => {
    fakeApi({})
    renderInKit(<SignInForm />)
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeDefined()
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username webauthn')
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/forgot-password')
    expect(screen.getByRole('link', { name: 'Create your account' }).getAttribute('href')).toBe('/register')
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
  })

  it('shows Welcome back and opens the session', async () => {
    const api = fakeApi({ [LOGIN]: { data: response } })
    const toasts = captureToasts()
    renderInKit(<SignInForm />)
    await fillIn(userEvent.setup())
    await userEvent.click(await button())
    await waitFor(() => expect(toasts).toEqual(['success: Welcome back!']))
    expect(api.bodiesOf(LOGIN)).toEqual([{ email: 'ann@example.org', password: 'Secret123' }])
    expect(session.get()).toMatchObject({ status: 'signed-in', user: { username: 'quiet_river' } })
    expect(tokens.read()).toMatchObject({ token: 'token', refreshToken: 'refresh-token' })
  })

  it('sends autofilled values that fired no events', async () => {
    const api = fakeApi({ [LOGIN]: { data: response } })
    renderInKit(<SignInForm />)
    Object.assign(screen.getByLabelText('Email'), { value: 'ann@example.org' })
    Object.assign(screen.getByLabelText('Password'), { value: 'Secret123' })
    await userEvent.click(await button())
    await waitFor(() => expect(api.bodiesOf(LOGIN)).toEqual([{ email: 'ann@example.org', password: 'Secret123' }]))
  })

  it("shows 'Signing in...' while it is busy and sends nothing twice", async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const api = fakeApi({ [LOGIN]: { data: response, after: promise } })
    renderInKit(<SignInForm />)
    await fillIn(userEvent.setup())
    await userEvent.click(await button())
    await userEvent.click(await screen.findByRole('button', { name: /Signing in\.\.\./ }))
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}')
    expect(api.bodiesOf(LOGIN)).toHaveLength(1)
    resolve()
    await waitFor(() => expect(session.get().status).toBe('signed-in'))
  })

  it('shows missing fields and focuses the first', async () => {
    const api = fakeApi({})
    renderInKit(<SignInForm />)
    await userEvent.click(await button())
    expect(await screen.findByText('Email is required')).toBeDefined()
    expect(screen.getByText('Password is required')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(screen.getByRole('textbox', { name: 'Email', description: 'Email is required' })).toBeDefined()
    expect(api.calls).toEqual([])
  })

  it('shows a malformed address on blur, and removes the error once it is valid', async () => {
    fakeApi({})
    renderInKit(<SignInForm />)
    const email = screen.getByLabelText('Email')
    await userEvent.type(email, 'ann@example')
    expect(screen.queryByText('Invalid email address')).toBeNull()
    await userEvent.tab()
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid email address')
    await userEvent.type(email, '.org')
    expect(screen.queryByText('Invalid email address')).toBeNull()
  })

  it('shows no error for a field that was only focused', async () => {
    fakeApi({})
    renderInKit(<SignInForm />)
    await userEvent.click(screen.getByLabelText('Email'))
    await userEvent.click(screen.getByLabelText('Password'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('rejects a password of five characters', async () => {
    fakeApi({})
    renderInKit(<SignInForm />)
    await userEvent.type(screen.getByLabelText('Email'), 'ann@example.org')
    await userEvent.type(screen.getByLabelText('Password'), '12345{Enter}')
    expect(await screen.findByText('Password must be at least 6 characters')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  })

  it('shows and hides the password', async () => {
    fakeApi({})
    renderInKit(<SignInForm />)
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
  })

  it.each<[string, Reply, string]>([
    [
      'wrong credentials',
      { status: 401, error: { code: 'INVALID_CREDENTIALS', message: 'No' } },
      'Invalid email or password. Please check your credentials and try again.',
    ],
    [
      "the server's own words",
      { status: 429, error: { code: 'RATE_LIMITED', message: 'Too many requests. Please wait a moment and try again' } },
      'Too many requests. Please wait a moment and try again',
    ],
    ['a server error without a message', { status: 500, html: '' }, 'Login failed'],
  ])('explains %s and keeps the typed values', async (_, reply, sentence) => {
    fakeApi({ [LOGIN]: reply })
    renderInKit(<SignInForm />)
    await fillIn(userEvent.setup())
    await userEvent.click(await button())
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ann@example.org')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Secret123')
  })

  it('shows field errors of the server at their fields', async () => {
    const details = [{ path: 'email', message: 'Invalid email address' }]
    fakeApi({ [LOGIN]: { status: 400, error: { code: 'VALIDATION_ERROR', message: 'Please check', details } } })
    renderInKit(<SignInForm />)
    await fillIn(userEvent.setup())
    await userEvent.click(await button())
    expect(await screen.findByText('Invalid email address')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  it('keeps the address, and never the password, through a reload of the tab', async () => {
    fakeApi({})
    const { unmount } = renderInKit(<SignInForm />)
    await fillIn(userEvent.setup())
    unmount()
    renderInKit(<SignInForm />)
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ann@example.org')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
    expect(JSON.stringify(sessionStorage) + JSON.stringify(localStorage)).not.toContain('Secret123')
  })
})

describe('signing in while services start', () => {
  it.each([
    ['a 503', unavailable],
    ['a lost connection', connectionLost],
  ])('wakes them after %s, waits two seconds and retries once', async (_, first) => {
    const { person, pass } = userWithClock()
    const api = fakeApi({ [LOGIN]: [first, { data: response }], [WAKE]: wakeReply })
    const { announcements } = renderInKit(<SignInForm />)
    await fillIn(person)
    await person.click(await button())
    expect(await waiting()).toBeDefined()
    expect(announcements).toEqual(['Waking up services...'])
    expect(screen.queryByLabelText('Email')).toBeNull()
    await pass(1_500)
    expect(api.calls.map(({ path }) => path)).toEqual(['/auth/login', '/wake'])
    await pass(700)
    expect(api.bodiesOf(LOGIN)).toHaveLength(2)
    await waitFor(() => expect(session.get().status).toBe('signed-in'))
  })

  it('retries three times after 3, 6 and 12 seconds, then shows the form with the typed values', async () => {
    const { person, pass } = userWithClock()
    const api = fakeApi({ [LOGIN]: connectionLost, [WAKE]: connectionLost })
    const { reported } = renderInKit(<SignInForm />)
    await fillIn(person)
    await person.click(await button())
    await waiting()
    await pass(2_100)
    expect(api.bodiesOf(LOGIN)).toHaveLength(2)
    await pass(3_100)
    expect(api.bodiesOf(LOGIN)).toHaveLength(3)
    await pass(6_100)
    expect(api.bodiesOf(LOGIN)).toHaveLength(4)
    await pass(12_100)
    expect(api.bodiesOf(LOGIN)).toHaveLength(5)
    expect(
      await screen.findByText('Unable to connect to the server. Please check your internet connection and try again.'),
    ).toBeDefined()
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ann@example.org')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Secret123')
    expect(document.activeElement).toBe(await button())
    expect(reported).toHaveLength(1)
    expect(api.calls.filter(({ path }) => path === '/wake')).toHaveLength(1)
  })

  it.each([502, 504])('does not wake after a %i, but retries after three seconds', async (status) => {
    const { person, pass } = userWithClock()
    const api = fakeApi({ [LOGIN]: [{ status, html: '' }, { data: response }] })
    renderInKit(<SignInForm />)
    await fillIn(person)
    await person.click(await button())
    await waiting()
    await pass(2_500)
    expect(api.bodiesOf(LOGIN)).toHaveLength(1)
    await pass(700)
    expect(api.calls.map(({ path }) => path)).toEqual(['/auth/login', '/auth/login'])
  })

  it.each<[string, Reply, string]>([
    ['no service responds', unavailable, 'Services are taking longer than expected to wake up. Please try again in a moment.'],
    [
      'the service says so itself',
      { status: 503, error: { code: 'SERVICE_UNAVAILABLE', message: 'Closed' } },
      'Login service is temporarily unavailable. Please try again in a moment.',
    ],
  ])('shows that they are still starting when %s', async (_, reply, sentence) => {
    const { person, pass } = userWithClock()
    fakeApi({ [LOGIN]: reply, [WAKE]: wakeReply })
    renderInKit(<SignInForm />)
    await fillIn(person)
    await person.click(await button())
    await waiting()
    await pass(24_000)
    expect(await screen.findByText(sentence)).toBeDefined()
  })

  it('retries at once on Try Again', async () => {
    const { person } = userWithClock()
    const api = fakeApi({ [LOGIN]: [{ status: 502, html: '' }, { data: response }] })
    renderInKit(<SignInForm />)
    await fillIn(person)
    await person.click(await button())
    await person.click(await screen.findByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(api.bodiesOf(LOGIN)).toHaveLength(2))
  })

  it('stops retrying when the page is left', async () => {
    const { person, pass } = userWithClock()
    const api = fakeApi({ [LOGIN]: connectionLost, [WAKE]: wakeReply })
    const { unmount } = renderInKit(<SignInForm />)
    await fillIn(person)
    await person.click(await button())
    await waiting()
    unmount()
    await pass(30_000)
    expect(api.bodiesOf(LOGIN)).toHaveLength(1)
    expect(session.get().status).toBe('signed-out')
  })
})
