const BASE = 'https://here.invalid'
const SIGN_IN_PATHS = ['/login', '/register']
// Browsers drop tabs and line breaks and read a backslash as a slash: "/\t/evil.example" would leave the site.
const SAME_SITE = /^\/(?!\/)[^\\\p{Cc}]*$/u

/** The page to open after signing in; null unless it is a page of this site other than a sign-in page. */
export function nextPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next')
  if (!next || !SAME_SITE.test(next)) return null
  const { origin, pathname } = new URL(next, BASE)
  return origin !== BASE || pathname.startsWith('//') || SIGN_IN_PATHS.includes(pathname) ? null : next
}
