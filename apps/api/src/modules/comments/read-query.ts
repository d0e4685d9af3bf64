import { COMMENT_LEVELS, LIMITS, REPLIES_WITH_THREAD } from '@worrystone/contracts'
import { type RawBuilder, sql } from 'kysely'
import { statementCache } from '../../db/build-once.ts'
import type { Database } from '../../db/db.ts'
import { selectValue } from '../../db/rows.ts'
import type { SummaryRow } from '../users/index.ts'
import { hasHiddenWords, hiddenPeople, notMutedBy, postVisibleTo } from '../visibility/index.ts'
import { UNDETERMINED } from './language-of.ts'
import type { CommentRow } from './present-comment.ts'
import { type CommentReader, isCommentListed, isCommentReadable } from './readable.ts'

type Values = { viewerId: string; id: string; offset: number }
type Param = <K extends keyof Values>(name: K) => Values[K]
type Paging = { limit: number; offset: number }
type Counted = CommentRow & { total: number }

/** Pages are read in a few sizes and truncated: each size is one prepared statement. */
const SIZES = [11, 21, 51, 101]
const MAX_SIZE = 101

const BELOW = COMMENT_LEVELS - 1

const OLDEST_FIRST = sql`c.created_at, c.id`

const utc = (column: string) => sql`(c.${sql.ref(column)} at time zone 'utc')::text as ${sql.ref(column)}`

/** The comment `c` for this reader. Answers are counted up to the limit of totals. */
const columns = (reader: CommentReader) => sql`
  c.id, c.post_id, c.user_id, u.username, u.display_name, u.avatar_url, c.parent_id, c.depth,
  case when ${isCommentReadable('c', reader)} then c.content else '' end as content,
  case when ${isCommentReadable('c', reader)} then c.phrase end as phrase,
  c.language, ${reader.hasTranslations ? IS_TRANSLATABLE : sql`false`} as is_translatable, c.moderation_status,
  ${isCommentReadable('c', reader)} as is_readable, ${reader.viewerId === null ? sql`false` : sql`c.user_id = ${reader.viewerId}`} as is_own,
  ${hidesWords(reader)} as hides_words, c.edited_at is not null as is_edited, ${helpedMe(reader)} as helped_me, ${utc('created_at')}, ${utc('updated_at')},
  case when c.depth < ${sql.lit(BELOW)} then ${answerCount(reader)} else 0 end as reply_count`

const hidesWords = ({ viewerId }: CommentReader) =>
  viewerId === null ? sql`false` : hasHiddenWords(viewerId, sql.ref('c.content'), sql.ref('c.user_id'))

const helpedMe = ({ viewerId }: CommentReader) =>
  viewerId === null
    ? sql`false`
    : sql`exists (select from thanks where thanks.comment_id = c.id and thanks.user_id = ${viewerId} offset 0)`

/** Of a worry that everyone sees; of others only where its author and the comment's both allow it. */
const IS_TRANSLATABLE = sql`(c.content <> '' and c.language <> ${sql.lit(UNDETERMINED)} and exists (
  select from posts of join users author on author.id = of.user_id where of.id = c.post_id
    and (of.privacy_level = 'public' or (author.allows_translation and u.allows_translation))))`

const answerCount = (reader: CommentReader) => sql`(select count(*)::int from (
  select from comments a where a.parent_id = c.id and ${isCommentListed('a', reader, BELOW - 1)} limit ${sql.lit(LIMITS.totalMax)}) n)`

/** All comments of a worry that the reader can read: the worry's own counter ignores blocks and held comments. */
const total = (reader: CommentReader) => sql`(select count(*)::int from (
  select from comments t where t.post_id = post.id and ${isCommentReadable('t', reader)} limit ${sql.lit(LIMITS.totalMax)}) n)`

/** The worry `id`, if the reader can see it; everything else joins this row. */
const visiblePost = (reader: CommentReader, id: string) =>
  sql`post as materialized (select posts.id from posts where posts.id = ${id} and ${postVisibleTo(reader.viewerId, reader.hidden)})`

/** Computes the hidden users once: threads have the condition in a dozen places, and repeating it took a quarter of their time. */
const withHiddenPeople = ({ viewerId }: CommentReader) => sql`hidden as materialized (select ${hiddenPeople(viewerId)} as ids), `
const HIDDEN = sql<string[]>`(select ids from hidden)::uuid[]`

