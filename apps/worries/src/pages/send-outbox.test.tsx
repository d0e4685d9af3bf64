import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { tokens } from '@worrystone/api-client'
import { connectionLost, ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { sendOutbox, startSending } from '../features/feed/send-outbox.ts'
import { outbox, type WorryTexts } from '../shared/outbox.ts'
import { worryDraft } from '../shared/worry-draft.ts'
import { anOwnPost, aPage, captureToasts, fakeIntersection } from '../testing.ts'
import { MyWorriesPage } from './my-worries-page.tsx'
import { ShareWorry } from './share-worry.tsx'

const PROMPT = 'I am worried about…'
const TEXTS: WorryTexts = {
  shortContent: 'Nobody answers me',
  worryPrompt: PROMPT,
  privacyLevel: 'friends',
  commentsEnabled: true,
  longContent: '',
  contentWarning: null,
  wish: null,
  isLater: false,
  scheduledFor: '',
}
const KEY = 'a-key'
const LIST = 'GET /posts/user/:userId'
let user = aUser()
let isOnline = true
const keysOf = (api: ReturnType<typeof fakeApi>) =>
  api.callsTo('POST', '/posts').map(({ headers }) => headers.get('idempotency-key'))
const wait = (part = {}) => {
  outbox.add(user.id, TEXTS, { purpose: 'share', key: KEY })
  outbox.change(user.id, KEY, part)
}
/** The stored token names the account, as a real one does. */
const signInAs = ({ id }: { id: string }) =>
  tokens.write({ token: `h.${btoa(JSON.stringify({ sub: id }))}.s`, refreshToken: 'r' })

/** The responses of the last sending have been handled. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

beforeEach(() => {
  user = aUser()
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  fakeIntersection()
})

it('a worry shared without a network waits, and is sent once when the network is back', async () => {
  const toasts = captureToasts()
  isOnline = false
  const api = fakeApi({ 'GET /posts/prompts': () => [{ id: 'a', text: PROMPT }], 'POST /posts': () => anOwnPost(user) })
  renderInKit(<ShareWorry onShared={() => {}} />, { user })
  act(() => signInAs(user))
  await userEvent.click(await screen.findByRole('radio', { name: PROMPT }))
  await userEvent.type(screen.getByLabelText('Your worry'), 'Nobody answers me')
  expect(screen.getByText(/^You are offline. What you share now waits/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Share worry' }))
  await waitFor(() =>
    expect(toasts).toEqual(['Your worry waits on this device. It is sent by itself when you are online again.']),
  )
  expect(api.callsTo('POST', '/posts')).toEqual([])
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your worry').value).toBe('')

  startSending()
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(toasts.at(-1)).toBe('Your worry has been shared!'))
  expect(api.callsTo('POST', '/posts')).toHaveLength(1)
  expect(outbox.read(user.id)).toEqual([])
})

it('keeps its key when the response is lost, and looks for the worry when the key is too old', async () => {
  wait()
  const lost = fakeApi({ 'POST /posts': connectionLost })
  signInAs(user)
  await waitFor(() => expect(keysOf(lost)).toEqual([KEY]))
  await waitFor(() => expect(outbox.read(user.id)).toMatchObject([{ key: KEY, triedAt: expect.any(Number), problem: null }]))
  await settled()

  outbox.change(user.id, KEY, { triedAt: Date.now() - 25 * 3_600_000 })
  const api = fakeApi({ [LIST]: () => aPage([anOwnPost(user, { shortContent: TEXTS.shortContent })]) })
  await sendOutbox()
  expect(outbox.read(user.id)).toEqual([])
  expect(api.callsTo('POST', '/posts')).toEqual([])
})

it('is kept while nobody or another account is signed in, and where the session has ended', async () => {
  wait()
  const api = fakeApi({ 'POST /posts': () => new ErrorResponse(401, { code: 'UNAUTHORIZED' }) })
  tokens.clear()
  await sendOutbox()
  signInAs(aUser())
  await sendOutbox()
  expect(api.calls).toEqual([])
  expect(outbox.read(user.id)).toMatchObject([{ key: KEY, problem: null }])
})

it('is on the page of own worries with the reason of a refusal, and can be sent, edited and deleted', async () => {
  wait({ problem: 'Please select a prompt' })
  await settled()
  const api = fakeApi({
    [LIST]: () => aPage([]),
    'POST /posts': () => new ErrorResponse(400, { code: 'VALIDATION_ERROR', message: 'Not like this' }),
  })
  const { navigation } = renderInKit(<MyWorriesPage />, { path: '/my-worries', route: '/my-worries', user })
  act(() => signInAs(user))
  const section = await screen.findByRole('region', { name: 'Waiting to be sent' })
  expect(section.textContent).toContain('Nobody answers me')
  expect(section.textContent).toContain('Not sent: Please select a prompt')
  await userEvent.click(screen.getByRole('button', { name: 'Send it now' }))
  expect(await screen.findByText('Not sent: Not like this')).toBeTruthy()
  expect(keysOf(api)).toEqual([KEY])

  worryDraft<WorryTexts>(user.id, 'share').write({ shortContent: 'Something else' })
  const toasts = captureToasts()
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  expect(toasts).toEqual(['There is another text in the form. Please share it or save it as a draft first.'])
  worryDraft(user.id, 'share').clear()
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  expect(navigation.path()).toBe('/feed?share=1')
  expect(worryDraft<WorryTexts>(user.id, 'share').read()).toEqual(TEXTS)
  expect(outbox.read(user.id)).toEqual([])
})

it('is deleted after a question', async () => {
  wait({ isPaused: true })
  fakeApi({ [LIST]: () => aPage([]) })
  renderInKit(<MyWorriesPage />, { path: '/my-worries', route: '/my-worries', user })
  act(() => signInAs(user))
  expect(await screen.findByText('Waits for you')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Do not send it' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(outbox.read(user.id)).toEqual([])
  expect(screen.queryByText('Waiting to be sent')).toBeNull()
})
