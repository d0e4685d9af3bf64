import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Creates a database on the PostgreSQL server at `server`: a copy of `template`, or an empty one. */
export async function createDatabase(server: string, template = 'template1'): Promise<{ name: string; url: string }> {
  const name = `worrystone_test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return { name, url: url.href }
}
