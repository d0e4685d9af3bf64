import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')

/** Where products of journeys keep their compiled code: compiling it is a sixth of what a start takes. */
const COMPILED = process.env.E2E_FOLDER && { NODE_COMPILE_CACHE: join(process.env.E2E_FOLDER, 'compiled') }

/**
 * Environment variables of the machine must not reach a product under test. `test` leaves out the demo's wider community, whose figures
 * take 20 seconds of processor time to be published.
 */
const DEFAULTS = {
  NODE_ENV: 'test',
  DATABASE_URL: '',
  REDIS_URL: '',
  SMTP_URL: '',
  S3_BUCKET: '',
  S3_REGION: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  S3_ENDPOINT: '',
  S3_FORCE_PATH_STYLE: '',
  PUBLIC_URL: '',
  OPERATOR_NAME: '',
  OPERATOR_ADDRESS: '',
  OPERATOR_EMAIL: '',
  ADMIN_EMAILS: '',
  LOG_LEVEL: 'error',
  // A busy machine is no reason to refuse a journey's requests: `site.test.ts` overloads a server on purpose.
  BUSY_AFTER: '0',
}

/** The demo accounts and the wider community that gives the figures enough data. */
export const WHOLE_DEMO = { DEMO: 'on', NODE_ENV: 'development' }

export type Product = {
  address: string
  child: ChildProcess
  /** Its output so far. */
  output: () => string
  /** Resolves when it answers; rejects with its output when it ends first. */
  ready: () => Promise<void>
  /** Its exit code or signal, once it has ended. */
  ended: Promise<Exit>
  /** Ends it; resolves to its exit code or signal. */
  stop: () => Promise<Exit>
}

type Exit = number | NodeJS.Signals
type Settings = { DATA_DIR: string } & Record<string, string>

/** Starts the product as `npm start` does after the build; `root`: the folder of its sources and builds. */
export function startProduct(settings: Settings & { PORT: string }, root = ROOT): Product {
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
      ...DEFAULTS,
      ...(root === ROOT && COMPILED),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise<Exit>((resolve) => child.on('close', (code, signal) => resolve(code ?? signal ?? 1)))
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  const address = `http://localhost:${settings.PORT}`
  return { address, child, output: () => output, ready: () => waitUntilHealthy(address, ended, () => output), ended, stop }
}

/** Runs `work` with a product on a port of its own; it ends afterwards. */
export async function withStartedProduct<T>(settings: Settings, work: (product: Product) => Promise<T>, root = ROOT): Promise<T> {
  const product = startProduct({ PORT: await freePort(), ...settings }, root)
  try {
    await product.ready()
    return await work(product)
  } finally {
    await product.stop()
  }
}

async function waitUntilHealthy(address: string, ended: Promise<unknown>, output: () => string): Promise<void> {
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  const deadline = Date.now() + 110_000
  while (!hasEnded && Date.now() < deadline) {
    const isHealthy = await fetch(`${address}/api/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (isHealthy) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The product did not start:\n${output()}`)
}

export const aFolder = () => mkdtempSync(join(tmpdir(), 'worrystone-e2e-'))

/** A temporary folder that is removed after `work`. */
export async function withDataDir<T>(work: (folder: string) => Promise<T>, folder = aFolder()): Promise<T> {
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** An unused port. */
export function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(String(typeof address === 'object' && address ? address.port : 0)))
    })
  })
}
