import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/db.ts'
import { createDatabase } from './create-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated empty database: the file of a dump, or its name on the PostgreSQL server that the tests run on. */
    databaseTemplate: string
    /** The folder for temporary files of tests; deleted after the last one. */
    testFolder: string
  }
}

/** Migrates one database, so that each further one is a copy of it. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'worrystone-test-'))
  const url = process.env.TEST_DATABASE_URL
  // Each thread and process that a test starts would compile the same files again.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled')
  project.provide('testFolder', folder)
  project.provide('databaseTemplate', url ? await migrateNewOn(url) : await dumpTo(join(folder, 'template.tar')))
  return () => rmSync(folder, { recursive: true, force: true })
}

/** A third of the files are those of the two databases of which further ones are made: without them a copy is open in three quarters of the time. */
const DROP_TEMPLATES = ['update pg_database set datistemplate = false', 'drop database template0', 'drop database template1']

async function dumpTo(file: string): Promise<string> {
  const database = openDatabase({ folder: undefined })
  await database.migrate()
  // Each by itself: neither is possible in a transaction. After the checkpoint a copy has nothing to recover.
  for (const statement of [...DROP_TEMPLATES, 'checkpoint']) await database.embedded?.exec(statement)
  writeFileSync(file, (await database.embedded?.dump()) ?? new Uint8Array())
  await database.close()
  return file
}

async function migrateNewOn(server: string): Promise<string> {
  const { name, url } = await createDatabase(server)
  const database = openDatabase({ url, prepared: false, poolSize: 1 })
  await database.migrate()
  await database.close()
  return name
}
