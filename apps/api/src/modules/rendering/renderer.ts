import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { FromProcess, LayoutRemote, RenderedPage, RenderJob, ToProcess } from './messages.ts'

/** A page that takes longer hangs: the process is replaced. */
const HANG_MS = 10_000
const MAX_WAITING = 20
/** After this many failed processes within the pause nothing is rendered until it is over. */
const MAX_FAILURES = 3
const PAUSE_MS = 60_000
const MEMORY_MB = 192

/** Answers a request of a page as a visitor from the same network would get it. */
export type Fetch = (path: string, language: string) => Promise<{ status: number; body: string }>

type Options = {
  /** Folders that the process may read: its own code and the builds. */
  folders: string[]
  log: FastifyBaseLogger
}

type Waiting = {
  job: RenderJob
  fetch: Fetch
  resolve: (page: RenderedPage | undefined) => void
  timer: NodeJS.Timeout
}

/**
 * Renders pages in a process of its own, which runs the code of published builds: it can read no files but builds, write none, start no
 * process, and sees no setting. A page that hangs or throws costs that process at most.
 */
export function pageRenderer({ folders, log }: Options) {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let count = 0
  let layout: LayoutRemote[] = []
  let failures: number[] = []
  let isClosed = false

  const send = (message: ToProcess) => void child?.send(message, () => {})

  function settle(id: number, page: RenderedPage | undefined) {
    const job = waiting.get(id)
    if (!job) return
    clearTimeout(job.timer)
    waiting.delete(id)
    job.resolve(page)
  }

  function start(): ChildProcess {
    const flags = ['--permission', ...folders.map((folder) => `--allow-fs-read=${join(folder, '*')}`)]
    const next = fork(join(import.meta.dirname, 'renderer-process.ts'), {
      execArgv: [...flags, `--max-old-space-size=${MEMORY_MB}`, '--no-warnings'],
      env: { NODE_ENV: 'production', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let output = ''
    next.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-500)
    })
    next.on('message', (message: FromProcess) => void receive(message))
    next.on('error', () => {})
    next.on('exit', () => {
      if (child === next) child = undefined
      for (const id of [...waiting.keys()]) settle(id, undefined)
      if (isClosed) return
      failures = [...failures, Date.now()].slice(-MAX_FAILURES)
      log.warn({ output }, 'the process that renders pages has ended')
    })
    return next
  }

  async function receive(message: FromProcess) {
    if (message.kind === 'rendered') settle(message.id, message)
    if (message.kind === 'failed') {
      const { id, reason, isExpected } = message
      if (!isExpected) log.warn({ reason, route: waiting.get(id)?.job.page?.route }, 'a page was not rendered')
      settle(message.id, undefined)
    }
    if (message.kind === 'request') {
      // One page renders at a time, in the order of the jobs.
      const [running] = waiting.values()
      const response = running && (await running.fetch(message.path, message.language).catch(() => undefined))
      send({ kind: 'response', id: message.id, ...(response ?? { status: 503, body: '{}' }) })
    }
  }

  const isPaused = () => failures.length === MAX_FAILURES && Date.now() - (failures[0] ?? 0) < PAUSE_MS

  return {
    /** The navigation of the layout, for pages that are rendered from now on. */
    setLayout(remotes: LayoutRemote[]) {
      layout = remotes
      send({ kind: 'layout', remotes })
    },

    /** Undefined when the page cannot be rendered, or too many wait. */
    render(job: RenderJob, fetch: Fetch): Promise<RenderedPage | undefined> {
      if (isClosed || isPaused() || waiting.size >= MAX_WAITING) return Promise.resolve(undefined)
      if (!child) {
        child = start()
        send({ kind: 'layout', remotes: layout })
      }
      const id = ++count
      return new Promise((resolve) => {
        const timer = setTimeout(() => child?.kill('SIGKILL'), HANG_MS)
        waiting.set(id, { job, fetch, resolve, timer })
        send({ kind: 'render', id, job })
      })
    },

    close() {
      isClosed = true
      child?.kill('SIGKILL')
      child = undefined
    },
  }
}
