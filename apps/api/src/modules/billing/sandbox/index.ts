import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../config.ts'
import type { Deps } from '../../../deps.ts'
import type { JobHandlers } from '../../../jobs/worker.ts'
import { deliverNext } from './deliver.ts'
import { sandboxRoutes } from './routes.ts'
import { sandbox } from './sandbox.ts'
import { sandboxProvider } from './sandbox-provider.ts'
import { sandboxStore } from './sandbox-store.ts'

type Options = Pick<Deps, 'database' | 'queue' | 'secret' | 'publicUrl' | 'now'> & {
  config: Pick<Config, 'billing'>
}

/** A payment provider for development: it reaches the product only by its checkout, its portal and signed webhooks. */
export function sandboxModule({ config, database, queue, secret: ownSecret, publicUrl, now }: Options) {
  const { variants } = config.billing
  const secret = createHmac('sha256', ownSecret).update('payments in the sandbox').digest('hex')
  const store = sandboxStore(database)
  const subscriptions = sandbox({ database, store, queue, variants, now })
  return {
    provider: sandboxProvider({
      ...{ store, secret, publicUrl, now },
      cancel: (id) => subscriptions.act(id, 'cancel', false),
      refund: subscriptions.refund,
    }),
    pages: (app: FastifyInstance) => app.register(sandboxRoutes({ sandbox: subscriptions, store, variants, secret, publicUrl })),
    jobs: { 'sandbox.deliver': deliverNext({ database, store, secret, publicUrl, now }) } satisfies JobHandlers,
  }
}