/** The first answers below each row of `above`, by an index lookup per row. */
const answersOf = (above: string, reader: CommentReader, below: number) => sql`
  select answer.* from ${sql.ref(above)} above cross join lateral (
    select c.* from comments c where c.parent_id = above.id and ${isCommentListed('c', reader, below)}
    order by ${OLDEST_FIRST} limit ${sql.lit(REPLIES_WITH_THREAD)}) answer`

const commentRows = (reader: CommentReader, from: RawBuilder<unknown>, extraColumns = sql``) =>
  sql`select ${columns(reader)}${extraColumns} from (${from}) c left join users u on u.id = c.user_id order by ${OLDEST_FIRST}`

type PageOptions = { size: number; hasOffset: boolean; param: Param }

const pageClause = ({ size, hasOffset, param }: PageOptions) =>
  hasOffset ? sql`limit ${sql.lit(size)} offset ${param('offset')}` : sql`limit ${sql.lit(size)}`

/** One page of threads with the first answers of both levels below. */
function threads(visitor: CommentReader, page: PageOptions) {
  const reader = { ...visitor, hidden: HIDDEN }
  return sql<Counted>`
  with ${withHiddenPeople(reader)}${visiblePost(reader, page.param('id'))},
    roots as materialized (
      select c.* from comments c where c.post_id = (select id from post) and c.parent_id is null and ${isCommentListed('c', reader, BELOW)}
      order by ${OLDEST_FIRST} ${pageClause(page)}),
    answers as materialized (${answersOf('roots', reader, 1)}),
    deeper as materialized (${answersOf('answers', reader, 0)})
  ${commentRows(
    reader,
    sql`select * from roots union all select * from answers union all select * from deeper`,
    sql`, (select ${total(reader)} from post) as total`,
  )}`
}

/** One page of the answers directly below a comment, with their first answers. */
const replies = (reader: CommentReader, page: PageOptions) => sql<CommentRow>`
  with parent as materialized (${commentById(reader, page.param('id'))}),
    answers as materialized (
      select c.* from comments c where c.parent_id = (select id from parent) and ${isCommentListed('c', reader, 1)}
      order by ${OLDEST_FIRST} ${pageClause(page)}),
    deeper as materialized (${answersOf('answers', reader, 0)})
  ${commentRows(reader, sql`select * from answers union all select * from deeper`)}`

/** Every comment of a worry as a flat list, answers included. */
const list = (reader: CommentReader, page: PageOptions) => sql<Counted>`
  with ${visiblePost(reader, page.param('id'))}
  ${commentRows(
    reader,
    sql`select * from comments c where c.post_id = (select id from post) and ${isCommentReadable('c', reader)}
      order by ${OLDEST_FIRST} ${pageClause(page)}`,
    sql`, (select ${total(reader)} from post) as total`,
  )}`

const commentById = (reader: CommentReader, id: string) => sql`
  select c.* from comments c join posts on posts.id = c.post_id
  where c.id = ${id} and ${postVisibleTo(reader.viewerId)} and ${isCommentListed('c', reader, BELOW)}`

/** Whether the reader, who wrote the worry, said that the author of `c` helped. */
const isHelper = ({ viewerId }: CommentReader) =>
  viewerId === null
    ? sql`false`
    : sql`exists (select from thanks where thanks.post_id = (select id from post)
        and thanks.helper_id = c.user_id and thanks.user_id = ${viewerId})`

/** The number of people who are named, apart from helpers. */
const MAX_NAMED = 12

export type CommenterRow = SummaryRow & { helped_me: boolean; total: number }

/** The authors of the comments that the reader can read, without the worry's own author and those whom the reader has muted. */
const people = (reader: CommentReader, id: string) => sql<CommenterRow>`
  with ${visiblePost(reader, id)},
    writers as materialized (
      select c.user_id, row_number() over (order by min(c.created_at), c.user_id) as position, ${isHelper(reader)} as helped_me from comments c
      where c.post_id = (select id from post) and ${isCommentReadable('c', reader)}
        and c.user_id <> (select user_id from posts where posts.id = (select id from post))
        ${reader.viewerId === null ? sql`` : sql`and ${notMutedBy(sql.ref('c.user_id'), reader.viewerId)}`}
      group by c.user_id)
  select u.id, u.username, u.display_name, u.avatar_url, writers.helped_me, (select count(*)::int from writers) as total
  from writers join users u on u.id = writers.user_id
  where writers.position <= ${sql.lit(MAX_NAMED)} or writers.helped_me order by writers.position`

