import { Worker } from 'node:worker_threads'
import type { Finding } from './looking/finding.ts'
import type { Ask, Reply } from './looking/worker.ts'

/** The text could not be looked at for the moment; another try may fare better. Never holds the text. */
export class NotLooked extends Error {
  override name = 'NotLooked'
  readonly why: 'full' | 'late' | 'ended' | 'closed' | 'failed'
  constructor(why: NotLooked['why']) {
    super(`The analysis did not answer (${why})`)
    this.why = why
  }
}

type Waiting = { task: Ask['task']; text: string; resolve: (result: never) => void; reject: (reason: NotLooked) => void }

type Options = {
  modelPath?: string | undefined
  /** How long the thread may take to load its model, on a machine that is busy. */
  loadMs?: number
  /** How long one text may take, once it is loaded; the thread is ended then, because nothing else ends what hangs in it. */
  deadlineMs?: number
  /** How many texts may wait. */
  most?: number
  /** What runs in the thread. */
  script?: URL
}

const LOAD_MS = 90_000
const DEADLINE_MS = 15_000
const MOST_WAITING = 200
const SCRIPT = new URL('./looking/worker.ts', import.meta.url)

/**
 * A thread that analyzes texts one at a time: started by the first text, started again after it died, ended by `close`.
 */
export function lookingThread({
  modelPath,
  loadMs = LOAD_MS,
  deadlineMs = DEADLINE_MS,
  most = MOST_WAITING,
  script = SCRIPT,
}: Options = {}) {
  const urgent: Waiting[] = []
  const waiting: Waiting[] = []
  let worker: Worker | undefined
  let current: (Waiting & { id: number; timer: NodeJS.Timeout }) | undefined
  let lastId = 0
  let isLoaded = false
  let isClosed = false

  function start(): Worker {
    const started = new Worker(script, { workerData: { modelPath } })
    isLoaded = false
    started.on('message', (reply: Reply) => {
      if (worker !== started) return
      if ('isLoaded' in reply) {
        isLoaded = true
        if (!current) return
        clearTimeout(current.timer)
        current.timer = setTimeout(tooLate, deadlineMs)
        return
      }
      if (reply.id !== current?.id) return
      const { resolve, reject } = finish()
      if ('finding' in reply) resolve(reply.finding as never)
      else if ('embedding' in reply) resolve(reply.embedding as never)
      else reject(new NotLooked('failed'))
      next()
    })
    // An error is followed by the exit.
    started.on('error', () => {})
    started.on('exit', () => {
      if (worker !== started) return
      worker = undefined
      if (current) finish().reject(new NotLooked(isClosed ? 'closed' : 'ended'))
      next()
    })
    return started
  }

  function finish(): Waiting {
    const done = current as NonNullable<typeof current>
    clearTimeout(done.timer)
    current = undefined
    // An idle thread keeps no process alive.
    worker?.unref()
    return done
  }

  function next() {
    const first = current ? undefined : (urgent.shift() ?? waiting.shift())
    if (!first) return
    if (isClosed) {
      first.reject(new NotLooked('closed'))
      next()
      return
    }
    worker ??= start()
    worker.ref()
    const id = ++lastId
    current = { ...first, id, timer: setTimeout(tooLate, isLoaded ? deadlineMs : loadMs) }
    worker.postMessage({ id, task: first.task, text: first.text } satisfies Ask)
  }

  function tooLate() {
    const hung = worker
    worker = undefined
    finish().reject(new NotLooked('late'))
    void hung?.terminate()
    next()
  }

  function enqueue<Result>(queue: Waiting[], task: Ask['task'], text: string): Promise<Result> {
    if (isClosed) return Promise.reject(new NotLooked('closed'))
    if (queue.length >= most) return Promise.reject(new NotLooked('full'))
    return new Promise<Result>((resolve, reject) => {
      queue.push({ task, text, resolve: resolve as Waiting['resolve'], reject })
      next()
    })
  }

  return {
    look: (text: string) => enqueue<Finding>(waiting, 'look', text),

    /** The embedding of an English text, before everything that waits to be looked at: somebody waits for it. Rejects with `NotLooked`. */
    embed: (text: string) => enqueue<number[]>(urgent, 'embed', text),

    async close() {
      isClosed = true
      for (const one of [...urgent.splice(0), ...waiting.splice(0)]) one.reject(new NotLooked('closed'))
      await worker?.terminate()
    },
  }
}
export type LookingThread = ReturnType<typeof lookingThread>
