import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RemoteManifest, Snapshot } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import Fastify from 'fastify'
import pino from 'pino'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '../../db/db.ts'
import { handleErrors } from '../../http/errors.ts'
import { jobQueue } from '../../jobs/queue.ts'
import { aBucket } from '../../testing/bucket.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { type Registry, registryModule } from './index.ts'
import { registrySigner } from './signing.ts'
import { assembleSnapshot } from './snapshot.ts'
import { DEFAULT_POLICY } from './stored-record.ts'
import { aBuild, aFolder, aRemoteName, besideServer, written } from './testing-builds.ts'

const SECRET = 'a secret for tests only, long enough to sign'
const signer = registrySigner(SECRET)
const DAY_MS = 24 * 60 * 60_000

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  return () => database.close()
})

type Wish = {
  data?: string
  apps?: string
  now?: () => Date
  database?: Database
  s3?: Awaited<ReturnType<typeof aBucket>>['settings']
  logged?: string[]
}

/** The registry of one server: its own folder, and the database of this file. */
function aRegistry({ data = aFolder(), apps = aFolder(), now = () => new Date(), s3, logged, ...own }: Wish = {}): Registry {
  const shared = own.database ?? database
  const log = pino({ level: logged ? 'trace' : 'silent' }, { write: (line: string) => void logged?.push(line) })
  return registryModule(
    {
      config: { dataDir: data, s3 },
      database: shared,
      queue: jobQueue(shared),
      secret: SECRET,
      now,
      log,
      isFreshSignIn: async () => true,
    },
    apps,
  )
}

async function aServer(registry: Registry) {
  const server = Fastify()
  handleErrors(server)
  await registry.start()
  await server.register(registry.routes)
  onTestFinished(() => server.close())
  return server
}

const recordOf = async (registry: Registry, remote: string) =>
  (await registry.snapshot()).records.find((record) => record.remote === remote)

const problemsOf = async (registry: Registry, dist: string) => {
  const outcome = await registry.publishFolder(dist, [])
  return 'problems' in outcome ? outcome.problems : []
}

