import { parentPort, workerData } from 'node:worker_threads'
import { loadSolver } from './linear-program.ts'
import { type Context, protect } from './protection.ts'

// A separate thread: solving the programs takes seconds, which would block every request.
const { context, solverWasm } = workerData as { context: Context; solverWasm: WebAssembly.Module }
await loadSolver(solverWasm)
parentPort?.postMessage(await protect(context))
