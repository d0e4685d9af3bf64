import { LANGUAGES, type LanguageCode } from '@worrystone/contracts'
import { dangerIn } from '@worrystone/safety/all-languages'
import { readReplies } from '@worrystone/safety/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AnalysisWorker, analysisThread, detectLanguage } from '../../analysis/index.ts'
import { type Aspect, type TextClassifier, textClassifier } from './text-classifier.ts'

let thread: AnalysisWorker
let classify: TextClassifier
let embedded: string[]

beforeAll(async () => {
  thread = analysisThread({})
  await thread.embed('Hello')
  const embed = (text: string) => {
    embedded.push(text)
    return thread.embed(text)
  }
  classify = textClassifier({ embed, detectLanguage })
  embedded = []
  return () => thread.close()
})

const assessLevel = async (text: string) => (await classify(text, 'danger')).dangerLevel
const as = (language: LanguageCode) => {
  const known = textClassifier({ embed: (text) => thread.embed(text), detectLanguage: () => language })
  return (text: string, aspect: Aspect) => known(text, aspect)
}

describe('danger without a listed phrase', () => {
  it.each([
    'Would it hurt, or is it more like falling asleep and never having to come back',
    'how do people get the courage to actually go through with ending their own existence',
    'Nobody would have to pay for me any more if I simply stopped being around',
  ])('%s', async (text) => {
    expect(await assessLevel(text)).toBe(2)
  })

  it('is found in the middle of a long text', async () => {
    const filler = 'We had breakfast and then we went to the market to buy apples for the cake. '.repeat(40)
    expect(await assessLevel(`${filler}I want all of it to be over, and me with it, tonight. ${filler}`)).toBe(2)
  })
})

it.each([
  'My exam is on Thursday and I am so nervous that I cannot sleep',
  'My landlord wants more rent and I do not know where to find it',
  'I miss my grandmother, she made the best soup',
])('an ordinary worry is not danger: %s', async (text) => {
  expect(await assessLevel(text)).toBe(0)
  expect(dangerIn(text).level).toBe(0)
})

it('computes no embedding if the words alone exclude danger', async () => {
  embedded = []
  await assessLevel('The market opens at nine on Sundays, and there is a discount for students')
  expect(embedded).toEqual([])
})

it('embeds three windows of a long text at most', async () => {
  embedded = []
  await classify('You are a worthless idiot. Everybody laughs at you. '.repeat(150), 'reply')
  expect(embedded.length).toBe(3)
})

it('grades mockery and insults', async () => {
  const { harassment } = await classify('shut the fuck up you stupid ugly bitch, you are a worthless piece of shit', 'reply')
  expect(harassment).not.toBe('none')
})

it('classifies harassment in replies only', async () => {
  expect((await classify('you are a disgusting piece of trash, idiot', 'danger')).harassment).toBe('none')
})

it.each(LANGUAGES.map(({ code }) => code))('classifies no kind reply as certain harassment in %s', async (language) => {
  const known = as(language)
  const kind = [...readReplies(language, 'training'), ...readReplies(language, 'held-out')].filter(
    (reply) => reply.kind === 'kind',
  )
  const graded = await Promise.all(kind.map(async ({ text }) => ({ text, ...(await known(text, 'reply')) })))
  expect(graded.filter(({ harassment }) => harassment === 'certain').map(({ text }) => text)).toEqual([])
})

it('is unremarkable for an unknown language', async () => {
  expect(await classify('🙂🙂', 'reply')).toEqual({ dangerLevel: 0, harassment: 'none' })
})
