import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'

/** A column or value of SQL that holds the id of a person. */
type Person = RawBuilder<unknown>

/**
 * The ids of everybody whom the viewer does not see: people across a block, whoever made it, and people who are leaving. Few are: they are
 * looked up once a statement, and cost the rows nothing.
 */
export const hiddenPeople = (viewerId: string | null) =>
  viewerId === null
    ? sql<string[]>`array(select id from users where leaves_at is not null)`
    : sql<string[]>`array(
    select blocked_id from blocks where blocker_id = ${viewerId} union all select blocker_id from blocks where blocked_id = ${viewerId}
    union all select id from users where leaves_at is not null)`

/**
 * The one condition "which people this viewer sees": nobody who is leaving, nobody across a block. A statement that has it in many places
 * computes `hiddenPeople` once and passes where it keeps that.
 */
export const personVisibleTo = (person: Person, viewerId: string | null, hidden = hiddenPeople(viewerId)) =>
  sql<boolean>`${person} <> all(${hidden})`

export const hasBlocked = (blocker: Person, blocked: Person) =>
  sql<boolean>`exists (select from blocks where blocker_id = ${blocker} and blocked_id = ${blocked})`

export const hasMuted = (muter: Person, muted: Person) =>
  sql<boolean>`exists (select from mutes where muter_id = ${muter} and muted_id = ${muted})`

/** The viewer has not muted the person. For lists only: what a muted person wrote can still be opened. */
export const notMutedBy = (person: Person, viewerId: string) =>
  sql<boolean>`${person} <> all(array(select muted_id from mutes where muter_id = ${viewerId}))`

/** Is there such a person for this viewer? `or`: people whom the viewer reaches although a block hides them. */
export async function isPersonVisible(
  { db }: Pick<Database, 'db'>,
  { viewerId, personId, or = sql`false` }: { viewerId: string | null; personId: string; or?: RawBuilder<unknown> },
): Promise<boolean> {
  const { rows } = await sql`select from users where users.id = ${personId}
    and (${personVisibleTo(sql.ref('users.id'), viewerId)} or ${or})`.execute(db())
  return rows.length > 0
}
