import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LanguageCode, Slug } from '@worrystone/contracts'
import type { z } from 'zod'
import { CatalogueError } from './catalogue-error.ts'
import { type Folder, readJson } from './read-file.ts'

/** An item of the catalogue: its data once, its texts by language, at least one. */
export type Item<Data, Words> = {
  id: string
  data: Data
  words: Partial<Record<LanguageCode, Words>>
  picture: Picture | null
}

/** `hash` is that of the content: a URL that contains it can be cached for ever. */
export type Picture = { svg: string; hash: string }

type Kind<Data, Words> = {
  kind: 'exercises' | 'techniques'
  data: z.ZodType<Data>
  words: z.ZodType<Words>
  /** The schema of the texts that belong to this data, or a message about an invalid field. */
  compare(data: Data, words: Words): string | undefined
}

const MAX_BYTES = 4_096
/** The elements and attributes a drawing may contain; anything else could run or load something. */
const FORBIDDEN_IN_PICTURE =
  /<(script|foreignObject|image|use|a|style|iframe|set|animate)\b|\bon\w+\s*=|href|url\(\s*['"]?(?!#)|<!/i

/** All items of one kind in a folder. `needed`: the required languages. */
export function readItems<Data extends { editorPriority: number }, Words>(
  root: Folder,
  { kind, data, words, compare }: Kind<Data, Words>,
  needed: readonly LanguageCode[],
): Item<Data, Words>[] {
  return foldersIn(join(root.path, kind)).map((id) => {
    const folder: Folder = { path: join(root.path, kind, id), name: `${root.name}/${kind}/${id}` }
    if (!Slug.safeParse(id).success)
      throw new CatalogueError(folder.name, 'name the folder with small letters, digits and hyphens')
    if (!existsSync(join(folder.path, 'item.json'))) throw new CatalogueError(`${folder.name}/item.json`, 'is missing')
    const itemData = readJson(folder, 'item.json', data)
    const languages = LanguageCode.options.filter((code) => existsSync(join(folder.path, `${code}.json`)))
    const missing = needed.find((code) => !languages.includes(code))
    if (missing) throw new CatalogueError(`${folder.name}/${missing}.json`, 'is missing')
    if (languages.length === 0) throw new CatalogueError(folder.name, 'needs the words of at least one language, such as en.json')
    const pairs = languages.map((code) => {
      const itemWords = readJson(folder, `${code}.json`, words)
      const problem = compare(itemData, itemWords)
      if (problem) throw new CatalogueError(`${folder.name}/${code}.json`, problem)
      return [code, itemWords] as const
    })
    return { id, data: itemData, words: Object.fromEntries(pairs) as Item<Data, Words>['words'], picture: readPicture(folder) }
  })
}

function readPicture(folder: Folder): Picture | null {
  const file = join(folder.path, 'picture.svg')
  if (!existsSync(file)) return null
  const svg = readFileSync(file, 'utf8')
  const fileName = `${folder.name}/picture.svg`
  if (Buffer.byteLength(svg) > MAX_BYTES) throw new CatalogueError(fileName, `is larger than ${MAX_BYTES} bytes`)
  if (!svg.trimStart().startsWith('<svg')) throw new CatalogueError(fileName, 'does not begin with <svg')
  const [forbidden] = FORBIDDEN_IN_PICTURE.exec(svg) ?? []
  if (forbidden) throw new CatalogueError(fileName, `holds ${forbidden}, which a drawing may not`)
  return { svg, hash: createHash('sha256').update(svg).digest('hex').slice(0, 12) }
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** A message about the first difference between the ids of the data and those of the texts below `field`. */
export function compareIds(field: string | undefined, dataIds: readonly string[], words: object | undefined): string | undefined {
  const textIds = new Set(Object.keys(words ?? {}))
  const path = (id: string) => (field === undefined ? id : `${field}.${id}`)
  const missing = dataIds.find((id) => !textIds.has(id))
  if (missing) return `${path(missing)}: is missing`
  const extra = [...textIds].find((id) => !dataIds.includes(id))
  return extra && `${path(extra)}: is not in item.json, remove it`
}
