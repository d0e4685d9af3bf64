import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LanguageCode } from '@worrystone/contracts'
import { z } from 'zod'
import { CatalogueError } from './catalogue-error.ts'
import { type Folder, readJson } from './read-file.ts'
import { compareIds, type Item, readItems } from './read-items.ts'
import {
  EntryData,
  EntryWords,
  ExerciseData,
  ExerciseWords,
  Labels,
  SearchWords,
  TechniqueData,
  TechniqueWords,
} from './schemas.ts'
import { textsIn } from './texts-in.ts'

export type ExerciseItem = Item<ExerciseData, ExerciseWords>
export type TechniqueItem = Item<TechniqueData, TechniqueWords>
/** `words`: the sentence about the entry, by language. */
export type EntryItem = { data: EntryData; words: Partial<Record<LanguageCode, string>> }

export type Catalogue = {
  /** Both ordered by the editors' priority, highest first. */
  exercises: ExerciseItem[]
  techniques: TechniqueItem[]
  entries: EntryItem[]
  /** By language; English always exists. */
  labels: Partial<Record<LanguageCode, Labels>>
  searchWords: Partial<Record<LanguageCode, SearchWords>>
}

type Languages = readonly LanguageCode[]

const SHIPPED: Folder = { path: join(import.meta.dirname, '../../../catalogue'), name: 'catalogue' }
let shipped: Catalogue | undefined

/**
 * The shipped catalogue, and the operator's items in `operatorFolder`, which need one language only. @throws {CatalogueError} about the first
 * invalid file
 */
export function readCatalogue(operatorFolder: string): Catalogue {
  shipped ??= readShipped(SHIPPED)
  const folder: Folder = { path: operatorFolder, name: 'DATA_DIR/catalogue' }
  if (!existsSync(operatorFolder)) return shipped
  const { labels, searchWords } = shipped
  const catalogue = {
    exercises: merge(folder, 'exercises', shipped.exercises, readExercises(folder, [])),
    techniques: merge(folder, 'techniques', shipped.techniques, readTechniques(folder, [])),
    entries: [...shipped.entries, ...readEntries(folder, [])],
    ...{ labels, searchWords },
  }
  refuseDuplicates(folder, catalogue.entries)
  checkReferences(folder, catalogue)
  return catalogue
}

/** Everything in one folder. A language with labels must be complete; others fall back to English. */
export function readShipped(folder: Folder): Catalogue {
  const languages = LanguageCode.options.filter((code) => code === 'en' || existsSync(join(folder.path, `labels/${code}.json`)))
  const pairs = languages.map((code) => [code, readJson(folder, `labels/${code}.json`, Labels)] as const)
  const labels: Catalogue['labels'] = Object.fromEntries(pairs)
  const english = textsIn(labels, 'en')
  for (const [code, languageLabels] of pairs) {
    for (const group of ['categories', 'tags', 'resourceCategories', 'resourceTags'] as const) {
      const problem = compareIds(group, Object.keys(english[group]), languageLabels[group])
      if (problem) throw new CatalogueError(`${folder.name}/labels/${code}.json`, problem)
    }
  }
  const catalogue = {
    exercises: byPriority(readExercises(folder, languages)),
    techniques: byPriority(readTechniques(folder, languages)),
    entries: readEntries(folder, languages),
    labels,
    searchWords: readSearchWords(folder, english),
  }
  refuseDuplicates(folder, catalogue.entries)
  checkReferences(folder, catalogue)
  return catalogue
}

function readSearchWords(folder: Folder, { resourceCategories, resourceTags }: Labels): Catalogue['searchWords'] {
  const codes = LanguageCode.options.filter((code) => existsSync(join(folder.path, `search-words/${code}.json`)))
  return Object.fromEntries(
    codes.map((code) => {
      const file = `search-words/${code}.json`
      const searchWords = readJson(folder, file, SearchWords)
      const unknown = Object.keys(searchWords).find(
        (id) => !Object.hasOwn(resourceCategories, id) && !Object.hasOwn(resourceTags, id),
      )
      if (unknown) throw new CatalogueError(`${folder.name}/${file}`, `${unknown}: is no category or tag of the directory`)
      return [code, searchWords]
    }),
  )
}

const readExercises = (folder: Folder, needed: Languages): ExerciseItem[] =>
  readItems(folder, { kind: 'exercises', data: ExerciseData, words: ExerciseWords, compare: compareSteps }, needed)

