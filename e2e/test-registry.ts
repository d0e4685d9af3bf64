import { generateKeyPairSync, sign } from 'node:crypto'
import type { Page } from '@playwright/test'
import { appendSignature, type RemoteManifest, type Snapshot, splitSignature } from '@worrystone/contracts'

const KEY = /<meta name="worrystone-registry-key" content="[^"]*">/
const SNAPSHOT_SCRIPT = /(<script type="application\/json" id="snapshot">)([\s\S]*?)(<\/script>)/
const PRELOADS = /<link rel="preload" as="script" crossorigin[^>]*>/g

/** A registry between the browser and the product: it serves the test's snapshot, signed with a key of its own. */
export type TestRegistry = {
  /** Changes the product's snapshot, for pages and responses from now on. */
  changeSnapshot(change: (snapshot: Snapshot) => void): void
  /** Changes the signed text that the page or the response contains. */
  tamper(where: 'page' | 'response', change: (signed: string) => string): void
  /** Registers a build for QA links. */
  addBuild(build: RemoteManifest): void
}

/** Puts a registry of the test's own in front of this page. Preloads of the product's snapshot are dropped. */
export async function withTestRegistry(page: Page): Promise<TestRegistry> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')
  const signed = (value: object) => {
    const text = JSON.stringify(value).replaceAll('<', '\\u003c')
    return appendSignature(text, sign(null, Buffer.from(text), privateKey).toString('base64'))
  }
  const builds = new Map<string, RemoteManifest>()
  const changeText = { page: (text: string) => text, response: (text: string) => text }
  let change = (_: Snapshot) => {}
  let version = 0

  const signedText = (text: string) => {
    const snapshot = JSON.parse(splitSignature(text)?.text ?? text) as Snapshot
    change(snapshot)
    // Each snapshot of the test is newer than the previous one and than the product's own.
    return signed({ ...snapshot, generatedAt: new Date(Date.now() + 1_000 * version).toISOString() })
  }
  const isDocument = (url: URL) => !/^\/(api|assets|remotes|registry)\//.test(url.pathname)
  await page.route(isDocument, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = (await response.text())
      .replaceAll(PRELOADS, '')
      .replace(KEY, '')
      .replace('</head>', () => `<meta name="worrystone-registry-key" content="${key}"></head>`)
      .replace(
        SNAPSHOT_SCRIPT,
        (_, open: string, text: string, close: string) => open + changeText.page(signedText(text)) + close,
      )
    await route.fulfill({ response, body: html })
  })
  await page.route('**/registry/snapshot.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: changeText.response(signedText(await response.text())) })
  })
  await page.route('**/registry/builds/*.json', (route) => {
    const name = decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1) ?? '').replace(/\.json$/, '')
    const build = builds.get(name)
    return build
      ? route.fulfill({ contentType: 'application/json', body: signed(build) })
      : route.fulfill({ status: 404, contentType: 'application/json', body: '{}' })
  })
  return {
    changeSnapshot(next) {
      change = next
      version++
    },
    tamper: (where, next) => void Object.assign(changeText, { [where]: next }),
    addBuild: (build) => void builds.set(`${build.name}@${build.buildId}`, build),
  }
}

/** The stable build of a remote. */
export function stableOf(snapshot: Snapshot, remote: string): RemoteManifest {
  const record = snapshot.records.find((each) => each.remote === remote)
  const build = snapshot.builds[`${remote}@${record?.stable}`]
  if (!build) throw new Error(`${remote} has no stable build`)
  return build
}

/** A second build of the same code: another id, and files that the product serves under the first one's. */
export async function secondBuildOf(page: Page, build: RemoteManifest, buildId: string): Promise<RemoteManifest> {
  await page.route(`**/remotes/${build.name}/${buildId}/**`, (route) =>
    route.continue({ url: route.request().url().replace(buildId, build.buildId) }),
  )
  return { ...build, buildId }
}
