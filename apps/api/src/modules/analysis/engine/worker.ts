import { parentPort, workerData } from 'node:worker_threads'
import type { AnalysisResult } from './analysis-result.ts'
import { loadEmbedding } from './embedding.ts'
import { localAnalysis } from './local-analysis.ts'

/** The thread that analyzes texts one after the other, so that HTTP is never blocked. */
const port = parentPort
if (!port) throw new Error('engine/worker.ts runs in a worker thread only')

export type WorkerRequest = { id: number; task: 'analyze' | 'embed'; text: string }
/** A failure is reported by its error class, because a message could contain the text. */
export type WorkerReply =
  | { isLoaded: true }
  | { id: number; result: AnalysisResult }
  | { id: number; embedding: number[] }
  | { id: number; failure: string }

const { modelPath } = workerData as { modelPath: string | undefined }
const ready = load()
ready.then(
  () => port.postMessage({ isLoaded: true } satisfies WorkerReply),
  // The next text starts a new thread: a retry may succeed, for example after the operator has created the folder.
  () => process.exit(1),
)

async function load() {
  const [analyze, embed] = await Promise.all([localAnalysis(modelPath), loadEmbedding()])
  return { analyze, embed }
}

port.on('message', async ({ id, task, text }: WorkerRequest) => {
  try {
    const { analyze, embed } = await ready
    const reply: WorkerReply = task === 'embed' ? { id, embedding: await embed(text) } : { id, result: await analyze(text) }
    port.postMessage(reply)
  } catch (thrown) {
    port.postMessage({ id, failure: thrown instanceof Error ? thrown.name : 'unknown' } satisfies WorkerReply)
  }
})
