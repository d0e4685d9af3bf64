import { type Category, LIMITS, type Post, type PostPage, type PrivacyLevel } from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { notFound } from '../../http/app-error.ts'
import { cutPage } from '../../http/cut-page.ts'
import type { Viewer } from '../../http/viewer.ts'
import { isPersonVisible } from '../visibility/index.ts'
import {
  type BatchPosition,
  type DiscoveryPosition,
  MAX_FIRST,
  readCursor,
  readDiscoveryCursor,
  writeCursor,
  writeDiscoveryCursor,
} from './cursor.ts'
import { interleaveAuthors } from './interleave-authors.ts'
import { type After, type Candidate, END, type Filters, type List, pageQueries, START } from './page-query.ts'
import { isoTime, type PostRow, presentFullPost, presentPost } from './present-post.ts'
import { totals } from './totals.ts'

/** `languages`: codes separated by commas. */
type Paging = {
  limit: number
  offset: number
  cursor?: string | undefined
  languages?: string | undefined
  category?: Category | undefined
}
type Filter = Paging & { privacyLevel?: PrivacyLevel | undefined; includeScheduled: boolean }

type DiscoveredPage = { chosen: string[]; next: DiscoveryPosition | null }
type BatchQuery = {
  limit: number
  offset: number
  from: BatchPosition | undefined
  excluded: string[]
  filters: Filters
}

const filtersOf = ({ languages, category }: Pick<Paging, 'languages' | 'category'>): Filters => ({
  languages: languages ? [...new Set(languages.split(','))] : undefined,
  category,
})

/** The discovery feed interleaves this many worries at a time. */
const BATCH_SIZE = 100

