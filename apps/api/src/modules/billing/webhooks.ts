import { createHash } from 'node:crypto'
import type { Database } from '../../db/db.ts'
import type { BillingOutcome } from '../../db/tables.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { EventStore } from './event-store.ts'
import { type PaymentProvider, type ProviderEvent, RefusedWebhook } from './provider.ts'
import type { ProviderTruth, Taken } from './truth.ts'

type Parts = {
  database: Pick<Database, 'tx'>
  queue: Pick<Queue, 'add'>
  provider: PaymentProvider
  truth: ProviderTruth
  events: EventStore
  now: () => Date
}
type Delivery = { body: Buffer; signature: string | undefined }

/** What the provider sends: kept at once, worked in a job. */
export function webhooks({ database, queue, provider, truth, events, now }: Parts) {
  const read = (body: string): ProviderEvent | undefined => {
    try {
      return provider.read(Buffer.from(body, 'utf8'))
    } catch (error) {
      if (error instanceof RefusedWebhook) return undefined
      throw error
    }
  }

  /** Works a waiting event. Answers the subscription of which another event of the same moment is known: only the provider can decide. */
  const workOrAsk = (eventId: string): Promise<string | undefined> =>
    database.tx(async () => {
      const waiting = await events.lockWaiting(eventId)
      if (!waiting?.body) return undefined
      const event = read(waiting.body)
      const finish = (outcome: BillingOutcome) =>
        events.finish(eventId, {
          outcome,
          ...(event && { kind: event.kind }),
          ...(event?.subscription && { subscriptionId: event.subscription.id }),
          at: now(),
        })
      if (!event) await finish('refused')
      else if (!event.subscription) await finish('not-needed')
      else {
        const taken = await truth.take({ subscription: event.subscription, userId: event.userId, isAnswer: false })
        if (taken.placed === 'tie') return event.subscription.id
        await finish(outcomeOf(taken))
      }
      return undefined
    })

  return {
    /**
     * Keeps a delivery and plans its work, in one transaction: what was answered is worked. A repetition is kept once.
     * @throws {RefusedWebhook} when it is forged; that one came is kept, without its body
     */
    async receive({ body, signature }: Delivery): Promise<void> {
      const id = createHash('sha256').update(body).digest('hex')
      const received = { id, provider: provider.name, at: now() }
      if (!provider.isSigned(body, signature)) {
        await events.addForged(received)
        throw new RefusedWebhook('forged')
      }
      await database.tx(async () => {
        if (await events.add({ ...received, body: body.toString('utf8') })) await queue.add('billing.event', { eventId: id })
      })
    },

    /** Works one kept event; one that is worked already stays as it is. Rejects while the provider is needed and away. */
    async work(eventId: string): Promise<void> {
      const asked = await workOrAsk(eventId)
      if (asked === undefined) return
      const subscription = await provider.fetch(asked)
      await database.tx(async () => {
        if (!(await events.lockWaiting(eventId))) return
        const taken = subscription && (await truth.take({ subscription, userId: null, isAnswer: true }))
        const outcome = taken ? outcomeOf(taken) : 'older'
        await events.finish(eventId, { outcome, subscriptionId: asked, at: now() })
      })
    },
  }
}
export type Webhooks = ReturnType<typeof webhooks>

function outcomeOf({ placed, hasOwner, isSold }: Taken): BillingOutcome {
  if (placed === 'older') return 'older'
  if (!isSold) return 'unknown-variant'
  return hasOwner ? 'done' : 'unknown-user'
}
