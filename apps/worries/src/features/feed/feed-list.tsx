import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { radius } from '@worrystone/ui'
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { styled } from 'styled-components'
import { GAP } from './card-heights.ts'
import type { Range, VirtualRange as VirtualRangeType } from './virtual-range.tsx'

/** Up to this length every card is rendered. Longer lists fetch the virtualizer. */
const MAX_NOT_VIRTUALIZED = 40
/** Rendered at once when they appear, as many as a window shows; the others follow in short tasks. */
const FIRST_CARDS = 3

let VirtualRange: typeof VirtualRangeType | undefined

/** Two feeds on one page may show the same worry: the query is scoped to one of them. */
export const focusWorry = (postId: string | undefined, inside: ParentNode | null = document) => {
  if (postId) inside?.querySelector<HTMLElement>(`[data-post="${CSS.escape(postId)}"]`)?.focus()
}

type Props = {
  posts: Post[]
  isComplete: boolean
  isBusy: boolean
  /** `id`: the prefix of the ids of the author's name and of the text, which label the article. */
  renderPost: (post: Post, id: string) => ReactNode
  onEnd: () => void
}

/**
 * The worries as an ARIA feed: Page Down and Page Up move between them, and each has its position. Cards are in the normal flow; in a
 * long list only those near the viewport and the focused one are rendered, and margins replace the rest.
 */
export function FeedList({ posts, isComplete, isBusy, renderPost, onEnd }: Props) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)
  const isLong = posts.length > MAX_NOT_VIRTUALIZED
  const [isFetched, setFetched] = useState(VirtualRange !== undefined)
  const [range, setRange] = useState<Range | null>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const ids = useMemo(() => posts.map((post) => post.id), [posts])
  const pinned = focusedId === null ? -1 : ids.indexOf(focusedId)

  useEffect(() => {
    if (!isLong || isFetched) return
    import('./virtual-range.tsx').then(
      (part) => {
        VirtualRange = part.VirtualRange
        setFetched(true)
      },
      // Without it all cards are rendered, which is slower but not wrong.
      () => {},
    )
  }, [isLong, isFetched])

  useFocusAfterRemoval(list, ids)

  const isVirtual = isLong && isFetched && VirtualRange !== undefined
  const everything = useMemo(() => ids.map((_, index) => ({ index, before: index === 0 ? 0 : GAP })), [ids])
  // HTML from the server has all of them.
  const count = useDeferredValue(ids.length, globalThis.document ? FIRST_CARDS : ids.length)
  const items = isVirtual && range ? range.items : everything.slice(0, count)

  function onFocus(event: FocusEvent) {
    setFocusedId((event.target as Element).closest<HTMLElement>('[data-post]')?.dataset.post ?? null)
  }
  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setFocusedId(null)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { PageDown: 1, PageUp: -1 }[event.key]
    // Events of a dialog bubble through React although it is elsewhere in the DOM.
    const article =
      step && list.current?.contains(event.target as Node) && (event.target as Element).closest<HTMLElement>('[data-post]')
    if (!article) return
    const next = ids[Number(article.dataset.index) + step]
    if (next) {
      event.preventDefault()
      focusWorry(next, list.current)
    } else if (step > 0) onEnd()
  }

  return (
    <List
      ref={list}
      role="feed"
      aria-label={t('Worries')}
      aria-busy={isBusy || count < ids.length}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      style={isVirtual && range ? { paddingBlockEnd: range.after, overflowAnchor: 'none' } : undefined}
    >
      {isVirtual && VirtualRange && <VirtualRange ids={ids} list={list} pinned={pinned} onChange={setRange} />}
      {items.map(({ index, before }) => {
        const post = posts[index]
        return (
          post && (
            <Article
              key={post.id}
              post={post}
              index={index}
              before={before}
              size={isComplete ? posts.length : -1}
              measure={isVirtual ? range?.measure : undefined}
              renderPost={renderPost}
            />
          )
        )
      })}
    </List>
  )
}

type ArticleProps = {
  post: Post
  index: number
  before: number
  size: number
  measure: ((node: HTMLElement | null) => void) | undefined
  renderPost: (post: Post, id: string) => ReactNode
}

const Article = memo(function Article({ post, index, before, size, measure, renderPost }: ArticleProps) {
  const id = useId()
  return (
    <ArticleBox
      ref={measure}
      data-post={post.id}
      data-index={index}
      tabIndex={-1}
      aria-posinset={index + 1}
      aria-setsize={size}
      aria-labelledby={`${id}-author`}
      aria-describedby={`${id}-text`}
      style={{ marginBlockStart: before }}
    >
      {renderPost(post, id)}
    </ArticleBox>
  )
})

/** The focused card was removed, alone or with all of its author's: the one in its place takes the focus. */
function useFocusAfterRemoval(list: { current: HTMLElement | null }, ids: string[]) {
  const before = useRef({ ids, at: -1 })
  useEffect(() => {
    const node = list.current
    const note = () => {
      const article = document.activeElement?.closest<HTMLElement>('[data-post]')
      if (article && node?.contains(article)) before.current.at = before.current.ids.indexOf(article.dataset.post ?? '')
    }
    node?.addEventListener('focusin', note)
    return () => node?.removeEventListener('focusin', note)
  }, [list])
  useEffect(() => {
    const { ids: old, at } = before.current
    before.current = { ids, at }
    const isRemoved = at >= 0 && ids.length < old.length && !ids.includes(old[at] ?? '')
    if (!isRemoved) return
    // After a closing dialog has tried to restore the focus.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) focusWorry(ids[Math.min(at, ids.length - 1)], list.current)
    })
    return () => clearTimeout(timer)
  }, [ids, list])
}

/** Its own formatting context: the first card's margin replaces hundreds of cards and must not collapse. */
const List = styled.div`
  display: flow-root;
  min-inline-size: 0;
`

/** Isolated, so that a card is laid out and painted alone. Its open menu overlaps the next card. */
const ArticleBox = styled.article`
  position: relative;
  contain: layout style;
  isolation: isolate;
  &:has([aria-expanded='true']) { z-index: 1; }
  border-radius: ${radius.l};
  scroll-margin-block: 5rem 1rem;
`
