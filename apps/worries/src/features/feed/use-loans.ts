import { call } from '@worrystone/api-client'
import { type UnansweredPost, unansweredApi } from '@worrystone/contracts'
import { useEffect, useEffectEvent, useRef } from 'react'

const RENEW_MS = 4 * 60_000

/** Leaves the page together with it. */
const keepalive: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true })

/** The worry whose page is open now. */
const openedId = () => /\/posts\/([^/]+)/.exec(window.location.pathname)?.[1]

/** Sent without waiting for the response: a loan that is not renewed or returned ends by itself. */
const silently = (sent: Promise<unknown>) => void sent.catch(() => {})

/**
 * Keeps the loans of these worries while they are looked at, and returns them on leaving. One whose page was opened stays for ten minutes
 * more, to write in.
 */
export function useLoans(posts: UnansweredPost[], onEnded: () => unknown) {
  const renewedUntil = useRef(0)

  const held = useEffectEvent(() => {
    const isHeld = ({ lentUntil }: UnansweredPost) => Math.max(Date.parse(lentUntil), renewedUntil.current) > Date.now()
    return posts.filter(isHeld).map(({ id }) => id)
  })
  const renew = useEffectEvent(async () => {
    const postIds = held()
    if (document.visibilityState === 'hidden' || posts.length === 0) return
    // A suspended device renews nothing: the list is requested again.
    if (postIds.length < posts.length) return void onEnded()
    const { lentUntil } = await call(unansweredApi.renewLoans, { body: { postIds } }, { retries: 0 })
    renewedUntil.current = Date.parse(lentUntil)
  })
  const leave = useEffectEvent(() => {
    const opened = openedId()
    const postIds = held().filter((id) => id !== opened)
    const options = { fetch: keepalive, retries: 0 }
    if (opened && held().includes(opened)) silently(call(unansweredApi.renewLoans, { body: { postIds: [opened] } }, options))
    if (postIds.length > 0) silently(call(unansweredApi.returnLoans, { body: { postIds } }, options))
  })

  const onBack = useEffectEvent(() => void onEnded())

  useEffect(() => {
    const renewQuietly = () => silently(renew())
    const timer = setInterval(renewQuietly, RENEW_MS)
    const returnAll = () => leave()
    // Restored from the browser's cache: the loans have ended.
    const comeBack = ({ persisted }: PageTransitionEvent) => void (persisted && onBack())
    document.addEventListener('visibilitychange', renewQuietly)
    window.addEventListener('pagehide', returnAll)
    window.addEventListener('pageshow', comeBack)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renewQuietly)
      window.removeEventListener('pagehide', returnAll)
      window.removeEventListener('pageshow', comeBack)
      leave()
    }
  }, [])
}
