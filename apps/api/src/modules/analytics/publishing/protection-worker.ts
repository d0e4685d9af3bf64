import { parentPort, workerData } from 'node:worker_threads'
import { type Context, protect } from './protection.ts'

// A separate thread: solving the programs takes seconds, which would block every request.
parentPort?.postMessage(await protect(workerData as Context))
