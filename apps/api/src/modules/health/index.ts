import { healthApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/db.ts'
import { unavailable } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { VERSION } from '../../version.ts'

const TIMEOUT_MS = 2_000

/** The readiness of the server, and a call that wakes the database. */
export const healthModule =
  ({ database }: { database: Database }) =>
  async (app: FastifyInstance) => {
    const reachable = async () => {
      await database.ping(TIMEOUT_MS).catch(() => {
        throw unavailable()
      })
    }

    serve(app, healthApi.health, async () => {
      await reachable()
      return { status: 'ok' as const, version: VERSION, database: database.kind, uptimeSeconds: Math.round(process.uptime()) }
    })
    serve(app, healthApi.wake, async () => {
      await reachable()
      return { status: 'awake' as const }
    })
  }
