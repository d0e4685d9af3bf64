import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi, type Reply } from '@worrystone/api-client/testing'
import { DEFAULT_PREFERENCES } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { session } from '@worrystone/session'
import { defaultPrivacy } from '@worrystone/session/default-privacy'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { captureToasts } from '../shared/testing.tsx'
import { SettingsPage } from './settings-page.tsx'

const PREFERENCES = 'GET /notifications/preferences'
const PREFER = 'PUT /notifications/preferences'
const PROFILE = 'PUT /users/profile'
const SAVED = 'success: Settings saved successfully!'
const FAILED = 'error: Failed to save settings. Please try again.'

let user = aUser()
const place = { locationSharing: true, country: 'DE', region: 'Saxony', city: 'Leipzig' }

beforeEach(() => {
  localStorage.clear()
  user = aUser({ displayName: 'Mira', bio: 'I like tea', emailVerified: true })
})

/** The page with its lazy parts loaded, on a site without pushes. */
async function show(replies: Record<string, Reply | Reply[]> = {}, path = '/settings') {
  const api = fakeApi({
    [PREFERENCES]: { data: DEFAULT_PREFERENCES },
    'GET /notifications/push': { data: { publicKey: null } },
    ...replies,
  })
  const shown = renderInKit(<SettingsPage />, { path, route: '/settings', user })
  await screen.findByRole('switch', { name: 'Share my location' })
  return { ...shown, api }
}
const name = () => screen.getByLabelText('Display Name')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
const isPending = () => screen.queryByText('You have unsaved changes.') !== null
const section = (title: string) => within(screen.getByRole('region', { name: title }))

const retype = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })

