import { afterEach, expect, it } from 'vitest'
import { type AnalysisWorker, analysisWorker } from './analysis-worker.ts'

const script = new URL('./testing-worker.ts', import.meta.url)
const threads: AnalysisWorker[] = []
const aThread = (options: Parameters<typeof analysisWorker>[0] = {}) => {
  const thread = analysisWorker({ script, ...options })
  threads.push(thread)
  return thread
}
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.close()
})

it('analyzes one text after the other', async () => {
  const thread = aThread()
  const results = await Promise.all(['one', 'two', 'three'].map((text) => thread.analyze(text)))
  expect(results.map(({ subcategory }) => subcategory)).toEqual(['one', 'two', 'three'])
})

it('terminates a thread that hangs and continues with the next text', async () => {
  const thread = aThread({ deadlineMs: 1_500 })
  const [hanging, next] = await Promise.allSettled([thread.analyze('hang'), thread.analyze('next')])
  expect(hanging).toMatchObject({ status: 'rejected', reason: { name: 'AnalysisUnavailable', why: 'late' } })
  expect(next).toMatchObject({ status: 'fulfilled', value: { subcategory: 'next' } })
})

it('rejects when the model does not load in time', async () => {
  const thread = analysisWorker({ script: new URL('data:text/javascript,setInterval(() => {}, 1000)'), loadMs: 300 })
  await expect(thread.analyze('text')).rejects.toMatchObject({ why: 'late' })
  await thread.close()
})

it('starts again after it died; only the current text is lost', async () => {
  const thread = aThread()
  const [died, next] = await Promise.allSettled([thread.analyze('die'), thread.analyze('next')])
  expect(died).toMatchObject({ status: 'rejected', reason: { why: 'ended' } })
  expect(next).toMatchObject({ status: 'fulfilled', value: { subcategory: 'next' } })
})

it('reports a failure without the text', async () => {
  const thread = aThread()
  await expect(thread.analyze('fail')).rejects.toMatchObject({ message: 'The analysis did not answer (failed)' })
})

it('rejects texts beyond the queue limit', async () => {
  const thread = aThread({ maxQueued: 1 })
  const all = await Promise.allSettled([thread.analyze('at work'), thread.analyze('waits'), thread.analyze('too many')])
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(all[2]).toMatchObject({ reason: { why: 'full' } })
})

it('rejects all queued texts when it is closed', async () => {
  const thread = aThread()
  const all = Promise.allSettled([thread.analyze('hang'), thread.analyze('waits')])
  await thread.close()
  expect(await all).toMatchObject([{ reason: { why: 'closed' } }, { reason: { why: 'closed' } }])
  await expect(thread.analyze('later')).rejects.toMatchObject({ why: 'closed' })
})
