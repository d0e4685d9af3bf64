import type { Navigation, PageLocation } from '@worrystone/remote-kit'

const KEY = 'worrystone_scroll'
/** How long a loading page may take to grow to the stored position. */
const RESTORE_TIMEOUT_MS = 3_000

type Positions = Record<string, number>

/** The first entry of every document has the same key: two addresses opened in one tab must not share a position. */
const positionKey = ({ key, pathname }: PageLocation) => `${key} ${pathname}`

function readPositions(store: Storage | undefined): Positions {
  try {
    return JSON.parse(store?.getItem(KEY) ?? '{}') as Positions
  } catch {
    return {}
  }
}

/** To the top on a new page, to the stored position on the way back, to the anchor if the address has one. */
export function restoreScroll(navigation: Navigation): () => void {
  window.history.scrollRestoration = 'manual'
  const positions = readPositions(sessionStorage)
  let current = navigation.get()
  let attempt = 0

  const remember = () => {
    positions[positionKey(current.location)] = window.scrollY
  }
  const stop = () => {
    attempt = 0
  }
  const scrollTo = (y: number) => {
    const ownAttempt = ++attempt
    const deadline = Date.now() + RESTORE_TIMEOUT_MS
    const step = () => {
      if (ownAttempt !== attempt) return
      window.scrollTo(0, y)
      if (window.scrollY >= y - 1 || Date.now() > deadline) return stop()
      window.requestAnimationFrame(step)
    }
    step()
  }
  const anchor = (hash: string) => (hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null)

  const stopListening = navigation.subscribe(() => {
    const previous = current
    current = navigation.get()
    const { location, action } = current
    if (action === 'POP') scrollTo(positions[positionKey(location)] ?? 0)
    else if (anchor(location.hash)) anchor(location.hash)?.scrollIntoView()
    else if (location.pathname !== previous.location.pathname) scrollTo(0)
  })
  const store = () => {
    remember()
    try {
      sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-50))))
    } catch {
      // Storage may be forbidden or full: a reload then starts at the top.
    }
  }
  // While a position is being restored the browser reports positions on the way there.
  const onScroll = () => {
    if (!attempt) remember()
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('pagehide', store)
  for (const name of ['wheel', 'touchmove', 'keydown'] as const) window.addEventListener(name, stop, { passive: true })
  const stored = positions[positionKey(current.location)]
  if (stored) scrollTo(stored)

  return () => {
    stopListening()
    window.removeEventListener('scroll', onScroll)
    window.removeEventListener('pagehide', store)
    for (const name of ['wheel', 'touchmove', 'keydown'] as const) window.removeEventListener(name, stop)
  }
}
