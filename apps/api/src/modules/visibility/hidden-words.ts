import { type RawBuilder, sql } from 'kysely'

/** Where a text is shown; words that are hidden everywhere are hidden in each. */
type Surface = 'feed' | 'comments' | 'everywhere'

const REACHES: Record<Surface, RawBuilder<unknown>> = {
  feed: sql`true`,
  comments: sql`hidden.reach <> 'feed'`,
  everywhere: sql`hidden.reach = 'everywhere'`,
}

const hiddenWords = (viewerId: string, surface: Surface) =>
  sql`hidden_words hidden where hidden.user_id = ${viewerId} and ${REACHES[surface]} and (hidden.until is null or hidden.until > now())`

/** Both are computed once per statement: who hides nothing pays for one look-up. */
const hidesNothing = (viewerId: string, surface: Surface) => sql`not exists (select from ${hiddenWords(viewerId, surface)})`
const patterns = (viewerId: string, surface: Surface) => sql`array(select hidden.pattern from ${hiddenWords(viewerId, surface)})`

/**
 * Whether a worry of the table `posts` has none of the words that the viewer hides there; their own never have. For lists only, as mutes
 * are. `kinds`: of a story, the worry and the story itself.
 */
export const withoutHiddenWords = (viewerId: string, surface: Surface, kinds: RawBuilder<unknown> = sql`('worry')`) =>
  sql<boolean>`(${hidesNothing(viewerId, surface)} or posts.user_id = ${viewerId} or not exists (
    select from post_search shown where shown.post_id = posts.id and shown.kind in ${kinds}
      and shown.plain like any(${patterns(viewerId, surface)}) offset 0))`

/** Whether a text of this writer has words that the viewer hides in comments. */
export const hasHiddenWords = (viewerId: string, text: RawBuilder<unknown>, writerId: RawBuilder<unknown>) =>
  sql<boolean>`(not ${hidesNothing(viewerId, 'comments')} and ${writerId} <> ${viewerId}
    and words_between_spaces(${text}) like any(${patterns(viewerId, 'comments')}))`
