import { registryApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import { serve } from '../../http/serve.ts'
import type { RegistryChanges } from './changes.ts'
import type { Explain } from './explain.ts'
import { type Operators, operatorOf } from './operators.ts'
import { type StatusReader, toHistoryEntry } from './status.ts'
import type { RegistryStore } from './store.ts'
import type { Tokens } from './tokens.ts'

type Options = {
  store: RegistryStore
  changes: RegistryChanges
  status: StatusReader
  operators: Operators
  tokens: Tokens
  explain: Explain
}

/** The endpoints for admins and teams, used by the page `/platform` and by the tools. */
export const operatorRoutes = ({ store, changes, status, operators, tokens, explain }: Options) => {
  async function statusOf(remote: string) {
    const record = await store.record(remote)
    const [remoteStatus] = record ? await status.of([record]) : []
    if (!remoteStatus) throw notFound()
    return remoteStatus
  }

  const readRoutes = async (app: FastifyInstance) => {
    app.addHook('preValidation', operators.authorize)

    serve(app, registryApi.remotes, async ({ request }) => {
      const { remotes } = operatorOf(request)
      const records = await store.records()
      return { remotes: await status.of(records.filter(({ remote }) => remotes?.includes(remote) ?? true)) }
    })
    serve(app, registryApi.remote, ({ params }) => statusOf(params.remote))
    serve(app, registryApi.history, async ({ params, query: { limit, offset } }) => {
      const rows = await store.history(params.remote, { limit: limit + 1, offset })
      const { page, hasMore } = cutPage(rows, limit)
      return { entries: page.map(toHistoryEntry), hasMore }
    })
    serve(app, registryApi.explain, ({ params, body, request }) => explain(params.remote, body, operatorOf(request)))
    serve(app, registryApi.tokens, async ({ query }) => ({ tokens: await tokens.list(query) }))
    serve(app, registryApi.audit, async ({ query: { limit, offset } }) => {
      const { page, hasMore } = cutPage(await tokens.auditOf({ limit: limit + 1, offset }), limit)
      return { entries: page, hasMore }
    })
  }

  const changeRoutes = async (app: FastifyInstance) => {
    app.addHook('preValidation', operators.authorize)
    app.addHook('preValidation', operators.authorizeFresh)

    serve(app, registryApi.change, async ({ params, body, request }) => {
      await changes.change(params.remote, body, operatorOf(request))
      return statusOf(params.remote)
    })
    serve(app, registryApi.createToken, ({ body, request }) => tokens.make(body, operatorOf(request).name))
    serve(app, registryApi.revokeToken, ({ params, request }) => tokens.revoke(params.tokenId, operatorOf(request).name))
  }

  return async (app: FastifyInstance) => {
    app.decorateRequest('operator', null)
    await app.register(readRoutes)
    await app.register(changeRoutes)
  }
}
