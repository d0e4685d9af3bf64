import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

type ExerciseOptions = {
  id: string
  /** Ids of steps to read. */
  steps?: string[]
  language?: string
  picture?: string
}

/** A `DATA_DIR` with one free exercise of an operator, last in the editors' order and never recommended. */
export function dataDirWithExercise({ id, steps = ['begin'], language = 'en', picture }: ExerciseOptions): string {
  const folder = mkdtempSync(join(inject('testFolder'), 'own-'))
  const itemFolder = join(folder, 'catalogue/exercises', id)
  mkdirSync(itemFolder, { recursive: true })
  const item = {
    ...{ category: 'breathing', difficulty: 'beginner', minutes: 3, isFree: true, editorPriority: 0, tags: [] },
    helpsWith: { categories: [], times: [] },
    steps: steps.map((step) => ({ id: step, kind: 'read' })),
  }
  const texts = {
    ...{ title: 'Garden', description: 'a', purpose: 'b', cautions: ['c'] },
    steps: Object.fromEntries(steps.map((step) => [step, { title: step, content: 'd' }])),
  }
  writeFileSync(join(itemFolder, 'item.json'), JSON.stringify(item))
  writeFileSync(join(itemFolder, `${language}.json`), JSON.stringify(texts))
  if (picture !== undefined) writeFileSync(join(itemFolder, 'picture.svg'), picture)
  return folder
}
