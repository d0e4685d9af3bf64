import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

const FOLDER = join(import.meta.dirname, 'migrations')

/** The database stays at its old version; the message is for the operator. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed'
}

/** Runs the pending migrations, one process at a time. Returns their names. */
export async function migrate(db: Kysely<unknown>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationFailed(
      `The database could not be migrated${failed ? ` by ${failed}` : ''} (${reason}): nothing was changed in it.`,
    )
  }
  return results?.map((result) => result.migrationName) ?? []
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()
  const migrations = await Promise.all(
    files.map(async (file) => {
      const statements = splitStatements(await readFile(join(FOLDER, file), 'utf8'))
      const up = async (db: Kysely<unknown>) => {
        for (const statement of statements) await sql.raw(statement).execute(db)
      }
      return [file.replace(/\.sql$/, ''), { up }] as const
    }),
  )
  return Object.fromEntries(migrations)
}

/** Statements end at a semicolon at the end of a line, unless inside a `$$` body. Line comments are dropped. */
export function splitStatements(text: string): string[] {
  const statements: string[] = []
  let current: string[] = []
  let inBody = false
  for (const line of text.split('\n')) {
    if (!inBody && /^\s*--/.test(line)) continue
    current.push(line)
    if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) inBody = !inBody
    if (!inBody && /;\s*$/.test(line)) {
      statements.push(current.join('\n'))
      current = []
    }
  }
  const rest = current.join('\n').trim()
  return rest ? [...statements, rest] : statements
}
