import { parentPort } from 'node:worker_threads'
import type { AnalysisResult } from './engine/analysis-result.ts'
import type { WorkerRequest } from './engine/worker.ts'

/** A scripted worker thread: `hang` never replies, `die` ends it, any other text is returned as its own subcategory. */
const port = parentPort
port?.postMessage({ isLoaded: true })
port?.on('message', ({ id, text }: WorkerRequest) => {
  if (text === 'die') process.exit(1)
  if (text === 'fail') port.postMessage({ id, failure: 'TypeError' })
  while (text === 'hang');
  port.postMessage({ id, result: { subcategory: text } as AnalysisResult })
})
