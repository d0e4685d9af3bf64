import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { LANGUAGES, type RemoteManifest } from '@worrystone/contracts'
import { integrityOf } from './check-files.ts'

const folders = mkdtempSync(join(tmpdir(), 'worrystone-registry-'))
process.once('exit', () => rmSync(folders, { recursive: true, force: true }))

export const aFolder = () => mkdtempSync(join(folders, 'folder-'))
export const aRemoteName = () => `r${randomBytes(8).toString('hex')}`
const aBuildId = () => randomBytes(8).toString('hex')

/** A language file as a build writes it. */
export const dictionaryFile = (dictionary: Record<string, string>) =>
  `(globalThis.x||=[]).push([[7],{4(e){e.exports=JSON.parse('${JSON.stringify(dictionary)}')}}]);`

export type BuildWish = {
  name?: string
  buildId?: string
  /** The content of the page's chunk. */
  content?: string
  /** Additional or replaced files by path. */
  files?: Record<string, string | Buffer>
  /** Changes the manifest, which matches the files so far. */
  change?: (manifest: RemoteManifest) => unknown
}

/** A small valid build: its manifest, and its files by path. */
export function aBuild({ name = aRemoteName(), buildId = aBuildId(), content = 'one', files: more, change }: BuildWish = {}) {
  const globalName = `${name.replaceAll('-', '_')}__${buildId}`
  const files = new Map<string, Buffer>(
    Object.entries({
      'entry.1.js': `var ${globalName} = '${content}'`,
      'page.1.js': content,
      'words.1.js': dictionaryFile({ Page: 'Seite' }),
      'later.1.js': '',
      ...more,
    }).map(([path, text]) => [path, Buffer.from(text)]),
  )
  const first = ['entry.1.js', 'page.1.js']
  const assets = [...files].map(([path, body]) => ({
    path,
    integrity: integrityOf(body),
    bytes: body.length,
    initial: first.includes(path),
  }))
  const hash = (path: string) => integrityOf(files.get(path) ?? Buffer.alloc(0))
  const manifest: RemoteManifest = {
    schema: 1,
    name,
    version: '1.0.0',
    buildId,
    builtAt: '2026-01-01T00:00:00.000Z',
    source: { commit: 'unknown' },
    owner: { team: 'team' },
    container: { entry: 'entry.1.js', globalName, integrity: hash('entry.1.js') },
    assets,
    exposes: { page: { kind: 'page', assets: ['page.1.js'] } },
    routes: [{ path: `/${name}`, expose: 'page', titleKey: 'Page', requires: 'anyone', layout: 'main' }],
    contract: { shell: '^1.0.0', events: { emits: [], listens: [] } },
    shared: {},
    i18n: Object.fromEntries(LANGUAGES.map(({ code }) => [code, { path: 'words.1.js', integrity: hash('words.1.js') }])),
    budgets: { initialBytes: 25_000, mountMs: 1_000 },
  }
  change?.(manifest)
  return { name, buildId, manifest, files }
}

export type ABuild = ReturnType<typeof aBuild>

/** Writes a build to a folder. */
export function written({ manifest, files }: Pick<ABuild, 'manifest' | 'files'>, folder = aFolder()): string {
  for (const [path, body] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), body)
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  return folder
}

/** Writes a build to the folder that a starting server publishes. */
export const besideServer = (apps: string, build: ABuild) => {
  const dist = join(apps, build.name, 'dist')
  mkdirSync(dist, { recursive: true })
  return written(build, dist)
}
