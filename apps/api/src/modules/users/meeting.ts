import { type RawBuilder, sql } from 'kysely'

/** The person has not asked for the end of their account. Few have: they are looked up once a statement, and cost the rows nothing. */
export const isStaying = (person: RawBuilder<unknown>) =>
  sql<boolean>`${person} <> all(array(select id from users where leaves_at is not null))`

/** Whom the viewer may meet at all: nobody who is leaving, nobody behind a block. `person` is a column with an id. */
export function mayMeet(person: RawBuilder<unknown>, viewerId: string | null): RawBuilder<boolean> {
  if (viewerId === null) return isStaying(person)
  return sql`(${isStaying(person)} and not exists (select from blocks
    where (blocker_id = ${person} and blocked_id = ${viewerId}) or (blocker_id = ${viewerId} and blocked_id = ${person})))`
}
