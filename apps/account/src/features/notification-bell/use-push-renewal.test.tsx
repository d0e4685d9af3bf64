import { act, waitFor } from '@testing-library/react'
import { fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { session } from '@worrystone/session'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aPushBrowser, noPushBrowser } from '../../shared/testing/push-browser.ts'
import { usePushRenewal } from './use-push-renewal.ts'

const KEY = 'GET /notifications/push'
const SEND = 'POST /notifications/push'
const done = { data: { message: 'Done' } }
const [mira, tomas] = [aUser(), aUser()]

function Here() {
  usePushRenewal()
  return null
}

function show() {
  const browser = aPushBrowser({ permission: 'granted' })
  const api = fakeApi({ [KEY]: browser.key, [SEND]: done, 'POST /auth/logout': done })
  localStorage.setItem('worrystone_push', mira.id)
  const sent = () => api.bodiesOf(SEND).length
  return { ...browser, sent, ...renderInKit(<Here />, { user: mira }) }
}

beforeEach(() => localStorage.clear())
afterEach(noPushBrowser)

it('sends the subscription with each page, and again when the worker has renewed it', async () => {
  const { sent, worker, unmount } = show()
  await waitFor(() => expect(sent()).toBeGreaterThan(0))
  const before = sent()
  worker.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'push.open' } }))
  worker.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'push.renewed' } }))
  await waitFor(() => expect(sent()).toBe(before + 1))
  unmount()
  worker.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'push.renewed' } }))
  await Promise.resolve()
  expect(sent()).toBe(before + 1)
})

it('ends it with the session, so that the next person gets no pushes of the last', async () => {
  const { endpoint } = show()
  await waitFor(() => expect(endpoint()).not.toBeNull())
  await act(() => session.signOut())
  await waitFor(() => expect(endpoint()).toBeNull())
  act(() => session.signedIn({ token: 'another', refreshToken: 'another', user: tomas }))
  await waitFor(() => expect(session.get().status).toBe('signed-in'))
  expect(endpoint()).toBeNull()
})