type ReceivedRow = Omit<SummaryRow, 'id'> & {
  id: string
  post_id: string
  user_id: string
  content: string
  created_at: Date
  is_answer: boolean
  worry: string
  is_own_worry: boolean
}

/** Answers are searched below this many of the viewer's latest comments. */
const LATEST_OWN = 200

/** The latest comments on the viewer's worries and answers to their comments. Both parts are read by an index. */
function received(viewerId: string, limit: number) {
  const reader = { viewerId, withHeld: false, hidden: HIDDEN }
  const isToViewer = sql`c.user_id <> ${viewerId} and ${isCommentReadable('c', reader)} and ${notMutedBy(sql.ref('c.user_id'), viewerId)}
    and not ${hasHiddenWords(viewerId, sql.ref('c.content'), sql.ref('c.user_id'))}`
  return sql<ReceivedRow>`
  with ${withHiddenPeople(reader)}
    own as materialized (
      select id from comments where user_id = ${viewerId} and removed_at is null order by created_at desc limit ${sql.lit(LATEST_OWN)}),
    answers as materialized (
      select c.id from comments c where c.parent_id in (select parent_id from comments where id in (select id from own) and parent_id is not null
          union all select id from own)
        and coalesce(c.answered_id, c.parent_id) in (select id from own)),
    on_own_worries as materialized (
      select c.id from comments c where c.post_id = any(array(select id from posts where user_id = ${viewerId}))
        and ${isToViewer} order by c.created_at desc limit ${limit}),
    latest as (select id from answers union select id from on_own_worries)
  select c.id, c.post_id, c.user_id, u.username, u.display_name, u.avatar_url, c.content, c.created_at,
    c.id in (select id from answers) as is_answer, posts.short_content as worry, posts.user_id = ${viewerId} as is_own_worry
  from latest join comments c on c.id = latest.id join posts on posts.id = c.post_id join users u on u.id = c.user_id
  where ${isToViewer} and ${postVisibleTo(viewerId, HIDDEN)}
  order by c.created_at desc, c.id desc limit ${limit}`
}

/** The statements that read comments. */
export function readQueries(database: Database, { hasTranslations = false } = {}) {
  const runStatement = statementCache<Values>(database)

  function run<Row>(
    name: string,
    { viewerId, withHeld }: CommentReader,
    build: (reader: CommentReader, param: Param) => RawBuilder<Row>,
    values: Omit<Values, 'viewerId'>,
  ): Promise<Row[]> {
    const key = `${name} ${viewerId !== null} ${withHeld}`
    const reader = (param: Param) => ({ viewerId: viewerId === null ? null : param('viewerId'), withHeld, hasTranslations })
    const buildFor = (param: Param) => build(reader(param), param)
    return runStatement(key, buildFor, { viewerId: viewerId ?? '', ...values })
  }

  const paged =
    <Row>(name: string, build: (reader: CommentReader, page: PageOptions) => RawBuilder<Row>) =>
    (reader: CommentReader, id: string, { limit, offset }: Paging): Promise<Row[]> => {
      const size = SIZES.find((size) => size > limit) ?? MAX_SIZE
      const hasOffset = offset > 0
      return run(`${name} ${size} ${hasOffset}`, reader, (boundReader, param) => build(boundReader, { size, hasOffset, param }), {
        id,
        offset,
      })
    }

  return {
    /** At least one thread more than `limit`, if it exists; the input of `presentThreads`. */
    threads: paged('threads', threads),
    replies: paged('replies', replies),
    list: paged('list', list),

    people: (reader: CommentReader, id: string) =>
      run('people', reader, (boundReader, param) => people(boundReader, param('id')), { id, offset: 0 }),

    received: async (viewerId: string, limit: number) => (await received(viewerId, limit).execute(database.db())).rows,

    /** One comment, or its placeholder. */
    async one(reader: CommentReader, id: string): Promise<CommentRow | undefined> {
      const statement = (boundReader: CommentReader, param: Param) =>
        commentRows(boundReader, commentById(boundReader, param('id'))) as RawBuilder<CommentRow>
      const [comment] = await run('one', reader, statement, { id, offset: 0 })
      return comment
    },

    /** The worry's public count of comments; undefined if the viewer cannot see the worry. */
    count: (viewerId: string | null, postId: string): Promise<number | undefined> => selectValue(database)<number>`
        select comment_count from posts where posts.id = ${postId} and ${postVisibleTo(viewerId)}`,
  }
}
export type ReadQueries = ReturnType<typeof readQueries>
