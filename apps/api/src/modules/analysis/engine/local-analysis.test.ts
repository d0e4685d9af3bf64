import { Category, LANGUAGES } from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnalysisResult } from './analysis-result.ts'
import { CONCEPTS, readConcepts } from './concepts.ts'
import { LISTED_LANGUAGES, readLexicon } from './lexicon.ts'
import { localAnalysis } from './local-analysis.ts'
import { cosine } from './trained-head.ts'

let analyze: (text: string) => Promise<AnalysisResult>
beforeAll(async () => {
  analyze = await localAnalysis()
})

/** One text per category, not in the training data. */
const ENGLISH: [Category, string][] = [
  ['work', 'My manager keeps piling tasks on me and I fear the next round of layoffs at the company'],
  ['relationships', 'My girlfriend and I broke up and I miss her so much'],
  ['health', 'My back pain is getting worse and the doctors have no answer'],
  ['family', 'My parents argue constantly and my little brother is scared of them'],
  ['finances', 'I cannot pay the electricity bill and my credit card is maxed out'],
  ['education', 'I am going to fail my chemistry final and lose my scholarship'],
  ['social', 'My friends made a group chat without me and I feel excluded'],
]

/** Two texts per language, about work and about an exam. */
const OTHERS: Record<string, [string, string]> = {
  es: ['Mi jefe me grita en la oficina y temo que me despidan', 'Tengo un examen en la universidad y no he estudiado'],
  fr: ['Mon patron me critique au bureau et je crains un licenciement', "J'ai un examen à la fac et je n'ai rien révisé"],
  de: [
    'Mein Chef macht mir im Büro das Leben schwer und ich fürchte die Kündigung',
    'Ich habe eine Prüfung an der Uni und nichts gelernt',
  ],
  it: ['Il mio capo mi critica in ufficio e temo il licenziamento', "Ho un esame all'università e non ho studiato niente"],
  pt: ['Meu chefe grita comigo no escritório e tenho medo de ser demitido', 'Tenho uma prova na faculdade e não estudei nada'],
  ja: ['上司に毎日怒られて会社に行くのがつらい', '大学の試験が近いのに全然勉強していない'],
  ko: ['상사가 회사에서 매일 소리를 질러서 퇴사하고 싶어요', '대학교 시험이 다가오는데 공부를 하나도 못 했어요'],
  zh: ['老板每天在公司骂我，我想辞职', '马上要考试了，大学的课程我都没复习'],
  ru: ['Начальник кричит на меня в офисе, боюсь увольнения', 'У меня экзамен в университете, а я ничего не выучил'],
  ar: ['مديري يصرخ في وجهي في المكتب وأخاف أن أفقد وظيفتي', 'عندي امتحان في الجامعة ولم أدرس شيئا'],
  hi: ['मेरा बॉस ऑफिस में मुझ पर चिल्लाता है और मुझे नौकरी जाने का डर है', 'कॉलेज की परीक्षा पास है और मैंने पढ़ाई नहीं की'],
}

describe('English', () => {
  it.each(ENGLISH)('detects %s', async (category, text) => {
    const result = await analyze(text)
    expect(result).toMatchObject({ method: 'embedding', language: 'en', category })
    expect(result.confidence).toBeGreaterThan(0.4)
    expect(result.subcategory).toEqual(expect.any(String))
    expect(result.sentiment).toBeLessThan(0)
    expect(result.vector).toHaveLength(512)
  })

  it('returns the words with the most weight, strongest first, as shares of one', async () => {
    const { reasons } = await analyze('My boss shouted at me in the office')
    expect(reasons[0]?.word).toMatch(/boss|office/)
    expect(reasons.map(({ weight }) => weight)).toEqual(reasons.map(({ weight }) => weight).sort((a, b) => b - a))
    expect(reasons.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
  })

  it('rates the same worry in other words as more similar than a worry about another subject', async () => {
    const [mine, same, other] = await Promise.all(
      ['I am terrified of losing my job', 'They announced layoffs and I may be next', 'I am terrified of losing my dog'].map(
        async (text) => (await analyze(text)).vector as Float32Array,
      ),
    )
    expect(cosine(mine as Float32Array, same as Float32Array)).toBeGreaterThan(
      cosine(mine as Float32Array, other as Float32Array),
    )
  })

  it('detects a sentiment without words of a list', async () => {
    expect((await analyze('They announced layoffs at our plant')).sentiment).toBeLessThan(0)
    expect((await analyze('I got the job and I am so happy')).sentiment).toBeGreaterThan(0.3)
  })

  it('detects slang and incomplete sentences as English', async () => {
    for (const text of ['friend drama', 'relationship problems', 'Wtf, I am so overly emotional.']) {
      expect((await analyze(text)).language).toBe('en')
    }
  })

  it('accepts a long text', async () => {
    expect(await analyze('work '.repeat(56))).toMatchObject({ category: 'work' })
  })
})

describe('other languages', () => {
  it.each(Object.entries(OTHERS))('%s: by its word lists, with less confidence than English', async (language, [work, exam]) => {
    expect(await analyze(work)).toMatchObject({ method: 'keywords', language, category: 'work', vector: null })
    const result = await analyze(exam)
    expect(result).toMatchObject({ method: 'keywords', language, category: 'education' })
    expect(result.confidence).toBeLessThanOrEqual(0.75)
    expect(result.reasons.length).toBeGreaterThan(0)
    expect(result.keywords.length).toBeGreaterThan(0)
    expect(result.terms.length).toBeGreaterThan(1)
  })

  it('have at least 15 words for each category, without duplicates', () => {
    expect(LISTED_LANGUAGES).toHaveLength(LANGUAGES.length - 1)
    for (const language of LISTED_LANGUAGES) {
      const lists = readLexicon(language)
      expect(lists.map(({ id }) => id)).toEqual(Category.options)
      for (const { id, entries } of lists) {
        const words = entries.split(' ')
        expect(words.length, `${language} ${id}`).toBeGreaterThanOrEqual(15)
        expect(words, `${language} ${id}`).toEqual([...new Set(words)])
      }
    }
  })

  it('detects the sentiment also without a listed word, and none in mere facts', async () => {
    expect((await analyze('Estoy muy triste y desesperado')).sentiment).toBeLessThan(0)
    expect((await analyze('Mi compañera de oficina habla a mis espaldas')).sentiment).toBeLessThan(0)
    expect((await analyze('El autobús llega a las ocho y media a la estación')).sentiment).toBeNull()
  })
})

it('returns a subcategory in other languages if its concepts are clear', async () => {
  expect(await analyze('Mi perro está enfermo y el veterinario no sabe qué tiene')).toMatchObject({ subcategory: 'Animals' })
  expect(await analyze('Ich habe einen Kredit aufgenommen und die Zinsen fressen mich auf')).toMatchObject({
    subcategory: 'Debt',
  })
  expect(await analyze('Mi padre bebe y se pone violento')).toMatchObject({ language: 'es', category: 'family' })
})

it('all twelve languages have the same concepts, each with a word', () => {
  for (const { code } of LANGUAGES) {
    const concepts = readConcepts(code)
    expect(
      concepts.map(({ id }) => id),
      code,
    ).toEqual(CONCEPTS)
    expect(
      concepts.filter(({ entries }) => entries.trim() === ''),
      code,
    ).toEqual([])
  }
})

it.each(['😀😀', 'ok', '???', '12345'])('has low confidence for %s', async (text) => {
  expect(await analyze(text)).toMatchObject({ language: null, category: 'other', confidence: 0.1, sentiment: null, vector: null })
})
