import { describe, expect, it } from 'vitest'
import { readEntryLists } from './entry-matcher.ts'
import { NOTION_LANGUAGES, NOTIONS } from './notions.ts'
import { CLASSES, logSameSituation, mainSituation, SITUATIONS, situationsOf, situationsWithin } from './situations.ts'

describe('the lists', () => {
  it('name notions that exist, each situation once', () => {
    const unknown = SITUATIONS.flatMap(({ rules }) => rules.flat()).filter((notion) => !NOTIONS.includes(notion))
    expect(unknown).toEqual([])
    expect(new Set(SITUATIONS.map(({ id }) => id)).size).toBe(SITUATIONS.length)
  })

  it('have the same notions in every language', () => {
    const idsOf = (language: string) => readEntryLists(new URL(`./notions/${language}.txt`, import.meta.url)).map(({ id }) => id)
    for (const language of NOTION_LANGUAGES) expect(idsOf(language)).toEqual(idsOf('en'))
  })
})

describe('the situations of a text', () => {
  it.each([
    ['de', 'Meine Mutter vergisst, wer ich bin', 'parent-dementia'],
    ['es', 'Mi padre tuvo un ictus y está en la UCI', 'parent-ill'],
    ['de', 'Mein Chef schreit mich vor allen an', 'bad-boss'],
    ['es', 'Encontré mensajes de otra mujer en el móvil de mi marido', 'cheating'],
  ] as const)('are detected by notions alone, %s: %s', (language, text, situation) => {
    const situations = situationsOf(text, language, null)
    expect(situations).toHaveLength(CLASSES)
    expect(situations.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1)
    expect(mainSituation(situations)).toBe(situation)
  })

  it('are comparable across languages', () => {
    const one = situationsOf('Meine Mutter vergisst, wer ich bin', 'de', null)
    const same = situationsOf('El abuelo tiene alzheimer y no me reconoce', 'es', null)
    const other = situationsOf('Mi padre tuvo un ictus y está en la UCI', 'es', null)
    expect(logSameSituation(one, same)).toBeGreaterThan(logSameSituation(one, other))
  })

  it('are of the category that the author has chosen, or none', () => {
    const within = situationsWithin('work', situationsOf('Meine Mutter vergisst, wer ich bin', 'de', null))
    expect(within.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1)
    within.forEach((probability, index) => {
      const category = SITUATIONS[index]?.category
      if (category && category !== 'work') expect(probability).toBe(0)
    })
  })
})
