import { randomBytes } from 'node:crypto'
import type { AuditEntry, TeamToken } from '@worrystone/contracts'
import type { Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { presentRow } from '../../db/present-row.ts'
import { selectExists } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'
import { isSameHash, sha256 } from '../../hash.ts'
import { conflict, notFound } from '../../http/app-error.ts'

/** The precision of the last use of a token: not every call of a pipeline needs a write. */
const USE_RECORDED_MS = 60_000
/** Repeated refusals of a token are recorded once in this time. */
const REFUSAL_RECORDED_MS = 10 * 60_000
const MAX_LISTED = 500

export type KnownToken = { id: string; name: string; remotes: string[] }
export type Tokens = ReturnType<typeof teamTokens>

/** The tokens with which teams and their pipelines operate their own remotes. The only writer of `registry_tokens` and `registry_audit`. */
export function teamTokens({ db, tx }: Pick<Database, 'db' | 'tx'>, now: () => Date) {
  return {
    /** Creates a token. The token itself is returned only here; its hash is stored. */
    async make({ name, remotes }: { name: string; remotes: string[] }, by: string): Promise<{ token: string; entry: TeamToken }> {
      const token = `wst_${randomBytes(32).toString('base64url')}`
      const values = { id: uuid(), name, hash: sha256(token), remotes: JSON.stringify([...new Set(remotes)]), created_by: by }
      const row = await tx(async () => {
        const added = await db()
          .insertInto('registry_tokens')
          .values({ ...values, created_at: now() })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst()
        // The history names tokens, so a name must mean one.
        if (!added) throw conflict('A token of this name is in use: choose another name, or revoke that one first.', 'name')
        await audit('token made', added, by)
        return added
      })
      return { token, entry: presentToken(row) }
    },

    /** Newest first. */
    async list({ revoked }: { revoked: boolean }): Promise<TeamToken[]> {
      const all = db().selectFrom('registry_tokens').selectAll().orderBy('created_at', 'desc').limit(MAX_LISTED)
      return (await (revoked ? all : all.where('revoked_at', 'is', null)).execute()).map(presentToken)
    },

    /** Idempotent. */
    async revoke(id: string, by: string): Promise<TeamToken> {
      return tx(async () => {
        const revoked = await db()
          .updateTable('registry_tokens')
          .set({ revoked_at: now() })
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .returningAll()
          .executeTakeFirst()
        if (revoked) await audit('token revoked', revoked, by)
        const row = revoked ?? (await db().selectFrom('registry_tokens').selectAll().where('id', '=', id).executeTakeFirst())
        if (!row) throw notFound()
        return presentToken(row)
      })
    },

    /** The stored token; undefined if it is unknown or revoked. */
    async find(token: string): Promise<KnownToken | undefined> {
      const hash = sha256(token)
      const row = await db().selectFrom('registry_tokens').selectAll().where('hash', '=', hash).executeTakeFirst()
      // The index compares hashes, whose timing reveals nothing about the token; the final comparison is in constant time nevertheless.
      if (!row || !isSameHash(row.hash, hash)) return undefined
      if (row.revoked_at) {
        await recordRefusal(row, null)
        return undefined
      }
      await recordUse(row)
      return row
    },

    /** Changes and refusals of tokens, newest first. */
    async auditOf({ limit, offset }: { limit: number; offset: number }): Promise<AuditEntry[]> {
      const rows = await db().selectFrom('registry_audit').selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
      return rows.map(({ what, token_name: token, remote, who, at }) => ({ what, token, remote, who, at: at.toISOString() }))
    },

    /** Records that a token was refused for a remote of another team. */
    recordRefusal,
  }

  type Row = Selectable<Tables['registry_tokens']>

  async function recordUse({ id, last_used_at }: Row) {
    const at = now()
    if (last_used_at && at.getTime() - last_used_at.getTime() < USE_RECORDED_MS) return
    await db().updateTable('registry_tokens').set({ last_used_at: at }).where('id', '=', id).execute()
  }

  async function recordRefusal(token: KnownToken, remote: string | null) {
    const isRecorded = await selectExists({ db })`
      select from registry_audit where token_id = ${token.id} and what = 'refused' and remote is not distinct from ${remote}::text
        and at > ${new Date(now().getTime() - REFUSAL_RECORDED_MS)}`
    if (!isRecorded) await audit('refused', token, `token ${token.name}`, remote)
  }

  async function audit(
    what: 'token made' | 'token revoked' | 'refused',
    token: Pick<KnownToken, 'id' | 'name'>,
    ...[who, remote = null]: [who: string, remote?: string | null]
  ) {
    await db()
      .insertInto('registry_audit')
      .values({ what, token_id: token.id, token_name: token.name, who, remote, at: now() })
      .execute()
  }
}

const presentToken = ({ hash: _, ...token }: Selectable<Tables['registry_tokens']>): TeamToken => presentRow(token)
