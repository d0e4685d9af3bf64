import { tokens } from '@worrystone/api-client'
import { fakeApi } from '@worrystone/api-client/testing'
import { aUser } from '@worrystone/contracts/testing'
import { session } from '@worrystone/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { disablePush, enablePush, pushState, renewPush } from './push.ts'
import { aPushBrowser, noPushBrowser } from './testing/push-browser.ts'

const KEY = 'GET /notifications/push'
const SEND = 'POST /notifications/push'
const END = 'POST /notifications/push/remove'
const done = { data: { message: 'Done' } }

const [mira, tomas] = [aUser(), aUser()]
const enter = (user = mira) => session.signedIn({ token: 'a-token', refreshToken: 'a-refresh-token', user })
const endSession = () => tokens.clear()

function aBrowser(setup: Parameters<typeof aPushBrowser>[0] = {}) {
  const browser = aPushBrowser(setup)
  const api = fakeApi({ [KEY]: browser.key, [SEND]: done, [END]: done, 'POST /auth/logout': done })
  return { ...browser, api }
}

beforeEach(() => {
  localStorage.clear()
  enter()
})
afterEach(() => {
  endSession()
  noPushBrowser()
})

describe('turning it on', () => {
  it('prompts, registers the worker, and sends the subscription to the server', async () => {
    const { api, registered, notification } = aBrowser()
    expect(await pushState()).toBe('off')
    expect(registered).toEqual([])
    const enabling = enablePush()
    // Synchronously in the click handler: browsers prompt at no other time.
    expect(notification.requestPermission).toHaveBeenCalledOnce()
    expect(await enabling).toBe('on')
    expect(registered).toEqual(['/sw.js'])
    expect(api.bodiesOf(SEND)).toEqual([{ endpoint: 'https://push.test/1', keys: { p256dh: 'p256dh', auth: 'auth' } }])
    expect(await pushState()).toBe('on')
  })

  it('uses a Trusted Types policy where required', async () => {
    const { registered } = aBrowser()
    vi.stubGlobal('trustedTypes', {
      createPolicy: (_: string, { createScriptURL }: { createScriptURL(): string }) => ({
        createScriptURL: () => `trusted ${createScriptURL()}`,
      }),
    })
    await enablePush()
    expect(registered).toEqual(['trusted /sw.js'])
  })

  it.each(['denied', 'default'] as const)('stops when the answer is %s, and registers nothing', async (answer) => {
    const { registered, api } = aBrowser({ answer })
    expect(await enablePush()).toBe(answer === 'denied' ? 'denied' : 'off')
    expect(registered).toEqual([])
    expect(api.calls).toEqual([])
  })

  it('is impossible without browser support, or when the site sends no pushes', async () => {
    expect(await enablePush()).toBe('unsupported')
    expect(await pushState()).toBe('unsupported')
    const { registered } = aPushBrowser()
    fakeApi({ [KEY]: { data: { publicKey: null } } })
    expect(await enablePush()).toBe('unsupported')
    expect(registered).toEqual([])
  })

  it('fails when the request fails, and stays off', async () => {
    const browser = aPushBrowser()
    fakeApi({ [KEY]: browser.key, [SEND]: { status: 400, html: '' } })
    await expect(enablePush()).rejects.toThrow()
    expect(await pushState()).toBe('off')
  })

  it('replaces a subscription with another key', async () => {
    const browser = aPushBrowser()
    fakeApi({ [KEY]: [browser.key, { data: { publicKey: 'BBBB' } }], [SEND]: done })
    await enablePush()
    await enablePush()
    expect(browser.ended).toEqual(['https://push.test/1'])
    expect(browser.endpoint()).toBe('https://push.test/2')
  })
})

describe('turning it off', () => {
  it('unsubscribes in the browser and at the server', async () => {
    const { api, ended } = aBrowser()
    await enablePush()
    await disablePush()
    expect(ended).toEqual(['https://push.test/1'])
    expect(api.bodiesOf(END)).toEqual([{ endpoint: 'https://push.test/1' }])
    expect(await pushState()).toBe('off')
    await renewPush()
    expect(api.bodiesOf(SEND)).toHaveLength(1)
  })

  it('unsubscribes in the browser also when the request fails', async () => {
    const browser = aPushBrowser()
    fakeApi({ [KEY]: browser.key, [SEND]: done })
    await enablePush()
    await disablePush()
    expect(browser.endpoint()).toBeNull()
  })
})

describe('a new session', () => {
  it('of the same person gets the subscription again', async () => {
    const { api } = aBrowser()
    await enablePush()
    enter()
    await renewPush()
    expect(api.bodiesOf(SEND)).toHaveLength(2)
    expect(await pushState()).toBe('on')
  })

  it('of another person gets none, and unsubscribes the old one; the first person gets it again on return', async () => {
    const { api, endpoint } = aBrowser()
    await enablePush()
    enter(tomas)
    expect(await pushState()).toBe('off')
    await renewPush()
    expect(endpoint()).toBeNull()
    expect(api.bodiesOf(SEND)).toHaveLength(1)
    enter(mira)
    await renewPush()
    expect(endpoint()).toBe('https://push.test/2')
    expect(api.bodiesOf(SEND)).toHaveLength(2)
  })

  it('of each of two people who share the browser has its own', async () => {
    const { endpoint } = aBrowser()
    await enablePush()
    enter(tomas)
    await enablePush()
    await disablePush()
    enter(mira)
    await renewPush()
    expect(endpoint()).not.toBeNull()
    expect(await pushState()).toBe('on')
  })

  it('is unsubscribed when it ends', async () => {
    const { endpoint } = aBrowser()
    await enablePush()
    endSession()
    await renewPush()
    expect(endpoint()).toBeNull()
    expect(await pushState()).toBe('off')
  })

  it('sends nothing for people who never allowed pushes', async () => {
    const { api, registered } = aBrowser()
    await renewPush()
    expect(api.calls).toEqual([])
    expect(registered).toEqual([])
  })

  it('retries with the next page after a failure', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const browser = aPushBrowser({ permission: 'granted' })
    localStorage.setItem('worrystone_push', mira.id)
    fakeApi({ [KEY]: { status: 400, html: '' } })
    await renewPush()
    expect(warned).toHaveBeenCalledOnce()
    fakeApi({ [KEY]: browser.key, [SEND]: done })
    await renewPush()
    expect(await pushState()).toBe('on')
  })
})

it('is off when the permission was revoked', async () => {
  const { notification } = aBrowser()
  await enablePush()
  notification.permission = 'denied'
  expect(await pushState()).toBe('denied')
})