describe('saving', () => {
  it('sends the changed fields only, from all sections at once', async () => {
    const toasts = captureToasts()
    const { api } = await show({
      [PROFILE]: { data: { ...user, displayName: 'Mira B.' } },
      [PREFER]: { data: { ...DEFAULT_PREFERENCES, emailNotifications: false } },
    })
    retype(name(), '  Mira B. ')
    await userEvent.click(await screen.findByRole('switch', { name: 'Email notifications' }))
    await userEvent.click(screen.getByRole('radio', { name: /Friends/ }))
    expect(isPending()).toBe(true)
    expect(api.bodiesOf(PROFILE)).toEqual([])
    await save()
    await waitFor(() => expect(toasts).toEqual([SAVED]))
    expect(api.bodiesOf(PROFILE)).toEqual([{ displayName: 'Mira B.' }])
    expect(api.bodiesOf(PREFER)).toEqual([{ emailNotifications: false }])
    expect(defaultPrivacy.read(user.id)).toBe('friends')
    expect(isPending()).toBe(false)
    expect(session.get()).toMatchObject({ user: { displayName: 'Mira B.' } })
    expect(name()).toHaveProperty('value', 'Mira B.')
  })

  it('sends null for emptied fields', async () => {
    const { api } = await show({ [PROFILE]: { data: { ...user, bio: null } } })
    retype(screen.getByLabelText('Bio'), '')
    await save()
    await waitFor(() => expect(api.bodiesOf(PROFILE)).toEqual([{ bio: null }]))
    await waitFor(() => expect(isPending()).toBe(false))
  })

  it('shows a failure, and keeps the typed values', async () => {
    const toasts = captureToasts()
    await show({ [PROFILE]: { status: 400, html: '' } })
    retype(name(), 'Ines')
    await save()
    await waitFor(() => expect(toasts).toEqual([FAILED]))
    expect([name(), isPending()]).toEqual([expect.objectContaining({ value: 'Ines' }), true])
  })

  it('does not send a saved part again when another one failed', async () => {
    const toasts = captureToasts()
    const { api } = await show({
      [PROFILE]: { data: { ...user, displayName: 'Ines' } },
      [PREFER]: [{ status: 400, html: '' }, { data: { ...DEFAULT_PREFERENCES, emailNotifications: false } }],
    })
    await userEvent.click(await screen.findByRole('switch', { name: 'Email notifications' }))
    retype(name(), 'Ines')
    await save()
    await waitFor(() => expect(toasts).toEqual([FAILED]))
    expect(screen.getByRole('switch', { name: 'Email notifications' })).toHaveProperty('checked', false)
    await save()
    await waitFor(() => expect(toasts).toEqual([FAILED, SAVED]))
    expect(api.bodiesOf(PROFILE)).toHaveLength(1)
    expect(api.bodiesOf(PREFER)).toHaveLength(2)
    expect(isPending()).toBe(false)
  })

  it('keeps values typed during the request', async () => {
    const arrival = Promise.withResolvers<void>()
    await show({ [PROFILE]: { data: { ...user, displayName: 'Ines' }, after: arrival.promise } })
    retype(name(), 'Ines')
    await save()
    retype(name(), 'Ines B')
    await act(async () => arrival.resolve())
    await waitFor(() => expect(session.get()).toMatchObject({ user: { displayName: 'Ines' } }))
    expect(name()).toHaveProperty('value', 'Ines B')
    expect(isPending()).toBe(true)
  })

  it('shows errors at their fields, focuses the first, and sends nothing', async () => {
    const { api } = await show()
    retype(screen.getByLabelText('Bio'), 'x'.repeat(501))
    await save()
    expect(await screen.findByText('Bio must be less than 500 characters')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Bio'))
    expect(api.bodiesOf(PROFILE)).toEqual([])
    retype(screen.getByLabelText('Bio'), 'short')
    expect(screen.queryByText('Bio must be less than 500 characters')).toBeNull()
  })

  it('shows field errors of the server at their fields', async () => {
    const toasts = captureToasts()
    const details = [{ path: 'displayName', message: 'Display name is required' }]
    await show({ [PROFILE]: { status: 400, error: { code: 'VALIDATION_ERROR', message: 'Please check', details } } })
    retype(name(), '\u2062')
    await save()
    expect(await screen.findByText('Display name is required')).toBeTruthy()
    expect(document.activeElement).toBe(name())
    expect(toasts.filter((one) => one.startsWith('success'))).toEqual([])
  })
})

describe('the draft', () => {
  it('is restored after the page was left, for this person only, until it is discarded', async () => {
    const first = await show()
    retype(name(), 'Half a na')
    await userEvent.click(screen.getByRole('radio', { name: /Private/ }))
    first.unmount()

    const second = await show()
    expect(name()).toHaveProperty('value', 'Half a na')
    expect(screen.getByRole('radio', { name: /Private/ })).toHaveProperty('checked', true)
    expect(isPending()).toBe(true)
    second.unmount()

    const me = user
    user = aUser({ displayName: 'Tomas' })
    const other = await show()
    expect(name()).toHaveProperty('value', 'Tomas')
    other.unmount()

    user = me
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }))
    expect(name()).toHaveProperty('value', 'Mira')
    expect(isPending()).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save Changes' }))
  })

  it('is empty once the values equal the saved ones', async () => {
    await show()
    retype(name(), 'Mirax')
    expect(isPending()).toBe(true)
    retype(name(), 'Mira')
    expect(isPending()).toBe(false)
  })

  it('survives invalid storage content', async () => {
    localStorage.setItem(`worrystone_settings_draft/${user.id}`, '{"displayName":7}')
    await show()
    expect(name()).toHaveProperty('value', 'Mira')
  })
})