/** The lists of worries. Each returns and counts only what its viewer may see. */
export function feeds(database: Database, now: () => Date) {
  const queries = pageQueries(database)
  const total = totals(queries, now)

  async function list(all: List, { limit, offset, cursor, ...filters }: Paging): Promise<PostPage> {
    const list = { ...all, ...filtersOf(filters) }
    const page = toPage(await queries.page(list, { ...positionOf(cursor), offset, rows: limit + 1 }), limit)
    const { length } = page.posts
    // A first page that is also the last one is the total already.
    const isCounted = !page.hasMore && !cursor && (length > 0 || offset === 0)
    return { ...page, total: isCounted ? Math.min(offset + length, LIMITS.totalMax) : await total(list) }
  }

  return {
    async one(viewer: Viewer | null, id: string): Promise<Post> {
      const card = await queries.one(viewer?.userId ?? null, id)
      if (!card) throw notFound()
      return presentFullPost(card)
    },

    everyone: (viewer: Viewer | null, { privacyLevel, includeScheduled, ...paging }: Filter) =>
      list(
        {
          scope: 'everyone',
          viewerId: viewer?.userId ?? null,
          privacyLevel,
          withUnpublished: includeScheduled && viewer !== null,
        },
        paging,
      ),

    async byAuthor(viewer: Viewer | null, authorId: string, { privacyLevel, includeScheduled, ...paging }: Filter) {
      const viewerId = viewer?.userId ?? null
      const withUnpublished = includeScheduled && viewerId === authorId
      const page = await list({ scope: 'author', viewerId, authorId, privacyLevel, withUnpublished }, paging)
      if (page.posts.length === 0 && !(await isPersonVisible(database, { viewerId, personId: authorId }))) throw notFound()
      return page
    },

    async circle({ userId }: Viewer, paging: Paging): Promise<PostPage> {
      if (paging.cursor !== undefined || paging.offset > 0) return list({ scope: 'circle', viewerId: userId }, paging)
      const rows = await queries.circleTop(userId, paging.limit + 1, filtersOf(paging))
      return { ...toPage(rows, paging.limit), total: Math.min(rows[0]?.total ?? 0, LIMITS.totalMax) }
    },

    async discovery(viewer: Viewer | null, paging: Paging): Promise<PostPage> {
      if (!viewer) return list({ scope: 'everyone', viewerId: null }, paging)
      const { chosen, next } = await discover(viewer.userId, paging)
      const cards = new Map((await queries.byIds(viewer.userId, chosen)).map((card) => [card.id, card]))
      return {
        // A worry that was deleted or hidden between the two queries is left out.
        posts: chosen.flatMap((id) => cards.get(id) ?? []).map(presentPost),
        hasMore: next !== null,
        total: await total({ scope: 'others', viewerId: viewer.userId, ...filtersOf(paging) }),
        nextCursor: next && writeDiscoveryCursor(next),
      }
    },
  }

  /** Worries similar to the viewer's own first, then all others. */
  async function discover(viewerId: string, { limit, offset, cursor, ...filterQuery }: Paging): Promise<DiscoveredPage> {
    const filters = filtersOf(filterQuery)
    const position = cursor === undefined ? await firstPosition(viewerId, filters) : readDiscoveryCursor(cursor)
    const { first, below } = position
    const from = Math.min(position.shown + offset, first.length)
    const similar = first.slice(from, from + limit)
    const shown = from + similar.length
    if (shown < first.length) return { chosen: similar, next: { first, shown, below } }
    const remaining = { limit: limit - similar.length, offset: position.shown + offset - from }
    const { chosen, next } = await readBatches(viewerId, { ...remaining, from: below, excluded: first, filters })
    return { chosen: [...similar, ...chosen.map(({ id }) => id)], next: next && { first, shown, below: next } }
  }

  async function firstPosition(viewerId: string, filters: Filters): Promise<DiscoveryPosition> {
    const first = interleaveAuthors(await queries.similarToOwn(viewerId, MAX_FIRST, filters), null).map(({ id }) => id)
    return { first, shown: 0, below: undefined }
  }

  /**
   * Reads the newest worries of others in batches and interleaves the authors inside each batch. A batch depends only on its start and on
   * the ids at the top of the feed, so that new worries above it do not change later pages.
   */
  async function readBatches(
    viewerId: string,
    { limit, offset, from: start, excluded, filters }: BatchQuery,
  ): Promise<{ chosen: Candidate[]; next: BatchPosition | null }> {
    const skip = (start?.shown ?? 0) + offset
    const chosen: Candidate[] = []
    let from = start
    let batchOffset = skip - (skip % BATCH_SIZE)
    let shown = skip % BATCH_SIZE
    let authorBefore = batchOffset === 0 ? (start?.authorBefore ?? null) : null

    while (true) {
      const after = from ? { at: from.at.toISOString(), id: from.id } : START
      const candidates = await queries.candidates(viewerId, after, {
        excluded,
        offset: batchOffset,
        rows: BATCH_SIZE + 1,
        filters,
      })
      const [first, following] = [candidates[0], candidates[BATCH_SIZE]]
      if (!first) return { chosen, next: null }
      const begin = from && batchOffset === 0 ? from : { at: first.published_at, id: first.id }
      const batch = interleaveAuthors(candidates.slice(0, BATCH_SIZE), authorBefore)
      const selected = batch.slice(shown, shown + limit - chosen.length)
      chosen.push(...selected)
      shown += selected.length
      if (shown < batch.length) return { chosen, next: { at: begin.at, id: begin.id, shown, authorBefore } }
      if (!following) return { chosen, next: null }
      authorBefore = batch.at(-1)?.user_id ?? null
      from = { at: following.published_at, id: following.id, shown: 0, authorBefore }
      if (chosen.length === limit) return { chosen, next: from }
      batchOffset = 0
      shown = 0
    }
  }
}

/** Cuts a page that was read with one extra row, which shows whether there is more. */
function toPage(rows: PostRow[], limit: number): Omit<PostPage, 'total'> {
  const { page, hasMore } = cutPage(rows, limit)
  const last = hasMore ? page.at(-1) : undefined
  return { posts: page.map(presentPost), hasMore, nextCursor: last ? writeCursor(positionOfRow(last)) : null }
}

function positionOf(cursor: string | undefined): { after: After; afterUnpublished: After } {
  if (cursor === undefined) return { after: START, afterUnpublished: START }
  const { isPublished, at, id } = readCursor(cursor)
  const key = { at: at.toISOString(), id }
  return isPublished ? { after: key, afterUnpublished: END } : { after: START, afterUnpublished: key }
}

/** The sort key of a worry: the time of its publication, or of its creation while it is not published. */
function positionOfRow({ id, is_published, published_at, created_at }: PostRow) {
  return { isPublished: is_published, at: new Date(isoTime(is_published && published_at ? published_at : created_at)), id }
}
