import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ParseResult, parseSync } from 'rolldown/utils'

/** One source file, read and parsed once. */
export type Source = {
  /** Relative to the root of the repository, with forward slashes. */
  file: string
  text: string
  /** The parser's result: an ESTree tree, every import, every comment. */
  parsed: ParseResult
  lineOf: (offset: number) => number
}

const EXCLUDED = /(^|\/)(node_modules|dist)(\/|$)/

/** Every TypeScript and JavaScript file below a folder. */
export function readSources(root: string, folder: string): Source[] {
  return globSync('**/*.{ts,tsx,mts,mjs}', { cwd: join(root, folder), exclude: (path) => EXCLUDED.test(String(path)) })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .sort()
    .map((file) => readSource(root, file))
}

export function readSource(root: string, file: string): Source {
  const text = readFileSync(join(root, file), 'utf8')
  const parsed = parseSync(file, text)
  if (parsed.errors.length > 0) throw new Error(`${file}: cannot be read: ${parsed.errors[0]?.message}`)
  return { file, text, parsed, lineOf: (offset) => text.slice(0, offset).split('\n').length }
}

/** The package of an import: `@a/b` for `@a/b/c`. */
export const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

/** Tests, their fixtures and configuration: they may use what is never shipped. */
export const isTestFile = (file: string) => /\.(test|e2e)\.tsx?$|\.(config|setup)\.ts$|(^|\/)testing(\/|\.tsx?$)/.test(file)
