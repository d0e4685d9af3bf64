import { describe, expect, it } from 'vitest'
import { localAnalysis } from './engine/local-analysis.ts'
import { mainTheme, readThemes, themesOfKnown, themesWithin } from './engine/themes.ts'
import { themeSimilarity } from './theme-similarity.ts'

const analyze = await localAnalysis()
const featuresOf = async (text: string) => {
  const { category, vector, themes, concepts, situations } = await analyze(text)
  if (!themes) throw new Error(`no themes in: ${text}`)
  return { category, vector, themes, concepts, situations }
}
const near = async (one: string, other: string) => themeSimilarity(await featuresOf(one), await featuresOf(other))

describe('two worries', () => {
  it.each([
    ['I have an exam tomorrow and can’t concentrate', 'Four finals fall into one week and I have one head'],
    ['I have no friends in this city', 'I moved here in spring and I still know nobody'],
    ['Ho paura dell’esame di domani', 'El examen de estadística me quita el sueño'],
    ['The rent went up again and I can’t pay it', 'No me alcanza para pagar el alquiler'],
    ['Meine Mutter vergisst, wer ich bin', 'Mi abuela tiene demencia y ya no me reconoce'],
    ['Ich habe solche Angst vor der Prüfung', 'Morgen schreibe ich eine Klausur und kann nichts'],
  ])('are in the same place: %s, %s', async (one, other) => {
    expect(await near(one, other)).toBeGreaterThan(0)
    expect(await near(other, one)).toBe(await near(one, other))
  })

  it.each([
    ['I lost my job last week', 'My cat has not eaten since Sunday'],
    ['I have an exam tomorrow', 'My mother and I argue about everything'],
    ['After night shifts I still hear the monitors in my own kitchen', 'The curtains of my neighbour stay closed. I bring soup'],
    ['Mi novia me dejó', 'Meine Miete ist zu hoch und das Geld reicht nicht'],
    ['Hundert Bewerbungen und nur Absagen', 'Wir mussten unsere Katze einschläfern lassen'],
    ['Solo quiero que acabe el día', 'No tengo amigos y estoy solo en esta ciudad'],
  ])('are not: %s, %s', async (one, other) => {
    expect(await near(one, other)).toBeNull()
  })
})

describe('the themes of a text', () => {
  it('are roots of probabilities, most of all the known one', () => {
    for (const theme of readThemes()) {
      const themes = themesOfKnown(theme)
      expect(Math.hypot(...themes)).toBeCloseTo(1)
      expect(mainTheme(themes)).toBe(`${theme.category} / ${theme.subcategory}`)
    }
  })

  it('are of the category that the author has chosen', async () => {
    const { themes } = await featuresOf('I have an exam tomorrow and can’t concentrate')
    const within = themesWithin('work', themes)
    expect(mainTheme(within)).toMatch(/^work \/ /)
    expect(Math.hypot(...within)).toBeCloseTo(1)
  })
})
