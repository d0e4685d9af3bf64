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
const leave = () => tokens.clear()

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
  leave()
  noPushBrowser()
})

describe('turning it on', () => {
  it('asks the person, then the worker is registered, and the server is told where to', async () => {
    const { api, registered, notification } = aBrowser()
    expect(await pushState()).toBe('off')
    expect(registered).toEqual([])
    const turned = enablePush()
    // In the same breath as the press: browsers ask at no other time.
    expect(notification.requestPermission).toHaveBeenCalledOnce()
    expect(await turned).toBe('on')
    expect(registered).toEqual(['/sw.js'])
    expect(api.bodiesOf(SEND)).toEqual([{ endpoint: 'https://push.test/1', keys: { p256dh: 'p256dh', auth: 'auth' } }])
    expect(await pushState()).toBe('on')
  })

  it('goes through a policy of its own where scripts need one', async () => {
    const { registered } = aBrowser()
    vi.stubGlobal('trustedTypes', {
      createPolicy: (_: string, { createScriptURL }: { createScriptURL(): string }) => ({
        createScriptURL: () => `trusted ${createScriptURL()}`,
      }),
    })
    await enablePush()
    expect(registered).toEqual(['trusted /sw.js'])
  })

  it.each(['denied', 'default'] as const)('ends where the person answers with %s, and nothing is registered', async (answer) => {
    const { registered, api } = aBrowser({ answer })
    expect(await enablePush()).toBe(answer === 'denied' ? 'denied' : 'off')
    expect(registered).toEqual([])
    expect(api.calls).toEqual([])
  })

  it('is not possible where the browser cannot, or the site pushes nothing', async () => {
    expect(await enablePush()).toBe('unsupported')
    expect(await pushState()).toBe('unsupported')
    const { registered } = aPushBrowser()
    fakeApi({ [KEY]: { data: { publicKey: null } } })
    expect(await enablePush()).toBe('unsupported')
    expect(registered).toEqual([])
  })

  it('fails when the server cannot be told, and is then off', async () => {
    const browser = aPushBrowser()
    fakeApi({ [KEY]: browser.key, [SEND]: { status: 400, html: '' } })
    await expect(enablePush()).rejects.toThrow()
    expect(await pushState()).toBe('off')
  })

  it('makes another subscription when the key of the site is another one', async () => {
    const browser = aPushBrowser()
    fakeApi({ [KEY]: [browser.key, { data: { publicKey: 'BBBB' } }], [SEND]: done })
    await enablePush()
    await enablePush()
    expect(browser.ended).toEqual(['https://push.test/1'])
    expect(browser.endpoint()).toBe('https://push.test/2')
  })
})

describe('turning it off', () => {
  it('ends it here and at the server', async () => {
    const { api, ended } = aBrowser()
    await enablePush()
    await disablePush()
    expect(ended).toEqual(['https://push.test/1'])
    expect(api.bodiesOf(END)).toEqual([{ endpoint: 'https://push.test/1' }])
    expect(await pushState()).toBe('off')
    await renewPush()
    expect(api.bodiesOf(SEND)).toHaveLength(1)
  })

  it('ends it here also when the server cannot be told', async () => {
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

  it('of somebody else gets none, and theirs ends; the first one has it again when they come back', async () => {
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

  it('each of two who share the browser has their own', async () => {
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

  it('is followed by silence when it ends', async () => {
    const { endpoint } = aBrowser()
    await enablePush()
    leave()
    await renewPush()
    expect(endpoint()).toBeNull()
    expect(await pushState()).toBe('off')
  })

  it('asks nothing of those who never allowed it', async () => {
    const { api, registered } = aBrowser()
    await renewPush()
    expect(api.calls).toEqual([])
    expect(registered).toEqual([])
  })

  it('tries again at the next page when it cannot be told', async () => {
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

it('is off for those whose permission was taken back', async () => {
  const { notification } = aBrowser()
  await enablePush()
  notification.permission = 'denied'
  expect(await pushState()).toBe('denied')
})
