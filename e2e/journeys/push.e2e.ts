import { type APIRequestContext, type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test'
import { notificationsApi } from '@worrystone/contracts'
import { accountMenu, logOut, recordProblems } from '../page.ts'
import { aMember, aWorry, callApi, signIn } from '../people.ts'
import { test } from '../test.ts'

// No push service can be reached from here. A fake replaces it: the browser's subscription in the page, and the delivery by the
// browser's developer tools. apps/api/src/ports/push.test.ts tests that the server's messages can be decrypted with such keys.

type PushScope = EventTarget & { registration: ServiceWorkerRegistration; shown: Promise<void> }

/** The page's registered worker, and a function that delivers a push to it. */
async function workerOf(page: Page, context: BrowserContext) {
  const devtools = await context.newCDPSession(page)
  const registrationId = await registrationIdOf(devtools)
  const [worker] = context.serviceWorkers()
  const serviceWorker = worker ?? (await context.waitForEvent('serviceworker'))
  return {
    serviceWorker,
    /** Resolves when the browser has shown the notification: Chromium drops one that is replaced before it is on the screen. */
    async deliver(payload: object | string) {
      await serviceWorker.evaluate(() => {
        const { registration } = globalThis as unknown as PushScope
        const show = registration.showNotification.bind(registration)
        const shown = new Promise<void>((resolve, reject) => {
          registration.showNotification = (...args) => {
            const shownNotification = show(...args)
            shownNotification.then(resolve, reject)
            return shownNotification
          }
        })
        Object.assign(globalThis, { shown })
      })
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(page.url()).origin,
        registrationId,
        data: typeof payload === 'string' ? payload : JSON.stringify(payload),
      })
      await serviceWorker.evaluate(() => (globalThis as unknown as PushScope).shown)
    },
    shown: () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        return (await registration.getNotifications()).map(({ title, lang, data }) => ({ title, lang, path: data.path }))
      }),
    /** A notification cannot be clicked without a screen: the worker gets the event that the browser would dispatch. */
    click: () =>
      serviceWorker.evaluate(async () => {
        const scope = globalThis as unknown as PushScope
        const [notification] = await scope.registration.getNotifications()
        const work: Promise<unknown>[] = []
        const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
        scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
        await Promise.all(work)
      }),
  }
}

function registrationIdOf(devtools: CDPSession): Promise<string> {
  const registrationId = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  return devtools.send('ServiceWorker.enable').then(() => registrationId)
}

/** Replaces the browser's push service: a subscription whose address leads nowhere. */
async function withoutPushService(page: Page) {
  await page.addInitScript(() => {
    let isOn = sessionStorage.getItem('subscribed') !== null
    const key = (bytes: number) =>
      btoa(`\u0004${'k'.repeat(bytes - 1)}`)
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    const endpoint = `https://push.example.com/${crypto.randomUUID()}`
    let options = {}
    const setSubscribed = (next: boolean) => {
      isOn = next
      if (next) sessionStorage.setItem('subscribed', 'yes')
      else sessionStorage.removeItem('subscribed')
    }
    const subscription = {
      endpoint,
      get options() {
        return options
      },
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: key(65), auth: key(16) } }),
      unsubscribe: async () => {
        setSubscribed(false)
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isOn ? subscription : null),
      subscribe: async (subscribeOptions: object) => {
        options = subscribeOptions
        setSubscribed(true)
        return subscription
      },
    })
  })
}

const preferences = '/notifications?tab=preferences'
const aPush = (part: object) => ({
  kind: 'support',
  postId: null,
  caseId: null,
  count: 1,
  unreadCount: 1,
  language: 'en',
  ...part,
})

/** A member who turns pushes on in this browser. */
async function aPushSubscriber({ page, context, request }: { page: Page; context: BrowserContext; request: APIRequestContext }) {
  const member = await aMember(request, 'pushed')
  const post = await aWorry(request, member, { shortContent: `what somebody answered, ${member.username}` })
  await context.grantPermissions(['notifications'])
  await withoutPushService(page)
  await signIn(page, member)
  await page.goto(preferences)

  const sent = page.waitForRequest(
    (sentRequest) => sentRequest.url().endsWith('/api/notifications/push') && sentRequest.method() === 'POST',
  )
  await page.getByRole('button', { name: 'Turn on here' }).click()
  expect(Object.keys((await sent).postDataJSON())).toEqual(['endpoint', 'keys'])
  await expect(page.getByText('They arrive in this browser.')).toBeVisible()
  return { post, worker: await workerOf(page, context) }
}

