import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { tokens } from '@worrystone/api-client'
import { fakeApi, type Reply } from '@worrystone/api-client/testing'
import type { Passkey, SecurityOverview, Session, User } from '@worrystone/contracts'
import { anId, aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { session } from '@worrystone/session'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { captureToasts } from '../../shared/testing.tsx'
import { SecuritySection } from './security-section.tsx'

const OVERVIEW = 'GET /auth/security'
const SESSIONS = 'GET /auth/sessions'
const PASSKEYS = 'GET /auth/passkeys'
const CONFIRM = 'POST /auth/confirm'
const TURN_ON = 'POST /auth/two-factor/confirm'

const CODES = Array.from({ length: 10 }, (_, at) => `aaaa-bbbb-cccc-ddd${at}`)
const signInAgain: Reply = {
  status: 403,
  error: { code: 'SIGN_IN_AGAIN', message: 'Please confirm your password to go on.' },
}
const connectionLost: Reply = { isConnectionLost: true }

const anOverview = (part: Partial<SecurityOverview> = {}): SecurityOverview => ({
  twoFactor: { isOn: false, recoveryCodesLeft: 0 },
  passkeys: 0,
  emailChange: null,
  isSecondFactorRequired: false,
  ...part,
})
const on = (recoveryCodesLeft = 10, part: Partial<SecurityOverview> = {}) =>
  anOverview({ twoFactor: { isOn: true, recoveryCodesLeft }, ...part })
const aSession = (part: Partial<Session> = {}): Session => ({
  id: anId(),
  browser: 'Firefox',
  system: 'Windows',
  createdAt: '2026-01-02T00:00:00.000Z',
  lastUsedAt: new Date().toISOString(),
  isCurrent: false,
  ...part,
})
const aPasskey = (part: Partial<Passkey> = {}): Passkey => ({
  id: 'the-key',
  name: 'My phone',
  createdAt: '2026-01-02T00:00:00.000Z',
  lastUsedAt: null,
  isBackedUp: true,
  ...part,
})

async function show(replies: Record<string, Reply | Reply[]> = {}, change: Partial<User> = {}) {
  const user = aUser({ email: 'ann@example.org', ...change })
  const api = fakeApi({
    [OVERVIEW]: { data: anOverview() },
    [SESSIONS]: { data: { sessions: [aSession({ isCurrent: true })] } },
    [PASSKEYS]: { data: { passkeys: [] } },
    'GET /auth/profile': { data: user },
    ...replies,
  })
  renderInKit(<SecuritySection />, { path: '/settings', user })
  await screen.findByRole('region', { name: 'Password' })
  return api
}
const card = (name: string) => within(screen.getByRole('region', { name }))
const clickButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

afterEach(() => vi.unstubAllGlobals())

describe('the password', () => {
  const CHANGE = 'POST /auth/change-password'
  async function fillIn(current: string, fresh: string, again: string) {
    await clickButton('Change password')
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
    if (current) await userEvent.type(screen.getByLabelText('Current password'), current)
    await userEvent.type(screen.getByLabelText('New Password'), fresh)
    await userEvent.type(screen.getByLabelText('Confirm New Password'), `${again}{Enter}`)
  }

  it('is changed, and this device continues with its new session', async () => {
    const toasts = captureToasts()
    const api = await show({ [CHANGE]: { data: { message: 'Done', token: 'fresh', refreshToken: 'fresh-too' } } })
    await fillIn('Old-Stone-1', 'New-Stone-2', 'New-Stone-2')
    await waitFor(() => expect(tokens.read()).toEqual({ token: 'fresh', refreshToken: 'fresh-too' }))
    expect(api.bodiesOf(CHANGE)).toEqual([{ currentPassword: 'Old-Stone-1', password: 'New-Stone-2' }])
    expect(toasts).toEqual(['success: Your password is changed. Every other device has to sign in again.'])
    const opener = await card('Password').findByRole('button', { name: 'Change password' })
    await waitFor(() => expect(document.activeElement).toBe(opener))
    expect(session.get().status).toBe('signed-in')
  })

  it('must match its repetition and the rules of the registration', async () => {
    const api = await show()
    await fillIn('Old-Stone-1', 'weakpassword', 'other')
    expect(await screen.findByText('Passwords do not match')).toBeDefined()
    expect(
      screen.getByText('Password must contain at least one lowercase letter, one uppercase letter, and one number'),
    ).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('New Password'))
    expect(api.bodiesOf(CHANGE)).toEqual([])
  })

  it('shows at the field that the current one is wrong, and keeps the typed values', async () => {
    const details = [{ path: 'currentPassword', message: 'This is not your password. Please try again.' }]
    await show({ [CHANGE]: { status: 400, error: { code: 'VALIDATION_ERROR', message: 'Please check', details } } })
    await fillIn('Wrong-1', 'New-Stone-2', 'New-Stone-2')
    expect((await screen.findByRole('alert')).textContent).toBe('This is not your password. Please try again.')
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
    expect(screen.getByLabelText('New Password')).toHaveProperty('value', 'New-Stone-2')
  })
})

