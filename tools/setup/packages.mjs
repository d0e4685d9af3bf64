// The installed packages, and with them the pinned Node. Plain JavaScript: it runs on any installed Node.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { quietly, ROOT, Stop } from './run.mjs'

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.worrystone', 'installed')

/** @param {string} root */
const lockfileHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

/**
 * Records that node_modules matches package-lock.json.
 * @param {string} root
 */
export function markInstalled(root) {
  mkdirSync(dirname(stampFile(root)), { recursive: true })
  writeFileSync(stampFile(root), lockfileHash(root))
}

/**
 * @param {string} root
 * @returns {boolean} node_modules matches package-lock.json
 */
export function isInstalled(root) {
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  if (existsSync(stampFile(root))) return readFileSync(stampFile(root), 'utf8') === lockfileHash(root)
  // Installed by hand with npm: trusted when it happened after the last change of the lockfile.
  return statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

/**
 * @param {string} output what npm printed
 * @returns {string} what to do about it
 */
export function installProblem(output) {
  if (/ENOSPC/.test(output)) return 'Installing packages failed: the disk is full (about 700 MB are needed).'
  if (/EUSAGE|in sync/.test(output))
    return 'Installing packages failed: package-lock.json does not match package.json; run npm install once and try again.'
  if (/EACCES|EPERM/.test(output)) return `Installing packages failed: this user may not write into ${ROOT}.`
  if (/ENOTFOUND|ETIMEDOUT|ECONNREFUSED|ECONNRESET|EAI_AGAIN|network/i.test(output))
    return 'Installing packages failed: the npm registry could not be reached; check the connection and try again.'
  return 'Installing packages failed: the lines above say why; try again, or run npm ci by hand.'
}

/** Installs what package-lock.json lists, with the pinned Node. */
export async function install() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const failed = (/** @type {string} */ output) => installProblem(output)
  // As npm's own child this process knows which npm and which Node; run directly, any npm in PATH is used.
  if (npm) await quietly(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], { failed, env: process.env })
  else {
    await quietly('npm', ['--version'], {
      failed: 'npm was not found: install Node from https://nodejs.org, which brings it.',
      shell: process.platform === 'win32',
    })
    await quietly('npm', args, { failed, env: process.env, shell: process.platform === 'win32' })
  }
  markInstalled(ROOT)
}

/** The Node that the lockfile pins: everything but this file runs on it. */
export function pinnedNode() {
  const file = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(file)) throw new Stop('The pinned Node is missing: run npm ci without --ignore-scripts, then try again.')
  return file
}
