import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi, pendingUploads } from '@worrystone/api-client/testing'
import { DRAWINGS, LIMITS } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { useSession } from '@worrystone/session'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { captureToasts } from '../../shared/testing.tsx'
import { AvatarField } from './avatar-field.tsx'
// Loaded on demand: imported here so that no test waits for it.
import './dialogs.ts'

const OLD = '/pictures/me/old/256.webp'
const NEW = '/pictures/me/new/256.webp'
const REMOVE = 'DELETE /profile-picture/me'

function Field() {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  const words = { uploadFailed: () => 'Failed to upload profile picture', removeFailed: 'Failed to remove profile picture' }
  return <AvatarField user={session.user} messages={words} />
}
const show = (avatarUrl: string | null = null) => renderInKit(<Field />, { user: aUser({ avatarUrl }) })

const aFile = ({ type = 'image/png', bytes = 100 } = {}) => new File([new Uint8Array(bytes)], 'me.png', { type })
const input = () => screen.getByLabelText('Profile picture', { selector: 'input' })
// Browsers may offer other types in spite of `accept`.
const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } })

const drawn = { drawImage: vi.fn(), clearRect: vi.fn() }
const closed = vi.fn()

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 200, close: closed }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawn as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['cut'], { type: 'image/webp' })))
  fakeApi({})
})

const frame = () => screen.findByRole('application', { name: 'Your picture' })
const shownSquare = () => drawn.drawImage.mock.lastCall?.slice(1, 5)

async function sent() {
  const held = pendingUploads()
  choose(aFile())
  await frame()
  await userEvent.click(screen.getByRole('button', { name: 'Save picture' }))
  return vi.waitUntil(() => held[0])
}

