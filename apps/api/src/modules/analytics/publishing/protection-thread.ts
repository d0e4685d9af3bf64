import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { compileWasm } from '../../../compile-wasm.ts'
import type { Table } from './cell.ts'
import type { Context } from './protection.ts'

/** Shorter than the lease of a job, so that no second thread starts meanwhile. */
const MAX_MS = 120_000

/** `protect` in a thread. Rejects with its error, and after two minutes. */
export async function protectInThread(context: Context): Promise<Table> {
  const worker = new Worker(new URL('./protection-worker.ts', import.meta.url), {
    workerData: { context, solverWasm: compileWasm('highs', 'highs.wasm') },
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  })
  // The thread does not delay a shutdown.
  worker.unref()
  try {
    const [table] = await once(worker, 'message', { signal: AbortSignal.timeout(MAX_MS) })
    return table
  } finally {
    void worker.terminate()
  }
}
