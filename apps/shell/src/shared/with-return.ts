/** Single-purpose pages that nobody wants to come back to after signing in, and the landing page. */
const NO_RETURN = /^\/(login|register|forgot-password|reset-password|verify-email|confirm-email)?\/?$/

/** The sign-in or registration page, which leads back to this place afterwards. An address to return to that is already in the URL is kept. */
export function withReturn(to: '/login' | '/register', { pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const next = NO_RETURN.test(pathname) ? new URLSearchParams(search).get('next') : pathname + search
  return next === null ? to : `${to}?next=${encodeURIComponent(next)}`
}
