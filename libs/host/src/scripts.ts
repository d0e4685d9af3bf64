import type { RemoteManifest } from '@worrystone/contracts'
import { DEADLINES, within } from './deadline.ts'

/** Waits before the second and third try. The tries use other addresses: Chromium keeps a hung address locked for 20 s. */
const PAUSES_MS = [300, 900]

const integrityByAddress = new Map<string, string>()
const loaded = new Map<string, Promise<void>>()
const tries = new Map<string, number>()

export const addressOf = (build: RemoteManifest, file: string) =>
  new URL(`/remotes/${build.name}/${build.buildId}/${file}`, location.origin).href

/** Makes the build's files loadable. What was never registered, or has another hash than the manifest says, does not run. */
export function registerFiles(build: RemoteManifest): void {
  for (const { path, integrity } of [...build.assets, ...Object.values(build.i18n)]) {
    integrityByAddress.set(addressOf(build, path), integrity)
  }
}

/** Own origin, below /remotes/: nothing else may become the address of a script. */
export function allowedAddress(address: string, origin: string): string {
  const url = new URL(address, origin)
  if (url.origin === origin && url.pathname.startsWith('/remotes/')) return url.href
  throw new TypeError(`Not a file of a remote: ${address}`)
}

type Policy = { createScriptURL(address: string): unknown }
type PolicyMaker = { createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy }

let policy: Policy | undefined
function trusted(address: string): string {
  policy ??= (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes?.createPolicy('worrystone-remotes', {
    createScriptURL: (wanted) => allowedAddress(wanted, location.origin),
  }) ?? { createScriptURL: (wanted) => allowedAddress(wanted, location.origin) }
  // A TrustedScriptURL where the browser has them; the DOM's types know strings only.
  return policy.createScriptURL(address) as string
}

/** A script element for a registered file, with its hash: the one gate through which code of a remote enters the page. */
export function scriptFor(address: string): HTMLScriptElement {
  const url = new URL(address, location.origin)
  const integrity = integrityByAddress.get(url.origin + url.pathname)
  if (!integrity) throw new TypeError(`Not in any manifest: ${address}`)
  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = 'anonymous'
  script.integrity = integrity
  script.src = trusted(url.href)
  return script
}

function runOnce(address: string): Promise<void> {
  const script = scriptFor(address)
  const run = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${address} could not be loaded, or is not what its manifest says`))
    document.head.append(script)
  })
  return within(DEADLINES.script, address, run).finally(() => script.remove())
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms * (0.75 + Math.random() / 2)))

async function runWithRetries(address: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const tried = tries.get(address) ?? 0
    tries.set(address, tried + 1)
    try {
      return await runOnce(tried ? `${address}?retry=${tried}` : address)
    } catch (error) {
      const ms = PAUSES_MS[attempt]
      if (ms === undefined || error instanceof TypeError) throw error
      await pause(ms)
    }
  }
}

/** Runs a file once per page; a failure is forgotten, so that asking again tries again. */
export function runScript(address: string): Promise<void> {
  const known = loaded.get(address)
  if (known) return known
  const run = runWithRetries(address)
  loaded.set(address, run)
  run.catch(() => loaded.delete(address))
  return run
}

/** Lets the file run anew: it ran, but did not do what it is for. */
export const forgetScript = (address: string) => void loaded.delete(address)
