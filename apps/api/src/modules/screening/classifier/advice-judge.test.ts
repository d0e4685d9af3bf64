import { adviceApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { type AnalysisWorker, analysisThread, detectLanguage } from '../../analysis/index.ts'
import { adviceJudge, type JudgeAdvice } from './advice-judge.ts'

let thread: AnalysisWorker
let judge: JudgeAdvice
beforeAll(async () => {
  thread = analysisThread({})
  await thread.embed('Hello')
  judge = adviceJudge({ embed: thread.embed, detectLanguage })
  return () => thread.close()
})

// None of these replies is among those that the head learned from.
it.each([
  'Honestly I would ring the school tomorrow and ask for a meeting.',
  'A bit of fresh air before bed works wonders, do that tonight.',
  'Maybe ask your doctor about a lower dose?',
  'Make a budget and cancel whatever you do not need.',
])('advice is recognized: %s', async (reply) => {
  expect(await judge(reply)).toBe(true)
})

it.each([
  'I am so sorry, that sounds like a terribly long night.',
  'My mother was like that as well, and I still hear her voice.',
  'You are not alone with this, I feel it too.',
  'You should have been believed.',
])('listening is not taken for advice: %s', async (reply) => {
  expect(await judge(reply)).toBe(false)
})

it('advice after two sentences of comfort is recognized', async () => {
  const comfort =
    'I am so sorry that you have to go through this, it sounds awful. I have been there and I remember how lonely it was at night. '
  expect(await judge(`${comfort}Talk to your manager before Friday and ask for a day off.`)).toBe(true)
})

it.each(['Du solltest mal mit deiner Ärztin sprechen.', '早く寝たほうがいいですよ。', '❤️'])(
  'a text that is not English is left to the lists: %s',
  async (reply) => {
    expect(await judge(reply)).toBe(null)
  },
)

it('an embedding that fails or is late is left to the lists', async () => {
  const failing = adviceJudge({ embed: () => Promise.reject(new Error('no')), detectLanguage })
  const late = adviceJudge({ embed: () => new Promise(() => {}), detectLanguage })
  expect(await Promise.all([failing('Go to bed earlier.'), late('Go to bed earlier.')])).toEqual([null, null])
})

describe('the call', () => {
  it('is for members, and for what can be a comment', async () => {
    const app = await testApp()
    const [as, check] = [(await app.aMember()).token, adviceApi.check]
    expect((await app.call(check, { body: { content: 'Go to bed earlier.' } })).status).toBe(401)
    for (const content of ['', ' ', 'x'.repeat(100_000)])
      expect((await app.call(check, { as, body: { content } })).status).toBe(400)
    expect((await app.call(check, { as, body: { content: 'Go to bed earlier.' } })).status).toBe(200)
  })
})
