import { type Category, LIMITS, type PrivacyLevel } from '@worrystone/contracts'
import { type RawBuilder, sql } from 'kysely'
import { statementCache } from '../../db/build-once.ts'
import type { Database } from '../../db/db.ts'
import { isPublished, notMutedBy, postVisibleTo, withoutHiddenWords } from '../visibility/index.ts'
import type { PostRow } from './present-post.ts'
import { similarCount } from './similar-count.ts'

/** The authors of a list: everyone, one author, the viewer and the people they follow (circle), or all others. */
type Scope = 'everyone' | 'author' | 'circle' | 'others'

/** A list for one viewer. `withUnpublished` puts the viewer's drafts and scheduled worries on top. */
export type List = {
  scope: Scope
  viewerId: string | null
  authorId?: string
  privacyLevel?: PrivacyLevel | undefined
  languages?: string[] | undefined
  category?: Category | undefined
  withUnpublished?: boolean
}

/** What a reader filters a list by. */
export type Filters = Pick<List, 'languages' | 'category'>

/** The key after which a page starts. */
export type After = { at: string; id: string }

const GREATEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
export const START: After = { at: 'infinity', id: GREATEST_ID }
export const END: After = { at: '-infinity', id: GREATEST_ID }

type Values = {
  viewerId: string
  authorId: string
  at: string
  id: string
  unpublishedAt: string
  unpublishedId: string
  offset: number
  ids: string[]
  language: string
  languages: string[]
  category: Category
}
type Param = <K extends keyof Values>(name: K) => Values[K]
type Shape = Pick<List, 'scope' | 'privacyLevel' | 'withUnpublished'> & {
  isSignedIn: boolean
  languages: 'all' | 'one' | 'several'
  hasCategory: boolean
}

const utc = (column: string) => `(p.${column} at time zone 'utc')::text as ${column}`

const COLUMNS = sql.raw(`
  p.id, p.user_id, u.username, u.display_name, u.avatar_url, p.worry_prompt, p.short_content,
  p.long_content is not null as has_long_content, p.privacy_level, p.comments_enabled,
  ${utc('scheduled_for')}, ${utc('published_at')}, coalesce(p.published_at <= now(), false) as is_published,
  ${utc('created_at')}, ${utc('updated_at')}, p.edited_at is not null as is_edited,
  p.support_count, p.me_too_count, p.comment_count, p.content_warning, p.wish, p.topics, p.category, p.language, p.resolved_at is not null as is_resolved,
  p.moderation_status`)

/**
 * The viewer's relation to each worry, for the page's rows only. `offset 0` keeps PostgreSQL from reading everything that the viewer
 * ever supported into a hash table.
 */
const flags = (viewerId: string | null) =>
  viewerId === null
    ? sql``
    : sql`, p.user_id = ${viewerId} as is_own,
      exists (select from follows f where f.follower_id = ${viewerId} and f.following_id = p.user_id offset 0) as is_following_author,
      exists (select from supports s where s.user_id = ${viewerId} and s.post_id = p.id offset 0) as is_showing_support,
      exists (select from me_toos m where m.user_id = ${viewerId} and m.post_id = p.id offset 0) as has_me_too,
      exists (select from saved_posts b where b.user_id = ${viewerId} and b.post_id = p.id offset 0) as is_saved`

const cards = (viewerId: string | null, source: RawBuilder<unknown>, order: RawBuilder<unknown>, extraColumns = sql``) =>
  sql<PostRow>`select ${COLUMNS}, ${similarCount(viewerId)} as similar_count${flags(viewerId)}${extraColumns} from (${source}) p join users u on u.id = p.user_id order by ${order}`

const NEWEST_FIRST = sql`posts.published_at desc, posts.id desc`

const circleOf = (viewerId: string) =>
  sql`posts.user_id = any(array(
    select following_id from follows where follower_id = ${viewerId} union all select ${viewerId}::uuid))`

