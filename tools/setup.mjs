// What both commands need before the pinned Node is there. Plain JavaScript: this part runs on whatever Node the machine has.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const OLDEST_NODE = 20
const BIN = join('node_modules', '.bin')

/** Ends the command with one sentence for a person, not with a stack. */
export class Stop extends Error {}

/**
 * @param {string} version as `process.version` has it
 * @returns {string | undefined} what is wrong with this Node, if anything
 */
export function nodeComplaint(version) {
  const major = Number.parseInt(version.replace(/^v/, ''), 10)
  if (major >= OLDEST_NODE) return undefined
  return `Worrystone needs Node ${OLDEST_NODE} or newer to begin with, and this is ${version}: install one from https://nodejs.org and try again.`
}

// ── Progress ────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Says what is being done and for how long, so that nobody wonders whether it hangs.
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
  const tick = setInterval(
    () =>
      process.stdout.write(
        isLive ? `\r${line} ${Math.round((Date.now() - start) / 1000)} s ` : `${line} still at it after ${seconds()}\n`,
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
    clearInterval(tick)
  }
}

// ── Running other programs ──────────────────────────────────────────────────────────────────────────────────────────

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** The environment in which `node` is the pinned one and nx neither draws, nor stays, nor calls home. */
export function houseEnvironment() {
  const path = process.env.PATH ?? ''
  const bin = join(ROOT, BIN)
  return {
    ...process.env,
    PATH: path.split(delimiter)[0] === bin ? path : `${bin}${delimiter}${path}`,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NX_NO_CLOUD: 'true',
    NX_CACHE_DIRECTORY: process.env.NX_CACHE_DIRECTORY ?? join('.nx', 'cache'),
  }
}

/**
 * Runs a program quietly. Its output is shown only when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ failed: string | ((output: string) => string), env?: Record<string, string | undefined>, shell?: boolean }} options
 * @returns {Promise<string>} everything it printed
 */
export function quietly(command, args, { failed, env = houseEnvironment(), shell = false }) {
  return new Promise((done, refuse) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: /** @type {NodeJS.ProcessEnv} */ (env),
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const sentence = () => (typeof failed === 'string' ? failed : failed(output))
    child.on('error', (error) => {
      running.delete(child)
      refuse(new Stop(`${sentence()} (${error.message})`))
    })
    child.on('close', (code) => {
      running.delete(child)
      if (code === 0) return done(output)
      process.stdout.write(`\n${output.trimEnd().split('\n').slice(-30).join('\n')}\n\n`)
      refuse(new Stop(sentence()))
    })
  })
}

/**
 * Hands the terminal to a program, passes signals on, and answers its exit code.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function handOver(command, args) {
  return new Promise((done, refuse) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: /** @type {NodeJS.ProcessEnv} */ (houseEnvironment()),
      stdio: 'inherit',
    })
    running.add(child)
    child.on('error', refuse)
    child.on('exit', (code, signal) => {
      running.delete(child)
      done(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGKILL' ? 137 : 143))
    })
  })
}

/**
 * Runs a whole command: failures become one sentence, signals reach the children.
 * @param {() => Promise<number>} command answers the exit code
 * @param {(sentence: string) => void} complain
 */
export function main(command, complain = (sentence) => console.error(sentence)) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal tells its whole process group about Ctrl-C; a second telling would look like impatience.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      for (const child of running) child.kill(signal)
    })
  }
  // npm runs us through a shell, and a killed npm takes the shell along but not us: then we go as well.
  const parent = process.ppid
  const isOrphan = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent
  const watch = setInterval(() => {
    if (!isOrphan()) return
    clearInterval(watch)
    for (const child of running) child.kill('SIGTERM')
  }, 500)
  watch.unref()
  const complaint = nodeComplaint(process.version)
  Promise.resolve(complaint ? Promise.reject(new Stop(complaint)) : command()).then(
    (code) => process.exit(code),
    (thrown) => {
      complain(thrown instanceof Stop ? thrown.message : String(thrown?.stack ?? thrown))
      process.exit(1)
    },
  )
}

// ── Stamps: what was done for which files ───────────────────────────────────────────────────────────────────────────

const NOT_SHIPPED = /^(node_modules|dist|\..*)$|\.test\.tsx?$|\.md$/

/**
 * One hash over the content of files and whole folders. Tests, papers and build output do not count.
 * @param {string} root
 * @param {string[]} paths missing ones count as empty
 */
export function hashOf(root, paths) {
  const hash = createHash('sha256')
  const add = (/** @type {string} */ path) => {
    const full = join(root, path)
    if (!existsSync(full)) return
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) if (!NOT_SHIPPED.test(name)) add(join(path, name))
    } else hash.update(`${path}\0`).update(readFileSync(full)).update('\0')
  }
  for (const path of [...paths].sort()) add(path)
  return hash.digest('hex')
}

