import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi, type Reply } from '@worrystone/api-client/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { session } from '@worrystone/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aSignInResponse, captureToasts, userWithClock } from '../../shared/testing.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const REGISTER = 'POST /auth/register'
const EMAIL = 'GET /auth/check-email/ann%40example.org'
const NAME = 'GET /auth/check-username/ann_river'
const free: Reply = { data: { available: true, suggestions: [] } }

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }))
const field = (label: string) => screen.getByLabelText(label)

async function fillIn() {
  await userEvent.type(field('Email'), 'ann@example.org')
  await userEvent.type(field('Username'), 'ann_river')
  await userEvent.type(field('Password'), 'Secret123')
}

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

describe('creating an account', () => {
  it('has autocomplete hints for password managers', () => {
    fakeApi({})
    const { container } = renderInKit(<SignUpForm />)
    expect(field('Email').getAttribute('autocomplete')).toBe('email')
    expect(field('Password').getAttribute('autocomplete')).toBe('new-password')
    expect(container.querySelectorAll('[autocomplete="username"]')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
  })

  it('shows what is accepted by it, and links there without losing the form', () => {
    fakeApi({})
    renderInKit(<SignUpForm />)
    expect(screen.getByText(/By creating an account you accept/)).toBeDefined()
    for (const [name, path] of [
      ['Guidelines', '/guidelines'],
      ['Terms', '/terms'],
      ['Privacy policy', '/privacy'],
    ] as const) {
      const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` })
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank'])
    }
  })

  it('confirms the account and the verification e-mail in one toast', async () => {
    const api = fakeApi({
      [REGISTER]: { status: 201, data: aSignInResponse({ emailVerified: false }) },
      [EMAIL]: free,
      [NAME]: free,
    })
    const toasts = captureToasts()
    renderInKit(<SignUpForm />)
    await fillIn()
    await submit()
    await waitFor(() =>
      expect(toasts).toEqual([
        'success: Account created successfully! Registration successful! Please check your email to verify your account.',
      ]),
    )
    expect(api.bodiesOf(REGISTER)).toEqual([
      { email: 'ann@example.org', username: 'ann_river', password: 'Secret123', acceptsTerms: true },
    ])
    expect(session.get().status).toBe('signed-in')
  })

  it('keeps the address and the name through a reload, but never the password', async () => {
    fakeApi({ [EMAIL]: free, [NAME]: free, [REGISTER]: { status: 201, data: aSignInResponse() } })
    const { unmount } = renderInKit(<SignUpForm />)
    await fillIn()
    unmount()
    renderInKit(<SignUpForm />)
    expect(field('Email')).toHaveProperty('value', 'ann@example.org')
    expect(field('Username')).toHaveProperty('value', 'ann_river')
    expect(field('Password')).toHaveProperty('value', '')
    expect(JSON.stringify(sessionStorage) + JSON.stringify(localStorage)).not.toContain('Secret123')
    await userEvent.type(field('Password'), 'Secret123')
    await submit()
    await waitFor(() => expect(session.get().status).toBe('signed-in'))
    expect(JSON.stringify(sessionStorage)).not.toContain('ann_river')
  })

  it('does not mention the verification when the address is verified already', async () => {
    fakeApi({ [REGISTER]: { status: 201, data: aSignInResponse() }, [EMAIL]: free, [NAME]: free })
    const toasts = captureToasts()
    renderInKit(<SignUpForm />)
    await fillIn()
    await submit()
    await waitFor(() => expect(toasts).toEqual(['success: Account created successfully!']))
  })

  it.each([
    ['Email', 'ann@', 'Please enter a valid email address'],
    ['Username', 'an', 'Username must be at least 3 characters'],
    ['Username', 'a'.repeat(31), 'Username must be less than 30 characters'],
    ['Username', 'ann river', 'Username can only contain letters, numbers, and underscores'],
    ['Password', 'Secre12', 'Password must be at least 8 characters'],
    ['Password', 'secret123', 'Password must contain at least one uppercase letter, one lowercase letter, and one number'],
  ])('%s: shows the rule for %s on blur', async (label, text, sentence) => {
    fakeApi({})
    renderInKit(<SignUpForm />)
    await userEvent.type(field(label), text)
    await userEvent.click(screen.getByRole('heading', { level: 1 }))
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
  })

  it('ticks the rules of a password one by one', async () => {
    fakeApi({})
    renderInKit(<SignUpForm />)
    const metRules = () =>
      within(screen.getByRole('list', { name: 'Password rules' }))
        .getAllByRole('listitem')
        .map((rule) => !rule.textContent?.endsWith('not met yet'))
    expect(screen.getByText('Must be at least 8 characters with uppercase, lowercase, and number')).toBeDefined()
    expect(metRules()).toEqual([false, false, false])
    await userEvent.type(field('Password'), '1')
    expect(metRules()).toEqual([false, false, true])
    await userEvent.type(field('Password'), 'aB')
    expect(metRules()).toEqual([false, true, true])
    await userEvent.type(field('Password'), 'aaaaa')
    expect(metRules()).toEqual([true, true, true])
  })

  it.each<[string, Reply, string]>([
    [
      "the server's words",
      { status: 400, error: { code: 'BAD_REQUEST', message: 'This password is too common' } },
      'This password is too common',
    ],
    ['a failure without a message', { status: 500, html: '' }, 'Registration failed'],
    ['a lost connection', { isConnectionLost: true }, 'Registration failed'],
  ])('explains %s and keeps the typed values', async (_, reply, sentence) => {
    fakeApi({ [REGISTER]: reply })
    renderInKit(<SignUpForm />)
    await fillIn()
    await submit()
    expect(await screen.findByText(sentence)).toBeDefined()
    expect(field('Email')).toHaveProperty('value', 'ann@example.org')
    expect(field('Username')).toHaveProperty('value', 'ann_river')
    expect(field('Password')).toHaveProperty('value', 'Secret123')
  })

  it('explains a lost connection', async () => {
    fakeApi({ [REGISTER]: { isConnectionLost: true } })
    renderInKit(<SignUpForm />)
    await fillIn()
    await submit()
    expect(await screen.findByText('Network error. Please check your connection and try again')).toBeDefined()
  })

  it('shows field errors of the server at their fields', async () => {
    const details = [{ path: 'username', message: 'This username is reserved' }]
    fakeApi({ [REGISTER]: { status: 409, error: { code: 'CONFLICT', message: 'No', details } } })
    renderInKit(<SignUpForm />)
    await fillIn()
    await submit()
    expect(await screen.findByText('This username is reserved')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('Username')))
    await userEvent.type(field('Email'), 'x')
    expect(screen.getByText('This username is reserved')).toBeDefined()
    await userEvent.type(field('Username'), 'x')
    expect(screen.queryByText('This username is reserved')).toBeNull()
  })
})

describe('checking the availability of an address or a name', () => {
  it('starts after half a second without typing', async () => {
    const { person, pass } = userWithClock()
    const api = fakeApi({ [NAME]: { ...free, after: new Promise((resolve) => setTimeout(resolve, 1_000)) } })
    renderInKit(<SignUpForm />)
    await person.type(field('Username'), 'ann_river')
    await pass(300)
    expect(api.calls).toEqual([])
    await pass(300)
    expect(screen.getByText('Checking availability...')).toBeDefined()
    await pass(1_000)
    expect(await screen.findByText('This username is available')).toBeDefined()
    expect(api.calls).toHaveLength(1)
  })

  it('is skipped for an empty or malformed field', async () => {
    const { person, pass } = userWithClock()
    const api = fakeApi({})
    renderInKit(<SignUpForm />)
    await person.type(field('Email'), 'ann@')
    await person.type(field('Username'), 'ann river')
    await pass(2_000)
    await person.clear(field('Username'))
    await pass(2_000)
    expect(api.calls).toEqual([])
  })

  it('blocks submit while a name is taken, and suggests available ones', async () => {
    const taken = { data: { available: false, suggestions: ['ann_river1', 'ann_brook'] } }
    const api = fakeApi({ [NAME]: taken, [EMAIL]: free, 'GET /auth/check-username/ann_brook': free })
    renderInKit(<SignUpForm />)
    await fillIn()
    expect(await screen.findByText('This username is already taken')).toBeDefined()
    await submit()
    expect(await screen.findByText('Please fix the validation errors before submitting')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('Username')))
    expect(api.bodiesOf(REGISTER)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'ann_brook' }))
    expect(field('Username')).toHaveProperty('value', 'ann_brook')
    expect(await screen.findByText('This username is available')).toBeDefined()
    expect(screen.queryByText('Please fix the validation errors before submitting')).toBeNull()
  })

  it('focuses a taken name first when a later field is invalid too', async () => {
    fakeApi({ [NAME]: { data: { available: false, suggestions: [] } } })
    renderInKit(<SignUpForm />)
    await userEvent.type(field('Email'), 'ann@example.org')
    await userEvent.type(field('Username'), 'ann_river')
    expect(await screen.findByText('This username is already taken')).toBeDefined()
    await submit()
    expect(await screen.findByText('Please fix the validation errors before submitting')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('Username')))
    expect(field('Password').getAttribute('aria-invalid')).toBe('true')
  })

  it('blocks submit while an address is taken', async () => {
    const api = fakeApi({ [EMAIL]: { data: { available: false } }, [NAME]: free })
    renderInKit(<SignUpForm />)
    await fillIn()
    expect(await screen.findByText('This email is already registered')).toBeDefined()
    await submit()
    expect(await screen.findByText('Please fix the validation errors before submitting')).toBeDefined()
    expect(api.bodiesOf(REGISTER)).toEqual([])
  })

  it('suggests a correction of the address', async () => {
    fakeApi({
      'GET /auth/check-email/ann%40gmial.com': { data: { available: true, suggestion: 'ann@gmail.com' } },
      'GET /auth/check-email/ann%40gmail.com': free,
    })
    renderInKit(<SignUpForm />)
    await userEvent.type(field('Email'), 'ann@gmial.com')
    await userEvent.click(await screen.findByRole('button', { name: 'Did you mean ann@gmail.com?' }))
    expect(field('Email')).toHaveProperty('value', 'ann@gmail.com')
    expect(await screen.findByText('This email is available')).toBeDefined()
    expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull()
  })

  it('does not block submit when the check itself fails', async () => {
    const api = fakeApi({
      [NAME]: { status: 500, html: '' },
      [EMAIL]: { isConnectionLost: true },
      [REGISTER]: { data: aSignInResponse() },
    })
    renderInKit(<SignUpForm />)
    await fillIn()
    const failureText = 'We could not check this right now. You can still go on.'
    await waitFor(() => expect(screen.getAllByText(failureText)).toHaveLength(2))
    await submit()
    await waitFor(() => expect(api.bodiesOf(REGISTER)).toHaveLength(1))
  })

  it('ignores a response for an outdated value', async () => {
    const { person, pass } = userWithClock()
    fakeApi({
      'GET /auth/check-username/ann': {
        data: { available: false, suggestions: ['ann1'] },
        after: new Promise((resolve) => setTimeout(resolve, 5_000)),
      },
      'GET /auth/check-username/ann_': free,
    })
    renderInKit(<SignUpForm />)
    await person.type(field('Username'), 'ann')
    await pass(600)
    await person.type(field('Username'), '_')
    await pass(600)
    expect(await screen.findByText('This username is available')).toBeDefined()
    await pass(5_000)
    expect(screen.getByText('This username is available')).toBeDefined()
    expect(screen.queryByText('This username is already taken')).toBeNull()
  })
})