describe('the email address', () => {
  const CHANGE = 'POST /auth/change-email'
  const waiting = {
    email: 'new@example.org',
    isOldConfirmed: false,
    isNewConfirmed: true,
    expiresAt: '2026-03-04T10:00:00.000Z',
  }

  it('requires the password after a while, then continues by itself', async () => {
    const api = await show({
      [CHANGE]: [signInAgain, { data: { ...waiting, isNewConfirmed: false } }],
      [CONFIRM]: { data: { message: 'Done' } },
      [OVERVIEW]: [{ data: anOverview() }, { data: anOverview({ emailChange: { ...waiting, isNewConfirmed: false } }) }],
    })
    await clickButton('Change email address')
    await userEvent.type(screen.getByLabelText('New email address'), 'new@example.org{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Please enter your password' }))
    await userEvent.type(dialog.getByLabelText('Password'), 'Old-Stone-1')
    await userEvent.click(dialog.getByRole('button', { name: 'Go on' }))
    expect(await card('Email address').findByText('new@example.org')).toBeDefined()
    expect(card('Email address').getAllByText('Waits for its link')).toHaveLength(2)
    expect(api.bodiesOf(CHANGE)).toEqual([{ email: 'new@example.org' }, { email: 'new@example.org' }])
  })

  it('keeps the typed values when the password prompt is cancelled', async () => {
    await show({ [CHANGE]: signInAgain })
    await clickButton('Change email address')
    await userEvent.type(screen.getByLabelText('New email address'), 'new@example.org{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByLabelText('New email address')).toHaveProperty('value', 'new@example.org')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows which address has confirmed and until when, and can be cancelled', async () => {
    const toasts = captureToasts()
    await show({
      [OVERVIEW]: [{ data: anOverview({ emailChange: waiting }) }, { data: anOverview() }],
      'DELETE /auth/change-email': { data: { message: 'Done' } },
    })
    const waits = within(await card('Email address').findByRole('group'))
    const lines = waits.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines).toEqual(['New addressnew@example.orgConfirmed', 'Address so farann@example.orgWaits for its link'])
    expect(waits.getByText(/The links work until Mar 4, 2026/)).toBeDefined()
    await clickButton('Cancel the change')
    await waitFor(() => expect(card('Email address').queryByRole('group')).toBeNull())
    expect(toasts).toEqual(['success: Your email address stays as it is.'])
  })

  it('needs no confirmation by an address that was never verified', async () => {
    await show(
      { [OVERVIEW]: { data: anOverview({ emailChange: { ...waiting, isOldConfirmed: true } }) } },
      { emailVerified: false },
    )
    const waits = within(await card('Email address').findByRole('group'))
    expect(waits.getAllByRole('listitem')).toHaveLength(1)
    expect(waits.getByText(/^We sent a link to the address below/)).toBeDefined()
    expect(waits.getByText(/^The link works until Mar 4, 2026/)).toBeDefined()
  })
})

