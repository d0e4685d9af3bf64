import { aUser } from '@worrystone/contracts/testing'
import { emit } from '@worrystone/events'
import { session } from '@worrystone/session'
import { keepReadWorry, readReadWorries } from '@worrystone/session/read-worries'
import { beforeEach, expect, it } from 'vitest'
import { forgetReadWorriesOnChange } from './forget-read-worries.ts'

const [mira, tomas] = [aUser(), aUser()]
const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
const storeWorry = (readerId: string | null, id: string, authorId: string = tomas.id) =>
  keepReadWorry(readerId, {
    id,
    authorId,
    author: 'Tomas',
    prompt: null,
    text: 'text',
    longText: null,
    language: null,
    publishedAt: new Date().toISOString(),
    warning: null,
  })
const idsOf = (readerId: string | null) => readReadWorries(readerId).map(({ id }) => id)

forgetReadWorriesOnChange()
beforeEach(() => {
  localStorage.clear()
  session.signedIn({ token: 'a', refreshToken: 'r', user: mira })
})

it('removes what an account read when it signs out', async () => {
  storeWorry(mira.id, first)
  await session.signOut()
  expect(idsOf(mira.id)).toEqual([])
})

it('removes what others read when somebody signs in', () => {
  storeWorry(mira.id, first)
  storeWorry(null, second)
  session.signedIn({ token: 'b', refreshToken: 's', user: tomas })
  expect([idsOf(mira.id), idsOf(null)]).toEqual([[], []])
})

it('removes a deleted worry, and those of a hidden person', () => {
  const another = crypto.randomUUID()
  storeWorry(mira.id, first)
  storeWorry(mira.id, second)
  storeWorry(mira.id, another, crypto.randomUUID())
  emit('post.removed/1', { postId: first })
  expect(idsOf(mira.id)).toEqual([another, second])
  emit('person.hidden/1', { userId: tomas.id, isHidden: true })
  expect(idsOf(mira.id)).toEqual([another])
})
