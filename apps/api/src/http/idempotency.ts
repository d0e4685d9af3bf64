import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/db.ts'
import { selectExists, selectRow } from '../db/rows.ts'
import { conflict, invalidField } from './app-error.ts'
import type { Viewer } from './viewer.ts'

const HEADER = 'idempotency-key'
const PRINTABLE = /^[\x20-\x7e]{1,200}$/
const RETENTION = sql.lit('1 day')

export type Idempotency = ReturnType<typeof idempotency>

/** Makes requests repeatable: with an `Idempotency-Key`, the same request gets the first response for a day. */
export function idempotency(database: Database) {
  return {
    /**
     * Runs `work` at most once for this viewer and key. The key and the writes of `work` are one transaction. Concurrent calls with the
     * same key wait at the unique row until that transaction ends.
     */
    once<T extends object>(request: FastifyRequest, viewer: Viewer, work: () => Promise<T>): Promise<T> {
      const key = request.headers[HEADER]
      if (key === undefined) return work()
      if (typeof key !== 'string' || !PRINTABLE.test(key)) {
        throw invalidField(HEADER, 'Idempotency-Key must be 1 to 200 printable characters')
      }
      const hash = createHash('sha256')
        .update(JSON.stringify([request.method, request.url, request.body]))
        .digest('base64url')
      const isOwnKey = sql`user_id = ${viewer.userId} and key = ${key}`

      return database.tx(async () => {
        const isFirstCall = await claim(database, { user_id: viewer.userId, key, request_hash: hash })
        if (!isFirstCall) {
          const stored = await selectRow(database)<{ request_hash: string; answer: T | null }>`
            select request_hash, answer from idempotency_keys where ${isOwnKey}`
          if (stored?.request_hash !== hash || !stored.answer) {
            throw conflict('This Idempotency-Key was used for another request: please send a new key', HEADER)
          }
          return stored.answer
        }
        const response = await work()
        await sql`update idempotency_keys set answer = ${JSON.stringify(response)}::jsonb where ${isOwnKey}`.execute(
          database.db(),
        )
        return response
      })
    },

    /** Deletes the stored response about a deleted object, so that its content is not kept here. */
    async forget(viewer: Viewer, id: string) {
      await sql`delete from idempotency_keys where user_id = ${viewer.userId} and answer ->> 'id' = ${id}`.execute(database.db())
    },
  }
}

/** True for the first call, also if the key was last used more than a day ago. */
async function claim(database: Database, row: { user_id: string; key: string; request_hash: string }): Promise<boolean> {
  return selectExists(database)`
    insert into idempotency_keys as kept (user_id, key, request_hash) values (${row.user_id}, ${row.key}, ${row.request_hash})
    on conflict (user_id, key) do update set request_hash = excluded.request_hash, answer = null, created_at = now()
      where kept.created_at < now() - ${RETENTION}::interval
    returning 1`
}

/** Deletes responses that are older than a day. */
export async function deleteExpiredKeys(database: Database) {
  await sql`delete from idempotency_keys where created_at < now() - ${RETENTION}::interval`.execute(database.db())
}
