import { LANGUAGES } from '@worrystone/contracts'
import { describe, expect, it } from 'vitest'
import { DANGER_PHRASES, dangerIn } from './all-languages.ts'
import { dangerDetector, dangerDetectorInSteps } from './detector.ts'
import { loadDangerDetector } from './load-detector.ts'
import { readDangerSentences } from './testing.ts'

const codes = LANGUAGES.map(({ code }) => code)

describe('a dangerous text', () => {
  it.each([
    ['I want to kill myself', 2],
    ['i dont want to be here anymore', 2],
    ['I have the pills ready', 3],
    ['I took all my tablets', 3],
    ['this is my last night', 3],
    ['I can’t go on', 1],
    ['K1LL MYS3LF, I WANT TO K1LL MYS3LF', 2],
    ['i want to k i l l myself', 2],
    ['quiero morirme', 2],
    ['死にたい', 2],
    ['죽고 싶어', 2],
    ['хочу умереть', 2],
    ['أريد أن أموت', 2],
    ['मैं मरना चाहता हूँ', 2],
    ['我想死', 2],
    ['ich will nicht mehr leben', 2],
    ['je veux mourir', 2],
    ['voglio morire', 2],
    ['quero morrer', 2],
  ])('%s', (text, level) => expect(dangerIn(text).level).toBe(level))
})

describe('a similar but harmless text', () => {
  it.each([
    'I am not suicidal',
    'I’m dying to see it',
    'This homework is killing me',
    'The hero of the film wants to die',
    'I cut my finger cooking',
    'muero de risa',
    '死ぬほど眠い',
    'ich lach mich tot',
    '배고파 죽겠다',
    '最近呼吸困难',
    '做人真难',
    '我在学着好好做人',
  ])('%s', (text) => expect(dangerIn(text).level).toBeLessThan(2))

  it('is judged sentence by sentence: a film in one sentence does not exempt the next', () => {
    expect(dangerIn('The film was sad. I want to die.').level).toBe(2)
  })

  it('counts the past as level 1', () => expect(dangerIn('I used to cut myself years ago').level).toBe(1))
})

describe.each(codes)('the sentences in %s', (language) => {
  // The lists were written with the sentences of the first round; `npm run bench:safety` measures them on others.
  const sentences = readDangerSentences(language, 'training').filter(
    ({ level, family }) => level !== 'm' && !family.endsWith('+'),
  )
  const share = (texts: string[]) => texts.filter((text) => dangerIn(text, language).level >= 2).length / texts.length

  it('of level 0 rarely cause false alarms', () => {
    expect(share(sentences.filter(({ level }) => level === '0').map(({ text }) => text))).toBeLessThanOrEqual(0.03)
  })

  const severe = sentences.filter(({ level }) => Number(level) >= 2)
  it.runIf(language !== 'en')('of level 2 and 3 that the list was written with are detected', () => {
    expect(share(severe.map(({ text }) => text))).toBeGreaterThanOrEqual(0.95)
  })
})

it('detects each language alone, as in a browser', async () => {
  const detect = await loadDangerDetector('fr')
  expect(detect('je veux mourir').level).toBe(2)
  expect(detect('ich will sterben').level).toBe(0)
})

it('gives the same results when it is compiled in steps, with pauses', async () => {
  let pauses = 0
  const detect = await dangerDetectorInSteps(DANGER_PHRASES.de, async () => void pauses++)
  expect(pauses).toBeGreaterThan(0)
  const whole = dangerDetector([DANGER_PHRASES.de])
  for (const { text } of readDangerSentences('de', 'training').slice(0, 200)) expect(detect(text)).toEqual(whole(text))
})

it.each([
  ['emoji', '😀'.repeat(5_000)],
  ['mixed scripts', 'aя的あ가أक '.repeat(1_200)],
  ['one phrase again and again', 'i want to die '.repeat(700)],
  ['beginnings of phrases', 'i want to just really so very '.repeat(330)],
])('judges 10,000 characters in time: %s', (_, text) => {
  const startedAt = process.threadCpuUsage()
  dangerIn(text)
  const { user, system } = process.threadCpuUsage(startedAt)
  expect((user + system) / 1_000).toBeLessThan(400)
})

it('finds danger at the end of a long text', () => {
  expect(dangerIn(`${'An ordinary day with ordinary worries. '.repeat(240)}I want to die.`).level).toBe(2)
})

it('finds nothing without phrases', () => expect(dangerDetector([])('I want to die')).toEqual({ level: 0, method: false }))

// Set aside by the hash of their text before the lists were changed; never used for training.
it.each([
  'I paid off the smallest debt this week and told nobody.',
  'I crossed three things off today and nobody noticed.',
  'I handed the keys over and wrote the flat off this week, after nine years.',
  'I took a week off this week and lie awake about my inbox.',
  'The course ends this week and I have nobody to tell that I passed.',
  'They called the wedding off this weekend and I had already paid for the hotel.',
  'We drown the garden every summer and this week the pump gave up.',
  'Este fin de semana cuelgo las cortinas en la casa nueva y me siento sola.',
  'Mañana termino el curso y nadie viene a la fiesta.',
  'J’ai remboursé mon dernier crédit cette semaine et personne ne le sait.',
  'Questa settimana ho estinto il mutuo e non lo sa nessuno.',
  'Amanhã acabo o curso e ninguém vem à festa.',
])('a verb with a time is no plan without what it is done to: %s', (text) => {
  expect(dangerIn(text).level).toBeLessThan(2)
})

it.each([
  'ending it tonight',
  'I will off myself tomorrow',
  'hanging myself this weekend',
  'I overdose tonight',
  'end this tonight',
])('a plan has a verb, a time, and the person: %s', (text) => expect(dangerIn(text).level).toBe(3))
