import { createHash } from 'node:crypto'
import type { Database } from '../../db/db.ts'
import type { BillingOutcome } from '../../db/tables.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { EventStore } from './event-store.ts'
import { type PaymentProvider, type ProviderEvent, RefusedWebhook } from './provider.ts'
import type { ProviderSync, SyncResult } from './provider-sync.ts'

type Options = {
  database: Pick<Database, 'tx'>
  queue: Pick<Queue, 'add'>
  provider: PaymentProvider
  sync: ProviderSync
  events: EventStore
  syncRefundedOrder: (orderId: string) => Promise<void>
  now: () => Date
}
type Delivery = { body: Buffer; signature: string | undefined }

/** Stores webhooks at once and processes them in a job. */
export function webhooks({ database, queue, provider, sync, events, syncRefundedOrder, now }: Options) {
  const read = (body: string): ProviderEvent | undefined => {
    try {
      return provider.read(Buffer.from(body, 'utf8'))
    } catch (error) {
      if (error instanceof RefusedWebhook) return undefined
      throw error
    }
  }

  /** What only the provider can decide: which of two descriptions of the same time is valid, or what an order was for. */
  type Question = { subscriptionId: string } | { orderId: string }

  /** Processes a pending event, or returns the question for the provider. */
  const processEvent = (eventId: string): Promise<Question | undefined> =>
    database.tx(async () => {
      const pending = await events.lockPending(eventId)
      if (!pending?.body) return undefined
      const event = read(pending.body)
      if (event?.refundedOrder !== undefined) return { orderId: event.refundedOrder }
      const subscriptionId = event?.subscription?.id ?? event?.payment?.subscriptionId
      const finish = (outcome: BillingOutcome) =>
        events.finish(eventId, {
          outcome,
          ...(event && { kind: event.kind }),
          ...(subscriptionId && { subscriptionId }),
          at: now(),
        })
      if (!event) await finish('refused')
      else if (event.payment) await finish((await sync.storePayment(event.payment)) ? 'done' : 'older')
      else if (!event.subscription) await finish('not-needed')
      else {
        const synced = await sync.save({ subscription: event.subscription, userId: event.userId, isAnswer: false })
        if (synced.result === 'tie') return { subscriptionId: event.subscription.id }
        await finish(outcomeOf(synced))
      }
      return undefined
    })

  async function resolveTie(eventId: string, subscriptionId: string): Promise<void> {
    const subscription = await provider.fetch(subscriptionId)
    await database.tx(async () => {
      if (!(await events.lockPending(eventId))) return
      const synced = subscription && (await sync.save({ subscription, userId: null, isAnswer: true }))
      await events.finish(eventId, { outcome: synced ? outcomeOf(synced) : 'older', subscriptionId, at: now() })
    })
  }

  return {
    /**
     * Stores a delivery and adds its job in one transaction, so that an accepted one is processed. A repetition is stored once.
     * @throws {RefusedWebhook} when it is forged; it is recorded without its body
     */
    async receive({ body, signature }: Delivery): Promise<void> {
      const id = createHash('sha256').update(body).digest('hex')
      const delivery = { id, provider: provider.name, at: now() }
      if (!provider.isSigned(body, signature)) {
        await events.addForged(delivery)
        throw new RefusedWebhook('forged')
      }
      await database.tx(async () => {
        if (await events.add({ ...delivery, body: body.toString('utf8') })) await queue.add('billing.event', { eventId: id })
      })
    },

    /** Processes one stored event; one that is processed already is skipped. Rejects while the provider is needed but unavailable. */
    async process(eventId: string): Promise<void> {
      const question = await processEvent(eventId)
      if (question === undefined) return
      if ('subscriptionId' in question) return resolveTie(eventId, question.subscriptionId)
      await syncRefundedOrder(question.orderId)
      await events.finish(eventId, { outcome: 'done', kind: 'order_refunded', at: now() })
    },
  }
}
export type Webhooks = ReturnType<typeof webhooks>

function outcomeOf({ result, hasOwner, isSold }: SyncResult): BillingOutcome {
  if (result === 'older') return 'older'
  if (!isSold) return 'unknown-variant'
  return hasOwner ? 'done' : 'unknown-user'
}