describe('a chosen file', () => {
  it.each([
    ['is too large', { bytes: LIMITS.pictureBytes + 1 }, 'The picture must be at most 5 MB. Please choose a smaller one'],
    ['has an unsupported type', { type: 'image/gif' }, 'Please choose a JPG, PNG or WebP picture'],
  ])('that %s is rejected with a message before the upload', async (_, file, sentence) => {
    show()
    choose(aFile(file))
    expect(screen.getByRole('alert').textContent).toBe(sentence)
    expect(screen.queryByRole('dialog')).toBeNull()
    choose(aFile({ bytes: LIMITS.pictureBytes }))
    expect(await frame()).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that cannot be decoded is rejected with a message', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
    show()
    choose(aFile())
    expect(await screen.findByText('This picture could not be read. Please choose another one')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save picture' }).disabled).toBe(true)
  })

  it('is previewed, and moves by arrow keys, dragging and the slider', async () => {
    show()
    choose(aFile())
    const picture = await frame()
    picture.focus()
    expect(shownSquare()).toEqual([100, 0, 200, 200])
    await userEvent.keyboard('{ArrowRight}')
    expect(shownSquare()).toEqual([90, 0, 200, 200])
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(shownSquare()).toEqual([92, 0, 200, 200])

    picture.setPointerCapture = () => {}
    vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue({ width: 100 } as DOMRect)
    fireEvent.pointerDown(picture, { pointerId: 1, clientX: 50, clientY: 50 })
    fireEvent.pointerMove(picture, { pointerId: 1, clientX: 60, clientY: 50 })
    expect(shownSquare()).toEqual([72, 0, 200, 200])
    fireEvent.pointerUp(picture, { pointerId: 1 })
    fireEvent.pointerMove(picture, { pointerId: 1, clientX: 99, clientY: 50 })
    expect(shownSquare()).toEqual([72, 0, 200, 200])

    fireEvent.change(screen.getByLabelText('Zoom'), { target: { value: '2' } })
    expect(shownSquare()).toEqual([122, 50, 100, 100])
    // Two fingers that pinch.
    fireEvent.pointerDown(picture, { pointerId: 1, clientX: 0, clientY: 50 })
    fireEvent.pointerDown(picture, { pointerId: 2, clientX: 100, clientY: 50 })
    fireEvent.pointerMove(picture, { pointerId: 2, clientX: 50, clientY: 50 })
    expect(shownSquare()?.[2]).toBe(200)
  })

  it('is discarded by Cancel, and can be chosen again', async () => {
    const held = pendingUploads()
    show()
    choose(aFile())
    await frame()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(held).toEqual([])
    choose(aFile())
    expect(await frame()).toBeTruthy()
  })
})

describe('the upload', () => {
  it('sends the visible part, shows its progress, and updates the picture everywhere', async () => {
    const toasts = captureToasts()
    show(OLD)
    expect(screen.getByRole('button', { name: 'Change' })).toBeTruthy()
    const upload = await sent()
    expect(upload.url).toBe('/api/profile-picture/me')
    const picture = upload.body?.get('profilePicture')
    expect(picture instanceof Blob && (await picture.text())).toBe('cut')
    act(() => upload.progress(1, 4))
    expect(screen.getByRole('progressbar', { name: 'Uploading... 25%' })).toHaveProperty('value', 0.25)
    await act(async () => upload.respond(200, { data: { profilePictureUrl: NEW } }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.querySelector('img')?.getAttribute('src')).toBe(NEW)
    expect(toasts).toEqual(['success: Profile picture updated successfully!'])
  })

  it('is aborted by Cancel', async () => {
    const toasts = captureToasts()
    show(OLD)
    const upload = await sent()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(upload.isAborted).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('img')?.getAttribute('src')).toBe(OLD)
    expect(toasts).toEqual([])
  })

  it('shows why it failed, keeps the crop and can be retried', async () => {
    const held = pendingUploads()
    show()
    choose(aFile())
    await frame()
    await userEvent.click(screen.getByRole('button', { name: 'Save picture' }))
    const refusal = {
      error: { code: 'PAYLOAD_TOO_LARGE', message: 'The picture must be at most 5 MB. Please choose a smaller one' },
    }
    await act(async () => (await vi.waitUntil(() => held[0])).respond(413, refusal))
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Failed to upload profile picture')).toBeTruthy()
    expect(within(alert).getByText(refusal.error.message)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Save picture' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await act(async () => (await vi.waitUntil(() => held[1])).respond(200, { data: { profilePictureUrl: NEW } }))
    await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe(NEW))
  })
})

describe('a drawing', () => {
  const CHOOSE = 'PUT /profile-picture/me/drawing'
  const FOX = '/pictures/drawings/fox.svg'
  const openDrawings = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Choose a drawing' }))
    return within(await screen.findByRole('dialog', { name: 'Choose a drawing' }))
  }
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use this drawing' })

  it('is chosen by its name or with the arrow keys, previewed, and shown on the whole page', async () => {
    const toasts = captureToasts()
    const api = fakeApi({ [CHOOSE]: { data: { profilePictureUrl: FOX } } })
    show()
    const dialog = await openDrawings()
    expect(dialog.getAllByRole('radio')).toHaveLength(DRAWINGS.length)
    expect(dialog.queryByRole('radio', { checked: true })).toBeNull()
    expect(save().disabled).toBe(true)
    await userEvent.click(dialog.getByRole('radio', { name: 'Owl' }))
    await userEvent.keyboard('{ArrowLeft}')
    expect(dialog.getByRole('radio', { name: 'Fox', checked: true })).toBe(document.activeElement)
    const preview = document.querySelector('dialog [aria-hidden=true] > img')
    expect(preview?.getAttribute('src')).toBe(FOX)
    await userEvent.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.bodiesOf(CHOOSE)).toEqual([{ drawing: 'fox' }])
    expect(document.querySelector('img')?.getAttribute('src')).toBe(FOX)
    expect(toasts).toEqual(['success: Profile picture updated successfully!'])
    expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy()
  })

  it('that is the present picture is marked, and need not be saved again', async () => {
    show(FOX)
    const dialog = await openDrawings()
    expect(dialog.getByRole('radio', { name: 'Fox', checked: true })).toBeTruthy()
    expect(save().disabled).toBe(true)
  })

  it('stays chosen in the dialog when it could not be saved', async () => {
    fakeApi({ [CHOOSE]: { status: 400, html: '' } })
    show(OLD)
    const dialog = await openDrawings()
    await userEvent.click(dialog.getByRole('radio', { name: 'Whale' }))
    await userEvent.click(save())
    expect(await dialog.findByText('This could not be saved')).toBeTruthy()
    expect(dialog.getByRole('radio', { name: 'Whale', checked: true })).toBeTruthy()
    expect(save().disabled).toBe(false)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(document.querySelector('img')?.getAttribute('src')).toBe(OLD)
  })
})

describe('removing', () => {
  const remove = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Are you sure you want to remove your profile picture?')).toBeTruthy()
    return dialog
  }

  it('is confirmed first, and moves the focus to the remaining button', async () => {
    const toasts = captureToasts()
    const api = fakeApi({ [REMOVE]: { data: { profilePictureUrl: null } } })
    show(OLD)
    // As in browsers: nothing behind an open dialog can be focused.
    const focus = HTMLElement.prototype.focus
    vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
      const dialog = document.querySelector('dialog')
      if (!dialog || dialog.contains(this)) focus.call(this, options)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    await userEvent.click((await remove()).getByRole('button', { name: 'Cancel' }))
    expect(api.bodiesOf(REMOVE)).toEqual([])
    await userEvent.click((await remove()).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(document.querySelector('img')).toBeNull())
    expect(toasts).toEqual(['success: Profile picture removed successfully!'])
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload' }))
  })

  it('keeps the picture after a failure', async () => {
    const toasts = captureToasts()
    fakeApi({ [REMOVE]: { status: 400, html: '' } })
    show(OLD)
    await userEvent.click((await remove()).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(toasts).toEqual(['error: Failed to remove profile picture']))
    expect(document.querySelector('img')?.getAttribute('src')).toBe(OLD)
  })
})
