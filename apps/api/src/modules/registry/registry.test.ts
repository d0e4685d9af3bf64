import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES, RemoteManifest, Snapshot } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import Fastify from 'fastify'
import pino from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/db.ts'
import { answerErrors } from '../../http/errors.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { checkBuild, integrityOf } from './check.ts'
import { type Registry, registryModule } from './index.ts'
import { assemble } from './service.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  return () => database.close()
})

const folder = () => mkdtempSync(join(tmpdir(), 'worrystone-registry-'))

type Wish = { name?: string; buildId?: string; content?: string; path?: string; change?: (manifest: RemoteManifest) => unknown }

let count = 0
const aName = () => `remote${++count}`

/** A build as `tools/rspack` writes it, in `apps/<name>/dist`. */
function aBuild(
  apps: string,
  { name = aName(), buildId = 'a'.repeat(16), content = 'one', path = `/${name}`, change }: Wish = {},
) {
  const dist = join(apps, name, 'dist')
  mkdirSync(dist, { recursive: true })
  const files = {
    'entry.1.js': `var ${name}__${buildId} = '${content}'`,
    'page.1.js': content,
    'words.1.js': '{}',
    'later.1.js': '',
  }
  const assets = Object.entries(files).map(([file, text]) => {
    writeFileSync(join(dist, file), text)
    const body = Buffer.from(text)
    return {
      path: file,
      integrity: integrityOf(body),
      bytes: body.length,
      initial: file !== 'later.1.js' && file !== 'words.1.js',
    }
  })
  const hash = (file: string) => assets.find((asset) => asset.path === file)?.integrity ?? ''
  const manifest: RemoteManifest = {
    schema: 1,
    name,
    version: '1.0.0',
    buildId,
    builtAt: '2026-01-01T00:00:00.000Z',
    source: { commit: 'unknown' },
    owner: { team: 'team' },
    container: { entry: 'entry.1.js', globalName: `${name}__${buildId}`, integrity: hash('entry.1.js') },
    assets,
    exposes: { page: { kind: 'page', assets: ['page.1.js'] } },
    routes: [{ path, expose: 'page', titleKey: 'Page', requires: 'anyone', layout: 'main' }],
    contract: { shell: '^1.0.0', events: { emits: [], listens: [] } },
    shared: {},
    i18n: Object.fromEntries(LANGUAGES.map(({ code }) => [code, { path: 'words.1.js', integrity: hash('words.1.js') }])),
    budgets: { initialBytes: 1, mountMs: 1 },
  }
  change?.(manifest)
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest))
  return { name, buildId, dist, manifest }
}

const aRegistry = (dataDir = folder(), apps = folder()): Registry =>
  registryModule({ config: { dataDir }, database, now: () => new Date(), log: pino({ level: 'silent' }) }, apps)

async function aServer(registry: Registry) {
  const server = Fastify()
  answerErrors(server)
  await server.register(registry.routes)
  return server
}

const recordOf = async (registry: Registry, remote: string) =>
  (await registry.snapshot()).records.find((record) => record.remote === remote)

