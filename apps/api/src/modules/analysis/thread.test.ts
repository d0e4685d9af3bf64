import { afterEach, expect, it } from 'vitest'
import { type LookingThread, lookingThread } from './thread.ts'

const script = new URL('./testing-worker.ts', import.meta.url)
const open: LookingThread[] = []
const aThread = (options: Parameters<typeof lookingThread>[0] = {}) => {
  const thread = lookingThread({ script, ...options })
  open.push(thread)
  return thread
}
afterEach(async () => {
  for (const thread of open.splice(0)) await thread.close()
})

it('looks at one text after the other', async () => {
  const thread = aThread()
  const found = await Promise.all(['one', 'two', 'three'].map((text) => thread.look(text)))
  expect(found.map(({ subcategory }) => subcategory)).toEqual(['one', 'two', 'three'])
})

it('ends what hangs, and goes on with the next', async () => {
  const thread = aThread({ deadlineMs: 1_500 })
  const [hung, next] = await Promise.allSettled([thread.look('hang'), thread.look('next')])
  expect(hung).toMatchObject({ status: 'rejected', reason: { name: 'NotLooked', why: 'late' } })
  expect(next).toMatchObject({ status: 'fulfilled', value: { subcategory: 'next' } })
})

it('gives up a model that does not load', async () => {
  const thread = lookingThread({ script: new URL('data:text/javascript,setInterval(() => {}, 1000)'), loadMs: 300 })
  await expect(thread.look('text')).rejects.toMatchObject({ why: 'late' })
  await thread.close()
})

it('starts again after it died; only the text at hand is lost', async () => {
  const thread = aThread()
  const [died, next] = await Promise.allSettled([thread.look('die'), thread.look('next')])
  expect(died).toMatchObject({ status: 'rejected', reason: { why: 'ended' } })
  expect(next).toMatchObject({ status: 'fulfilled', value: { subcategory: 'next' } })
})

it('tells of a failure without what was written', async () => {
  const thread = aThread()
  await expect(thread.look('fail')).rejects.toMatchObject({ message: 'The analysis did not answer (failed)' })
})

it('lets only so many wait', async () => {
  const thread = aThread({ most: 1 })
  const all = await Promise.allSettled([thread.look('at work'), thread.look('waits'), thread.look('too many')])
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(all[2]).toMatchObject({ reason: { why: 'full' } })
})

it('answers everybody when it is closed', async () => {
  const thread = aThread()
  const all = Promise.allSettled([thread.look('hang'), thread.look('waits')])
  await thread.close()
  expect(await all).toMatchObject([{ reason: { why: 'closed' } }, { reason: { why: 'closed' } }])
  await expect(thread.look('later')).rejects.toMatchObject({ why: 'closed' })
})
