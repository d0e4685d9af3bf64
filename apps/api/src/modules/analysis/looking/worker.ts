import { parentPort, workerData } from 'node:worker_threads'
import { loadEmbedding } from './embedding.ts'
import type { Finding } from './finding.ts'
import { localAnalysis } from './look.ts'

/** The thread in which texts are analyzed, one after the other, so that none of it ever holds up HTTP. */
const port = parentPort
if (!port) throw new Error('looking/worker runs in a worker thread only')

export type Ask = { id: number; task: 'look' | 'embed'; text: string }
/** A failure is named by its error class: a message could hold what somebody wrote. */
export type Reply =
  | { isLoaded: true }
  | { id: number; finding: Finding }
  | { id: number; embedding: number[] }
  | { id: number; failure: string }

const { modelPath } = workerData as { modelPath: string | undefined }
const ready = load()
ready.then(
  () => port.postMessage({ isLoaded: true } satisfies Reply),
  // Begun anew with the next text: a disk may have been busy, a folder may be there by then.
  () => process.exit(1),
)

async function load() {
  const [look, embed] = await Promise.all([localAnalysis(modelPath), loadEmbedding()])
  return { look, embed }
}

port.on('message', async ({ id, task, text }: Ask) => {
  try {
    const { look, embed } = await ready
    const reply: Reply = task === 'embed' ? { id, embedding: await embed(text) } : { id, finding: await look(text) }
    port.postMessage(reply)
  } catch (thrown) {
    port.postMessage({ id, failure: thrown instanceof Error ? thrown.name : 'unknown' } satisfies Reply)
  }
})
