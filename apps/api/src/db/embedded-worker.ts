import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { preparedStatements } from './embedded-statements.ts'

/** The thread of the embedded PostgreSQL, so that a slow query does not block HTTP. */
const port = parentPort
if (!port) throw new Error('embedded-worker runs in a worker thread only')

const INT8 = 20
const { folder, template, wasm } = workerData as {
  folder: string | undefined
  template: string | undefined
  wasm: WebAssembly.Module
}

type WorkerRequest =
  | { id: number; op: 'query'; sql: string; params: unknown[] }
  | { id: number; op: 'exec'; sql: string }
  | { id: number; op: 'dump' | 'close' }

const db = await PGlite.create({
  pgliteWasmModule: wasm,
  ...(folder !== undefined && { dataDir: folder }),
  ...(template !== undefined && { loadDataDir: new Blob([readFileSync(template)]) }),
  extensions: { pg_trgm, unaccent },
  postgresqlconf: ['shared_buffers=32MB'],
  parsers: { [INT8]: (value: string) => Number(value) },
})

const query = preparedStatements(db)

// Notifications of the bus (`ports/bus.ts`) are forwarded once their transaction is committed.
await db.listen('worrystone', (notification) => port.postMessage({ notification }))

async function perform(request: WorkerRequest): Promise<unknown> {
  switch (request.op) {
    case 'query': {
      const { rows, affectedRows, fields } = await query(request.sql, request.params)
      return { rows, affectedRows, fields }
    }
    case 'exec':
      await db.exec(request.sql)
      return undefined
    case 'dump':
      return new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer())
    case 'close':
      await db.close()
      return undefined
  }
}

type Failure = Error & { code?: string; constraint?: string; table?: string; detail?: string }

port.on('message', async (request: WorkerRequest) => {
  try {
    port.postMessage({ id: request.id, result: await perform(request) })
  } catch (thrown) {
    const { message, code, constraint, table } = thrown as Failure
    port.postMessage({ id: request.id, failure: { message, code, constraint, table } })
  }
})
port.postMessage({ ready: true })
