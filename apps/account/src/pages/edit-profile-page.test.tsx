import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { session } from '@worrystone/session'
import { beforeEach, describe, expect, it } from 'vitest'
import { FROM_PROFILE } from '../shared/from-profile.ts'
import { aSignInResponse, captureToasts } from '../shared/testing.tsx'
import { EditProfilePage } from './edit-profile-page.tsx'

const PROFILE = 'GET /users/profile'
const SAVE = 'PUT /users/profile'
const user = aUser({ username: 'Mira_K', displayName: 'Mira', bio: 'Tea and long walks.' })
const show = (who: typeof user | null = user) =>
  renderInKit(<EditProfilePage />, { path: '/profile/edit', route: '/profile/edit', user: who })

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Display Name' })
const bio = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bio' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Update Profile' }))

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('access', () => {
  it('requires a sign-in, and leads back', () => {
    const { navigation } = show(null)
    expect(navigation.path()).toBe('/login?next=/profile/edit')
  })

  it('redirects to the own profile when the user cannot be loaded', async () => {
    const toasts = captureToasts()
    fakeApi({ [PROFILE]: { status: 400, html: '' } })
    const { navigation } = show()
    await waitFor(() => expect(navigation.path()).toBe('/profile/Mira_K'))
    expect(toasts).toEqual(['error: Failed to load profile'])
  })
})

describe('the form', () => {
  it('starts with the saved values, not with the cached ones', async () => {
    fakeApi({ [PROFILE]: { data: { ...user, bio: 'Written on the phone.' } } })
    show()
    expect((await name()).value).toBe('Mira')
    expect(bio().value).toBe('Written on the phone.')
  })

  it('sends the changed fields, updates the page and navigates to the profile', async () => {
    const toasts = captureToasts()
    const changed = { ...user, displayName: 'Mira K.' }
    const api = fakeApi({ [PROFILE]: { data: user }, [SAVE]: { data: changed } })
    const { navigation } = show()
    await retype(await name(), 'Mira K.')
    await save()
    await waitFor(() => expect(navigation.path()).toBe('/profile/Mira_K'))
    expect(api.bodiesOf(SAVE)).toEqual([{ displayName: 'Mira K.' }])
    expect(session.get()).toMatchObject({ user: { displayName: 'Mira K.' } })
    expect(toasts).toEqual(['success: Profile updated successfully!'])
  })

  it.each(['Update Profile', 'Cancel'])('goes one step back to the profile that it was opened from: %s', async (name) => {
    fakeApi({ [PROFILE]: { data: user }, [SAVE]: { data: user } })
    const { navigation } = show()
    act(() => navigation.push('/profile/Mira_K?tab=followers'))
    act(() => navigation.push('/profile/edit', FROM_PROFILE))
    await userEvent.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(navigation.path()).toBe('/profile/Mira_K?tab=followers'))
  })

  it('sends null for an emptied field', async () => {
    const api = fakeApi({ [PROFILE]: { data: user }, [SAVE]: { data: { ...user, displayName: null, bio: null } } })
    show()
    await retype(await name(), '')
    await retype(bio(), '   ')
    await save()
    await waitFor(() => expect(api.bodiesOf(SAVE)).toEqual([{ displayName: null, bio: null }]))
  })

  it('rejects a value that is too long at its field, before it is sent', async () => {
    const api = fakeApi({ [PROFILE]: { data: { ...user, displayName: 'x'.repeat(101), bio: 'y'.repeat(501) } } })
    show()
    await name()
    await save()
    expect(screen.getByText('Display name must be less than 100 characters')).toBeTruthy()
    expect(screen.getByText('Bio must be less than 500 characters')).toBeTruthy()
    expect(document.activeElement).toBe(await name())
    expect(api.bodiesOf(SAVE)).toEqual([])
  })

  it('counts graphemes', async () => {
    fakeApi({ [PROFILE]: { data: { ...user, bio: '👨‍👩‍👧é' } } })
    show()
    await name()
    expect(screen.getByText('2/500')).toBeTruthy()
  })

  it('keeps all values when saving fails', async () => {
    fakeApi({ [PROFILE]: { data: user }, [SAVE]: { isConnectionLost: true } })
    const { navigation } = show()
    await retype(await name(), 'Mira K.')
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to update profile')
    expect((await name()).value).toBe('Mira K.')
    expect(navigation.path()).toBe('/profile/edit')
  })
})

describe('the draft', () => {
  const typed = async () => {
    fakeApi({ [PROFILE]: { data: user } })
    const page = show()
    await retype(await name(), 'Mira K.')
    return page
  }

  it('survives a reload', async () => {
    ;(await typed()).unmount()
    show()
    expect((await name()).value).toBe('Mira K.')
    expect(bio().value).toBe('Tea and long walks.')
  })

  it('survives an ended session, for its writer only', async () => {
    const other = aUser({ displayName: 'Tomas' })
    await typed()
    fakeApi({ [PROFILE]: { data: other } })
    act(() => session.signedIn(aSignInResponse(other)))
    await waitFor(async () => expect((await name()).value).toBe('Tomas'))
    fakeApi({ [PROFILE]: { data: user } })
    act(() => session.signedIn(aSignInResponse(user)))
    await waitFor(async () => expect((await name()).value).toBe('Mira K.'))
  })

  it('is deleted by Cancel, which leads to the profile', async () => {
    const { navigation, unmount } = await typed()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(navigation.path()).toBe('/profile/Mira_K')
    unmount()
    show()
    expect((await name()).value).toBe('Mira')
  })

  it('is deleted when it is saved', async () => {
    const { unmount } = await typed()
    fakeApi({ [PROFILE]: { data: { ...user, displayName: 'Mira K.' } }, [SAVE]: { data: { ...user, displayName: 'Mira K.' } } })
    await save()
    await waitFor(() => expect(session.get()).toMatchObject({ user: { displayName: 'Mira K.' } }))
    unmount()
    fakeApi({ [PROFILE]: { data: { ...user, displayName: 'From elsewhere' } } })
    show()
    expect((await name()).value).toBe('From elsewhere')
  })
})
