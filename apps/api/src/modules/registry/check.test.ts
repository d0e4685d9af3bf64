import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLISH, type RemoteManifest, type ShellBuild } from '@worrystone/contracts'
import { describe, expect, it } from 'vitest'
import { type BuildEnvironment, checkBuild } from './check.ts'
import { integrityOf } from './check-files.ts'
import { aBuild, aFolder, type BuildWish, dictionaryFile, written } from './testing-builds.ts'

const ALONE: BuildEnvironment = { others: [], shells: [] }
const problemsOf = async (wish: BuildWish, around: Partial<BuildEnvironment> = {}) =>
  (await checkBuild(written(aBuild(wish)), { ...ALONE, ...around })).problems
const noise = (bytes: number) => {
  // Random bytes, which gzip cannot compress.
  let [text, seed] = ['', 1]
  while (text.length < bytes) {
    seed = (seed * 48_271) % 2_147_483_647
    text += String.fromCharCode(33 + (seed % 90))
  }
  return text
}
const languages = (words: Record<string, Record<string, string>>): BuildWish => ({
  files: Object.fromEntries(Object.entries(words).map(([code, entries]) => [`${code}.1.js`, dictionaryFile(entries)])),
  change: (m) => {
    for (const code of Object.keys(words)) {
      const { path = '', integrity = '' } = m.assets.find((asset) => asset.path === `${code}.1.js`) ?? {}
      m.i18n[code] = { path, integrity }
    }
  },
})

