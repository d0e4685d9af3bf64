import { type RawBuilder, sql } from 'kysely'
import { summaryJson } from '../users/index.ts'

/** One character more than an excerpt, which shows whether the text was cut. */
export const EXCERPT = 501

/** Literals, because the partial indexes match nothing else. */
export const isUndecided = sql`c.state in ('open', 'in_work')`
export const isDecided = sql`c.state in ('resolved', 'rejected')`

/**
 * Joins the current content of the case `c`; nulls when it is deleted, and for a person. A worry that is private or a draft again, and a
 * story that is no longer shared, are treated as deleted for moderators.
 */
export const contentForModerators = sql`
  left join posts w on w.id = c.post_id and w.privacy_level <> 'private' and (w.published_at is not null or w.scheduled_for is not null)
  left join posts p on c.kind = 'post' and p.id = w.id
  left join comments k on c.kind = 'comment' and k.id = c.subject_id and k.removed_at is null
  left join resolutions s on c.kind = 'story' and s.post_id = w.id and s.is_public`
/** The same for its author, who can read all of it. */
export const contentForAuthor = sql`
  left join posts p on c.kind = 'post' and p.id = c.subject_id
  left join comments k on c.kind = 'comment' and k.id = c.subject_id and k.removed_at is null
  left join resolutions s on c.kind = 'story' and s.post_id = c.subject_id`
export const content = sql`coalesce(
  p.short_content || coalesce(E'\n\n' || p.long_content, ''), nullif(concat_ws(E'\n\n', replace(k.phrase, '-', ' '), nullif(k.content, '')), ''), concat_ws(E'\n\n', s.story, nullif(array_to_string(s.coping_methods, ', '), '')))`
/** A deleted text that is kept as long as the case waits counts as content for moderators. */
export const withKept = sql`left join moderation_kept_texts kept on kept.case_id = c.id`
export const contentOrKept = sql`coalesce(nullif(${content}, ''), kept.content)`
export const nullIfEmpty = (text: RawBuilder<unknown>) => sql`nullif(${text}, '')`

export const caseColumns = sql`c.id, c.kind, c.subject_id, c.post_id, c.author_id, c.source, c.is_urgent, c.danger_level, c.urgent_since,
  c.concern_count, c.screening, c.report_count, c.state,
  c.assignee_id, c.outcome, c.appeal, c.created_at, c.updated_at, ${summaryJson('author')} as author, ${summaryJson('assignee')} as assignee,
  coalesce(p.moderation_status, k.moderation_status, s.moderation_status) as moderation_status,
  case when nullif(${content}, '') is null then kept.kept_at end as kept_at,
  array(select distinct reason from reports where reports.case_id = c.id order by 1) as reasons`
export const withPeople = sql`left join users author on author.id = c.author_id left join users assignee on assignee.id = c.assignee_id`

/** Whether the case `c` changed something for its author. */
export const affectsAuthor = sql`(${isDecided} and (c.outcome <> 'keep'
  or exists (select from moderation_events e where e.case_id = c.id and e.what in ('held', 'hidden'))))`
