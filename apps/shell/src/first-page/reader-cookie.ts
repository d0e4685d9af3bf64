import { on } from '@worrystone/events'

const YEAR_MS = 365 * 24 * 60 * 60_000

/**
 * As a script in `index.html` does at the start of a page: the next page of somebody who signs in is a member's. Where the browser lacks
 * the API, the one after it is.
 */
export const markMembers = () =>
  on('session.changed/1', ({ userId }) => {
    if (userId === null) return
    const cookie = { name: 'worrystone_reader', value: 'member', expires: Date.now() + YEAR_MS, sameSite: 'lax' } as const
    globalThis.cookieStore?.set(cookie).catch(() => {})
  })