describe('the check of a build', () => {
  it('accepts a valid build', async () => {
    expect(await problemsOf({})).toEqual([])
  })

  it('lists all reasons', async () => {
    const build = aBuild({
      change: (m) => {
        m.contract.shell = '^2.0.0'
        delete m.i18n.ar
        m.routes.push({ path: '/api/mine', expose: 'none', titleKey: 'T', requires: 'anyone', layout: 'main' })
      },
    })
    const folder = written(build)
    writeFileSync(join(folder, 'page.1.js'), 'tampered')
    expect((await checkBuild(folder, ALONE)).problems).toEqual([
      'page.1.js: its hash is not the one in the manifest',
      '/api/mine: no expose none',
      'no dictionary for ar',
      'needs a shell ^2.0.0, this one keeps 1.0.0',
      '/api/mine: already a page of the shell',
    ])
  })

  it.each<[string, (m: RemoteManifest) => unknown, RegExp]>([
    ['a missing file', (m) => m.assets.push({ ...asset(m), path: 'gone.js' }), /gone\.js: listed, but missing/],
    ['a wrong size', (m) => Object.assign(asset(m), { bytes: 7 }), /entry\.1\.js: \d+ bytes, the manifest says 7/],
    ['a path outside the folder', (m) => m.assets.push({ ...asset(m), path: '../x.js' }), /not a path inside/],
    ['a type that is not allowed', (m) => m.assets.push({ ...asset(m), path: 'x.html' }), /no file of the type \.html/],
    ['a file without a type', (m) => m.assets.push({ ...asset(m), path: 'LICENSE' }), /no file of the type \(none\)/],
    ['the manifest among its files', (m) => m.assets.push({ ...asset(m), path: 'manifest.json' }), /describes the build/],
    ['a file that is listed twice', (m) => m.assets.push({ ...asset(m), path: 'ENTRY.1.js' }), /listed twice/],
    ['a file that is too large', (m) => Object.assign(asset(m), { bytes: PUBLISH.fileBytes + 1 }), /at most 2\.0 MB/],
    [
      'an entry with another hash',
      (m) => Object.assign(m.container, { integrity: integrityOf(Buffer.from('x')) }),
      /entry\.1\.js: not among/,
    ],
    [
      'a chunk without a file',
      (m) => Object.assign(m.exposes, { page: { kind: 'page', assets: ['x.js'] } }),
      /page: needs x\.js/,
    ],
    ['an initial file without the mark', (m) => Object.assign(asset(m), { initial: false }), /not marked initial/],
    ['a route without an expose', (m) => Object.assign(m, { exposes: {} }), /no expose page/],
    ['an invalid hash', (m) => Object.assign(m.container, { integrity: 'sha384-x' }), /manifest\.json: container\.integrity/],
    ['a name of the site itself', (m) => Object.assign(m, { name: 'shell' }), /the name shell belongs to the site/],
    ['a container under another name', (m) => Object.assign(m.container, { globalName: 'account__x' }), /globalName must be/],
    ["the shell's own page", (m) => Object.assign(route(m), { path: '/' }), /\/: already a page of the shell/],
    ["a page below the shell's own", (m) => Object.assign(route(m), { path: '/platform/:x' }), /already a page of the shell/],
    ['a page at the address of the API', (m) => Object.assign(route(m), { path: '/api/x' }), /already a page of the shell/],
    ['a duplicate page', (m) => m.routes.push({ ...route(m), path: `${route(m).path}/` }), /named twice/],
    ['an own budget above the limit', (m) => Object.assign(m.budgets, { initialBytes: 25_001 }), /above the site's 25\.0 KB/],
    ['a slot without a position', (m) => Object.assign(m.exposes, { s: { kind: 'slot', assets: [] } }), /s: fills no slot/],
  ])('refuses %s', async (_, change, reason) => {
    expect((await problemsOf({ change })).join('\n')).toMatch(reason)
  })

  it('refuses too many files and too many bytes', async () => {
    const many = (count: number, bytes: number) => (m: RemoteManifest) => {
      m.assets = Array.from({ length: count }, (_, each) => ({ ...asset(m), path: `${each}.js`, bytes }))
    }
    expect((await problemsOf({ change: many(PUBLISH.files + 1, 1) })).join()).toMatch(/501 files, at most 500/)
    expect((await problemsOf({ change: many(11, PUBLISH.fileBytes) })).join()).toMatch(/22\.0 MB in all, at most 20\.0 MB/)
  })

  it('follows no symbolic link out of the folder', async () => {
    const build = aBuild({ change: (m) => m.assets.push({ ...asset(m), path: 'link.js' }) })
    const folder = written(build)
    symlinkSync(join(folder, 'entry.1.js'), join(folder, 'link.js'))
    expect((await checkBuild(folder, ALONE)).problems).toEqual(['link.js: listed, but missing'])
  })

  it('refuses a page over its budget, compressed, and over the smaller of the two limits', async () => {
    expect(await problemsOf({ files: { 'page.1.js': noise(20_000) } })).toEqual([])
    expect((await problemsOf({ files: { 'page.1.js': noise(40_000) } })).join()).toMatch(
      /^page: \d\d\.\d KB gzip, its budget is 25\.0 KB$/,
    )
    const own = {
      files: { 'page.1.js': noise(20_000) },
      change: (m: RemoteManifest) => Object.assign(m.budgets, { initialBytes: 9_000 }),
    }
    expect((await problemsOf(own)).join()).toMatch(/^page: 1\d\.\d KB gzip, its budget is 9\.0 KB$/)
    // Each fits alone, but not together.
    const both = { 'entry.1.js': noise(12_000), 'page.1.js': noise(20_000) }
    expect((await problemsOf({ files: both })).join()).toMatch(/^page: 2\d\.\d KB gzip/)
    // A long text of one repeated letter compresses well.
    expect(await problemsOf({ files: { 'page.1.js': 'x'.repeat(500_000) } })).toEqual([])
  })

  it('counts a chunk in every page that needs it, and the entry in all', async () => {
    const problems = await problemsOf({
      files: { 'both.1.js': noise(24_000), 'page.1.js': noise(9_000), 'small.1.js': '1' },
      change: (m) => {
        for (const each of m.assets) each.initial = true
        m.exposes = {
          page: { kind: 'page', assets: ['both.1.js', 'page.1.js'] },
          small: { kind: 'page', assets: ['both.1.js', 'small.1.js'] },
        }
      },
    })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^page: /)
  })

  it.each([
    ['a sentence that others have', languages({ de: { Page: 'Seite', Save: 'Sichern' } }), /no translation of "Save"/],
    [
      'the forms of a plural',
      languages({ ru: { Page: 'x', '{{count}} days_one': 'x' } }),
      /ru: no translation of "\{\{count\}\} days_few"/,
    ],
  ])('refuses a language without %s', async (_, wish, reason) => {
    expect((await problemsOf(wish)).join('\n')).toMatch(reason)
  })

  it('refuses a text that only exists in English', async () => {
    const problems = await problemsOf({ change: (m) => Object.assign(m, { sentences: { Page: false, Leave: false } }) })
    expect(problems).toHaveLength(11)
    expect(problems[0]).toMatch(/^\w\w: no translation of "Leave"$/)
  })

  it('reads the translations from the files, not from the manifest', async () => {
    expect((await problemsOf({ files: { 'words.1.js': 'e.exports=window.words' } })).join('\n')).toMatch(
      /words\.1\.js: holds no dictionary for en/,
    )
  })

  it('refuses a manifest whose part in the snapshot is too large', async () => {
    const words = (m: RemoteManifest) => Object.assign(m, { words: { de: { Page: 'ü'.repeat(8_000) } } })
    expect((await problemsOf({ change: words })).join()).toMatch(/^manifest\.json: 1\d{4} bytes of it would stand in every page/)
    const sentences = (m: RemoteManifest) => Object.assign(m, { sentences: { ['x'.repeat(20_000)]: false } })
    expect((await problemsOf({ change: sentences })).join()).not.toContain('every page')
  })

  it('refuses a folder without a manifest, or with one that is too large', async () => {
    expect((await checkBuild(aFolder(), ALONE)).problems).toEqual(['manifest.json is missing or not JSON'])
    const change = (m: RemoteManifest) => Object.assign(m, { version: 'x'.repeat(PUBLISH.manifestBytes) })
    expect(await problemsOf({ change })).toEqual(['manifest.json: longer than 100 KB'])
  })
})

