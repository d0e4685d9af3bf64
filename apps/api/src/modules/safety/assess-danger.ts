import { type Danger, type DangerLevel, mostSevere } from '@worrystone/safety'
import { dangerIn } from '@worrystone/safety/all-languages'
import type { Classify } from '../screening/index.ts'

/** Assesses the danger in a text. The caller neither stores nor logs the text. */
export type AssessDanger = (text: string) => Promise<Danger>

/** Assesses by the phrase lists of all languages, and by the trained heads if the lists find no danger. */
export const dangerAssessor =
  (classify: Classify): AssessDanger =>
  async (text) => {
    const byPhrases = dangerIn(text)
    if (byPhrases.level >= 2) return byPhrases
    const { dangerLevel } = await classify(text, 'danger')
    return { ...byPhrases, level: dangerLevel > byPhrases.level ? dangerLevel : byPhrases.level }
  }

/** The highest level of the texts of one person. */
export type AssessLevel = (texts: readonly string[]) => Promise<DangerLevel>

export const levelAssessor =
  (assessDanger: AssessDanger): AssessLevel =>
  async (texts) =>
    mostSevere(await Promise.all(texts.map(assessDanger))).level
