import { startPushWorker, type WorkerScope } from './push-worker.ts'

startPushWorker(self as unknown as WorkerScope)