/** The published worries of a list. Conditions of a partial index are literals: the planner cannot match a parameter with the index. */
function published({ scope, privacyLevel, isSignedIn, languages, hasCategory }: Shape, param: Param) {
  const viewerId = isSignedIn ? param('viewerId') : null
  const conditions = [isPublished, postVisibleTo(viewerId)]
  if (scope === 'author') conditions.push(sql`posts.user_id = ${param('authorId')}`)
  if (viewerId !== null && scope !== 'author')
    conditions.push(notMutedBy(sql.ref('posts.user_id'), viewerId), withoutHiddenWords(viewerId, 'feed'))
  if (viewerId !== null && scope === 'circle') conditions.push(circleOf(viewerId) as RawBuilder<boolean>)
  if (viewerId !== null && scope === 'others') {
    conditions.push(sql`posts.privacy_level = 'public' and posts.user_id <> ${viewerId} and not exists (
      select from follows where follows.follower_id = ${viewerId} and follows.following_id = posts.user_id)`)
  }
  if (hasCategory) conditions.push(sql`posts.category = ${param('category')}`)
  // One language reads the index by language in its order; several are a filter on the newest.
  if (languages === 'one') conditions.push(sql`posts.language = ${param('language')}`)
  if (languages === 'several') conditions.push(sql`posts.language = any(${param('languages')}::text[])`)
  if (privacyLevel) conditions.push(sql`posts.privacy_level = ${sql.lit(privacyLevel)}`)
  // Implied by visibility, but lets the planner use the index by author.
  if (viewerId !== null && privacyLevel === 'private') conditions.push(sql`posts.user_id = ${viewerId}`)
  if (viewerId !== null && privacyLevel === 'friends' && scope === 'everyone') {
    conditions.push(sql`posts.user_id = any(array(
      select follower_id from follows where following_id = ${viewerId} union all select ${viewerId}::uuid))`)
  }
  return sql.join(conditions, sql` and `)
}

/** The viewer's own drafts and scheduled worries. */
function unpublished({ privacyLevel }: Shape, param: Param) {
  const level = privacyLevel ? sql` and posts.privacy_level = ${sql.lit(privacyLevel)}` : sql``
  return sql`posts.user_id = ${param('viewerId')} and (posts.published_at is null or posts.published_at > now())${level}`
}

/** Pages are read in a few sizes and truncated: each size is one prepared statement. */
const SIZES = [6, 11, 21, 51, 101]
const MAX_SIZE = 101
const sizeFor = (rows: number) => SIZES.find((size) => size >= rows) ?? MAX_SIZE
const MAX_ROWS = LIMITS.offsetMax + MAX_SIZE

/**
 * The first page of a circle with the total. Sorting reads all rows anyway, so that counting them here costs a third of a separate count.
 */
function countedTop(shape: Shape, size: number, param: Param): RawBuilder<CountedRow> {
  const top = sql`select posts.*, count(*) over ()::int as total from posts where ${published(shape, param)}
    order by ${NEWEST_FIRST} limit ${sql.lit(size)}`
  return cards(param('viewerId'), top, sql`p.published_at desc, p.id desc`, sql`, p.total`) as RawBuilder<CountedRow>
}

