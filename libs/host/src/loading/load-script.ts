import type { RemoteManifest } from '@worrystone/contracts'
import { DEADLINES, withDeadline } from './with-deadline.ts'

/** Delays before the second and third attempt. Each attempt has another address: Chromium keeps a hung address locked for 20 s. */
const RETRY_DELAYS_MS = [300, 900]

const integrityByUrl = new Map<string, string>()
const loaded = new Map<string, Promise<void>>()
const attempts = new Map<string, number>()

export const fileUrl = (build: RemoteManifest, file: string) =>
  new URL(`/remotes/${build.name}/${build.buildId}/${file}`, location.origin).href

/** Makes the build's files loadable. A file that was not allowed, or with another hash than in the manifest, does not run. */
export function allowFiles(build: RemoteManifest): void {
  for (const { path, integrity } of [...build.assets, ...Object.values(build.i18n)]) {
    integrityByUrl.set(fileUrl(build, path), integrity)
  }
}

/** Own origin, below /remotes/: no other address is allowed for a script. */
export function assertRemoteUrl(address: string, origin: string): string {
  const url = new URL(address, origin)
  if (url.origin === origin && url.pathname.startsWith('/remotes/')) return url.href
  throw new TypeError(`Not a file of a remote: ${address}`)
}

type Policy = { createScriptURL(address: string): unknown }
type PolicyMaker = { createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy }

let policy: Policy | undefined
function trustedUrl(address: string): string {
  policy ??= (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes?.createPolicy('worrystone-remotes', {
    createScriptURL: (url) => assertRemoteUrl(url, location.origin),
  }) ?? { createScriptURL: (url) => assertRemoteUrl(url, location.origin) }
  // A TrustedScriptURL where the browser has them; the DOM's types allow strings only.
  return policy.createScriptURL(address) as string
}

/** A script element for a registered file, with its hash: code of a remote enters the page in no other way. */
export function createScript(address: string): HTMLScriptElement {
  const url = new URL(address, location.origin)
  const integrity = integrityByUrl.get(url.origin + url.pathname)
  if (!integrity) throw new TypeError(`Not in any manifest: ${address}`)
  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = 'anonymous'
  script.integrity = integrity
  script.src = trustedUrl(url.href)
  return script
}

function attachScript(address: string): Promise<void> {
  const script = createScript(address)
  const loading = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${address} could not be loaded, or is not what its manifest says`))
    document.head.append(script)
  })
  return withDeadline(DEADLINES.script, address, loading).finally(() => script.remove())
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms * (0.75 + Math.random() / 2)))

async function loadWithRetries(address: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const earlierAttempts = attempts.get(address) ?? 0
    attempts.set(address, earlierAttempts + 1)
    try {
      return await attachScript(earlierAttempts ? `${address}?retry=${earlierAttempts}` : address)
    } catch (error) {
      const ms = RETRY_DELAYS_MS[attempt]
      if (ms === undefined || error instanceof TypeError) throw error
      await delay(ms)
    }
  }
}

/** Runs a file once per page; a failure is not cached, so the next call tries again. */
export function loadScript(address: string): Promise<void> {
  const cached = loaded.get(address)
  if (cached) return cached
  const loading = loadWithRetries(address)
  loaded.set(address, loading)
  loading.catch(() => loaded.delete(address))
  return loading
}

/** Allows the file to run again: it ran without the expected effect. */
export const forgetScript = (address: string) => void loaded.delete(address)
