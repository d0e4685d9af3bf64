import { appendSignature, type Candidate, type RemoteManifest, type RemoteRecord, type Snapshot } from '@worrystone/contracts'
import { registeredBuild } from './site/registered-build.ts'
import { createSite } from './site/site.ts'
import { verifySignature } from './site/verify-signature.ts'

const hash = `sha384-${'a'.repeat(64)}`

/** A build id of one repeated digit. */
export const id = (digit: string) => digit.repeat(16)

export const aBuild = (name: string, buildId: string, paths: string[] = []): RemoteManifest => ({
  schema: 1,
  name,
  version: '1.0.0',
  buildId,
  builtAt: '',
  source: { commit: '' },
  owner: { team: '' },
  container: { entry: 'entry.js', globalName: `${name}__${buildId}`, integrity: hash },
  assets: [],
  exposes: {
    page: { kind: 'page', assets: [] },
    bell: { kind: 'slot', slot: 'header.actions', order: name === 'account' ? 2 : 1, assets: [] },
  },
  routes: paths.map((path) => ({ path, expose: 'page', titleKey: 'T', requires: 'anyone', layout: 'main' })),
  contract: { shell: '^1.0.0', events: { emits: [], listens: [] } },
  shared: {},
  i18n: {},
  budgets: { initialBytes: 1, mountMs: 1 },
})

export const aRecord = (remote: string, overrides: Partial<RemoteRecord> = {}): RemoteRecord => ({
  remote,
  revision: 1,
  stable: id('1'),
  previous: [],
  candidate: null,
  pins: [],
  blocked: [],
  kill: { on: false, messageKey: null },
  ...overrides,
})

/** A candidate for all visitors. */
export const aCandidate = (build: string, overrides: Partial<Candidate> = {}): Candidate => ({
  build,
  salt: 'salt',
  percentBp: 10_000,
  audience: { include: [], exclude: [] },
  state: 'running',
  ...overrides,
})

export const aSnapshot = (
  records: RemoteRecord[],
  builds: RemoteManifest[],
  generatedAt = '2026-01-01T00:00:00.000Z',
): Snapshot => ({
  schema: 1,
  generatedAt,
  records,
  builds: Object.fromEntries(builds.map((build) => [`${build.name}@${build.buildId}`, build])),
})

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/** A registry with a key of its own; the public key is written into the page. */
export async function aRegistry() {
  const keys = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const publicKey = base64(await crypto.subtle.exportKey('raw', keys.publicKey))
  const sign = async (value: object) => {
    const text = JSON.stringify(value)
    return appendSignature(text, base64(await crypto.subtle.sign('Ed25519', keys.privateKey, new TextEncoder().encode(text))))
  }
  return { publicKey, sign }
}

export type TestRegistry = Awaited<ReturnType<typeof aRegistry>>

/** The page as the server sends it: the registry's key, and a snapshot or other content. */
export function writePage(registry: Pick<TestRegistry, 'publicKey'> | null, block: string | null): void {
  document.head.innerHTML = registry ? `<meta name="worrystone-registry-key" content="${registry.publicKey}">` : ''
  document.body.innerHTML = block === null ? '' : '<script type="application/json" id="snapshot"></script>'
  const script = document.getElementById('snapshot')
  if (script) script.textContent = block
}

/** Starts a visit: the site as it is after the page's start. */
export async function aVisit() {
  const site = createSite(async () => ({ verifySignature, registeredBuild }))
  await site.prepared
  return site
}