describe('the location', () => {
  it('counts in the figures about the community until it is switched off', async () => {
    const { api } = await show({ [PROFILE]: { data: { ...user, figuresOptOut: true } } })
    const counts = await screen.findByRole('switch', { name: 'Count my worries in the figures about the community' })
    expect(counts).toHaveProperty('checked', true)
    await userEvent.click(counts)
    await save()
    await waitFor(() => expect(api.bodiesOf(PROFILE)).toEqual([{ figuresOptOut: true }]))
    await waitFor(() => expect(isPending()).toBe(false))
    expect(counts).toHaveProperty('checked', false)
  })

  it('shows its fields only while it is shared, and is deleted when sharing ends', async () => {
    user = aUser({ ...place })
    const toasts = captureToasts()
    const { api } = await show({
      [PROFILE]: { data: { ...user, locationSharing: false, country: null, region: null, city: null } },
    })
    expect(screen.getByLabelText('City')).toHaveProperty('value', 'Leipzig')
    retype(screen.getByLabelText('City'), 'Leipziger Land')
    await userEvent.click(screen.getByRole('switch', { name: 'Share my location' }))
    expect(screen.queryByLabelText('City')).toBeNull()
    await save()
    await waitFor(() => expect(toasts).toEqual([SAVED]))
    expect(api.bodiesOf(PROFILE)).toEqual([{ locationSharing: false }])
    await userEvent.click(screen.getByRole('switch', { name: 'Share my location' }))
    expect(screen.getByLabelText('City')).toHaveProperty('value', '')
  })

  it('names the countries in the reader’s language, "Other" last', async () => {
    user = aUser({ ...place })
    await show()
    const names = within(screen.getByLabelText('Country'))
      .getAllByRole('option')
      .map((option) => option.textContent)
    expect(names).toHaveLength(16)
    expect(names).toContain('Germany')
    expect(names.at(-1)).toBe('Other')
  })

  it('suggests names while typing, selectable by keyboard, and accepts any other', async () => {
    user = aUser({ ...place, region: null, city: null })
    const { api } = await show({
      'GET /places/cities?country=DE&query=leip': {
        data: {
          cities: [
            { name: 'Leipheim', region: 'Bavaria' },
            { name: 'Leipzig', region: 'Saxony' },
          ],
        },
      },
      [PROFILE]: { data: { ...user, region: 'Saxony', city: 'Leipzig' } },
    })
    const city = screen.getByRole('combobox', { name: 'City' })
    retype(city, 'leip')
    city.focus()
    expect(await screen.findAllByRole('option', { name: /^Leip/ }, { timeout: 4_000 })).toHaveLength(2)
    expect(city.getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.getElementById(city.getAttribute('aria-activedescendant') ?? '')?.textContent).toContain('Leipzig')
    await userEvent.keyboard('{Enter}')
    expect([city, screen.getByLabelText('Region')]).toEqual([
      expect.objectContaining({ value: 'Leipzig' }),
      expect.objectContaining({ value: 'Saxony' }),
    ])
    expect(screen.queryByRole('listbox')).toBeNull()
    await save()
    await waitFor(() => expect(api.bodiesOf(PROFILE)).toEqual([{ region: 'Saxony', city: 'Leipzig' }]))
  })

  it('works without suggestions after a failure', async () => {
    user = aUser({ ...place, region: null, city: null })
    const { api } = await show({ [PROFILE]: { data: { ...user, region: 'My valley' } } })
    retype(screen.getByLabelText('Region'), 'My valley')
    await save()
    await waitFor(() => expect(api.bodiesOf(PROFILE)).toEqual([{ region: 'My valley' }]))
  })

  it('keeps a typed place per country', async () => {
    user = aUser({ ...place })
    await show()
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'France')
    expect(screen.getByLabelText('City')).toHaveProperty('value', '')
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Germany')
    expect(screen.getByLabelText('City')).toHaveProperty('value', 'Leipzig')
    expect(isPending()).toBe(false)
  })
})

describe('the email', () => {
  it('links to where it is changed, or says that it cannot be', async () => {
    await show()
    expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', true)
    expect(screen.getByRole('link', { name: 'Change it under Security' }).getAttribute('href')).toContain('#security')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText('Email cannot be changed at this time')).toBeTruthy()
    vi.restoreAllMocks()
  })

  it('is verified, or the e-mail can be sent again', async () => {
    const first = await show()
    expect(section('Email Verification').getByText('Your email is verified.')).toBeTruthy()
    first.unmount()
    user = aUser({ emailVerified: false })
    const toasts = captureToasts()
    await show({ 'POST /auth/resend-verification': [{ data: { message: '' } }, { status: 400, html: '' }] })
    const resend = () => userEvent.click(screen.getByRole('button', { name: 'Send verification email again' }))
    await resend()
    await waitFor(() => expect(toasts).toEqual(['success: Verification email sent! Check your inbox.']))
    await resend()
    await waitFor(() => expect(toasts).toContain('error: Failed to send verification email. Please try again.'))
  })
})

