import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/db.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A dump of a migrated empty database; unset when the tests run on a PostgreSQL server. */
    databaseTemplate: string | undefined
    /** The folder for temporary files of tests; deleted after the last one. */
    testFolder: string
  }
}

/** Migrates one database and dumps it, so that each worker starts from the dump in under a second. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'worrystone-test-'))
  project.provide('testFolder', folder)
  project.provide('databaseTemplate', process.env.TEST_DATABASE_URL ? undefined : await dumpTo(join(folder, 'template.tar')))
  return () => rmSync(folder, { recursive: true, force: true })
}

async function dumpTo(file: string): Promise<string> {
  const database = openDatabase({ folder: undefined })
  await database.migrate()
  writeFileSync(file, (await database.embedded?.dump()) ?? new Uint8Array())
  await database.close()
  return file
}
