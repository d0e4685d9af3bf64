import { Requires } from '@worrystone/contracts'
import { aUser } from '@worrystone/contracts/testing'
import type { Session } from '@worrystone/session'
import { expect, it } from 'vitest'
import { isFor } from './is-for.ts'

const as = (role: 'member' | 'moderator' | 'admin'): Session => ({ status: 'signed-in', user: aUser({ role }) })

it.each<[string, Session, string[]]>([
  ['a page that is starting', { status: 'starting' }, ['anyone']],
  ['a visitor', { status: 'signed-out' }, ['anyone']],
  ['a member', as('member'), ['anyone', 'signed-in']],
  ['a moderator', as('moderator'), ['anyone', 'signed-in', 'moderator']],
  ['an admin', as('admin'), ['anyone', 'signed-in', 'moderator', 'admin']],
])('%s may open what is for %s', (_, session, open) => {
  expect(Requires.options.filter((requires) => isFor(session, requires))).toEqual(open)
})