const readTechniques = (folder: Folder, needed: Languages): TechniqueItem[] =>
  readItems(folder, { kind: 'techniques', data: TechniqueData, words: TechniqueWords, compare: () => undefined }, needed)

function compareSteps({ steps }: ExerciseData, words: ExerciseWords): string | undefined {
  const ids = steps.map(({ id }) => id)
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index)
  if (duplicate) return `steps.${duplicate}: stands twice in item.json`
  const problem = compareIds('steps', ids, words.steps)
  if (problem) return problem
  for (const step of steps) {
    const { options, parts } = words.steps[step.id] ?? {}
    const problem =
      compareIds(`steps.${step.id}.options`, step.kind === 'choose' ? step.options : [], options) ??
      compareIds(`steps.${step.id}.parts`, step.kind === 'body' ? step.parts : [], parts)
    if (problem) return problem
  }
}

function readEntries(folder: Folder, needed: Languages): EntryItem[] {
  if (!existsSync(join(folder.path, 'resources/entries.json'))) return []
  const entries = readJson(folder, 'resources/entries.json', z.array(EntryData).max(2_000))
  const ids = entries.map(({ id }) => id)
  const codes = LanguageCode.options.filter(
    (code) => needed.includes(code) || existsSync(join(folder.path, `resources/${code}.json`)),
  )
  if (codes.length === 0 && ids.length > 0)
    throw new CatalogueError(`${folder.name}/resources`, 'needs the words of at least one language, such as en.json')
  const sentences = codes.map((code) => {
    const words = readJson(folder, `resources/${code}.json`, EntryWords)
    const problem = compareIds(undefined, ids, words)
    if (problem) throw new CatalogueError(`${folder.name}/resources/${code}.json`, problem)
    return [code, words] as const
  })
  return entries.map((data) => ({
    data,
    words: Object.fromEntries(sentences.map(([code, words]) => [code, words[data.id]])),
  }))
}

function merge<I extends { id: string; data: { editorPriority: number } }>(
  operatorFolder: Folder,
  kind: string,
  shippedItems: I[],
  operatorItems: I[],
): I[] {
  const duplicate = operatorItems.find(({ id }) => shippedItems.some((item) => item.id === id))
  if (duplicate)
    throw new CatalogueError(
      `${operatorFolder.name}/${kind}/${duplicate.id}`,
      'an item of this name ships already, name the folder otherwise',
    )
  return byPriority([...shippedItems, ...operatorItems])
}

const byPriority = <I extends { id: string; data: { editorPriority: number } }>(items: I[]): I[] =>
  items.toSorted((a, b) => b.data.editorPriority - a.data.editorPriority || (a.id < b.id ? -1 : 1))

function refuseDuplicates(folder: Folder, entries: EntryItem[]) {
  const ids = entries.map(({ data }) => data.id)
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index)
  if (duplicate) throw new CatalogueError(`${folder.name}/resources/entries.json`, `${duplicate}: this id stands there twice`)
}

/** Labels, exercises and entries that items refer to must exist. */
function checkReferences(folder: Folder, { exercises, techniques, entries, labels }: Catalogue) {
  const { categories, tags, resourceCategories, resourceTags } = textsIn(labels, 'en')
  const check = (file: string, field: string, ids: readonly string[], known: object) => {
    const unknown = ids.find((id) => !Object.hasOwn(known, id))
    if (unknown) throw new CatalogueError(`${folder.name}/${file}`, `${field}: ${unknown} is not known`)
  }
  for (const [kind, items] of [['exercises', exercises] as const, ['techniques', techniques] as const]) {
    for (const { id, data } of items) {
      check(`${kind}/${id}/item.json`, 'category', [data.category], categories)
      check(`${kind}/${id}/item.json`, 'tags', data.tags, tags)
    }
  }
  const exerciseIds = Object.fromEntries(exercises.map(({ id }) => [id, true]))
  const entryIds = Object.fromEntries(entries.map(({ data }) => [data.id, true]))
  for (const { id, data } of techniques) {
    check(`techniques/${id}/item.json`, 'exercise', data.exercise ? [data.exercise] : [], exerciseIds)
    check(`techniques/${id}/item.json`, 'resources', data.resources, entryIds)
  }
  for (const { data } of entries) {
    check('resources/entries.json', `${data.id}.category`, [data.category], resourceCategories)
    check('resources/entries.json', `${data.id}.tags`, data.tags, resourceTags)
  }
}
