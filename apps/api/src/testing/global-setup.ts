import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/db.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A dump of a migrated empty database; unset when the tests run on a PostgreSQL server. */
    databaseTemplate: string | undefined
  }
}

/** Migrates one database and keeps its dump, so that each worker starts from it in under a second. */
export async function setup(project: TestProject) {
  if (process.env.TEST_DATABASE_URL) {
    project.provide('databaseTemplate', undefined)
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'worrystone-template-'))
  const file = join(folder, 'template.tar')
  const database = openDatabase({ folder: undefined })
  await database.migrate()
  writeFileSync(file, (await database.embedded?.dump()) ?? new Uint8Array())
  await database.close()
  project.provide('databaseTemplate', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
