import { call, queryClient } from '@worrystone/api-client'
import { watchStream } from '@worrystone/api-client/watch-stream'
import { commentsApi, endpointPath, type Post, type ThreadPage } from '@worrystone/contracts'
import { emit } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Viewer } from '../../shared/viewer.ts'
import { commentsKey } from './comments-key.ts'
import { findIncoming, type IncomingComments } from './incoming-comments.ts'
import { type CachedThreads, FIRST } from './use-comments.ts'

/** The most threads of one response. */
const MAX = 100
/** A pending change of the viewer's own is waited for: until then its comment would count as new. */
const WAIT_MS = 500

type Options = {
  post: Post
  audience: Viewer['audience']
  section: RefObject<HTMLElement | null>
  isLoaded: boolean
}

/**
 * Comments that others write while the page is open. They are added at once, unless that moves what somebody sees who has scrolled or is
 * writing: then `count` of them are held until `show`, which returns the id of the first.
 */
export function useIncomingComments({ post, audience, section, isLoaded }: Options) {
  const t = useT()
  const { announce } = usePlatform()
  const [held, setHeld] = useState<{ response: ThreadPage; count: number } | null>(null)
  const knownCount = useRef<number | null>(null)
  const queryKey = commentsKey(audience, post.id)
  const readPages = () => queryClient.getQueryData<CachedThreads>(queryKey)?.pages ?? []
  const isWatched = isLoaded && post.commentsEnabled

  function add(response: ThreadPage): string | undefined {
    setHeld(null)
    // Computed again: the loaded pages may have changed since the response.
    const incoming = findIncoming(readPages(), response)
    if (!incoming) return undefined
    queryClient.setQueryData<CachedThreads>(queryKey, (data) => data && { ...data, pages: incoming.pages })
    if (knownCount.current !== null) emit('comments.changed/1', { postId: post.id, count: knownCount.current })
    return incoming.firstId
  }

  const onCount = useEffectEvent(async (count: number): Promise<void> => {
    if (queryClient.isMutating({ mutationKey: queryKey }) > 0) return void setTimeout(() => void onCount(count), WAIT_MS)
    const before = knownCount.current ?? readPages().at(-1)?.total
    knownCount.current = count
    if (count === before) return
    const loaded = readPages().reduce((sum, { comments }) => sum + comments.length, 0)
    const limit = Math.min(MAX, loaded + FIRST)
    const query = { limit, offset: loaded + FIRST - limit }
    const response = await call(commentsApi.threaded, { params: { postId: post.id }, query }).catch(() => null)
    // The next poll asks again.
    if (!response) knownCount.current = null
    const incoming = response && findIncoming(readPages(), response)
    if (!incoming) return
    announce(t('{{count}} new comments', { count: incoming.count }))
    if (wouldDisturb(section.current, incoming)) setHeld({ response, count: incoming.count })
    else add(response)
  })
  const onPoll = useEffectEvent(() => {
    call(commentsApi.count, { params: { postId: post.id } }).then(
      ({ count }) => onCount(count),
      // The next poll asks again.
      () => {},
    )
  })

  useEffect(() => {
    if (!isWatched) return
    return watchStream({
      path: endpointPath(commentsApi.stream, { params: { postId: post.id } }),
      schema: commentsApi.stream.response,
      onEvent: ({ commentCount }) => void onCount(commentCount),
      onPoll: () => onPoll(),
    })
  }, [post.id, isWatched])

  return { count: held?.count ?? 0, show: () => (held ? add(held.response) : undefined) }
}

/** Whether content would move that somebody sees who has scrolled or is writing. */
function wouldDisturb(section: HTMLElement | null, { below }: IncomingComments): boolean {
  const isWriting = document.activeElement?.matches('textarea') === true && section?.contains(document.activeElement) === true
  if (!section || (window.scrollY === 0 && !isWriting)) return false
  return below.some((id) => {
    const above = id === null ? section : section.querySelector(`[data-comment="${id}"]`)?.closest('li')
    return above && above.getBoundingClientRect().bottom < window.innerHeight
  })
}
