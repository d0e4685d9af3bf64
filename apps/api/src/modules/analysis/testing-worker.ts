import { parentPort } from 'node:worker_threads'
import type { Finding } from './looking/finding.ts'
import type { Ask } from './looking/worker.ts'

/** A thread that obeys: `hang` never answers, `die` ends it, everything else is found to be about itself. */
const port = parentPort
port?.postMessage({ isLoaded: true })
port?.on('message', ({ id, text }: Ask) => {
  if (text === 'die') process.exit(1)
  if (text === 'fail') port.postMessage({ id, failure: 'TypeError' })
  while (text === 'hang');
  port.postMessage({ id, finding: { subcategory: text } as Finding })
})