describe('with other remotes', () => {
  it('refuses a page of another remote, whatever its parameter is called', async () => {
    const other = aBuild({ change: (m) => Object.assign(route(m), { path: '/posts/:id' }) })
    const change = (m: RemoteManifest) => Object.assign(route(m), { path: '/posts/:postId' })
    expect(await problemsOf({ change }, { others: [other.manifest] })).toEqual([
      `/posts/:postId: already a page of ${other.name}`,
    ])
  })

  it('refuses the position of another remote in a slot; other positions are free', async () => {
    const fills = (order: number) => (m: RemoteManifest) => {
      m.exposes.bell = { kind: 'slot', slot: 'header.actions', order, assets: ['page.1.js'] }
    }
    const other = aBuild({ change: fills(10) })
    expect(await problemsOf({ change: fills(10) }, { others: [other.manifest] })).toEqual([
      `bell: slot header.actions, place 10 is already ${other.name}'s; choose another order`,
    ])
    expect(await problemsOf({ change: fills(20) }, { others: [other.manifest] })).toEqual([])
  })

  it('accepts the pages and positions of an earlier build of the same remote', async () => {
    const earlier = aBuild({})
    expect(await problemsOf({ name: earlier.name }, { others: [earlier.manifest] })).toEqual([])
  })
})

describe('with the shells that visitors have open', () => {
  const shell = (buildId: string, more: Partial<ShellBuild> = {}): ShellBuild => ({
    buildId: buildId.repeat(16),
    contract: '1.4.0',
    shared: { react: '19.3.1' },
    ...more,
  })
  const needs = (contract: string, shared: Record<string, string>) => (m: RemoteManifest) => {
    m.contract.shell = contract
    m.shared = shared
  }

  it('accepts a build that is compatible with all of them', async () => {
    const shells = [shell('1'), shell('2', { contract: '1.5.2', shared: { react: '19.4.0', zod: '4.0.0' } })]
    expect(await problemsOf({ change: needs('^1.4.0', { react: '^19.3.0' }) }, { shells })).toEqual([])
  })

  it('refuses a build that is incompatible with one shell, and names that shell', async () => {
    const shells = [shell('2', { contract: '1.5.0', shared: { react: '19.4.0', zod: '4.0.0' } }), shell('1')]
    expect(await problemsOf({ change: needs('^1.5.0', { react: '^19.4.0', zod: '^4.0.0' }) }, { shells })).toEqual([
      'needs a shell ^1.5.0, the live shell 1111111111111111 keeps 1.4.0',
      'needs react ^19.4.0, the live shell 1111111111111111 shares 19.3.1',
      'needs zod ^4.0.0, which the live shell 1111111111111111 does not share',
    ])
  })
})

function asset(m: RemoteManifest) {
  const [first] = m.assets
  if (!first) throw new Error('no files')
  return first
}
function route(m: RemoteManifest) {
  const [first] = m.routes
  if (!first) throw new Error('no routes')
  return first
}
