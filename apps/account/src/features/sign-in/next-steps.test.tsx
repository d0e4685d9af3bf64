import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi, type Reply } from '@worrystone/api-client/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { session } from '@worrystone/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aSignInResponse, captureToasts } from '../../shared/testing.tsx'
import { SignInForm } from './sign-in-form.tsx'

const LOGIN = 'POST /auth/login'
const STEP = 'POST /auth/login/second-step'
const UNDO = 'POST /auth/undo-deletion'
const response = aSignInResponse()
const secondFactorRequired: Reply = { data: { kind: 'second-factor', challenge: 'the-challenge' } }
const isLeaving: Reply = {
  data: { kind: 'account-leaving', challenge: 'the-challenge', leavesAt: '2026-12-24T12:00:00.000Z' },
}
const tooLate: Reply = {
  status: 400,
  error: { code: 'INVALID_TOKEN', message: 'This sign-in has taken too long. Please sign in again.' },
}

async function signIn() {
  renderInKit(<SignInForm />)
  await userEvent.type(screen.getByLabelText('Email'), 'ann@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'Secret123{Enter}')
}
const code = () => screen.findByLabelText('Code')

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('the second step', () => {
  it('replaces the form, and its code signs in', async () => {
    const api = fakeApi({ [LOGIN]: secondFactorRequired, [STEP]: { data: response } })
    const toasts = captureToasts()
    await signIn()
    expect(document.activeElement).toBe(await code())
    expect((await code()).getAttribute('autocomplete')).toBe('one-time-code')
    expect((await code()).getAttribute('inputmode')).toBe('numeric')
    expect(screen.queryByLabelText('Password')).toBeNull()
    await userEvent.type(await code(), '123456{Enter}')
    await waitFor(() => expect(session.get()).toMatchObject({ status: 'signed-in', user: { username: 'quiet_river' } }))
    expect(api.bodiesOf(STEP)).toEqual([{ challenge: 'the-challenge', code: '123456' }])
    expect(toasts).toEqual(['success: Welcome back!'])
  })

  it('shows a wrong or missing code at the field', async () => {
    const details = [{ path: 'code', message: 'This code is not valid. Please try again.' }]
    fakeApi({
      [LOGIN]: secondFactorRequired,
      [STEP]: { status: 400, error: { code: 'VALIDATION_ERROR', message: 'Please check', details } },
    })
    await signIn()
    await userEvent.type(await code(), '{Enter}')
    expect(await screen.findByText('Please enter the code')).toBeDefined()
    await userEvent.type(await code(), '000000{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('This code is not valid. Please try again.')
    expect(document.activeElement).toBe(await code())
    expect(await code()).toHaveProperty('value', '000000')
  })

  it('accepts a recovery code instead', async () => {
    const api = fakeApi({ [LOGIN]: secondFactorRequired, [STEP]: { data: response } })
    await signIn()
    await userEvent.type(await code(), '{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }))
    // An error of one kind of code does not apply to the other.
    expect(screen.queryByText('Please enter the code')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'))
    await userEvent.type(screen.getByLabelText('Recovery code'), 'aaaa-bbbb-cccc-dddd{Enter}')
    await waitFor(() => expect(api.bodiesOf(STEP)).toEqual([{ challenge: 'the-challenge', code: 'aaaa-bbbb-cccc-dddd' }]))
  })

  it('returns to the form with a message when it has expired; the address is kept', async () => {
    fakeApi({ [LOGIN]: secondFactorRequired, [STEP]: tooLate })
    await signIn()
    await userEvent.type(await code(), '123456{Enter}')
    expect(await screen.findByText('This sign-in has taken too long. Please sign in again.')).toBeDefined()
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ann@example.org')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('is closed by Back without a message', async () => {
    fakeApi({ [LOGIN]: secondFactorRequired })
    await signIn()
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ann@example.org')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('an account scheduled for deletion', () => {
  it('shows its last day, and can be kept', async () => {
    const api = fakeApi({ [LOGIN]: isLeaving, [UNDO]: { data: response } })
    await signIn()
    const heading = await screen.findByRole('heading', { name: 'Would you like to stay?' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText('Your account will be deleted on Dec 24, 2026.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(session.get().status).toBe('signed-in'))
    expect(api.bodiesOf(UNDO)).toEqual([{ challenge: 'the-challenge' }])
  })

  it('can be left unchanged', async () => {
    const api = fakeApi({ [LOGIN]: isLeaving })
    await signIn()
    await userEvent.click(await screen.findByRole('button', { name: 'Leave it' }))
    expect(screen.getByLabelText('Email')).toBeDefined()
    expect(api.calls).toHaveLength(1)
    expect(session.get().status).toBe('signed-out')
  })

  it('is shown after the second step too', async () => {
    fakeApi({ [LOGIN]: secondFactorRequired, [STEP]: isLeaving })
    await signIn()
    await userEvent.type(await code(), '123456{Enter}')
    expect(await screen.findByRole('button', { name: 'Keep my account' })).toBeDefined()
  })

  it.each<[string, Reply, string]>([
    ['a failure in place', { isConnectionLost: true }, 'That did not work. Please try again.'],
    ['in the form that it has expired', tooLate, 'This sign-in has taken too long. Please sign in again.'],
  ])('shows %s', async (_, reply, sentence) => {
    fakeApi({ [LOGIN]: isLeaving, [UNDO]: reply })
    await signIn()
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my account' }))
    expect(await screen.findByText(sentence)).toBeDefined()
  })
})

describe('signing in with a passkey', () => {
  const BEGIN = 'POST /auth/passkeys/sign-in/options'
  const ENTER = 'POST /auth/passkeys/sign-in'
  const options = { challenge: 'AAAA', rpId: 'localhost' }
  const buffer = (text: string) => new TextEncoder().encode(text).buffer
  const credential = {
    id: 'the-key',
    rawId: buffer('the-key'),
    type: 'public-key',
    response: { authenticatorData: buffer('a'), clientDataJSON: buffer('c'), signature: buffer('s') },
    getClientExtensionResults: () => ({}),
  }

  function aBrowser(get: (request: CredentialRequestOptions) => Promise<unknown>, { canList = false } = {}) {
    vi.stubGlobal(
      'PublicKeyCredential',
      Object.assign(() => {}, { isConditionalMediationAvailable: async () => canList }),
    )
    vi.stubGlobal('isSecureContext', true)
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
  }
  const clickPasskey = async () => {
    renderInKit(<SignInForm />)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }))
  }

  it('is not offered without browser support', () => {
    fakeApi({})
    renderInKit(<SignInForm />)
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
  })

  it('signs in', async () => {
    const api = fakeApi({ [BEGIN]: { data: options }, [ENTER]: { data: response } })
    aBrowser(async () => credential)
    await clickPasskey()
    await waitFor(() => expect(session.get().status).toBe('signed-in'))
    expect(api.bodiesOf(ENTER)).toMatchObject([{ response: { id: 'the-key', type: 'public-key' } }])
  })

  it('shows no error when the person cancels the prompt', async () => {
    fakeApi({ [BEGIN]: { data: options } })
    const get = vi.fn(async () => {
      throw Object.assign(new Error('The operation was not allowed'), { name: 'NotAllowedError' })
    })
    aBrowser(get)
    await clickPasskey()
    await waitFor(() => expect(get).toHaveBeenCalled())
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign in with a passkey' }).getAttribute('aria-busy')).toBeNull(),
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each<[string, Reply, string]>([
    [
      'that it is not known here',
      {
        status: 401,
        error: {
          code: 'INVALID_CREDENTIALS',
          message: 'This passkey is not known here. Please sign in with your email and password.',
        },
      },
      'This passkey is not known here. Please sign in with your email and password.',
    ],
    [
      'that it did not work',
      { isConnectionLost: true },
      'Signing in with a passkey did not work. Please try again, or use your password.',
    ],
  ])('shows %s', async (_, reply, sentence) => {
    fakeApi({ [BEGIN]: { data: options }, [ENTER]: reply })
    aBrowser(async () => credential)
    await clickPasskey()
    expect(await screen.findByText(sentence)).toBeDefined()
  })

  it('shows the choice of an account scheduled for deletion', async () => {
    fakeApi({ [BEGIN]: { data: options }, [ENTER]: isLeaving })
    aBrowser(async () => credential)
    await clickPasskey()
    expect(await screen.findByRole('button', { name: 'Keep my account' })).toBeDefined()
  })

  describe('from the autofill of the e-mail field', () => {
    /** A passkey device whose prompts the test answers; aborting rejects them. */
    function aPromptQueue() {
      const prompts: { mediation: string | undefined; signal: AbortSignal; pick: (chosen: unknown) => void }[] = []
      aBrowser(
        ({ mediation, signal }) =>
          new Promise((pick, drop) => {
            if (!signal) return
            prompts.push({ mediation, signal, pick })
            signal.addEventListener('abort', () => drop(signal.reason))
          }),
        { canList: true },
      )
      return prompts
    }
    const listed = async (prompts: unknown[]) => waitFor(() => expect(prompts).toHaveLength(1))

    it('signs in without the button', async () => {
      fakeApi({ [BEGIN]: { data: options }, [ENTER]: { data: response } })
      const prompts = aPromptQueue()
      renderInKit(<SignInForm />)
      await listed(prompts)
      expect(prompts[0]?.mediation).toBe('conditional')
      prompts[0]?.pick(credential)
      await waitFor(() => expect(session.get().status).toBe('signed-in'))
    })

    it('shows why a passkey was rejected', async () => {
      const message = 'This passkey is not known here. Please sign in with your email and password.'
      fakeApi({ [BEGIN]: { data: options }, [ENTER]: { status: 401, error: { code: 'INVALID_CREDENTIALS', message } } })
      const prompts = aPromptQueue()
      renderInKit(<SignInForm />)
      await listed(prompts)
      prompts[0]?.pick(credential)
      expect(await screen.findByText(message)).toBeDefined()
    })

    it('is replaced by the prompt of the button, and restored when that is cancelled', async () => {
      fakeApi({ [BEGIN]: { data: options } })
      const prompts = aPromptQueue()
      renderInKit(<SignInForm />)
      await listed(prompts)
      await userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }))
      await waitFor(() => expect(prompts[1]?.mediation).toBeUndefined())
      expect(prompts[0]?.signal.aborted).toBe(true)
      prompts[1]?.pick(Promise.reject(Object.assign(new Error('called off'), { name: 'NotAllowedError' })))
      await waitFor(() => expect(prompts[2]?.mediation).toBe('conditional'))
      expect(screen.queryByRole('alert')).toBeNull()
    })

    it('ends with the page', async () => {
      fakeApi({ [BEGIN]: { data: options } })
      const prompts = aPromptQueue()
      const { unmount } = renderInKit(<SignInForm />)
      await listed(prompts)
      unmount()
      expect(prompts[0]?.signal.aborted).toBe(true)
    })

    it('requests new options before they expire, and not in a hidden tab', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true })
      const api = fakeApi({ [BEGIN]: { data: options } })
      const prompts = aPromptQueue()
      const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      renderInKit(<SignInForm />)
      await listed(prompts)
      await vi.advanceTimersByTimeAsync(5 * 60_000)
      expect(prompts.map(({ signal }) => signal.aborted)).toEqual([true])
      visibility.mockReturnValue('visible')
      document.dispatchEvent(new Event('visibilitychange'))
      await waitFor(() => expect(prompts.map(({ signal }) => signal.aborted)).toEqual([true, false]))
      expect(api.bodiesOf(BEGIN)).toHaveLength(2)
      visibility.mockRestore()
      vi.useRealTimers()
    })

    it('shows no error when it is not available', async () => {
      const api = fakeApi({ [BEGIN]: { isConnectionLost: true } })
      const prompts = aPromptQueue()
      renderInKit(<SignInForm />)
      await waitFor(() => expect(api.bodiesOf(BEGIN).length).toBeGreaterThan(0))
      await new Promise((later) => setTimeout(later))
      expect([prompts.length, screen.queryByRole('alert')]).toEqual([0, null])
    })
  })
})
