import { Worker } from 'node:worker_threads'
import type { AnalysisResult } from './engine/analysis-result.ts'
import type { WorkerReply, WorkerRequest } from './engine/worker.ts'

/** The text could not be analyzed now; a retry may succeed. The message never contains the text. */
export class AnalysisUnavailable extends Error {
  override name = 'AnalysisUnavailable'
  readonly why: 'full' | 'late' | 'ended' | 'closed' | 'failed'
  constructor(why: AnalysisUnavailable['why']) {
    super(`The analysis did not answer (${why})`)
    this.why = why
  }
}

type QueuedText = {
  task: WorkerRequest['task']
  text: string
  resolve: (result: never) => void
  reject: (reason: AnalysisUnavailable) => void
}

type Options = {
  modelPath?: string | undefined
  loadMs?: number
  /** The timeout of one text once the model is loaded; then the thread is terminated. */
  deadlineMs?: number
  /** The maximum length of the queue. */
  maxQueued?: number
  /** The script of the thread. */
  script?: URL
}

const LOAD_MS = 90_000
const DEADLINE_MS = 15_000
const MAX_QUEUED = 200
const SCRIPT = new URL('./engine/worker.ts', import.meta.url)

/** A thread that analyzes texts one at a time: started by the first text, restarted after a crash, ended by `close`. */
export function analysisWorker({
  modelPath,
  loadMs = LOAD_MS,
  deadlineMs = DEADLINE_MS,
  maxQueued = MAX_QUEUED,
  script = SCRIPT,
}: Options = {}) {
  const urgentQueue: QueuedText[] = []
  const queuedTexts: QueuedText[] = []
  let worker: Worker | undefined
  let current: (QueuedText & { id: number; timer: NodeJS.Timeout }) | undefined
  let lastId = 0
  let isLoaded = false
  let isClosed = false

  function start(): Worker {
    const started = new Worker(script, { workerData: { modelPath } })
    isLoaded = false
    started.on('message', (reply: WorkerReply) => {
      if (worker !== started) return
      if ('isLoaded' in reply) {
        isLoaded = true
        if (!current) return
        clearTimeout(current.timer)
        current.timer = setTimeout(onTimeout, deadlineMs)
        return
      }
      if (reply.id !== current?.id) return
      const { resolve, reject } = finish()
      if ('result' in reply) resolve(reply.result as never)
      else if ('embedding' in reply) resolve(reply.embedding as never)
      else reject(new AnalysisUnavailable('failed'))
      next()
    })
    // An error is followed by the exit event.
    started.on('error', () => {})
    started.on('exit', () => {
      if (worker !== started) return
      worker = undefined
      if (current) finish().reject(new AnalysisUnavailable(isClosed ? 'closed' : 'ended'))
      next()
    })
    return started
  }

  function finish(): QueuedText {
    const finished = current as NonNullable<typeof current>
    clearTimeout(finished.timer)
    current = undefined
    // An idle thread does not keep the process alive.
    worker?.unref()
    return finished
  }

  function next() {
    const first = current ? undefined : (urgentQueue.shift() ?? queuedTexts.shift())
    if (!first) return
    if (isClosed) {
      first.reject(new AnalysisUnavailable('closed'))
      next()
      return
    }
    worker ??= start()
    worker.ref()
    const id = ++lastId
    current = { ...first, id, timer: setTimeout(onTimeout, isLoaded ? deadlineMs : loadMs) }
    worker.postMessage({ id, task: first.task, text: first.text } satisfies WorkerRequest)
  }

  function onTimeout() {
    const hanging = worker
    worker = undefined
    finish().reject(new AnalysisUnavailable('late'))
    void hanging?.terminate()
    next()
  }

  function enqueue<Result>(queue: QueuedText[], task: WorkerRequest['task'], text: string): Promise<Result> {
    if (isClosed) return Promise.reject(new AnalysisUnavailable('closed'))
    if (queue.length >= maxQueued) return Promise.reject(new AnalysisUnavailable('full'))
    return new Promise<Result>((resolve, reject) => {
      queue.push({ task, text, resolve: resolve as QueuedText['resolve'], reject })
      next()
    })
  }

  return {
    analyze: (text: string) => enqueue<AnalysisResult>(queuedTexts, 'analyze', text),

    /**
     * The embedding of an English text, before every queued analysis because a request waits for it. Rejects with `AnalysisUnavailable`.
     */
    embed: (text: string) => enqueue<number[]>(urgentQueue, 'embed', text),

    async close() {
      isClosed = true
      for (const request of [...urgentQueue.splice(0), ...queuedTexts.splice(0)])
        request.reject(new AnalysisUnavailable('closed'))
      await worker?.terminate()
    },
  }
}
export type AnalysisWorker = ReturnType<typeof analysisWorker>
