import { vi } from 'vitest'

type Setup = {
  permission?: NotificationPermission
  /** The answer to the permission prompt. */
  answer?: NotificationPermission
}

const KEY = 'BAAB'

/** A browser with push support; happy-dom has none. */
export function aPushBrowser({ permission = 'default', answer = 'granted' }: Setup = {}) {
  let count = 0
  let current: ReturnType<typeof aSubscription> | null = null
  const ended: string[] = []
  function aSubscription(applicationServerKey: ArrayBuffer) {
    const endpoint = `https://push.test/${++count}`
    return {
      endpoint,
      options: { applicationServerKey },
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p256dh', auth: 'auth' } }),
      async unsubscribe() {
        ended.push(endpoint)
        current = null
        return true
      },
    }
  }
  const registered: string[] = []
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      current = aSubscription(applicationServerKey.buffer)
      return current
    }),
  }
  const registration = { pushManager }
  const worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => (registered.length > 0 ? registration : undefined),
    register: async (address: string) => {
      registered.push(address)
      return registration
    },
  })
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = answer
      return answer
    }),
  }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  return {
    /** In the response of GET /notifications/push. */
    key: { data: { publicKey: KEY } },
    registered,
    ended,
    notification,
    pushManager,
    worker,
    endpoint: () => current?.endpoint ?? null,
  }
}

/** A browser without push support. */
export const noPushBrowser = () => void Reflect.deleteProperty(navigator, 'serviceWorker')
