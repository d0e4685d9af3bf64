import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { isSameHash, keyedHash } from '../../../hash.ts'
import type { PaymentProvider } from '../provider.ts'
import { isSignedBy } from '../signature.ts'
import type { SandboxStore } from './sandbox-store.ts'
import { describe, describePayment, readWebhook } from './webhook-body.ts'

type Options = Pick<Deps, 'secret' | 'publicUrl' | 'now'> & {
  store: SandboxStore
  cancel: (id: string) => Promise<unknown>
  refund: (paymentId: string) => Promise<unknown>
}

/** The key in the address of a portal: everyone with the link may change the subscription. */
const portalKey = (secret: string, id: string) => keyedHash(secret, `portal ${id}`)

export const isPortalKey = (secret: string, id: string, key: string): boolean => isSameHash(key, portalKey(secret, id))

/** The adapter of the sandbox, like that of any other provider. */
export const sandboxProvider = ({ store, cancel, refund, secret, publicUrl, now }: Options): PaymentProvider => ({
  name: 'sandbox',

  async checkout({ userId, email }, variantId, returnUrl) {
    const id = randomUUID()
    await store.addCheckout({ id, user_id: userId, email, variant_id: variantId, return_url: returnUrl, created_at: now() })
    return `${publicUrl()}/sandbox/checkout/${id}`
  },

  portal: async (id) => `${publicUrl()}/sandbox/portal/${id}?key=${portalKey(secret, id)}`,

  async cancel(id) {
    await cancel(id)
  },

  async *list({ email }: { email?: string } = {}) {
    for (let page = await store.page(undefined, email); page.length > 0; page = await store.page(page.at(-1)?.id, email)) {
      yield* page.map(describe)
    }
  },

  async fetch(id) {
    const row = await store.find(id)
    return row && describe(row)
  },

  async *payments(of) {
    yield* (await store.payments(of)).map(describePayment)
  },

  // The sandbox has orders for subscriptions only, and no webhooks about orders.
  async *subscriptionsOfOrder() {},

  async refund(paymentId) {
    await refund(paymentId)
  },

  isSigned: (body, signature) => isSignedBy(secret, body, signature),
  read: readWebhook,
})
