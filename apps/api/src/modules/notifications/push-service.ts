import type { PushSubscriptionForm } from '@worrystone/contracts'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { sha256 } from '../../hash.ts'
import { badRequest, invalidField } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Push } from '../../ports/push.ts'
import type { SubscriptionStore } from './subscription-store.ts'

const MAX_BROWSERS = 10
/** An uncompressed P-256 point, and the authentication secret. */
const POINT_BYTES = 65
const AUTH_BYTES = 16

/** The browsers that a person gets push notifications in. */
export function pushService({ database, store, push }: { database: Database; store: SubscriptionStore; push: Push }) {
  return {
    key: async () => ({ publicKey: push.publicKey() }),

    /** Idempotent per browser. Ends with the session that subscribed. */
    async subscribe({ userId, sessionId }: Viewer, { endpoint, keys: { p256dh, auth } }: PushSubscriptionForm) {
      if (push.publicKey() === null) throw badRequest('Push notifications are not available here')
      const bytes = (text: string) => Buffer.from(text, 'base64url')
      const isWhole = bytes(p256dh).length === POINT_BYTES && bytes(p256dh)[0] === 4 && bytes(auth).length >= AUTH_BYTES
      if (!isWhole || !push.isAllowed(endpoint)) throw invalidField('endpoint', 'Invalid push subscription')
      await database.tx(async () => {
        await store.add({ id: uuid(), userId, sessionId, endpointKey: sha256(endpoint), endpoint, p256dh, auth })
        await store.keepNewest(userId, MAX_BROWSERS)
      })
      return { message: 'This browser gets push notifications' }
    },

    async unsubscribe({ userId }: Viewer, { endpoint }: { endpoint: string }) {
      await store.remove(userId, sha256(endpoint))
      return { message: 'This browser gets no more push notifications' }
    },
  }
}
export type PushService = ReturnType<typeof pushService>
