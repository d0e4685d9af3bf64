// Runs other programs before the pinned Node is installed. Plain JavaScript: it runs on any installed Node.
import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const OLDEST_NODE = 20

/** Ends the command with one sentence instead of a stack. */
export class Stop extends Error {}

/**
 * @param {string} version as `process.version` has it
 * @returns {string | undefined} what is wrong with this Node, if anything
 */
export function nodeProblem(version) {
  const major = Number.parseInt(version.replace(/^v/, ''), 10)
  if (major >= OLDEST_NODE) return undefined
  return `Worrystone needs Node ${OLDEST_NODE} or newer to begin with, and this is ${version}: install one from https://nodejs.org and try again.`
}

/**
 * Prints the current step and its duration.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = Date.now()
  const seconds = () => `${((Date.now() - start) / 1000).toFixed(Date.now() - start < 10_000 ? 1 : 0)} s`
  const line = `${title} …`
  const isLive = process.stdout.isTTY
  process.stdout.write(isLive ? line : `${line}\n`)
  const timer = setInterval(
    () =>
      process.stdout.write(
        isLive ? `\r${line} ${Math.round((Date.now() - start) / 1000)} s ` : `${line} still running after ${seconds()}\n`,
      ),
    isLive ? 1_000 : 15_000,
  )
  try {
    const result = await work()
    process.stdout.write(isLive ? `\r${line} ${seconds()}   \n` : `${line} done in ${seconds()}\n`)
    return result
  } catch (thrown) {
    if (isLive) process.stdout.write('\n')
    throw thrown
  } finally {
    clearInterval(timer)
  }
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()

/** The environment in which `node` is the pinned one. */
export function workspaceEnvironment() {
  const path = process.env.PATH ?? ''
  const bin = join(ROOT, 'node_modules', '.bin')
  return { ...process.env, PATH: path.split(delimiter)[0] === bin ? path : `${bin}${delimiter}${path}` }
}

/**
 * Runs a program quietly. Its output is shown only when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ failed: string | ((output: string) => string), env?: Record<string, string | undefined>, shell?: boolean }} options
 * @returns {Promise<string>} its output
 */
export function quietly(command, args, { failed, env = workspaceEnvironment(), shell = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: /** @type {NodeJS.ProcessEnv} */ (env),
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    let output = ''
    const append = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    const sentence = () => (typeof failed === 'string' ? failed : failed(output))
    child.on('error', (error) => {
      children.delete(child)
      reject(new Stop(`${sentence()} (${error.message})`))
    })
    child.on('close', (code) => {
      children.delete(child)
      if (code === 0) return resolve(output)
      process.stdout.write(`\n${output.trimEnd().split('\n').slice(-30).join('\n')}\n\n`)
      reject(new Stop(sentence()))
    })
  })
}

/**
 * Runs a program in the terminal, forwards signals, and returns its exit code.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function handOver(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: /** @type {NodeJS.ProcessEnv} */ (workspaceEnvironment()),
      stdio: 'inherit',
    })
    children.add(child)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      children.delete(child)
      resolve(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGKILL' ? 137 : 143))
    })
  })
}

/**
 * Runs a whole command: failures become one sentence, signals are forwarded to the children.
 * @param {() => Promise<number>} command returns the exit code
 * @param {(sentence: string) => void} onFailure
 */
export function main(command, onFailure = (sentence) => console.error(sentence)) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to its whole process group; a second signal would end the children at once.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      for (const child of children) child.kill(signal)
    })
  }
  // npm runs this through a shell, and a killed npm ends the shell but not this process: then it ends itself.
  const parent = process.ppid
  const isOrphan = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent
  const orphanTimer = setInterval(() => {
    if (!isOrphan()) return
    clearInterval(orphanTimer)
    for (const child of children) child.kill('SIGTERM')
  }, 500)
  orphanTimer.unref()
  const problem = nodeProblem(process.version)
  Promise.resolve(problem ? Promise.reject(new Stop(problem)) : command()).then(
    (code) => process.exit(code),
    (thrown) => {
      onFailure(thrown instanceof Stop ? thrown.message : String(thrown?.stack ?? thrown))
      process.exit(1)
    },
  )
}
