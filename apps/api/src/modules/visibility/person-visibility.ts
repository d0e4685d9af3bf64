import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { selectExists } from '../../db/rows.ts'

/** An SQL column or value with the id of a person. */
type Person = RawBuilder<unknown>

/**
 * The ids of people hidden from the viewer: across a block in either direction, or with an ending account. They are few, and the array is
 * computed once per statement.
 */
export const hiddenPeople = (viewerId: string | null) =>
  viewerId === null
    ? sql<string[]>`array(select id from users where leaves_at is not null)`
    : sql<string[]>`array(
    select blocked_id from blocks where blocker_id = ${viewerId} union all select blocker_id from blocks where blocked_id = ${viewerId}
    union all select id from users where leaves_at is not null)`

/**
 * The only condition for the visibility of people: no ending account, no block in either direction. A statement that needs it in several
 * places computes `hiddenPeople` once and passes a reference to it.
 */
export const personVisibleTo = (person: Person, viewerId: string | null, hidden = hiddenPeople(viewerId)) =>
  sql<boolean>`${person} <> all(${hidden})`

export const hasBlocked = (blocker: Person, blocked: Person) =>
  sql<boolean>`exists (select from blocks where blocker_id = ${blocker} and blocked_id = ${blocked})`

export const hasMuted = (muter: Person, muted: Person) =>
  sql<boolean>`exists (select from mutes where muter_id = ${muter} and muted_id = ${muted})`

/** Whether the viewer has not muted the person. For lists only: the texts of a muted person can still be opened. */
export const notMutedBy = (person: Person, viewerId: string) =>
  sql<boolean>`${person} <> all(array(select muted_id from mutes where muter_id = ${viewerId}))`

/** Whether the person exists for this viewer. `or`: a condition for exceptions from blocks. */
export async function isPersonVisible(
  { db }: Pick<Database, 'db'>,
  { viewerId, personId, or = sql`false` }: { viewerId: string | null; personId: string; or?: RawBuilder<unknown> },
): Promise<boolean> {
  return selectExists({ db })`select from users where users.id = ${personId}
    and (${personVisibleTo(sql.ref('users.id'), viewerId)} or ${or})`
}
