import { expect, it } from 'vitest'
import { classifyWithTimeout } from './classify-with-timeout.ts'
import { type Classification, UNREMARKABLE } from './text-classifier.ts'

const DANGER: Classification = { dangerLevel: 2, harassment: 'none' }

it('returns an unremarkable result when the classifier is late, and retries next time', async () => {
  let calls = 0
  const classify = classifyWithTimeout(async () => (++calls === 1 ? new Promise<never>(() => {}) : DANGER), 20)
  expect(await classify('a text', 'danger')).toEqual(UNREMARKABLE)
  expect(await classify('a text', 'danger')).toEqual(DANGER)
})

it('returns an unremarkable result when the classifier fails', async () => {
  const classify = classifyWithTimeout(async () => Promise.reject(new Error('the thread ended')))
  expect(await classify('a text', 'danger')).toEqual(UNREMARKABLE)
})

it('classifies the same text once within seconds, and again for another aspect', async () => {
  const asked: string[] = []
  const classify = classifyWithTimeout(async (text, aspect) => {
    asked.push(`${aspect} ${text}`)
    return DANGER
  })
  await Promise.all([classify('one', 'danger'), classify('one', 'danger'), classify('two', 'danger')])
  await classify('one', 'danger')
  await classify('one', 'reply')
  expect(asked).toEqual(['danger one', 'danger two', 'reply one'])
})

it('caches a bounded number of results', async () => {
  let calls = 0
  const classify = classifyWithTimeout(async () => {
    calls++
    return DANGER
  })
  for (let i = 0; i < 600; i++) await classify(`text ${i}`, 'danger')
  await classify('text 0', 'danger')
  expect(calls).toBe(601)
})
