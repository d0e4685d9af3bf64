import { parentPort, workerData } from 'node:worker_threads'
import { type Making, protect } from './protection.ts'

// A thread of its own that ends with its answer: solving the programs takes seconds in which nobody could be answered.
parentPort?.postMessage(await protect(workerData as Making))
