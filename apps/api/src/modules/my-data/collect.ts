import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectRows, selectValues } from '../../db/rows.ts'
import { ownCases } from '../moderation/index.ts'

/** Columns with the owner of a row. A table with one of them belongs in the archive, unless it is excluded by name. */
export const OWNER_COLUMNS = ['user_id', 'follower_id', 'blocker_id', 'muter_id', 'reporter_id', 'author_id']
/** Columns with another user, who owns the row or is not disclosed. */
export const OTHER_USER_COLUMNS = [
  'sender_id',
  'receiver_id',
  'following_id',
  'blocked_id',
  'muted_id',
  'actor_id',
  'helper_id',
  'assignee_id',
  'decided_by',
  'appeal_decided_by',
  'who',
]

/** Exported in a better form below, about others, or without meaning outside this site. */
export const EXCLUDED_TABLES = [
  'follows',
  'blocks',
  'mutes',
  'moderation_cases',
  'moderation_notes',
  'idempotency_keys',
  'link_tokens',
  'recovery_codes',
  'sign_in_challenges',
  'passkey_challenges',
  'registry_members',
  // Concerns are not disclosed, nor is a pause after a dangerous text.
  'concerns',
  'safety_pauses',
  'archives',
  // Keys of the noise of figures.
  'figure_keys',
  // When content was deleted, for two days.
  'taken_back',
]

/** Credentials, search columns, and moderators of a case: never in an archive. */
const SECRET = /(^|_)(hash|secret|key|token|auth|p256dh|step|failures|failures_since|counter)$/
const UNDISCLOSED = new Set([
  ...OTHER_USER_COLUMNS,
  ...OWNER_COLUMNS,
  'report_count',
  'is_urgent',
  'danger_level',
  'urgent_since',
  'concern_count',
  'concerns_suspended',
  'is_distressed',
  'speaks_of_danger',
  'screening',
  'source',
  'subject',
  'endpoint',
  'vec',
  'sig',
])

type Row = Record<string, unknown>
export type Collected = Record<string, Row | Row[]>

/** Every column of every table that refers to a user. */
export async function columnsAboutPeople(database: Database): Promise<{ table: string; column: string }[]> {
  return selectRows(database)<{ table: string; column: string }>`
    select r.relname as table, a.attname as column
    from pg_constraint c join pg_class r on r.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1, 2`
}

/** All data about a user, by table name. */
export async function collect(database: Database, userId: string): Promise<Collected> {
  const rowsOf = async (query: RawBuilder<unknown>) => (await selectValues(database)<Row>`${query}`).map(disclosed)
  const collected: Collected = {}

  const [account] = await rowsOf(sql`select to_jsonb(u) from users u where u.id = ${userId}`)
  collected.account = account ?? {}
  for (const { table, column } of await columnsAboutPeople(database)) {
    if (!OWNER_COLUMNS.includes(column) || EXCLUDED_TABLES.includes(table)) continue
    collected[table] = await rowsOf(sql`select to_jsonb(t) from ${sql.table(table)} t where t.${sql.ref(column)} = ${userId}`)
  }
  // Not the rows: a rejected report is not disclosed.
  collected.moderation_cases = await ownCases(database, userId)
  collected.analyses = await rowsOf(sql`
    select to_jsonb(a) from post_analyses a join posts on posts.id = a.post_id where posts.user_id = ${userId}`)
  for (const { name, table, ownColumn, otherColumn } of PEOPLE) {
    collected[name] = await rowsOf(sql`
      select jsonb_build_object('username', users.username, 'since', t.created_at)
      from ${sql.table(table)} t join users on users.id = t.${sql.ref(otherColumn)} where t.${sql.ref(ownColumn)} = ${userId}
      order by t.created_at`)
  }
  return collected
}

/** Other users by their display names. Who has blocked or muted the user is not disclosed. */
const PEOPLE = [
  { name: 'following', table: 'follows', ownColumn: 'follower_id', otherColumn: 'following_id' },
  { name: 'followers', table: 'follows', ownColumn: 'following_id', otherColumn: 'follower_id' },
  { name: 'blocked', table: 'blocks', ownColumn: 'blocker_id', otherColumn: 'blocked_id' },
  { name: 'muted', table: 'mutes', ownColumn: 'muter_id', otherColumn: 'muted_id' },
]

const disclosed = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET.test(column) && !UNDISCLOSED.has(column)))