describe('two-step sign-in', () => {
  const begun: Reply = { data: { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Worrystone:ann?secret=ABCDEFGHIJKLMNOP' } }
  const TURNED: Record<string, Reply | Reply[]> = {
    'POST /auth/two-factor': begun,
    [TURN_ON]: { data: { recoveryCodes: CODES, token: 'strong' } },
    [OVERVIEW]: [{ data: anOverview() }, { data: on() }],
  }
  async function turnOn() {
    await clickButton('Set up two-step sign-in')
    await userEvent.type(await screen.findByLabelText('Enter the six digits that the app shows now'), '123456{Enter}')
  }

  it('is set up by a QR code or a key, and a first code', async () => {
    const api = await show(TURNED)
    await clickButton('Set up two-step sign-in')
    expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeDefined()
    const picture = await screen.findByRole('img', { name: /QR code/ })
    expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/)
    expect(picture.querySelector('rect')?.getAttribute('fill')).toBe('#fff')
    const code = screen.getByLabelText('Enter the six digits that the app shows now')
    expect(document.activeElement?.contains(picture)).toBe(true)
    expect(document.activeElement?.contains(code)).toBe(false)
    expect(screen.getByText('Open the app on this device').getAttribute('href')).toMatch(/^otpauth:/)
    await userEvent.type(code, '123 456{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeDefined()
    expect(api.bodiesOf(TURN_ON)).toEqual([{ code: '123 456' }])
    expect(tokens.read()).toEqual({ token: 'strong', refreshToken: 'a-refresh-token' })
  })

  it('shows the recovery codes once, and confirms closing', async () => {
    const shown = vi.fn()
    Element.prototype.scrollIntoView = shown
    await show(TURNED)
    await turnOn()
    const dialog = await screen.findByRole('dialog', { name: 'Your recovery codes' })
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(CODES)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(within(dialog).getByText('Have you kept them? Close once more to leave without them.')).toBeDefined()
    expect(shown).toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'I have kept them' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    const heading = screen.getByRole('heading', { name: 'Two-step sign-in' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(card('Two-step sign-in').getByText('10 recovery codes left, for when your phone is not at hand.')).toBeDefined()
  })

  it('copies the recovery codes', async () => {
    await show(TURNED)
    await turnOn()
    await clickButton('Copy')
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'))
  })

  it('shows at the field that a first code is wrong', async () => {
    const details = [{ path: 'code', message: 'This code is not valid. Please try again.' }]
    await show({
      ...TURNED,
      [TURN_ON]: { status: 400, error: { code: 'VALIDATION_ERROR', message: 'Please check', details } },
    })
    await turnOn()
    expect((await screen.findByRole('alert')).textContent).toBe('This code is not valid. Please try again.')
  })

  it('can be restarted after a failure', async () => {
    await show({ 'POST /auth/two-factor': [connectionLost, begun] })
    await clickButton('Set up two-step sign-in')
    await clickButton('Try Again')
    expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeDefined()
  })

  it('closes when the password prompt is cancelled', async () => {
    await show({ 'POST /auth/two-factor': signInAgain })
    await clickButton('Set up two-step sign-in')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    const opener = await screen.findByRole('button', { name: 'Set up two-step sign-in' })
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('creates new codes after a confirmation, and warns when few are left', async () => {
    await show({
      [OVERVIEW]: [{ data: on(2) }, { data: on() }],
      'POST /auth/two-factor/recovery-codes': { data: { recoveryCodes: CODES } },
    })
    expect(await screen.findByText('2 recovery codes left. Please make new ones soon.')).toBeDefined()
    await clickButton('Make new recovery codes')
    const confirmation = within(await screen.findByRole('dialog', { name: 'Make new recovery codes?' }))
    await userEvent.click(confirmation.getByRole('button', { name: 'Make new recovery codes' }))
    expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeDefined()
  })

  it('is turned off after a confirmation', async () => {
    const toasts = captureToasts()
    await show({
      [OVERVIEW]: [{ data: on() }, { data: anOverview() }],
      'DELETE /auth/two-factor': { data: { message: 'Two-step sign-in is off.' } },
    })
    await clickButton('Turn off')
    const confirmation = within(await screen.findByRole('dialog', { name: 'Turn off two-step sign-in?' }))
    await userEvent.click(confirmation.getByRole('button', { name: 'Turn off' }))
    expect(await screen.findByRole('button', { name: 'Set up two-step sign-in' })).toBeDefined()
    expect(toasts).toEqual(['success: Two-step sign-in is off.'])
  })

  it('explains to staff the consequence of turning it off', async () => {
    await show({ [OVERVIEW]: { data: on(10, { isSecondFactorRequired: true }) } }, { role: 'moderator' })
    await clickButton('Turn off')
    expect(await screen.findByText(/without one you act as a member until you set it up again/)).toBeDefined()
  })

  it('explains to staff without a second factor why access is restricted', async () => {
    await show(
      { [OVERVIEW]: { data: anOverview({ isSecondFactorRequired: true }) } },
      { role: 'moderator', needsSecondFactor: true },
    )
    expect(
      await screen.findByText('Your role needs a second factor here. Until you have set one up, you act as a member.'),
    ).toBeDefined()
  })

  it('restores the rights of staff once it is on', async () => {
    const user = aUser({ role: 'moderator', needsSecondFactor: true })
    const { needsSecondFactor: _, ...strong } = user
    await show({ ...TURNED, 'GET /auth/profile': { data: strong } }, user)
    await turnOn()
    await waitFor(() => {
      const now = session.get()
      expect(now.status === 'signed-in' && now.user.needsSecondFactor).toBeUndefined()
    })
  })
})

describe('passkeys', () => {
  const BEGIN = 'POST /auth/passkeys/options'
  const ADD = 'POST /auth/passkeys'
  const options = {
    challenge: 'AAAA',
    rp: { name: 'Worrystone' },
    user: { id: 'AAAA', name: 'a', displayName: 'a' },
    pubKeyCredParams: [],
  }
  const buffer = (text: string) => new TextEncoder().encode(text).buffer
  const credential = {
    id: 'the-key',
    rawId: buffer('the-key'),
    type: 'public-key',
    response: { attestationObject: buffer('a'), clientDataJSON: buffer('c'), getTransports: () => ['internal'] },
    getClientExtensionResults: () => ({}),
  }
  /** Before the section is shown, which asks it once for support. */
  function aBrowser(create: () => Promise<unknown>) {
    vi.stubGlobal('PublicKeyCredential', class {})
    vi.stubGlobal('isSecureContext', true)
    Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true })
  }
  const failing = (name: string) => async () => {
    throw Object.assign(new Error('no'), { name })
  }
  async function add() {
    await clickButton('Add a passkey')
    await userEvent.click(await screen.findByRole('button', { name: 'Go on' }))
  }

  it('are listed with their details', async () => {
    await show({
      [PASSKEYS]: {
        data: {
          passkeys: [
            aPasskey(),
            aPasskey({ id: 'b', name: 'Key ring', isBackedUp: false, lastUsedAt: new Date().toISOString() }),
          ],
        },
      },
    })
    const lines = (await card('Passkeys').findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(lines).toEqual([
      'My phoneSyncedAdded on Jan 2, 2026 · Never usedRemove',
      'Key ringAdded on Jan 2, 2026 · Last used: Just nowRemove',
    ])
  })

  it('can be added with a name', async () => {
    const toasts = captureToasts()
    aBrowser(async () => credential)
    const api = await show({
      [BEGIN]: { data: options },
      [ADD]: { status: 201, data: { passkey: aPasskey({ name: 'At work' }), token: 'strong' } },
      [PASSKEYS]: [{ data: { passkeys: [] } }, { data: { passkeys: [aPasskey({ name: 'At work' })] } }],
    })
    await clickButton('Add a passkey')
    const name = await screen.findByLabelText('Name of the passkey')
    await userEvent.clear(name)
    await userEvent.type(name, 'At work{Enter}')
    expect(await card('Passkeys').findByText('At work')).toBeDefined()
    expect(api.bodiesOf(ADD)).toMatchObject([{ name: 'At work', response: { id: 'the-key', type: 'public-key' } }])
    expect(tokens.read()).toEqual({ token: 'strong', refreshToken: 'a-refresh-token' })
    expect(toasts).toEqual(['success: Your passkey is added.'])
  })

  it('are not added, without an error, when the person cancels the prompt', async () => {
    aBrowser(failing('NotAllowedError'))
    const api = await show({ [BEGIN]: { data: options } })
    await add()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Go on' }).getAttribute('aria-busy')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(api.bodiesOf(ADD)).toEqual([])
  })

  it.each([
    ['InvalidStateError', 'This device has a passkey for your account already.'],
    ['UnknownError', 'Your browser could not make a passkey. Please try again, or use another device.'],
  ])('explain a %s of the browser', async (name, sentence) => {
    aBrowser(failing(name))
    await show({ [BEGIN]: { data: options } })
    await add()
    expect(await screen.findByText(sentence)).toBeDefined()
  })

  it('are not offered without browser support', async () => {
    await show()
    expect(await screen.findByText('This browser knows no passkeys.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })

  it('are removed after a confirmation, and the focus stays in the card', async () => {
    aBrowser(async () => credential)
    await show({
      [PASSKEYS]: [{ data: { passkeys: [aPasskey()] } }, { data: { passkeys: [] } }],
      'DELETE /auth/passkeys/the-key': { data: { message: 'Done' } },
    })
    await clickButton(/^Remove: /)
    const confirmation = within(await screen.findByRole('dialog', { name: 'Remove this passkey?' }))
    await userEvent.click(confirmation.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(card('Passkeys').queryByRole('listitem')).toBeNull())
    const opener = screen.getByRole('button', { name: 'Add a passkey' })
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })
})

describe('the sessions', () => {
  const [here, phone] = [aSession({ isCurrent: true }), aSession({ browser: 'Safari', system: 'iPhone' })]
  const both: Reply = { data: { sessions: [here, phone] } }
  const alone: Reply = { data: { sessions: [here] } }
  const devices = () => card('Where you are signed in')

  it('name each device, and mark the current one', async () => {
    await show({ [SESSIONS]: { data: { sessions: [here, phone, aSession({ browser: null, system: null })] } } })
    const lines = (await devices().findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(lines).toEqual([
      'Firefox on WindowsThis deviceLast used: Just now · Signed in on Jan 2, 2026',
      'Safari on iPhoneLast used: Just now · Signed in on Jan 2, 2026Sign out',
      'A device without a nameLast used: Just now · Signed in on Jan 2, 2026Sign out',
    ])
  })

  it('can be ended one by one', async () => {
    const toasts = captureToasts()
    await show({ [SESSIONS]: [both, alone], [`DELETE /auth/sessions/${phone.id}`]: { data: { message: 'Done' } } })
    await clickButton('Sign out: Safari on iPhone')
    await waitFor(() => expect(devices().getAllByRole('listitem')).toHaveLength(1))
    expect(toasts).toEqual(['success: The device is signed out.'])
    await waitFor(() => expect(document.activeElement).toBe(devices().getByRole('list')))
  })

  it('can all be ended but the current one, after a confirmation', async () => {
    const later = { ...alone, after: new Promise(() => {}) }
    const api = await show({ [SESSIONS]: [both, later], 'DELETE /auth/sessions': { data: { message: 'Done' } } })
    await clickButton('Sign out all other devices')
    const confirmation = within(await screen.findByRole('dialog', { name: 'Sign out all other devices?' }))
    expect(api.bodiesOf('DELETE /auth/sessions')).toEqual([])
    await userEvent.click(confirmation.getByRole('button', { name: 'Sign out all other devices' }))
    await waitFor(() => expect(devices().getAllByRole('listitem')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull()
  })

  it('keep a row that could not be ended', async () => {
    const toasts = captureToasts()
    await show({ [SESSIONS]: both })
    await clickButton('Sign out: Safari on iPhone')
    await waitFor(() => expect(toasts).toEqual(['error: That did not work. Please try again.']))
    expect(devices().getAllByRole('listitem')).toHaveLength(2)
  })

  it('show in place that they could not be loaded, with a retry', async () => {
    await show({ [SESSIONS]: [{ status: 400, html: '' }, both] })
    await userEvent.click(await devices().findByRole('button', { name: 'Try Again' }))
    expect(await devices().findAllByRole('listitem')).toHaveLength(2)
  })
})
