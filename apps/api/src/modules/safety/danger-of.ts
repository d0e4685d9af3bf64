import { type Danger, type DangerLevel, mostSevere } from '@worrystone/safety'
import { dangerIn } from '@worrystone/safety/all-languages'
import type { Classify } from '../screening/index.ts'

/** How a text is judged. The caller neither stores nor logs the text. */
export type DangerOf = (text: string) => Promise<Danger>

/** The phrase lists of all languages, and the trained heads where the lists see no danger. */
export const dangerBy =
  (classify: Classify): DangerOf =>
  async (text) => {
    const listed = dangerIn(text)
    if (listed.level >= 2) return listed
    const { dangerLevel } = await classify(text, 'danger')
    return { ...listed, level: dangerLevel > listed.level ? dangerLevel : listed.level }
  }

/** The highest level of the texts of one person. */
export type LevelOf = (texts: readonly string[]) => Promise<DangerLevel>

export const levelBy =
  (dangerOf: DangerOf): LevelOf =>
  async (texts) =>
    mostSevere(await Promise.all(texts.map(dangerOf))).level