test('pushes are turned on by a click, shown in one sentence, and open their subject without a reload', async ({
  page,
  context,
  request,
}) => {
  const problems = recordProblems(page)
  const { post, worker } = await aPushSubscriber({ page, context, request })
  expect(worker.serviceWorker.url()).toMatch(/\/sw\.js$/)
  await worker.deliver(aPush({ postId: post.id, text: 'You have 1 new notification' }))
  expect(await worker.shown()).toEqual([{ title: 'You have 1 new notification', lang: 'en', path: `/posts/${post.id}` }])
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }))
  await worker.click()
  await expect(page).toHaveURL(new RegExp(`/posts/${post.id}$`))
  await expect(page.getByText(post.shortContent)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
  expect(await worker.shown()).toEqual([])
  expect(problems).toEqual([])
})

test('a push about several notifications opens the list and replaces the previous push', async ({ page, context, request }) => {
  const { post, worker } = await aPushSubscriber({ page, context, request })
  await worker.deliver(aPush({ postId: post.id, unreadCount: 3, language: 'de', text: 'Du hast 3 neue Benachrichtigungen' }))
  expect(await worker.shown()).toEqual([{ title: 'Du hast 3 neue Benachrichtigungen', lang: 'de', path: '/notifications' }])
  await worker.click()
  await expect(page).toHaveURL(/\/notifications$/)

  await worker.deliver(aPush({ text: 'You have 1 new notification' }))
  await worker.deliver(aPush({ unreadCount: 2, text: 'You have 2 new notifications' }))
  expect((await worker.shown()).map(({ title }) => title)).toEqual(['You have 2 new notifications'])
})

test('an unreadable push is shown too, because browsers revoke the permission of sites that show nothing', async ({
  page,
  context,
  request,
}) => {
  const { worker } = await aPushSubscriber({ page, context, request })
  await worker.deliver('not what was agreed')
  expect(await worker.shown()).toEqual([{ title: 'Worrystone', lang: '', path: '/notifications' }])
})

test('pushes stop for a browser with another account, and resume after the first one signs in', async ({
  page,
  context,
  request,
}) => {
  const [first, second] = [await aMember(request, 'first'), await aMember(request, 'second')]
  await context.grantPermissions(['notifications'])
  await withoutPushService(page)
  const isOn = () => page.evaluate(() => sessionStorage.getItem('subscribed') !== null)
  const submitSignIn = async (member: typeof first) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(accountMenu(page)).toBeVisible()
  }
  await submitSignIn(first)
  await page.goto(preferences)
  await page.getByRole('button', { name: 'Turn on here' }).click()
  await expect(page.getByText('They arrive in this browser.')).toBeVisible()

  await logOut(page)
  await expect.poll(isOn).toBe(false)
  await submitSignIn(second)
  await page.goto(preferences)
  await expect(page.getByText('They do not arrive in this browser yet.')).toBeVisible()
  expect(await isOn()).toBe(false)

  await logOut(page)
  await expect(page).toHaveURL(/\/$/)
  const sent = page.waitForRequest(
    (sentRequest) => sentRequest.url().endsWith('/api/notifications/push') && sentRequest.method() === 'POST',
  )
  await submitSignIn(first)
  await sent
  await page.goto(preferences)
  await expect(page.getByText('They arrive in this browser.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off here' }).click()
  await expect(page.getByText('They do not arrive in this browser yet.')).toBeVisible()
  expect(await isOn()).toBe(false)
})

test('blocked notifications are explained, and the setting is kept for other browsers', async ({ page, request }) => {
  const member = await aMember(request, 'blocked')
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'denied' }))
  await signIn(page, member)
  await page.goto(preferences)
  await expect(page.getByText('Your browser blocks them here.')).toBeVisible()
  // `uncheck` reads the state once, right after the click; the switch follows the cache a moment later.
  const pushes = page.getByRole('switch', { name: 'Push notifications' })
  await pushes.click()
  await expect(pushes).not.toBeChecked()
  await expect(page.getByText('Preferences updated successfully!')).toBeVisible()
  await expect(page.getByText('Your browser blocks them here.')).toBeHidden()
  const stored = await callApi(request, notificationsApi.preferences, { by: member })
  expect(stored.pushNotifications).toBe(false)
})

test('the site is installable: a manifest with icons, and a worker that is never cached', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const response = await request.get(href ?? '')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await response.json()
  expect(manifest).toMatchObject({ name: 'Worrystone', start_url: '/', display: 'standalone' })
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.status(), src).toBe(200)
    expect(icon.headers()['content-type'], src).toBe(type)
  }
  const worker = await request.get('/sw.js')
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' })
})
