import {
  buildKey,
  type RemoteManifest,
  type RemoteRecord,
  routePattern,
  type Snapshot,
  splitSignature,
} from '@worrystone/contracts'

/** The path of the proxy's own files. */
export const DEV_PATH = '/.worrystone-dev'

/** The name of the remote under development, and its last successful local build; none until the first one is ready. */
export type Local = { remote: string; manifest: RemoteManifest | undefined; builtAt: string }

/** Signs what this proxy has changed, with the private key of the public one in its pages. */
export type Signer = { publicKey: string; signed: (value: object) => string }

const SNAPSHOT_SCRIPT = /(<script type="application\/json" id="snapshot">)([\s\S]*?)(<\/script>)/
const KEY = /(<meta name="worrystone-registry-key" content=")[^"]*(")/

export const hasSnapshot = (html: string): boolean => SNAPSHOT_SCRIPT.test(html)

/** The deployed snapshot, in which one remote has the local build and no other: neither candidate, pin nor fallback. */
export function withLocal(snapshot: Snapshot, { remote, manifest, builtAt }: Local): Snapshot {
  if (!manifest) return snapshot
  const record = recordFor(snapshot, manifest, remote)
  const otherRecords = snapshot.records.filter((candidate) => candidate.remote !== remote)
  const builds = Object.entries(snapshot.builds).filter(([key]) => !key.startsWith(`${remote}@`))
  return {
    ...snapshot,
    // The shell ignores a snapshot that is older than its current one.
    generatedAt: snapshot.generatedAt > builtAt ? snapshot.generatedAt : builtAt,
    records: [...otherRecords, record],
    builds: { ...Object.fromEntries(builds), [buildKey(remote, manifest.buildId)]: manifest },
  }
}

function recordFor(snapshot: Snapshot, { buildId }: RemoteManifest, remote: string): RemoteRecord {
  const existing = snapshot.records.find((candidate) => candidate.remote === remote)
  const localOnly = {
    stable: buildId,
    previous: [],
    candidate: null,
    pins: [],
    blocked: [],
    kill: { on: false, messageKey: null },
  }
  return { remote, revision: 1, ...existing, ...localOnly }
}

/** A signed text of the registry, with `change` applied and signed again. */
export function resign(text: string, signer: Signer, change: (value: Snapshot) => object = (value) => value): string {
  return signer.signed(change(JSON.parse(splitSignature(text)?.text ?? text)))
}

/** The deployed page with the local build in its snapshot, the proxy's key, and the live-reload script. */
export function withLocalPage(html: string, local: Local, signer: Signer): string {
  const { remote, manifest } = local
  const preloads = new RegExp(`<link rel="(?:preload|prefetch)"[^>]* href="/remotes/${remote}/[^>]*>`, 'g')
  const liveScript = `<script src="${DEV_PATH}/live-reload.js" data-build="${manifest?.buildId ?? ''}" defer></script>`
  // Functions, because `$` patterns in a replacement text would be expanded.
  return html
    .replace(
      SNAPSHOT_SCRIPT,
      (_, open: string, text: string, close: string) => open + resign(text, signer, (value) => withLocal(value, local)) + close,
    )
    .replace(KEY, (_, open: string, close: string) => open + signer.publicKey + close)
    .replace(preloads, '')
    .replace('</head>', () => `${liveScript}</head>`)
}

/** Whether an address is a page of the local build, which the deployed site may not know yet. */
export const isLocalPage = (path: string, manifest: RemoteManifest | undefined): boolean =>
  manifest?.routes.some((route) => routePattern(route.path).test(path)) ?? false