/** One page in one statement. Its size is a literal, so that PostgreSQL plans for a short page. */
function page(shape: Shape, size: number | 'offset', param: Param): RawBuilder<PostRow> {
  const viewerId = shape.isSignedIn ? param('viewerId') : null
  const limit = sql.lit(size === 'offset' ? MAX_ROWS : size)
  // Scans the rows before the offset, but joins only those after it.
  const paginate = (all: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    size === 'offset'
      ? sql`select * from (${all}) everything order by ${order} offset ${param('offset')} limit ${sql.lit(MAX_SIZE)}`
      : all

  const publishedPosts = sql`select posts.* from posts where ${published(shape, param)}
    and (posts.published_at, posts.id) < (${param('at')}, ${param('id')}) order by ${NEWEST_FIRST} limit ${limit}`
  if (!shape.withUnpublished) {
    return cards(viewerId, paginate(publishedPosts, sql`published_at desc, id desc`), sql`p.published_at desc, p.id desc`)
  }

  const unpublishedPosts = sql`select posts.* from posts where ${unpublished(shape, param)}
    and (posts.created_at, posts.id) < (${param('unpublishedAt')}, ${param('unpublishedId')})
    order by posts.created_at desc, posts.id desc limit ${limit}`
  const combined = sql`(select 0 as part, a.created_at as sort_at, a.* from (${unpublishedPosts}) a)
    union all (select 1 as part, b.published_at as sort_at, b.* from (${publishedPosts}) b)
    order by part, sort_at desc, id desc limit ${limit}`
  return cards(viewerId, paginate(combined, sql`part, sort_at desc, id desc`), sql`p.part, p.sort_at desc, p.id desc`)
}

const total = (shape: Shape, max: number, param: Param) => {
  const all = shape.withUnpublished
    ? sql`(select from posts where ${published(shape, param)} limit ${sql.lit(max)})
        union all (select from posts where ${unpublished(shape, param)} limit ${sql.lit(max)})`
    : sql`select from posts where ${published(shape, param)}`
  return sql<{ total: number }>`select count(*)::int as total from (select from (${all}) a limit ${sql.lit(max)}) b`
}

type CountedRow = PostRow & { total: number }

const languageFilterOf = ({ languages }: Filters): Shape['languages'] =>
  !languages ? 'all' : languages.length === 1 ? 'one' : 'several'

/** What of a statement depends on the filters. */
const filterShape = (filters: Filters) => ({ languages: languageFilterOf(filters), hasCategory: filters.category !== undefined })
const filterName = (filters: Filters) => `${languageFilterOf(filters)} ${filters.category !== undefined}`

const filterValues = ({ languages, category }: Filters) => ({
  ...(languages?.length === 1 ? { language: languages[0] ?? '' } : languages && { languages }),
  ...(category && { category }),
})

const others = (filters: Filters): Shape => ({ scope: 'others', isSignedIn: true, ...filterShape(filters) })

/** Similar worries are searched for this many of the viewer's own. */
const LATEST_OWN = 10

/** A worry of the discovery feed before its card is read. */
export type Candidate = { id: string; user_id: string; published_at: Date }

/** The statements of all lists. */
export function pageQueries(database: Database) {
  const run = statementCache<Values>(database)

  const shapeOf = ({ scope, viewerId, privacyLevel, withUnpublished = false, ...filters }: List): Shape & { name: string } => {
    const isSignedIn = viewerId !== null
    const name = `${scope} ${isSignedIn} ${privacyLevel} ${withUnpublished} ${filterName(filters)}`
    return { scope, privacyLevel, withUnpublished, isSignedIn, ...filterShape(filters), name }
  }
  const idsOf = ({ viewerId, authorId, ...filters }: List) => ({
    ...filterValues(filters),
    ...(viewerId !== null && { viewerId }),
    ...(authorId !== undefined && { authorId }),
  })

  return {
    /** Up to `rows` worries below `after`; own unpublished ones below `afterUnpublished`. */
    async page(
      list: List,
      position: { after: After; afterUnpublished: After; offset: number; rows: number },
    ): Promise<PostRow[]> {
      const { after, afterUnpublished, offset, rows } = position
      const { name, ...shape } = shapeOf(list)
      const keys = { at: after.at, id: after.id, unpublishedAt: afterUnpublished.at, unpublishedId: afterUnpublished.id }
      const size = offset > 0 ? 'offset' : sizeFor(rows)
      const posts = await run(`page ${name} ${size}`, (param) => page(shape, size, param), { ...idsOf(list), ...keys, offset })
      return posts.slice(0, rows)
    },

    /** The first `rows` worries of the viewer's circle, each with the total. */
    circleTop(viewerId: string, rows: number, filters: Filters): Promise<CountedRow[]> {
      const size = sizeFor(rows)
      const shape: Shape = { scope: 'circle', isSignedIn: true, ...filterShape(filters) }
      const values = { viewerId, ...filterValues(filters) }
      return run(`circle top ${size} ${filterName(filters)}`, (param) => countedTop(shape, size, param), values)
    },

    /** The number of worries, counted up to `max`. */
    async total(list: List, max: number): Promise<number> {
      const { name, ...shape } = shapeOf(list)
      const [row] = await run(`total ${name}`, (param) => total(shape, max, param), idsOf(list))
      return row?.total ?? 0
    },

    /** Candidates of the discovery feed: `rows` worries from `from` on, itself included, without those `excluded`. */
    candidates(
      viewerId: string,
      from: After,
      { excluded, offset, rows, filters }: { excluded: string[]; offset: number; rows: number; filters: Filters },
    ): Promise<Candidate[]> {
      const shape = others(filters)
      const statement = (param: Param) => {
        const newest = sql`select posts.id, posts.user_id, posts.published_at from posts
          where ${published(shape, param)} and (posts.published_at, posts.id) <= (${param('at')}, ${param('id')})
          and posts.id <> all(${param('ids')}::uuid[])
          order by ${NEWEST_FIRST} limit ${sql.lit(offset > 0 ? MAX_ROWS : rows)}`
        if (offset === 0) return newest as RawBuilder<Candidate>
        return sql<Candidate>`select * from (${newest}) newest order by published_at desc, id desc
          offset ${param('offset')} limit ${sql.lit(rows)}`
      }
      const values = { viewerId, at: from.at, id: from.id, ids: excluded, offset, ...filterValues(filters) }
      return run(`candidates ${offset > 0} ${rows} ${filterName(filters)}`, statement, values)
    },

    /** Worries of others that are similar to one of the viewer's latest, the most similar first. */
    similarToOwn(viewerId: string, rows: number, filters: Filters): Promise<Candidate[]> {
      const shape = others(filters)
      const statement = (param: Param) => sql<Candidate>`
        select posts.id, posts.user_id, posts.published_at from (
          select s.other_id, max(s.similarity) as similarity from similar_posts s where s.post_id = any(array(
            select own.id from posts own where own.user_id = ${param('viewerId')}
              and not exists (select from post_analyses a where a.post_id = own.id and a.is_distressed)
            order by own.created_at desc, own.id desc limit ${sql.lit(LATEST_OWN)}))
          group by s.other_id) nearest join posts on posts.id = nearest.other_id
        where ${published(shape, param)} order by nearest.similarity desc, posts.id desc limit ${sql.lit(rows)}`
      return run(`similar to own ${rows} ${filterName(filters)}`, statement, { viewerId, ...filterValues(filters) })
    },

    /** These worries, as far as the viewer may see them, in no order. */
    byIds(viewerId: string | null, ids: string[]): Promise<PostRow[]> {
      const statement = (param: Param) => {
        const viewer = viewerId === null ? null : param('viewerId')
        return cards(
          viewer,
          sql`select posts.* from posts where posts.id = any(${param('ids')}::uuid[]) and ${postVisibleTo(viewer)}`,
          sql`p.id`,
        )
      }
      return run(`by ids ${viewerId !== null}`, statement, { ...(viewerId !== null && { viewerId }), ids })
    },

    /** One complete worry, if the viewer may see it. */
    async one(viewerId: string | null, id: string): Promise<(PostRow & { long_content: string | null }) | undefined> {
      const statement = (param: Param) => {
        const viewer = viewerId === null ? null : param('viewerId')
        return sql<
          PostRow & { long_content: string | null }
        >`select p.long_content, ${COLUMNS}, ${similarCount(viewer)} as similar_count${flags(viewer)} from (
          select posts.* from posts where posts.id = ${param('id')} and ${postVisibleTo(viewer)}) p join users u on u.id = p.user_id`
      }
      const [card] = await run(`one ${viewerId !== null}`, statement, { ...(viewerId !== null && { viewerId }), id })
      return card
    },
  }
}
