import { tokens } from '@worrystone/api-client'
import { aUser } from '@worrystone/contracts/testing'
import type { Session } from '@worrystone/session'
import { afterEach, expect, it } from 'vitest'
import { isAllowed, isListed, needsSecondFactor } from './is-allowed.ts'

const as = (role: 'member' | 'moderator' | 'admin', part: { needsSecondFactor?: true } = {}): Session => ({
  status: 'signed-in',
  user: aUser({ role, ...part }),
})

const PAGES = {
  anyone: { requires: 'anyone' },
  members: { requires: 'signed-in' },
  staff: { requires: 'signed-in', staff: true },
  admins: { requires: 'admin' },
} as const

it.each<[string, Session, string[]]>([
  ['a page that is starting', { status: 'starting' }, ['anyone']],
  ['a visitor', { status: 'signed-out' }, ['anyone']],
  ['a member', as('member'), ['anyone', 'members']],
  ['a moderator', as('moderator'), ['anyone', 'members', 'staff']],
  ['an admin', as('admin'), ['anyone', 'members', 'staff', 'admins']],
])('%s may open a page for %s', (_, session, open) => {
  expect(Object.entries(PAGES).flatMap(([name, page]) => (isAllowed(session, page) ? [name] : []))).toEqual(open)
})

it.each<[string, Session, string[]]>([
  ['a moderator with a second factor', as('moderator'), []],
  ['a moderator without one', as('moderator', { needsSecondFactor: true }), ['staff', 'admins']],
  ['a visitor', { status: 'signed-out' }, []],
])('%s needs a second factor first', (_, session, closed) => {
  expect(Object.entries(PAGES).flatMap(([name, page]) => (needsSecondFactor(session, page) ? [name] : []))).toEqual(closed)
})

afterEach(() => tokens.clear())

const tokenOf = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`

it.each<[string, string | null, string[]]>([
  ['no token', null, ['anyone']],
  ["a member's token", tokenOf({ role: 'member' }), ['anyone', 'members']],
  ["a moderator's token", tokenOf({ role: 'moderator' }), ['anyone', 'members', 'staff']],
  ["an admin's token", tokenOf({ role: 'admin' }), ['anyone', 'members', 'staff', 'admins']],
  ['an unreadable token', 'spoilt', ['anyone', 'members']],
])('while the session loads, %s has its entries in the menus', (_, token, listed) => {
  if (token) tokens.write({ token, refreshToken: 'r' })
  expect(Object.entries(PAGES).flatMap(([name, page]) => (isListed({ status: 'starting' }, page) ? [name] : []))).toEqual(listed)
  // The page itself waits for the session.
  expect(isAllowed({ status: 'starting' }, PAGES.members)).toBe(false)
})
