import { type RawBuilder, sql } from 'kysely'
import { isPaused } from './pauses.ts'

/**
 * Whether any text of the person was ever taken for dangerous, whatever became of its case, or somebody was worried about them. `person`: an
 * SQL column or value. For what the site leaves out on its own initiative; it changes nothing that anybody else can see.
 */
export const wasEverInDanger = (person: RawBuilder<unknown>, now: Date): RawBuilder<boolean> => sql<boolean>`(
  ${isPaused(person, now)}
  or exists (select from moderation_cases c where c.author_id = ${person}
    and (c.danger_level > 0 or c.is_urgent or c.concern_count > 0 or c.source = 'concern'))
  or exists (select from posts dangerous join post_analyses a on a.post_id = dangerous.id
    where dangerous.user_id = ${person} and a.speaks_of_danger))`