describe('a starting server', () => {
  it('makes a valid build beside it stable and serves its files as immutable', async () => {
    const apps = aFolder()
    const build = aBuild()
    besideServer(apps, build)
    const registry = aRegistry({ apps })
    const server = await aServer(registry)
    expect(await recordOf(registry, build.name)).toMatchObject({ revision: 1, stable: build.buildId, previous: [], blocked: [] })

    const file = await server.inject(`/remotes/${build.name}/${build.buildId}/page.1.js?retry=1`)
    expect(file.statusCode).toBe(200)
    expect(file.body).toBe('one')
    expect(file.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('keeps at most five previous builds, newest first', async () => {
    const registry = aRegistry()
    const name = aRemoteName()
    const builds = Array.from({ length: 7 }, () => aBuild({ name }))
    for (const build of builds) expect(await problemsOf(registry, written(build))).toEqual([])
    const ids = builds.map(({ buildId }) => buildId)
    expect(await recordOf(registry, name)).toMatchObject({ revision: 7, stable: ids[6], previous: ids.slice(1, 6).reverse() })
  })

  it('changes nothing when the same build is published again, also after a rebuild of the same sources', async () => {
    const registry = aRegistry()
    const build = aBuild()
    const again = { ...build, manifest: { ...build.manifest, builtAt: '2026-02-02T00:00:00.000Z', source: { commit: 'other' } } }
    for (const each of [build, build, again]) expect(await problemsOf(registry, written(each))).toEqual([])
    expect(await recordOf(registry, build.name)).toMatchObject({ revision: 1 })
  })

  it('refuses the same id with other files or another manifest', async () => {
    const registry = aRegistry()
    const build = aBuild()
    await problemsOf(registry, written(build))
    const other = aBuild({ ...build, files: { 'page.1.js': 'two' } })
    const elsewhere = aBuild({ ...build, files: {}, change: (m) => Object.assign(m.routes[0] ?? {}, { path: '/elsewhere' }) })
    for (const each of [other, elsewhere]) {
      expect(await problemsOf(registry, written(each))).toEqual([
        `${build.name}@${build.buildId} is already published with other content: a changed build needs another id`,
      ])
    }
  })

  it('keeps the stable build when the next one is refused', async () => {
    const [data, apps] = [aFolder(), aFolder()]
    const build = aBuild()
    besideServer(apps, build)
    await aServer(aRegistry({ data, apps }))
    writeFileSync(join(besideServer(apps, aBuild({ name: build.name })), 'page.1.js'), 'tampered')
    const logged: string[] = []
    const registry = aRegistry({ data, apps, logged })
    await aServer(registry)
    expect(await recordOf(registry, build.name)).toMatchObject({ stable: build.buildId, revision: 1 })
    expect(logged.join()).toContain('page.1.js: its hash is not the one in the manifest')
  })

  it('removes the drafts of a killed process', async () => {
    const data = aFolder()
    mkdirSync(join(data, 'remotes/.drafts/half/deep'), { recursive: true })
    writeFileSync(join(data, 'remotes/.drafts/half/deep/x.js'), 'x')
    await aServer(aRegistry({ data }))
    expect(existsSync(join(data, 'remotes/.drafts/half'))).toBe(false)
  })

  it('replaces the incomplete folder that a killed process left under the name of a build', async () => {
    const [data, build] = [aFolder(), aBuild()]
    mkdirSync(join(data, 'remotes', build.name, build.buildId), { recursive: true })
    writeFileSync(join(data, 'remotes', build.name, build.buildId, 'page.1.js'), 'half')
    const registry = aRegistry({ data })
    const server = await aServer(registry)
    expect(await problemsOf(registry, written(build))).toEqual([])
    expect((await server.inject(`/remotes/${build.name}/${build.buildId}/page.1.js`)).body).toBe('one')
  })

  it('removes builds without a reference for 30 days, with their files', async () => {
    const data = aFolder()
    const name = aRemoteName()
    const builds = Array.from({ length: 7 }, () => aBuild({ name }))
    for (const build of builds) await problemsOf(aRegistry({ data }), written(build))
    const server = await aServer(aRegistry({ data, now: () => new Date(Date.now() + 31 * DAY_MS) }))
    const get = (at: number) => server.inject(`/remotes/${name}/${builds[at]?.buildId}/page.1.js`)
    expect((await get(0)).statusCode).toBe(404)
    expect((await get(1)).statusCode).toBe(200)
    expect(readdirSync(join(data, 'remotes', name))).not.toContain(builds[0]?.buildId)
  })
})

describe('the files of a build', () => {
  it('are served compressed to clients that accept it', async () => {
    const [apps, build] = [aFolder(), aBuild()]
    besideServer(apps, build)
    const server = await aServer(aRegistry({ apps }))
    const url = `/remotes/${build.name}/${build.buildId}/page.1.js`
    expect((await server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })).headers['content-encoding']).toBe('br')
    expect((await server.inject({ url, headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding']).toBe('gzip')
  })

  it('run no script when a browser opens them as a page', async () => {
    const [apps, build] = [aFolder(), aBuild({ files: { 'icon.svg': '<svg onload="alert(1)"/>' } })]
    besideServer(apps, build)
    const { headers } = await (await aServer(aRegistry({ apps }))).inject(`/remotes/${build.name}/${build.buildId}/icon.svg`)
    expect(headers['content-security-policy']).toBe(`default-src 'none'; style-src 'unsafe-inline'; sandbox`)
  })

  it.each(['manifest.json', '../../../secret', '..%2F..%2Fsecret', 'page.1.js.br', 'nothing.js', '', '__proto__'])(
    'include only those in its manifest, not %s',
    async (path) => {
      const [apps, build] = [aFolder(), aBuild()]
      besideServer(apps, build)
      const server = await aServer(aRegistry({ apps }))
      expect((await server.inject(`/remotes/${build.name}/${build.buildId}/${path}`)).statusCode).toBe(404)
    },
  )

  it('are read-only on the disk, with their manifest', async () => {
    const [data, build] = [aFolder(), aBuild()]
    await problemsOf(aRegistry({ data }), written(build))
    const folder = join(data, 'remotes', build.name, build.buildId)
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o400)
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
    expect(z.safeParse(RemoteManifest, manifest).success).toBe(true)
  })

  it.each(['page.1.js', 'later.1.js', 'page.1.js.br', 'page.1.js.gz'])(
    'are not served by a new process when %s was changed on the disk',
    async (path) => {
      const [data, build] = [aFolder(), aBuild()]
      await problemsOf(aRegistry({ data }), written(build))
      const file = join(data, 'remotes', build.name, build.buildId, path)
      chmodSync(file, 0o644)
      writeFileSync(file, 'tampered')

      const logged: string[] = []
      const registry = aRegistry({ data, logged })
      const server = await aServer(registry)
      expect((await server.inject(`/remotes/${build.name}/${build.buildId}/entry.1.js`)).statusCode).toBe(404)
      expect((await registry.snapshot()).builds[`${build.name}@${build.buildId}`]).toBeUndefined()
      expect(logged.join()).toContain('a published build was changed on the disk')

      // Publishing the original files repairs it.
      expect(await problemsOf(registry, written(build))).toEqual([])
      expect((await server.inject(`/remotes/${build.name}/${build.buildId}/page.1.js`)).body).toBe('one')
    },
  )
})

describe('two machines', () => {
  it('without a shared storage each offer the builds whose files they have', async () => {
    const build = aBuild()
    await problemsOf(aRegistry(), written(build))
    const elsewhere = await aRegistry().snapshot()
    expect(elsewhere.records.map((record) => record.remote)).toContain(build.name)
    expect(elsewhere.builds[`${build.name}@${build.buildId}`]).toBeUndefined()
  })

  it('with a bucket both offer and serve the builds that one of them published', async () => {
    const bucket = await aBucket()
    onTestFinished(bucket.close)
    const build = aBuild({ files: { 'deep/icon.svg': '<svg/>' } })
    await problemsOf(aRegistry({ s3: bucket.settings }), written(build))
    expect([...bucket.files.keys()].sort()).toEqual(
      [...build.files.keys(), 'manifest.json'].map((path) => `remotes/${build.name}/${build.buildId}/${path}`).sort(),
    )
    const registry = aRegistry({ s3: bucket.settings })
    const server = await aServer(registry)
    expect((await registry.snapshot()).builds[`${build.name}@${build.buildId}`]).toBeDefined()
    const file = await server.inject({
      url: `/remotes/${build.name}/${build.buildId}/deep/icon.svg`,
      headers: { 'accept-encoding': 'br' },
    })
    expect([file.statusCode, file.headers['content-encoding']]).toEqual([200, 'br'])
  })

  it('also serve a build without a reference, fetched at the first request', async () => {
    const bucket = await aBucket()
    onTestFinished(bucket.close)
    const name = aRemoteName()
    const publisher = aRegistry({ s3: bucket.settings })
    const builds = Array.from({ length: 7 }, () => aBuild({ name }))
    for (const build of builds) await problemsOf(publisher, written(build))
    const server = await aServer(aRegistry({ s3: bucket.settings }))
    const url = `/remotes/${name}/${builds[0]?.buildId}/page.1.js`
    expect((await Promise.all([1, 2, 3].map(() => server.inject(url)))).map((response) => response.body)).toEqual([
      'one',
      'one',
      'one',
    ])
    expect(bucket.calls.filter(({ method, key }) => method === 'GET' && key === url.slice(1))).toHaveLength(1)
  })

  it('refuse files in the bucket that differ from the published ones', async () => {
    const bucket = await aBucket()
    onTestFinished(bucket.close)
    const build = aBuild()
    await problemsOf(aRegistry({ s3: bucket.settings }), written(build))
    bucket.files.set(`remotes/${build.name}/${build.buildId}/page.1.js`, Buffer.from('two'))
    const [data, logged] = [aFolder(), [] as string[]]
    const registry = aRegistry({ data, s3: bucket.settings, logged })
    const server = await aServer(registry)
    expect((await registry.snapshot()).builds[`${build.name}@${build.buildId}`]).toBeUndefined()
    expect((await server.inject(`/remotes/${build.name}/${build.buildId}/entry.1.js`)).statusCode).toBe(404)
    expect(logged.join()).toContain('page.1.js is missing or not what was published')
    expect(existsSync(join(data, 'remotes', build.name))).toBe(false)
  })

  it('publish nothing while the bucket fails, and continue with their builds', async () => {
    const bucket = await aBucket()
    onTestFinished(bucket.close)
    const [build, next] = [aBuild(), aBuild()]
    const registry = aRegistry({ s3: bucket.settings })
    await problemsOf(registry, written(build))
    bucket.failNext(...Array(40).fill(403))
    await expect(problemsOf(registry, written(next))).rejects.toThrow('Services are waking up')
    expect(await recordOf(registry, next.name)).toBeUndefined()
    expect(await recordOf(registry, build.name)).toBeDefined()
    bucket.failNext()
    expect(await problemsOf(registry, written(next))).toEqual([])
  })

  it('refuse to publish a build over different files in the bucket', async () => {
    const bucket = await aBucket()
    onTestFinished(bucket.close)
    const build = aBuild()
    bucket.files.set(`remotes/${build.name}/${build.buildId}/page.1.js`, Buffer.from('planted'))
    const logged: string[] = []
    await expect(problemsOf(aRegistry({ s3: bucket.settings, logged }), written(build))).rejects.toThrow()
    expect(logged.join()).toContain('The storage holds another remotes/')
  })
})

describe('the snapshot', () => {
  it('matches the contract, is signed, and is not sent again unchanged', async () => {
    const apps = aFolder()
    besideServer(apps, aBuild())
    const server = await aServer(aRegistry({ apps }))
    const first = await server.inject('/registry/snapshot.json')
    expect(z.safeParse(Snapshot, first.json()).success).toBe(true)
    expect(z.safeParse(Snapshot, signer.opened(first.body)).success).toBe(true)
    expect(first.headers['cache-control']).toBe('public, max-age=5, stale-while-revalidate=60')
    const again = await server.inject({
      url: '/registry/snapshot.json',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  it('describes the stable build and the newest other one that is not blocked, with initial files only', () => {
    const name = aRemoteName()
    const build = (digit: string) => {
      const change = (m: RemoteManifest) => {
        Object.assign(m, { sentences: { Page: false }, previews: { de: { About: 'Über' } } })
        Object.assign(m.routes[0] ?? {}, { descriptionKey: 'About', previewTitleKey: 'About', searchable: 'site' })
      }
      return aBuild({ name, buildId: digit.repeat(16), change }).manifest
    }
    const [one, two, three] = [build('1'), build('2'), build('3')]
    const record = {
      remote: name,
      revision: 3,
      stable: three.buildId,
      previous: [two.buildId, one.buildId],
      candidate: null,
      pins: [],
      blocked: [two.buildId],
      kill: { on: false, messageKey: null },
      team: 'team',
      rollout: null,
      policy: DEFAULT_POLICY,
      updatedAt: new Date('2026-01-01'),
    }
    const { builds, generatedAt } = assembleSnapshot([record], [one, two, three])
    expect(Object.keys(builds)).toEqual([`${name}@${three.buildId}`, `${name}@${one.buildId}`])
    const describeBuild = builds[`${name}@${three.buildId}`]
    expect(describeBuild?.assets.map((asset) => asset.path)).toEqual(['entry.1.js', 'page.1.js'])
    expect(describeBuild).not.toHaveProperty('sentences')
    // What only the server reads, for search engines and link previews.
    expect(describeBuild).not.toHaveProperty('previews')
    for (const key of ['descriptionKey', 'previewTitleKey', 'searchable'])
      expect(describeBuild?.routes[0]).not.toHaveProperty(key)
    expect(generatedAt).toBe('2026-01-01T00:00:00.000Z')
  })

  it('is read once for concurrent requests, and again after a change', async () => {
    const registry = aRegistry()
    const [one, two] = [registry.signed(), registry.signed()]
    registry.invalidate()
    const three = registry.signed()
    expect(await two).toBe(await one)
    expect(await three).not.toBe(await one)
  })

  const away = (isAway: () => boolean): Database => ({
    ...database,
    db: () => {
      if (isAway()) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
      return database.db()
    },
    tx: (work) => (isAway() ? Promise.reject(new Error('away')) : database.tx(work)),
  })

  it('stays the last good one while the database is unavailable', async () => {
    let isAway = false
    let at = Date.now()
    const registry = aRegistry({ database: away(() => isAway), now: () => new Date(at) })
    const before = await registry.snapshot()
    isAway = true
    at += 60_000
    expect(await registry.snapshot()).toEqual(before)
  })

  it('survives a restart while the database is unavailable, with the files of its builds', async () => {
    const [data, apps, build] = [aFolder(), aFolder(), aBuild()]
    besideServer(apps, build)
    const before = await (await aServer(aRegistry({ data, apps }))).inject('/registry/snapshot.json')

    const server = await aServer(aRegistry({ data, apps, database: away(() => true) }))
    const after = await server.inject('/registry/snapshot.json')
    const { records, builds } = signer.opened(after.body) as Snapshot
    expect(records).toEqual(before.json().records)
    // The builds of other tests are in other folders.
    expect(Object.keys(builds)).toEqual([`${build.name}@${build.buildId}`])
    for (const path of ['page.1.js', 'later.1.js'])
      expect((await server.inject(`/remotes/${build.name}/${build.buildId}/${path}`)).statusCode, path).toBe(200)
  })

  it('from the file is valid only as it was signed, and only with builds whose files are complete', async () => {
    const [data, apps, build] = [aFolder(), aFolder(), aBuild()]
    besideServer(apps, build)
    await aServer(aRegistry({ data, apps }))
    const nowhere = { data, apps: aFolder(), database: away(() => true) }
    const snapshotPath = join(data, 'registry/snapshot.json')
    const signed = readFileSync(snapshotPath, 'utf8')

    writeFileSync(snapshotPath, signed.replace(build.buildId, 'f'.repeat(16)))
    await expect(aRegistry(nowhere).snapshot()).rejects.toThrow('away')

    writeFileSync(snapshotPath, signed)
    const manifest = join(data, 'remotes', build.name, build.buildId, 'manifest.json')
    chmodSync(manifest, 0o644)
    const changed = { ...build.manifest, container: { ...build.manifest.container, entry: 'page.1.js' } }
    writeFileSync(manifest, JSON.stringify(changed))
    expect((await aRegistry(nowhere).snapshot()).builds).toEqual({})
  })
})

describe('a single build for QA', () => {
  it('is served signed, whatever its record; an unknown one is not found', async () => {
    const name = aRemoteName()
    const builds = Array.from({ length: 7 }, () => aBuild({ name }))
    const registry = aRegistry()
    for (const build of builds) await problemsOf(registry, written(build))
    const server = await aServer(registry)
    const get = (key: string) => server.inject(`/registry/builds/${key}.json`)

    const response = await get(`${name}@${builds[0]?.buildId}`)
    const build = signer.opened(response.body) as RemoteManifest
    expect(z.safeParse(RemoteManifest, build).success).toBe(true)
    expect(build).toMatchObject({ name, buildId: builds[0]?.buildId, container: { entry: 'entry.1.js' } })
    expect(build.assets.map((asset) => asset.path)).toEqual(['entry.1.js', 'page.1.js'])
    for (const key of [`${name}@${'0'.repeat(16)}`, name, `${name}@`, `../${name}`, 'x@y', '__proto__'])
      expect((await get(key)).statusCode, key).toBe(404)
  })
})
