import type { EmailChange } from '@worrystone/contracts'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { isUniqueViolation } from '../../db/failures.ts'
import { selectRow, selectValue } from '../../db/rows.ts'
import type { Tables } from '../../db/tables.ts'
import { sha256 } from '../../hash.ts'
import { conflict, invalidField, invalidToken, unauthorized } from '../../http/app-error.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { UserStore } from '../users/index.ts'
import type { Links } from './links.ts'
import { newToken } from './tokens.ts'

const LIFE = 24 * 60 * 60_000
export type Side = 'old' | 'new'
export type EmailChanges = ReturnType<typeof emailChangeService>

type Options = { database: Database; queue: Queue; users: UserStore; links: Links; now: () => Date }
type Row = Selectable<Tables['email_changes']>

const emailTaken = () => conflict('This email is already registered', 'email')
const invalidLink = () => invalidToken('This link is invalid or has expired.')

const toEmailChange = (row: Row): EmailChange => ({
  email: row.email,
  isOldConfirmed: row.old_confirmed_at !== null,
  isNewConfirmed: row.new_confirmed_at !== null,
  expiresAt: row.expires_at.toISOString(),
})

/**
 * Changes an account's email address. Both mailboxes must confirm; an old address that was never verified is skipped, since it may be a
 * typo. The only writer of `email_changes`.
 */
export function emailChangeService({ database, queue, users, links, now }: Options) {
  return {
    async current(userId: string): Promise<EmailChange | null> {
      const row = await selectRow(database)<Row>`
        select * from email_changes where user_id = ${userId} and done_at is null and expires_at > ${now()}`
      return row ? toEmailChange(row) : null
    },

    async start(userId: string, email: string): Promise<EmailChange> {
      const user = await users.find(userId)
      if (!user) throw unauthorized()
      const owner = await users.findByEmail(email)
      if (owner?.id === userId && owner.email === email) throw invalidField('email', 'This is your email address already')
      if (owner && owner.id !== userId) throw emailTaken()
      const values = {
        email,
        old_hash: null,
        new_hash: null,
        old_confirmed_at: user.email_verified_at === null ? now() : null,
        new_confirmed_at: null,
        done_at: null,
        expires_at: new Date(now().getTime() + LIFE),
      }
      return database.tx(async () => {
        const row = await database
          .db()
          .insertInto('email_changes')
          .values({ user_id: userId, ...values })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
          .returningAll()
          .executeTakeFirstOrThrow()
        await queue.add('mail.new-address', { userId }, { dedupeKey: `mail.new-address:${userId}` })
        if (row.old_confirmed_at === null)
          await queue.add('mail.old-address', { userId }, { dedupeKey: `mail.old-address:${userId}` })
        return toEmailChange(row)
      })
    },

    async cancel(userId: string) {
      await database.db().deleteFrom('email_changes').where('user_id', '=', userId).where('done_at', 'is', null).execute()
    },

    /** The new address and a new link for one side's email; undefined when there is nothing left to confirm. */
    async issue(userId: string, side: Side): Promise<{ email: string; token: string } | undefined> {
      const token = newToken()
      const email = await selectValue(database)<string>`
        update email_changes set ${sql.ref(`${side}_hash`)} = ${sha256(token)}
        where user_id = ${userId} and ${sql.ref(`${side}_confirmed_at`)} is null and expires_at > ${now()} returning email`
      return email === undefined ? undefined : { email, token }
    },

    /** True when both have confirmed and the address has changed. A second click gets the same response. */
    async confirm(token: string): Promise<boolean> {
      const hash = sha256(token)
      try {
        return await database.tx(async () => {
          const row = await selectRow(database)<Row>`
            update email_changes set
              old_confirmed_at = case when old_hash = ${hash} then coalesce(old_confirmed_at, ${now()}) else old_confirmed_at end,
              new_confirmed_at = case when new_hash = ${hash} then coalesce(new_confirmed_at, ${now()}) else new_confirmed_at end
            where ${hash} in (old_hash, new_hash) and (expires_at > ${now()} or done_at is not null)
            returning *`
          if (!row) throw invalidLink()
          if (row.done_at !== null) return true
          if (row.old_confirmed_at === null || row.new_confirmed_at === null) return false
          await users.setEmail(row.user_id, row.email, now())
          // Links that were sent to the old mailbox become invalid.
          await links.expireOpen(row.user_id, 'reset')
          await links.expireOpen(row.user_id, 'verify')
          await sql`update email_changes set done_at = ${now()} where user_id = ${row.user_id}`.execute(database.db())
          return true
        })
      } catch (thrown) {
        if (isUniqueViolation(thrown, 'users_email_key')) throw emailTaken()
        throw thrown
      }
    },

    /** A week after its link expires, so that a late second click still gets a response. */
    async deleteExpired() {
      await sql`delete from email_changes where expires_at < ${now()}::timestamptz - interval '7 days'`.execute(database.db())
    },
  }
}
