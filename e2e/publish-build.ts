import { createHash, randomBytes } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { endpointPath, LANGUAGES, type RemoteManifest, registryApi } from '@worrystone/contracts'

const DICTIONARY = 'words.1.js'
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

export const aRemoteName = () => `garden-${randomBytes(4).toString('hex')}`

/** A small build that the registry accepts: one page, twelve languages and no content. */
function aBuild(name: string, version: string): { manifest: RemoteManifest; files: Record<string, string> } {
  const buildId = randomBytes(8).toString('hex')
  const globalName = `${name.replaceAll('-', '_')}__${buildId}`
  const files = {
    'entry.1.js': `var ${globalName} = { init() {}, get: async () => () => ({}) }`,
    [DICTIONARY]: `(globalThis.x||=[]).push([[7],{4(e){e.exports=JSON.parse('{"Garden":"Garden"}')}}]);`,
  }
  const assets = Object.entries(files).map(([path, text]) => ({
    path,
    integrity: hashOf(text),
    bytes: Buffer.byteLength(text),
    initial: path !== DICTIONARY,
  }))
  const dictionary = { path: DICTIONARY, integrity: hashOf(files[DICTIONARY] ?? '') }
  const manifest: RemoteManifest = {
    schema: 1,
    name,
    version,
    buildId,
    builtAt: new Date().toISOString(),
    source: { commit: randomBytes(20).toString('hex') },
    owner: { team: 'gardeners' },
    container: { entry: 'entry.1.js', globalName, integrity: assets[0]?.integrity ?? '' },
    assets,
    exposes: { page: { kind: 'page', assets: [] } },
    routes: [{ path: `/${name}`, expose: 'page', titleKey: 'Garden', requires: 'anyone', layout: 'main' }],
    contract: { shell: '^1.0.0', events: { emits: [], listens: [] } },
    shared: {},
    i18n: Object.fromEntries(LANGUAGES.map(({ code }) => [code, dictionary])),
    budgets: { initialBytes: 25_000, mountMs: 1_000 },
  }
  return { manifest, files }
}

export type Publisher = { address: string; token: string }

/** Publishes a new build of a remote, the first one included. Returns its id. */
export async function publishBuild(request: APIRequestContext, { address, token }: Publisher, name: string, version: string) {
  const { manifest, files } = aBuild(name, version)
  const multipart = new FormData()
  for (const [path, text] of Object.entries({ ...files, 'manifest.json': JSON.stringify(manifest) }))
    multipart.append(path, new File([text], path))
  const response = await request.post(`${address}/api${endpointPath(registryApi.publish, { params: { remote: name } })}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart,
  })
  expect(response.ok(), await response.text()).toBe(true)
  return manifest.buildId
}
