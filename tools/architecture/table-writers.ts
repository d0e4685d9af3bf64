import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestFile, type Source } from '@worrystone/sentences/source'
import type { Project } from './project.ts'

const WRITES = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*['"`](\w+)/g,
  /\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:only\s+)?"?(\w+)/gi,
  /\bupdate\s+(?:only\s+)?"?(?!set\b)(\w+)"?\s+(?:(?:as\s+)?(?!set\b)\w+\s+)?set\b/gi,
]

/** The part of the API that a file belongs to: its module, or its folder outside the modules. */
const ownerOf = (path: string) => /^src\/(modules\/[^/]+|[^/]+)/.exec(path)?.[1] ?? path

/**
 * A table has one writer. There is no list: a table that two parts write is reported.
 * Seeds, tests and migrations prepare tables and do not count.
 */
export function checkTableWriters(root: string, project: Project, sources: Source[]): string[] {
  const tables = tablesOf(root, project)
  const writers = new Map<string, Map<string, string>>()
  for (const source of sources) {
    const path = source.file.slice(project.folder.length + 1)
    if (isTestFile(source.file) || /^src\/(seed|db\/migrations)\//.test(path)) continue
    const code = withoutComments(source)
    for (const pattern of WRITES) {
      for (const [, table = ''] of code.matchAll(pattern)) {
        if (!tables.has(table)) continue
        const owners = writers.get(table) ?? new Map<string, string>()
        writers.set(table, owners.set(ownerOf(path), source.file))
      }
    }
  }
  return [...writers].flatMap(([table, owners]) => {
    if (owners.size < 2) return []
    const list = [...owners].map(([owner, file]) => `${owner} (${file.split('/').at(-1)})`).sort()
    return [
      `${project.folder}: table ${table} is written by ${list.join(' and ')}; keep one writer and let the other call its index.ts`,
    ]
  })
}

/** The tables that the migrations create, so that a word of an English sentence is no table. */
function tablesOf(root: string, project: Project): Set<string> {
  const files = globSync('src/db/migrations/*.sql', { cwd: join(root, project.folder) })
  const sql = files.map((file) => readFileSync(join(root, project.folder, file), 'utf8')).join('\n')
  return new Set(
    [...sql.matchAll(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/gi)].map(([, name = '']) => name),
  )
}

function withoutComments({ text, parsed }: Source): string {
  let code = text
  for (const { start, end } of parsed.comments) code = code.slice(0, start) + ' '.repeat(end - start) + code.slice(end)
  return code
}