describe('the rest of the page', () => {
  it('shows in place that the preferences could not be loaded, and saves the other settings', async () => {
    const toasts = captureToasts()
    await show({ [PREFERENCES]: { status: 400, html: '' }, [PROFILE]: { data: { ...user, displayName: 'Ines' } } })
    expect(await screen.findByText('Failed to load preferences')).toBeTruthy()
    retype(name(), 'Ines')
    await save()
    await waitFor(() => expect(toasts).toEqual([SAVED]))
  })

  it('names the plan, and has a slot for its details', async () => {
    user = aUser({ tier: 'supporter' })
    const { container } = await show()
    expect(section('Subscription').getByText('Supporter')).toBeTruthy()
    expect(container.querySelector('[data-slot="settings.subscription"]')).toBeTruthy()
  })

  it('changes the language at once, all twelve with both names', async () => {
    const { api } = await show({ 'PUT /languages/preference': { data: { languageCode: 'de' } } })
    const toasts = captureToasts()
    const choice = section('Language').getByLabelText('Language')
    expect(within(choice).getAllByRole('option')).toHaveLength(12)
    await userEvent.selectOptions(choice, 'Deutsch (German)')
    await waitFor(() => expect(toasts).toEqual([expect.stringMatching(/^success: /)]))
    expect(api.bodiesOf('PUT /languages/preference')).toEqual([{ languageCode: 'de' }])
    expect(document.documentElement.lang).toBe('de')
    await userEvent.selectOptions(screen.getByDisplayValue('Deutsch (German)'), 'English')
    await waitFor(() => expect(document.documentElement.lang).toBe('en'))
  })

  it('scrolls to the section of the hash', async () => {
    const { navigation } = await show({}, '/settings#security')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Security' }))
    await userEvent.click(within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('link', { name: 'Language' }))
    expect(navigation.path()).toBe('/settings#language')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Language' })))
  })

  it('marks the current section, and the target of a jump until the next scroll', async () => {
    const tops: Record<string, number> = {}
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return new DOMRect(0, tops[this.dataset.section ?? ''] ?? 10_000)
    })
    await show()
    const sectionLinks = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link')
    const currentSections = () =>
      sectionLinks.flatMap((way) => (way.getAttribute('aria-current') === 'location' ? [way.textContent] : []))
    expect(currentSections()).toEqual(['Profile Information'])
    Object.assign(tops, { profile: -900, verification: -300, notifications: 200 })
    act(() => void window.dispatchEvent(new Event('scroll')))
    expect(currentSections()).toEqual(['Notifications'])

    await userEvent.click(within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('link', { name: 'Language' }))
    act(() => void window.dispatchEvent(new Event('scroll')))
    expect(currentSections()).toEqual(['Language'])
    act(() => void window.dispatchEvent(new Event('wheel')))
    act(() => void window.dispatchEvent(new Event('scroll')))
    expect(currentSections()).toEqual(['Notifications'])
    vi.restoreAllMocks()
  })
})

describe('on a small screen', () => {
  const view = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }
  beforeEach(() => view.happyDOM.setViewport({ width: 360 }))
  afterEach(() => view.happyDOM.setViewport({ width: 1024 }))

  const open = (path = '/settings', replies: Record<string, Reply> = {}) => {
    const api = fakeApi({
      [PREFERENCES]: { data: DEFAULT_PREFERENCES },
      'GET /notifications/push': { data: { publicKey: null } },
      ...replies,
    })
    return { api, ...renderInKit(<SettingsPage />, { path, route: '/settings', user }) }
  }
  const row = (title: string) => screen.findByRole('link', { name: title })
  const heading = () => screen.getByRole('heading', { level: 1 })

  it('lists the sections, and each is a page with a way back to its row', async () => {
    const { navigation } = open()
    expect(screen.queryByLabelText('Display Name')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull()
    await userEvent.click(await row('Location & Privacy'))
    expect(navigation.path()).toBe('/settings#location')
    expect(heading().textContent).toBe('Location & Privacy')
    expect(document.activeElement).toBe(heading())
    expect(await screen.findByRole('switch', { name: 'Share my location' })).toBeDefined()
    expect(screen.queryByLabelText('Display Name')).toBeNull()
    expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeDefined()
    await userEvent.click(await screen.findByRole('link', { name: 'Settings' }))
    expect(heading().textContent).toBe('Settings')
    await waitFor(async () => expect(document.activeElement).toBe(await row('Location & Privacy')))
  })

  it('opens at the section of an address, and shows the list for an unknown one', async () => {
    const { unmount } = open('/settings#security')
    expect(heading().textContent).toBe('Security')
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull()
    unmount()
    open('/settings#nothing')
    expect(heading().textContent).toBe('Settings')
    expect(await row('Security')).toBeDefined()
  })

  it('keeps unsaved changes in sight from section to section, and leads to a field that was refused', async () => {
    const { navigation } = open('/settings#profile')
    fireEvent.change(screen.getByLabelText('Bio'), { target: { value: 'x'.repeat(501) } })
    await userEvent.click(await screen.findByRole('link', { name: 'Settings' }))
    expect(await screen.findByText('You have unsaved changes.')).toBeDefined()
    await userEvent.click(await row('Security'))
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(navigation.path()).toBe('/settings#profile'))
    expect(await screen.findByText('Bio must be less than 500 characters')).toBeDefined()
    expect(screen.getByLabelText('Bio')).toHaveProperty('value', 'x'.repeat(501))
  })
})