describe('publishing', () => {
  it('makes a good build the stable one and serves its files for ever', async () => {
    const apps = folder()
    const { name, buildId } = aBuild(apps)
    const registry = aRegistry(folder(), apps)
    const server = await aServer(registry)
    expect(await recordOf(registry, name)).toMatchObject({ revision: 1, stable: buildId, previous: [], blocked: [] })

    const file = await server.inject(`/remotes/${name}/${buildId}/page.1.js?retry=1`)
    expect(file.statusCode).toBe(200)
    expect(file.body).toBe('one')
    expect(file.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('serves the compressed file to who reads it', async () => {
    const apps = folder()
    const { name, buildId } = aBuild(apps)
    const server = await aServer(aRegistry(folder(), apps))
    const url = `/remotes/${name}/${buildId}/page.1.js`
    expect((await server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })).headers['content-encoding']).toBe('br')
    expect((await server.inject({ url, headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding']).toBe('gzip')
  })

  it.each(['manifest.json', '../../../secret', '..%2F..%2Fsecret', 'page.1.js.br', 'nothing.js', ''])(
    'answers 404 to what no manifest lists: %s',
    async (path) => {
      const apps = folder()
      const { name, buildId } = aBuild(apps)
      const server = await aServer(aRegistry(folder(), apps))
      expect((await server.inject(`/remotes/${name}/${buildId}/${path}`)).statusCode).toBe(404)
    },
  )

  it('keeps the build before as previous, newest first and at most five', async () => {
    const data = folder()
    const name = aName()
    const ids = ['1', '2', '3', '4', '5', '6', '7'].map((digit) => digit.repeat(16))
    for (const buildId of ids) {
      const registry = aRegistry(data)
      expect(await registry.publish(aBuild(folder(), { name, buildId }).dist)).toEqual([])
    }
    expect(await recordOf(aRegistry(data), name)).toMatchObject({
      revision: 7,
      stable: ids[6],
      previous: ids.slice(1, 6).reverse(),
    })
  })

  it('changes nothing when the same build is published again', async () => {
    const registry = aRegistry()
    const { name, dist } = aBuild(folder())
    await registry.publish(dist)
    expect(await registry.publish(dist)).toEqual([])
    expect(await recordOf(registry, name)).toMatchObject({ revision: 1 })
  })

  it('refuses the same id with other files', async () => {
    const registry = aRegistry()
    const { name, dist } = aBuild(folder())
    await registry.publish(dist)
    expect(await registry.publish(aBuild(folder(), { name, content: 'two' }).dist)).toEqual([
      `${'a'.repeat(16)} is already published with other files`,
    ])
  })

  it('keeps what is stable when the next build is refused at start', async () => {
    const [data, apps] = [folder(), folder()]
    const { name, buildId } = aBuild(apps)
    await aServer(aRegistry(data, apps))
    writeFileSync(join(aBuild(apps, { name, buildId: 'b'.repeat(16) }).dist, 'page.1.js'), 'tampered')
    const registry = aRegistry(data, apps)
    await aServer(registry)
    expect(await recordOf(registry, name)).toMatchObject({ stable: buildId, revision: 1 })
  })

  it('offers only builds whose files are on this machine', async () => {
    const registry = aRegistry()
    const { name, buildId, dist } = aBuild(folder())
    await registry.publish(dist)
    const elsewhere = await aRegistry().snapshot()
    expect(elsewhere.records.map((record) => record.remote)).toContain(name)
    expect(elsewhere.builds[`${name}@${buildId}`]).toBeUndefined()
  })

  it('removes builds that no record has named for 30 days, files and all', async () => {
    const [data, apps] = [folder(), folder()]
    const name = aName()
    const ids = ['1', '2', '3', '4', '5', '6', '7'].map((digit) => digit.repeat(16))
    for (const buildId of ids) await aRegistry(data).publish(aBuild(apps, { name, buildId }).dist)
    const month = 31 * 24 * 60 * 60 * 1000
    const later = registryModule(
      { config: { dataDir: data }, database, now: () => new Date(Date.now() + month), log: pino({ level: 'silent' }) },
      apps,
    )
    const server = await aServer(later)
    expect((await server.inject(`/remotes/${name}/${ids[0]}/page.1.js`)).statusCode).toBe(404)
    expect((await server.inject(`/remotes/${name}/${ids[1]}/page.1.js`)).statusCode).toBe(200)
  })
})

describe('the check of a build', () => {
  const problemsOf = (wish: Wish, others: Parameters<typeof checkBuild>[1] = []) =>
    checkBuild(aBuild(folder(), wish).dist, others).problems

  it('finds nothing wrong with a good one', () => {
    expect(problemsOf({})).toEqual([])
  })

  it('lists every reason at once', () => {
    const { dist } = aBuild(folder(), {
      change: (manifest) => {
        manifest.contract.shell = '^2.0.0'
        delete manifest.i18n.ar
      },
    })
    writeFileSync(join(dist, 'page.1.js'), 'tampered')
    expect(checkBuild(dist, []).problems).toEqual([
      'page.1.js: its hash is not the one in the manifest',
      'no dictionary for ar',
      'needs a shell ^2.0.0, this one keeps 1.0.0',
    ])
  })

  it.each<[string, (manifest: RemoteManifest) => unknown, RegExp]>([
    [
      'a missing file',
      (m) => m.assets.push({ path: 'gone.js', integrity: m.container.integrity, bytes: 1, initial: false }),
      /gone.js: listed, but missing/,
    ],
    [
      'a way out of the folder',
      (m) => m.assets.push({ path: '../x.js', integrity: m.container.integrity, bytes: 1, initial: false }),
      /not a path inside/,
    ],
    [
      'an entry with another hash',
      (m) => Object.assign(m.container, { integrity: integrityOf(Buffer.from('x')) }),
      /entry.1.js: not among the files with this hash/,
    ],
    [
      'a chunk that is no file',
      (m) => Object.assign(m.exposes, { page: { kind: 'page', assets: ['x.js'] } }),
      /page: needs x.js/,
    ],
    ['a route without a door', (m) => Object.assign(m, { exposes: {} }), /no expose page/],
    ['a hash that is none', (m) => Object.assign(m.container, { integrity: 'sha384-x' }), /manifest.json: container.integrity/],
    ["the shell's own page", (m) => Object.assign(m.routes[0] ?? {}, { path: '/' }), /\/: already a page of the shell/],
  ])('refuses %s', (_, change, reason) => {
    expect(problemsOf({ change }).join('\n')).toMatch(reason)
  })

  it('refuses a page that another remote has, whatever its parameter is called', () => {
    const { manifest } = aBuild(folder(), { name: 'other', path: '/posts/:id' })
    expect(problemsOf({ path: '/posts/:postId' }, [manifest])).toEqual(['/posts/:postId: already a page of other'])
  })

  it('refuses a folder without a manifest', () => {
    expect(checkBuild(folder(), []).problems).toEqual(['manifest.json is missing or not JSON'])
  })
})

describe('the snapshot', () => {
  it('passes the contract, and an unchanged one is not sent again', async () => {
    const apps = folder()
    aBuild(apps)
    const server = await aServer(aRegistry(folder(), apps))
    const first = await server.inject('/registry/snapshot.json')
    expect(z.safeParse(Snapshot, first.json()).success).toBe(true)
    expect(first.headers['cache-control']).toBe('public, max-age=5, stale-while-revalidate=60')
    const again = await server.inject({
      url: '/registry/snapshot.json',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  it('describes the stable build and the newest other one that is not blocked, with first files only', () => {
    const apps = folder()
    const build = (digit: string) => aBuild(apps, { name: 'snap', buildId: digit.repeat(16) }).manifest
    const [one, two, three] = [build('1'), build('2'), build('3')]
    const record = {
      remote: 'snap',
      revision: 3,
      stable: three.buildId,
      previous: [two.buildId, one.buildId],
      blocked: [two.buildId],
      kill: { on: false, messageKey: null },
      updatedAt: new Date('2026-01-01'),
    }
    const { builds, generatedAt } = assemble([record], [one, two, three])
    expect(Object.keys(builds)).toEqual([`snap@${three.buildId}`, `snap@${one.buildId}`])
    expect(builds[`snap@${three.buildId}`]?.assets.map((asset) => asset.path)).toEqual(['entry.1.js', 'page.1.js'])
    expect(generatedAt).toBe('2026-01-01T00:00:00.000Z')
  })

  it('stays the last good one while the database is away', async () => {
    let isAway = false
    const flaky: Database = {
      ...database,
      db: () => {
        if (isAway) throw new Error('away')
        return database.db()
      },
    }
    let at = Date.now()
    const registry = registryModule(
      { config: { dataDir: folder() }, database: flaky, now: () => new Date(at), log: pino({ level: 'silent' }) },
      folder(),
    )
    const before = await registry.snapshot()
    isAway = true
    at += 60_000
    expect(await registry.snapshot()).toEqual(before)
  })
})

it('a published build keeps its own manifest', async () => {
  const data = folder()
  const { name, buildId, dist } = aBuild(folder())
  await aRegistry(data).publish(dist)
  const kept = readFileSync(join(data, 'remotes', name, buildId, 'manifest.json'), 'utf8')
  expect(z.safeParse(RemoteManifest, JSON.parse(kept)).success).toBe(true)
})
