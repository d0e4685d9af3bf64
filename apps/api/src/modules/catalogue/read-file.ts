import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { CatalogueError } from './catalogue-error.ts'

/** A folder of the catalogue; `name` is the prefix of its files in messages. */
export type Folder = { path: string; name: string }

/** Reads one JSON file of the catalogue; throws a `CatalogueError` with the file and its first invalid field. */
export function readJson<S extends z.ZodType>(folder: Folder, file: string, schema: S): z.output<S> {
  const fileName = `${folder.name}/${file}`
  const parsed = schema.safeParse(parse(fileName, readFileSync(join(folder.path, file), 'utf8')))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : undefined
  const field = [...(issue?.path ?? []), ...(unknown ? [unknown] : [])].join('.') || 'the whole file'
  throw new CatalogueError(fileName, `${field}: ${unknown ? 'is not known, remove it' : issue?.message}`)
}

function parse(fileName: string, json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (thrown) {
    throw new CatalogueError(fileName, `is no valid JSON (${(thrown as Error).message})`)
  }
}
