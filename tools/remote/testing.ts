import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES, type RemoteManifest } from '@worrystone/contracts'
import { onTestFinished } from 'vitest'

export const randomId = () => randomBytes(8).toString('hex')
export const uniqueName = () => `r${randomBytes(8).toString('hex')}`

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

type BuildOptions = { name?: string; change?: (manifest: RemoteManifest) => void }

/** A small build that the registry accepts, unless `change` makes it invalid. `folder` is the value of `--dir`; it is removed after the test. */
export function createBuild({ name = uniqueName(), change }: BuildOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'worrystone-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const build = randomId()
  const globalName = `${name}__${build}`
  const files = { 'entry.1.js': `var ${globalName} = {}`, 'page.1.js': '1', 'words.1.js': 'x.exports={}' }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  const hash = (path: keyof typeof files) => integrityOf(files[path])
  const dictionary = { path: 'words.1.js', integrity: hash('words.1.js') }
  const manifest: RemoteManifest = {
    schema: 1,
    name,
    version: '1.2.3',
    buildId: build,
    builtAt: new Date().toISOString(),
    source: { commit: 'abcdef0123456789' },
    owner: { team: 'stones' },
    container: { entry: 'entry.1.js', globalName, integrity: hash('entry.1.js') },
    assets: Object.entries(files).map(([path, text]) => ({
      path,
      integrity: integrityOf(text),
      bytes: text.length,
      initial: path !== 'words.1.js',
    })),
    exposes: { page: { kind: 'page', assets: ['page.1.js'] } },
    routes: [{ path: `/${name}`, expose: 'page', titleKey: 'Page', requires: 'anyone', layout: 'main' }],
    contract: { shell: '^1.0.0', events: { emits: [], listens: [] } },
    shared: {},
    i18n: Object.fromEntries(LANGUAGES.map(({ code }) => [code, dictionary])),
    budgets: { initialBytes: 5_000, mountMs: 500 },
  }
  change?.(manifest)
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  return { name, build, folder }
}
