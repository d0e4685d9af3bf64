import { inject } from 'vitest'
import { type Database, openDatabase } from '../db/db.ts'
import { createDatabase } from './create-database.ts'

/** A migrated database of its own: in memory, or a new one on the server at TEST_DATABASE_URL. */
export async function testDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  const template = inject('databaseTemplate')
  if (!server) return openDatabase({ folder: undefined, template })
  const { url } = await createDatabase(server, template)
  return openDatabase({ url, prepared: true, poolSize: 5 })
}
