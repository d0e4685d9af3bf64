import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../db/db.ts'

/** The worker's own migrated database: in memory, or a new one on the server at TEST_DATABASE_URL. */
export async function testDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return openDatabase({ folder: undefined, template: inject('databaseTemplate') })

  const name = `worrystone_test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = openDatabase({ url: own.href, prepared: true, poolSize: 5 })
  await database.migrate()
  return database
}
