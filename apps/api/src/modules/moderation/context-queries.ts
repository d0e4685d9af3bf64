import type { CaseText, ReachOutMessage } from '@worrystone/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/db.ts'
import { getRow, selectRows } from '../../db/rows.ts'
import { type SummaryRow, summaryJson } from '../users/index.ts'
import { personVisibleTo, postVisibleTo } from '../visibility/index.ts'
import { contentForModerators, EXCERPT, isUndecided } from './case-sql.ts'

export type TextRow = Pick<CaseText, 'id' | 'kind'> & {
  post_id: string
  author: SummaryRow
  content: string
  created_at: Date
}
export type PersonRow = { joined_at: Date; measures: number; other_cases: number }
export type MessageRow = { message: ReachOutMessage; at: Date }

/** The maximum of comments around the subject of a case, and of recent texts by its author. */
const MAX_TEXTS = sql.lit(6)
const excerpt = (text: RawBuilder<unknown>) => sql`left(${text}, ${sql.lit(EXCERPT)})`
const asPost = sql`posts.id, 'post' as kind, posts.id as post_id, posts.user_id, ${excerpt(sql`posts.short_content`)} as content,
  coalesce(posts.published_at, posts.created_at) as created_at`
const asComment = sql`o.id, 'comment' as kind, o.post_id, o.user_id, ${excerpt(sql`o.content`)} as content, o.created_at`
const isPublicComment = sql`o.removed_at is null and o.moderation_status = 'approved' and ${personVisibleTo(sql.ref('o.user_id'), null)}`
const withAuthor = (texts: RawBuilder<unknown>) => sql`
  select t.id, t.kind, t.post_id, t.content, t.created_at, ${summaryJson('u')} as author from (${texts}) t join users u on u.id = t.user_id`

/** What a moderator reads beside the subject of a case: nothing that moderators may not read by itself. */
export const contextQueries = (database: Database) => ({
  /** The worry of a comment or a story and the comments before it, or the latest comments of a worry; oldest first. */
  threadOf: (caseId: string): Promise<TextRow[]> =>
    selectRows(database)<TextRow>`
      with about as (
        select w.id as post_id, c.kind, c.subject_id, k.created_at as said_at
        from moderation_cases c ${contentForModerators} where c.id = ${caseId} and w.id is not null and c.kind <> 'person')
      ${withAuthor(sql`
        select ${asPost} from posts join about on about.post_id = posts.id and about.kind <> 'post'
        union all
        (select ${asComment} from comments o join about on about.post_id = o.post_id
          where about.kind in ('post', 'comment') and ${isPublicComment} and o.id <> about.subject_id
            and (about.said_at is null or o.created_at <= about.said_at)
          order by o.created_at desc, o.id desc limit ${MAX_TEXTS})`)}
      order by t.kind = 'comment', t.created_at, t.id`,

  /** What everybody can read of this person's last 30 days, without the subject of the case; newest first. */
  publicTextsOf: (authorId: string, exceptId: string): Promise<TextRow[]> =>
    selectRows(database)<TextRow>`
      ${withAuthor(sql`
        (select ${asPost} from posts where posts.user_id = ${authorId} and posts.id <> ${exceptId} and ${postVisibleTo(null)}
          and posts.published_at > now() - interval '30 days' order by posts.published_at desc limit ${MAX_TEXTS})
        union all
        (select ${asComment} from comments o join posts on posts.id = o.post_id
          where o.user_id = ${authorId} and o.id <> ${exceptId} and ${isPublicComment} and ${postVisibleTo(null)}
            and o.created_at > now() - interval '30 days' order by o.created_at desc limit ${MAX_TEXTS})`)}
      order by t.created_at desc, t.id desc limit ${MAX_TEXTS}`,

  personOf: (authorId: string, caseId: string): Promise<PersonRow> => getRow(database)<PersonRow>`
      select users.created_at as joined_at,
        (select count(*)::int from moderation_cases c where c.author_id = users.id and c.id <> ${caseId} and c.state = 'resolved'
          and c.appeal is distinct from 'granted' and c.decided_at > now() - interval '90 days') as measures,
        (select count(*)::int from moderation_cases c where c.author_id = users.id and c.id <> ${caseId} and ${isUndecided}) as other_cases
      from users where users.id = ${authorId}`,

  /** The ready messages that this person got since then, from any case; newest first. */
  messagesTo: (authorId: string, since: Date): Promise<MessageRow[]> =>
    selectRows(database)<MessageRow>`
      select e.detail as message, e.at from moderation_events e join moderation_cases c on c.id = e.case_id
      where c.author_id = ${authorId} and e.what = 'reached-out' and e.at > ${since} order by e.id desc limit 50`,
})
