import { type LanguageCode, languageDetectionApi } from '@worrystone/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})

const detect = (header?: string) =>
  app.call(languageDetectionApi.browser, { headers: header === undefined ? {} : { 'accept-language': header } })
const read = (text: unknown) => app.call(languageDetectionApi.content, { body: { text } })

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de', true],
  ['en;q=0.5, fr;q=0.9', 'fr', true],
  ['tlh, pt-BR;q=0.7', 'pt', true],
  ['ja;q=0, ko', 'ko', true],
  ['tlh', 'en', false],
  ['*', 'en', false],
  [undefined, 'en', false],
])('a browser that requests %s gets %s', async (header, languageCode, isDetected) => {
  expect(await detect(header)).toMatchObject({ status: 200, data: { languageCode, isDetected } })
})

describe('the language of a text', () => {
  test.each<[LanguageCode, string]>([
    ['en', 'I am worried that I will lose my job and nobody will help me.'],
    ['es', 'Me preocupa que mi madre esté enferma y no sé qué hacer.'],
    ['fr', 'J’ai peur que mon fils ne trouve pas sa place à l’école.'],
    ['de', 'Ich mache mir Sorgen, dass ich die Prüfung nicht schaffe.'],
    ['it', 'Sono preoccupata perché non riesco a dormire da settimane.'],
    ['pt', 'Estou preocupado com as dívidas e não consigo falar com ninguém.'],
    ['ja', '仕事を失うのではないかと心配しています。'],
    ['ko', '시험에 떨어질까 봐 너무 걱정돼요.'],
    ['zh', '我很担心自己找不到工作。'],
    ['ru', 'Я боюсь, что не справлюсь с новой работой.'],
    ['ar', 'أنا قلق من أن أفقد عملي هذا الشهر.'],
    ['hi', 'मुझे डर है कि मेरी नौकरी चली जाएगी।'],
  ])('is detected for %s', async (code, text) => {
    const { status, data } = await read(text)
    expect(status).toBe(200)
    expect(data.languageCode).toBe(code)
    expect(data.confidence).toBeGreaterThan(0)
    expect(data.confidence).toBeLessThanOrEqual(1)
    expect(data.candidates[0]).toEqual({ languageCode: code, confidence: data.confidence })
  })

  test.each(['12345', '🙂🙂', '?!'])('is not detected for %s', async (text) => {
    expect((await read(text)).data).toEqual({ languageCode: null, confidence: 0, candidates: [] })
  })

  test('is detected for a very long text', async () => {
    expect((await read('Ich mache mir Sorgen. '.repeat(450))).data.languageCode).toBe('de')
  })

  test.each([
    ['', 'Please send a text'],
    [undefined, 'Please send a text'],
    ['a'.repeat(10_001), 'The text must be less than 10,000 characters'],
  ])('%# is refused', async (text, message) => {
    const { status, error } = await read(text)
    expect([status, error.message]).toEqual([400, message])
  })
})
