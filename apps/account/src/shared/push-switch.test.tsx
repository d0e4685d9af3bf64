import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PushSwitch } from './push-switch.tsx'
import { aPushBrowser, noPushBrowser } from './testing/push-browser.ts'
import { captureToasts } from './testing.tsx'

const KEY = 'GET /notifications/push'
const SEND = 'POST /notifications/push'
const done = { data: { message: 'Done' } }
const user = aUser()

function Wrapper({ changes }: { changes: boolean[] }) {
  const [isWanted, setIsWanted] = useState(changes[0] ?? false)
  const setWanted = (next: boolean) => {
    changes.push(next)
    setIsWanted(next)
  }
  return <PushSwitch isWanted={isWanted} onChange={setWanted} />
}

function show(isWanted = true) {
  const changes = [isWanted]
  renderInKit(<Wrapper changes={changes} />, { user })
  return { changes, toggle: screen.getByRole('switch', { name: 'Push notifications' }) }
}

beforeEach(() => localStorage.clear())
afterEach(noPushBrowser)

it('does not prompt by itself; the button prompts and confirms', async () => {
  const { key, notification } = aPushBrowser()
  const api = fakeApi({ [KEY]: key, [SEND]: done })
  const { changes } = show()
  const button = await screen.findByRole('button', { name: 'Turn on here' })
  expect(notification.requestPermission).not.toHaveBeenCalled()
  await userEvent.click(button)
  expect(await screen.findByText('They arrive in this browser.')).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Turn off here')
  expect(api.bodiesOf(SEND)).toHaveLength(1)
  expect(changes).toEqual([true])
})

it('prompts when it is turned on, and unsubscribes when it is turned off', async () => {
  const { key, endpoint } = aPushBrowser()
  fakeApi({ [KEY]: key, [SEND]: done, 'POST /notifications/push/remove': done })
  const { changes, toggle } = show(false)
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.click(toggle)
  expect(await screen.findByText('They arrive in this browser.')).toBeTruthy()
  await userEvent.click(toggle)
  await waitFor(() => expect(endpoint()).toBeNull())
  expect(changes).toEqual([false, true, false])
})

it('explains how to allow pushes when the browser blocks them, and keeps the focus there', async () => {
  const { key } = aPushBrowser({ answer: 'denied' })
  fakeApi({ [KEY]: key })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on here' }))
  expect(await screen.findByText(/^Your browser blocks them here\./)).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Your browser blocks them here\./))
})

it('updates when the permission was granted meanwhile', async () => {
  const { key, notification } = aPushBrowser({ permission: 'denied' })
  fakeApi({ [KEY]: key })
  show()
  expect(await screen.findByText(/^Your browser blocks them here\./)).toBeTruthy()
  notification.permission = 'default'
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByRole('button', { name: 'Turn on here' })).toBeTruthy()
})

it.each([
  ['that the browser has no push support', 'Mozilla/5.0 (X11; Linux x86_64)', /^This browser cannot show push notifications\.$/],
  ['how to get pushes on an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', /^On an iPhone or iPad they need/],
])('explains %s', async (_, userAgent, sentence) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  fakeApi({ [KEY]: { data: { publicKey: 'BAAB' } } })
  show()
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it('shows that the site sends no pushes', async () => {
  const { notification } = aPushBrowser()
  fakeApi({ [KEY]: { data: { publicKey: null } } })
  const { toggle } = show()
  expect(await screen.findByText('This site does not send push notifications.')).toBeTruthy()
  await userEvent.click(toggle)
  await userEvent.click(toggle)
  expect(notification.requestPermission).not.toHaveBeenCalled()
})

it('shows a failure, and can be retried', async () => {
  const toasts = captureToasts()
  const { key, pushManager } = aPushBrowser()
  pushManager.subscribe.mockRejectedValueOnce(new Error('no push service'))
  fakeApi({ [KEY]: key, [SEND]: done })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on here' }))
  await waitFor(() => expect(toasts).toEqual(['error: Push notifications could not be turned on. Please try again.']))
  await userEvent.click(screen.getByRole('button', { name: 'Turn on here' }))
  expect(await screen.findByText('They arrive in this browser.')).toBeTruthy()
})
