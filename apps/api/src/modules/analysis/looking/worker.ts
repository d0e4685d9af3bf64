import { parentPort, workerData } from 'node:worker_threads'
import type { Finding } from './finding.ts'
import { localAnalysis } from './look.ts'

/** The thread in which texts are looked at, one after the other, so that none of it ever holds up HTTP. */
const port = parentPort
if (!port) throw new Error('looking/worker runs in a worker thread only')

export type Ask = { id: number; text: string }
/** A failure is told by its name: a message could hold what somebody wrote. */
export type Reply = { isLoaded: true } | { id: number; finding: Finding } | { id: number; failure: string }

const { modelPath } = workerData as { modelPath: string | undefined }
const ready = localAnalysis(modelPath)
ready.then(
  () => port.postMessage({ isLoaded: true } satisfies Reply),
  // Begun anew with the next text: a disk may have been busy, a folder may be there by then.
  () => process.exit(1),
)

port.on('message', async ({ id, text }: Ask) => {
  try {
    const look = await ready
    port.postMessage({ id, finding: await look(text) } satisfies Reply)
  } catch (thrown) {
    port.postMessage({ id, failure: thrown instanceof Error ? thrown.name : 'unknown' } satisfies Reply)
  }
})
