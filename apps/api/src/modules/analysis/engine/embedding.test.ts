import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'

/** Runs in a new thread, where the model is not loaded yet; the arithmetic backend is delayed by three seconds. */
const DELAYED_BACKEND = `
  const { parentPort } = require('node:worker_threads')
  const { instantiate } = WebAssembly
  let instantiations = 0
  WebAssembly.instantiate = async (...all) => {
    instantiations++
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    return instantiate(...all)
  }
  import(${JSON.stringify(new URL('./embedding.ts', import.meta.url).href)})
    .then(({ loadEmbedding }) => loadEmbedding())
    .then((embed) => embed('My boss shouts at me'))
    .then((vector) => parentPort.postMessage({ instantiations, length: vector.length }))`

it('waits for its arithmetic backend, which on a busy machine loads later than the model', async () => {
  const thread = new Worker(DELAYED_BACKEND, { eval: true })
  try {
    const [message] = await once(thread, 'message', { signal: AbortSignal.timeout(60_000) })
    expect(message).toEqual({ instantiations: expect.any(Number), length: 512 })
    expect(message.instantiations).toBeGreaterThan(0)
  } finally {
    await thread.terminate()
  }
}, 60_000)
