import type { Navigation } from '@worrystone/remote-kit'

/** Paths that the server answers itself; a link there leaves the page. */
const SERVER_PATHS = /^\/(api|assets|remotes|registry)(\/|$)/

/** The page of this site that a link leads to, or null when the browser should follow it. */
export function sitePathOf(link: HTMLAnchorElement, origin: string): string | null {
  if (!link.hasAttribute('href') || link.hasAttribute('download')) return null
  if (link.target && link.target !== '_self') return null
  const url = new URL(link.href, origin)
  if (url.origin !== origin || SERVER_PATHS.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

const linkOf = (event: Event) => (event.target instanceof Element ? event.target.closest('a') : null)
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Makes plain clicks on plain links inside the site navigations without a reload. Router links are handled before. */
export function interceptLinks(navigation: Navigation): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const link = linkOf(event)
    const path = link && sitePathOf(link, location.origin)
    if (!path) return
    const { pathname, search, hash } = location
    if (path.includes('#') && path.split('#')[0] === pathname + search) return // the browser scrolls there itself
    event.preventDefault()
    if (path === pathname + search + hash) navigation.replace(path)
    else navigation.push(path)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

/** Called with the page that is about to be opened: its link is hovered or focused. */
export function onLinkIntent(onIntent: (path: string) => void): () => void {
  const onEvent = (event: Event) => {
    const link = linkOf(event)
    const path = link && sitePathOf(link, location.origin)
    if (path) onIntent(path.split(/[?#]/)[0] ?? path)
  }
  const names = ['pointerover', 'focusin', 'touchstart'] as const
  for (const name of names) document.addEventListener(name, onEvent, { passive: true })
  return () => {
    for (const name of names) document.removeEventListener(name, onEvent)
  }
}
