import type { Post, SearchHit, SearchPage, SearchPeriod } from '@worrystone/contracts'
import { dangerIn } from '@worrystone/safety/all-languages'
import type { Viewer } from '../../http/viewer.ts'
import type { postCards } from '../posts/index.ts'
import { compoundParts, isTypingError } from './corrections.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { excerptOf, type TermMatcher, termMatcherOf } from './excerpt.ts'
import { queryTerms, type Term } from './query-terms.ts'
import { type Hit, type HitText, MAX_HITS, type SearchFilter, type SearchStore } from './store.ts'
import { MIN_HITS, queriesOf, rankedQueries } from './text-query.ts'

const DAY = 86_400_000
const PERIODS: Record<SearchPeriod, number> = { day: DAY, week: 7 * DAY, month: 30 * DAY, year: 365 * DAY }
/** Shorter words look like too many others. */
const MIN_CORRECTED_LENGTH = 5
/** A word that texts have is mistyped only if another one is much more frequent. */
const TIMES_AS_FREQUENT = 5

type Query = Omit<SearchFilter, 'languages' | 'since'> & {
  q: string
  limit: number
  offset: number
  cursor?: string | undefined
  languages?: string | undefined
  period?: SearchPeriod | undefined
}
type Options = { store: SearchStore; cards: ReturnType<typeof postCards>; now: () => Date }

/** Finds worries and stories that the viewer may see. The words of a query are neither stored nor logged. */
export function searchService({ store, cards, now }: Options) {
  return {
    async find(viewer: Viewer | null, query: Query): Promise<SearchPage> {
      const { q, limit, cursor, offset, languages, period, ...filter } = query
      const { before, shown } = cursor === undefined ? { before: now(), shown: 0 } : readCursor(cursor)
      const since = period && new Date(now().getTime() - PERIODS[period])
      const viewerId = viewer?.userId ?? null
      const terms = queryTerms(await store.words(q))
      const hasNoTerms = terms.length === 0 || (filter.mine && viewerId === null)
      const hits = hasNoTerms
        ? []
        : await findByTerms(terms, { ...filter, viewerId, before, since, languages: languages?.split(',') })
      const from = shown + offset
      const page = hits.slice(from, from + limit)
      const hasMore = from + page.length < hits.length
      return {
        hits: await present(viewerId, page, terms),
        hasMore,
        total: hits.length,
        nextCursor: hasMore ? writeCursor({ before, shown: from + page.length }) : null,
        helpLevel: dangerIn(q).level,
      }
    },
  }

  /** Runs looser queries until there are enough hits. */
  async function findByTerms(terms: Term[], search: SearchFilter & { viewerId: string | null; before: Date }): Promise<Hit[]> {
    const hits = new Map<string, Hit>()
    const runQuery = async (query: string) => {
      for (const hit of await store.find({ ...search, query, ranked: rankedQueries(terms) }))
        hits.set(`${hit.kind} ${hit.post_id}`, hit)
    }
    const [strict = '', ...looser] = queriesOf(terms)
    await runQuery(strict)
    if (hits.size < MIN_HITS) {
      const hasCorrections = await addCorrections(terms)
      const [all = ''] = queriesOf(terms)
      for (const query of hasCorrections ? [all, ...queriesOf(terms).slice(1)] : looser) {
        if (hits.size < MIN_HITS) await runQuery(query)
      }
    }
    return [...hits.values()].sort(byScore).slice(0, MAX_HITS)
  }

  /** Whether a word may be mistyped, or a compound that no text has: then its term has the words that may be meant. */
  async function addCorrections(terms: Term[]): Promise<boolean> {
    const typed = terms.filter(({ isDense, isRequired, plain }) => !isDense && isRequired && plain.length >= MIN_CORRECTED_LENGTH)
    if (typed.length === 0) return false
    const partsOf = ({ documents, plain }: Term) => (documents === 0 ? compoundParts(plain) : [])
    const [similar, known] = await Promise.all([
      store.wordsLike(typed.map(({ plain }) => plain)),
      store.knownWords(typed.flatMap(partsOf)),
    ])
    for (const term of typed) {
      const meant = similar.filter(
        ({ typed, word, documents }) =>
          typed === term.plain && documents >= term.documents * TIMES_AS_FREQUENT && isTypingError(typed, word),
      )
      term.corrections = [...meant.map(({ word }) => word), ...partsOf(term).filter((part) => known.includes(part))]
    }
    return typed.some(({ corrections }) => corrections.length > 0)
  }

  async function present(viewerId: string | null, page: Hit[], terms: Term[]): Promise<SearchHit[]> {
    const ids = [...new Set(page.map(({ post_id }) => post_id))]
    if (ids.length === 0) return []
    const matcher = termMatcherOf(terms)
    const [posts, stories] = await Promise.all([
      cards(viewerId, ids),
      store.texts(page.filter(({ kind }) => kind === 'story').map(({ post_id }) => post_id)),
    ])
    // A worry that was deleted or hidden between the queries is left out.
    const hits = page.flatMap(({ post_id, kind }): SearchHit[] => {
      const post = posts.find(({ id }) => id === post_id)
      const story = stories.find(({ id }) => id === post_id)
      if (!post || (kind === 'story' && !story)) return []
      return [{ kind, post, excerpt: kind === 'story' && story ? ofStory(story, matcher) : ofWorry(post, matcher) }]
    })
    return showLongerTexts(hits, matcher)
  }

  /** Where only the longer text of a worry has the words, the excerpt is of that. It is read for these hits alone. */
  async function showLongerTexts(hits: SearchHit[], matcher: TermMatcher): Promise<SearchHit[]> {
    const unmarked = hits.filter(
      ({ kind, post, excerpt }) => kind === 'worry' && post.hasLongContent && excerpt.marks.length === 0,
    )
    for (const { id, long_content } of await store.texts(unmarked.map(({ post }) => post.id))) {
      const long = long_content === null ? undefined : excerptOf(long_content, matcher)
      const hit = unmarked.find(({ post }) => post.id === id)
      if (hit && long && long.marks.length > 0) hit.excerpt = { source: 'longer-text', ...long }
    }
    return hits
  }
}
export type SearchService = ReturnType<typeof searchService>

const byScore = (a: Hit, b: Hit) => b.score - a.score || b.published_at.getTime() - a.published_at.getTime()

const ofStory = ({ story, coping_methods }: HitText, matcher: TermMatcher): SearchHit['excerpt'] => ({
  source: 'story',
  ...excerptOf([story, coping_methods?.join(' · ')].filter(Boolean).join('\n'), matcher),
})

const ofWorry = ({ shortContent }: Post, matcher: TermMatcher): SearchHit['excerpt'] => ({
  source: 'worry',
  ...excerptOf(shortContent, matcher),
})