/**
 * Names and sizes of everything below a folder: enough to see that somebody removed or replaced it.
 * @param {string} folder
 * @returns {string}
 */
export function outline(folder) {
  if (!existsSync(folder)) return 'missing'
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return createHash('sha256')
    .update(names.map((name) => `${name} ${statSync(join(folder, name)).size}`).join('\n'))
    .digest('hex')
}

/**
 * @param {string} root
 * @param {string} name
 */
const stampFile = (root, name) => join(root, 'node_modules', '.worrystone', name)

/**
 * @param {string} root
 * @param {string} name
 * @returns {string | undefined}
 */
export function readStamp(root, name) {
  const file = stampFile(root, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/**
 * @param {string} root
 * @param {string} name
 * @param {string} value
 */
export function writeStamp(root, name, value) {
  mkdirSync(dirname(stampFile(root, name)), { recursive: true })
  writeFileSync(stampFile(root, name), value)
}

// ── Packages ────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * @param {string} root
 * @returns {boolean} node_modules is what package-lock.json says
 */
export function isInstalled(root) {
  const kept = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(kept)) return false
  const stamp = readStamp(root, 'installed')
  if (stamp !== undefined) return stamp === hashOf(root, ['package-lock.json'])
  // Installed by hand with npm: believed when it happened after the last change of the lockfile.
  return statSync(kept).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

/**
 * @param {string} output what npm printed
 * @returns {string} what a person can do about it
 */
export function installComplaint(output) {
  if (/ENOSPC/.test(output)) return 'Installing packages failed: the disk is full (about 700 MB are needed).'
  if (/EUSAGE|in sync/.test(output))
    return 'Installing packages failed: package-lock.json does not match package.json; run npm install once and try again.'
  if (/EACCES|EPERM/.test(output)) return `Installing packages failed: this user may not write into ${ROOT}.`
  if (/ENOTFOUND|ETIMEDOUT|ECONNREFUSED|ECONNRESET|EAI_AGAIN|network/i.test(output))
    return 'Installing packages failed: the npm registry could not be reached; check the connection and try again.'
  return 'Installing packages failed: the lines above say why; try again, or run npm ci by hand.'
}

/** Brings node_modules, and with it the pinned Node, to what package-lock.json says. */
export async function install() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const failed = (/** @type {string} */ output) => installComplaint(output)
  // As npm's own child we know which npm and which Node; run directly, any npm in PATH will do.
  if (npm) await quietly(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], { failed, env: process.env })
  else {
    await quietly('npm', ['--version'], {
      failed: 'npm was not found: install Node from https://nodejs.org, which brings it.',
      shell: process.platform === 'win32',
    })
    await quietly('npm', args, { failed, env: process.env, shell: process.platform === 'win32' })
  }
  writeStamp(ROOT, 'installed', hashOf(ROOT, ['package-lock.json']))
}

/** The Node that the lockfile pins: everything but this file runs on it. */
export function pinnedNode() {
  const file = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(file)) throw new Stop('The pinned Node is missing: run npm ci without --ignore-scripts, then try again.')
  return file
}

// ── Pages ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** @returns {string[]} the apps that are built: apps/shell, … */
function builtApps() {
  return readdirSync(join(ROOT, 'apps'))
    .map((name) => `apps/${name}`)
    .filter((app) => existsSync(join(ROOT, app, 'package.json')))
    .filter((app) => JSON.parse(readFileSync(join(ROOT, app, 'package.json'), 'utf8')).nx?.targets?.build)
}

/** Says which sources the built pages were made of. */
export function buildStamp() {
  const apps = builtApps()
  const inputs = hashOf(ROOT, [
    ...apps,
    'libs',
    'tools/rspack',
    'tools/sentences',
    'nx.json',
    'tsconfig.base.json',
    'package-lock.json',
  ])
  return [inputs, ...apps.map((app) => `${app} ${outline(join(ROOT, app, 'dist'))}`)].join('\n')
}

export const isBuilt = () => readStamp(ROOT, 'built') === buildStamp()

/** Builds the shell and the remotes that changed; nx takes the others from its cache. */
export async function build() {
  const nx = join(ROOT, 'node_modules', 'nx')
  const { bin } = JSON.parse(readFileSync(join(nx, 'package.json'), 'utf8'))
  const output = await quietly(pinnedNode(), [join(nx, bin.nx ?? bin), 'run-many', '-t', 'build', '--outputStyle=static'], {
    failed: 'Building the pages failed: the lines above say where.',
    env: { ...houseEnvironment(), NODE_ENV: 'production' },
  })
  writeStamp(ROOT, 'built', buildStamp())
  return output
}
