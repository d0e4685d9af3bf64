import type { Database } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { signBody } from '../signature.ts'
import type { SandboxStore } from './sandbox-store.ts'

const TIMEOUT_MS = 10_000

type Options = Pick<Deps, 'secret' | 'publicUrl' | 'now'> & {
  database: Pick<Database, 'tx'>
  store: SandboxStore
}

/** Sends a due webhook over HTTP, as a provider does. Rejects when it is not accepted: the job retries. */
export const deliverNext =
  ({ database, store, secret, publicUrl, now }: Options) =>
  async (): Promise<void> => {
    const due = await database.tx(() => store.lockDue(now()))
    if (!due) return
    const response = await fetch(`${publicUrl()}/webhooks/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signBody(Buffer.from(due.body), secret) },
      body: due.body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The webhook was answered with ${response.status}`)
    await store.removeDelivery(due.id)
  }
