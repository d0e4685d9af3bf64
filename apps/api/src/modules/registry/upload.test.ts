import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authApi, endpointPath, PUBLISH, type RemoteManifest, registryApi } from '@worrystone/contracts'
import Fastify from 'fastify'
import pino from 'pino'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { handleErrors } from '../../http/errors.ts'
import { diskStorage } from '../../ports/storage.ts'
import { testApp } from '../../testing/test-app.ts'
import { buildFiles } from './files.ts'
import type { Operators } from './operators.ts'
import type { BuildPublisher } from './publish.ts'
import { type App, anAdmin } from './testing.ts'
import { type ABuild, aBuild, aFolder, aRemoteName, dictionaryFile } from './testing-builds.ts'
import { uploadRoutes } from './upload.ts'

let app: App
let admin: Awaited<ReturnType<typeof anAdmin>>
beforeAll(async () => {
  app = await testApp()
  admin = await anAdmin(app)
  return () => app.server.close()
})

async function aToken(...remotes: string[]): Promise<string> {
  const { data } = await app.call(registryApi.createToken, { as: admin.token, body: { name: `ci ${aRemoteName()}`, remotes } })
  return data.token
}

type Part = { name: string; body: string | Buffer; isText?: boolean; header?: string }

const partsOf = ({ manifest, files }: Pick<ABuild, 'manifest' | 'files'>): Part[] => [
  ...[...files].map(([name, body]) => ({ name, body })),
  { name: 'manifest.json', body: JSON.stringify(manifest) },
]

/** A multipart form byte by byte, so that tests can send invalid ones. */
function formOf(parts: Part[], boundary = 'stone') {
  const chunks = parts.flatMap(({ name, body, isText, header }) => [
    Buffer.from(
      `--${boundary}\r\n${header ?? `Content-Disposition: form-data; name="${name}"${isText ? '' : '; filename="f"'}`}\r\n${
        isText ? '' : 'Content-Type: application/octet-stream\r\n'
      }\r\n`,
    ),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)])
}

const buildsAddress = (remote: string) => `/api${endpointPath(registryApi.publish, { params: { remote } })}`

async function send(remote: string, payload: string | Buffer, as: string, headers: Record<string, string> = {}) {
  const response = await app.server.inject({
    method: 'POST',
    url: buildsAddress(remote),
    payload,
    headers: { 'content-type': 'multipart/form-data; boundary=stone', authorization: `Bearer ${as}`, ...headers },
  })
  const json = response.json()
  const reasons = (json.error?.details ?? []).map(({ path, message }: { path: string; message: string }) =>
    path ? `${path}: ${message}` : message,
  )
  return { status: response.statusCode, data: json.data, error: json.error, reasons: reasons as string[] }
}
const upload = async (build: ABuild, as?: string) => send(build.name, formOf(partsOf(build)), as ?? (await aToken(build.name)))

const statusOf = async (remote: string) => (await app.call(registryApi.remote, { params: { remote }, as: admin.token })).data
const draftsOf = (data = app.deps.config.dataDir) => {
  const folder = join(data, 'remotes/.drafts')
  return existsSync(folder) ? readdirSync(folder) : []
}

/** A remote that visitors get, whose pages and slots other remotes must not use. */
async function aLiveRemote(change: (m: RemoteManifest) => unknown) {
  const build = aBuild({ change })
  expect((await upload(build)).status).toBe(201)
  return build
}

describe('a valid build', () => {
  it('is accepted, stored with its sender, and served, without becoming active', async () => {
    const [stable, next] = [aBuild(), aBuild()]
    next.manifest.name = stable.name
    const token = await aToken(stable.name)
    await upload(stable, token)
    const second = aBuild({ name: stable.name })
    const { status, data } = await upload(second, token)
    expect(status).toBe(201)
    expect(data).toEqual({ remote: stable.name, build: second.buildId, publishedAt: expect.stringMatching(/^\d{4}-.*Z$/) })

    const remote = await statusOf(stable.name)
    expect(remote.stable).toBe(stable.buildId)
    expect(remote.builds.find(({ build }) => build === second.buildId)).toMatchObject({
      role: 'idle',
      publishedBy: expect.stringMatching(/^token ci /),
    })
    const { data: history } = await app.call(registryApi.history, { params: { remote: stable.name }, as: admin.token })
    expect(history.entries[0]).toMatchObject({ what: 'uploaded', build: second.buildId })

    for (const [path, body] of second.files) {
      const file = await app.server.inject(`/remotes/${second.name}/${second.buildId}/${path}`)
      expect([file.statusCode, file.body], path).toEqual([200, body.toString()])
    }
    expect(draftsOf()).toEqual([])
  })

  it('may be sent in any order, by any client for multipart forms', async () => {
    const build = aBuild({ files: { 'deep/er/icon.svg': '<svg/>' } })
    const form = new FormData()
    for (const { name, body } of partsOf(build).reverse()) form.append(name, new Blob([new Uint8Array(Buffer.from(body))]), name)
    const encoded = new Response(form)
    const type = encoded.headers.get('content-type') ?? ''
    const body = Buffer.from(await encoded.arrayBuffer())
    expect((await send(build.name, body, await aToken(build.name), { 'content-type': type })).status).toBe(201)
  })

  it('may be sent again; with other content it is refused', async () => {
    const build = aBuild()
    const token = await aToken(build.name)
    const first = await upload(build, token)
    const again = await upload(build, token)
    expect([again.status, again.data]).toEqual([200, first.data])
    const other = await upload(aBuild({ ...build, files: { 'page.1.js': 'two' } }), token)
    expect([other.status, other.reasons]).toEqual([
      400,
      [`${build.name}@${build.buildId} is already published with other content: a changed build needs another id`],
    ])
    const file = await app.server.inject(`/remotes/${build.name}/${build.buildId}/page.1.js`)
    expect(file.body).toBe('one')
  })

  it('sent many times at once is published once', async () => {
    const build = aBuild()
    const token = await aToken(build.name)
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(build, token)))
    expect(answers.map(({ status }) => status).sort()).toEqual(expect.arrayContaining([201]))
    for (const { status } of answers) expect([200, 201]).toContain(status)
    const { data } = await app.call(registryApi.history, { params: { remote: build.name }, as: admin.token })
    expect(data.entries.filter(({ what }) => what === 'uploaded')).toHaveLength(1)
  })
})

describe('who may publish', () => {
  it('requires a token or an account', async () => {
    expect((await upload(aBuild(), '')).status).toBe(401)
    expect((await upload(aBuild(), `wst_${'x'.repeat(43)}`)).status).toBe(401)
  })

  it('refuses members and tokens of other remotes', async () => {
    expect((await upload(aBuild(), (await app.aMember()).token)).status).toBe(403)
    const [mine, theirs] = [aBuild(), aBuild()]
    const token = await aToken(mine.name)
    expect((await upload(theirs, token)).status).toBe(403)
    // The same at the address of the token's own remote.
    const smuggled = await send(mine.name, formOf(partsOf(theirs)), token)
    expect([smuggled.status, smuggled.reasons]).toEqual([
      400,
      [`manifest.json: a build of ${theirs.name}, but sent for ${mine.name}`],
    ])
    expect(existsSync(join(app.deps.config.dataDir, 'remotes', theirs.name))).toBe(false)
  })

  it('refuses a revoked token', async () => {
    const build = aBuild()
    const { data } = await app.call(registryApi.createToken, {
      as: admin.token,
      body: { name: `ci ${build.name}`, remotes: [build.name] },
    })
    await app.call(registryApi.revokeToken, { as: admin.token, params: { tokenId: data.entry.id } })
    expect((await upload(build, data.token)).status).toBe(401)
  })

  it('accepts an admin only soon after a password confirmation', async () => {
    expect((await upload(aBuild(), admin.token)).status).toBe(201)
    const hourAgo = new Date(Date.now() - 60 * 60_000)
    const late = await anAdmin(app)
    await app.database
      .db()
      .updateTable('sessions')
      .set({ created_at: hourAgo, confirmed_at: null })
      .where('user_id', '=', late.id)
      .execute()
    expect((await upload(aBuild(), late.token)).error.code).toBe('SIGN_IN_AGAIN')
    await app.call(authApi.confirm, { as: late.token, body: { password: late.password } })
    expect((await upload(aBuild(), late.token)).status).toBe(201)
  })
})

describe('an invalid build is refused', () => {
  const asset = (m: RemoteManifest) => m.assets[0] as RemoteManifest['assets'][number]
  const big = randomBytes(40_000)

  it.each<[string, Parameters<typeof aBuild>[0], RegExp]>([
    ['a hash is wrong', { change: (m) => Object.assign(asset(m), { integrity: `sha384-${'A'.repeat(64)}` }) }, /its hash is not/],
    ['a size is wrong', { change: (m) => Object.assign(asset(m), { bytes: 3 }) }, /bytes, the manifest says 3/],
    ['it needs another shell', { change: (m) => Object.assign(m.contract, { shell: '^9.0.0' }) }, /^needs a shell \^9\.0\.0/],
    ['its page is the shell', { change: (m) => Object.assign(m.routes[0] ?? {}, { path: '/platform' }) }, /a page of the shell/],
    ['it is over its budget', { files: { 'page.1.js': big } }, /^page: \d+\.\d KB gzip, its budget is 25\.0 KB/],
    ['its own budget is above the limit', { change: (m) => Object.assign(m.budgets, { initialBytes: 1e6 }) }, /above the site's/],
    ['a language is missing', { change: (m) => delete m.i18n.ja }, /^no dictionary for ja/],
    [
      'a language is incomplete',
      { change: (m) => Object.assign(m, { sentences: { Go: false } }) },
      /^hi: no translation of "Go"/,
    ],
    ['an expose is missing', { change: (m) => Object.assign(m, { exposes: {} }) }, /no expose page/],
    ['a file has another type', { files: { 'page.html': '<script>' } }, /page\.html: no file of the type \.html/],
    ['a listed file was not sent', { change: (m) => m.assets.push({ ...asset(m), path: 'x.js' }) }, /x\.js: listed, but missing/],
    ['the manifest is invalid', { change: (m) => Object.assign(m, { schema: 2 }) }, /manifest\.json: schema/],
  ])('when %s', async (_, wish, reason) => {
    const build = aBuild(wish)
    const { status, error, reasons } = await upload(build)
    expect([status, error.code]).toEqual([400, 'VALIDATION_ERROR'])
    expect(
      reasons.some((each) => reason.test(each)),
      reasons.join('\n'),
    ).toBe(true)
    expect(error.message).toBe(`The build was refused for ${reasons.length === 1 ? '1 reason' : `${reasons.length} reasons`}.`)
    expect(existsSync(join(app.deps.config.dataDir, 'remotes', build.name))).toBe(false)
    expect(draftsOf()).toEqual([])
  })

  it('for all reasons at once', async () => {
    const build = aBuild({
      files: { 'words.1.js': dictionaryFile({ 'A sentence': 'x' }).replace('JSON', 'JASON') },
      change: (m) => {
        m.budgets.initialBytes = 1e6
        m.contract.shell = '^9.0.0'
        m.exposes = {}
      },
    })
    const { error, reasons } = await upload(build)
    expect(reasons.length).toBeGreaterThanOrEqual(4 + 11)
    expect(error.message).toBe(`The build was refused for ${reasons.length} reasons.`)
  })

  it('when it is incompatible with a shell that visitors have open', async () => {
    const buildId = aBuild().buildId
    const seen = { build_id: buildId, contract: '1.0.0', shared: JSON.stringify({ react: '19.3.1' }) }
    await app.database.db().insertInto('registry_shells').values(seen).execute()
    const build = aBuild({ change: (m) => Object.assign(m, { shared: { react: '^20.0.0', other: '^1.0.0' } }) })
    const { reasons } = await upload(build)
    expect(reasons).toContain(`needs react ^20.0.0, the live shell ${buildId} shares 19.3.1`)
    expect(reasons).toContain(`needs other ^1.0.0, which the live shell ${buildId} does not share`)

    const yesterday = new Date(Date.now() - 25 * 60 * 60_000)
    await app.database
      .db()
      .updateTable('registry_shells')
      .set({ last_seen_at: yesterday })
      .where('build_id', '=', buildId)
      .execute()
    expect((await upload(build)).reasons.join()).not.toContain(buildId)
  })

  it("when another remote has its page, whatever the parameter's name, or its position in a slot", async () => {
    const order = Math.floor(Math.random() * 1e9)
    const fill = { kind: 'slot' as const, slot: 'header.actions' as const, order, assets: ['page.1.js'] }
    const path = `/${aRemoteName()}`
    const theirs = await aLiveRemote((m) => {
      m.exposes.bell = fill
      Object.assign(m.routes[0] ?? {}, { path: `${path}/:id` })
    })
    const { reasons } = await upload(
      aBuild({
        change: (m) => {
          m.exposes.other = fill
          Object.assign(m.routes[0] ?? {}, { path: `${path}/:name` })
        },
      }),
    )
    expect(reasons).toEqual([
      `${path}/:name: already a page of ${theirs.name}`,
      `other: slot header.actions, place ${order} is already ${theirs.name}'s; choose another order`,
    ])
  })

  it('when a file is not in the manifest, is sent as a text, or is sent twice', async () => {
    const build = aBuild()
    const [first] = partsOf(build)
    const parts = [
      ...partsOf(build),
      { name: 'more.js', body: 'x' },
      { name: 'text.js', body: 'x', isText: true },
      { name: 'Entry.1.js', body: 'x' },
      ...(first ? [first] : []),
    ]
    const { reasons } = await send(build.name, formOf(parts), await aToken(build.name))
    expect(reasons).toEqual([
      '"text.js": sent as a text; send each file with a file name',
      'Entry.1.js: sent twice',
      'entry.1.js: sent twice',
      'more.js: sent, but not in manifest.json',
    ])
  })

  it('when the manifest is missing, or the form is empty', async () => {
    const build = aBuild()
    const token = await aToken(build.name)
    const without = partsOf(build).filter(({ name }) => name !== 'manifest.json')
    for (const form of [formOf(without), formOf([])])
      expect((await send(build.name, form, token)).reasons).toEqual(['manifest.json is missing or not JSON'])
  })
})

describe('a build that was valid when it was published', () => {
  it('is not rolled out once another remote has its page', async () => {
    const path = `/${aRemoteName()}`
    const samePage = (m: RemoteManifest) => Object.assign(m.routes[0] ?? {}, { path })
    const [one, two] = [await aLiveRemote(() => {}), await aLiveRemote(() => {})]
    const quick = aBuild({ name: one.name, change: samePage })
    const late = aBuild({ name: two.name, change: samePage })
    for (const build of [quick, late]) expect((await upload(build)).status).toBe(201)

    const roll = async ({ name, buildId: build }: ABuild) => {
      const { revision } = await statusOf(name)
      const change = { action: 'rollout', build, steps: [{ bp: 100, holdMinutes: 1 }] }
      return app.call(registryApi.change, { params: { remote: name }, as: admin.token, body: { revision, why: 'new', change } })
    }
    expect((await roll(quick)).status).toBe(200)
    const { status, error } = await roll(late)
    expect([status, error.message]).toEqual([
      400,
      `Build ${late.buildId} does not fit what visitors have now: ${path}: already a page of ${one.name}.`,
    ])
  })
})

describe('a path outside the folder of the build', () => {
  const elsewhere = join(tmpdir(), `worrystone-escape-${randomBytes(8).toString('hex')}.js`)

  it.each([
    '../x.js',
    `../../../../../../../..${elsewhere}`,
    elsewhere,
    '..\\\\x.js',
    'a\\\\..\\\\x.js',
    'C:\\\\x.js',
    '%2e%2e/x.js',
    '..%2fx.js',
    'a/../x.js',
    'a/./x.js',
    './x.js',
    'a//x.js',
    'a/x.js/',
    'a.b/x.js',
    '.hidden.js',
    '.drafts/x.js',
    'x\0.js',
    'x.js\0.png',
    'ünï.js',
    'x y.js',
    '‮sj.x.js',
    '',
    '.',
    '..',
    '-',
    'CON',
    `${'x'.repeat(250)}.js`,
    `${'d/'.repeat(120)}x.js`,
  ])('is refused and not written: %j', async (name) => {
    const build = aBuild()
    const { status, reasons } = await send(
      build.name,
      formOf([...partsOf(build), { name, body: 'escaped' }]),
      await aToken(build.name),
    )
    expect([status, reasons.length], reasons.join('\n')).toEqual([400, 1])
    expect(existsSync(elsewhere)).toBe(false)
    expect(existsSync(join(app.deps.config.dataDir, 'remotes', build.name))).toBe(false)
    expect(readdirSync(app.deps.config.dataDir)).not.toContain('x.js')
    expect(draftsOf()).toEqual([])
  })

  it.each(['__proto__', 'constructor', 'toString'])('is refused, also the name of an object property: %s', async (name) => {
    const build = aBuild()
    const { status } = await send(build.name, formOf([...partsOf(build), { name, body: 'x' }]), await aToken(build.name))
    expect(status).toBe(400)
  })

  it.each(['..%2f..%2fescape', 'UPPER', 'a', 'x'.repeat(41), 'wor ries', 'worries@1', '__proto__'])(
    'is refused as the name of a remote: %s',
    async (remote) => {
      expect((await send(remote, formOf(partsOf(aBuild())), admin.token)).status).toBe(400)
    },
  )
})

describe('an invalid form', () => {
  const build = aBuild()
  it.each<[string, Record<string, string>, string | Buffer, number]>([
    ['JSON', { 'content-type': 'application/json' }, '{}', 415],
    ['broken JSON', { 'content-type': 'application/json' }, '{', 415],
    ['an archive', { 'content-type': 'application/zip' }, 'PK', 415],
    ['a text', { 'content-type': 'text/plain' }, 'x', 415],
    ['a form without files', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b', 415],
    ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 'x', 400],
    ['a form with another boundary', { 'content-type': 'multipart/form-data; boundary=other' }, formOf(partsOf(build)), 400],
    ['a truncated form', {}, formOf(partsOf(build)).subarray(0, 400), 400],
    ['a part without a name', {}, formOf([{ name: '', body: 'x', header: 'Content-Disposition: form-data; filename="x"' }]), 400],
    ['rubbish', {}, Buffer.alloc(5_000, 7), 400],
  ])('%s is refused with a message', async (_, headers, payload, expected) => {
    const { status, error } = await send(build.name, payload, await aToken(build.name), headers)
    expect(status, JSON.stringify(error)).toBe(expected)
    if (expected === 415) expect(error.message).toContain('Please send the build as multipart/form-data')
    expect(draftsOf()).toEqual([])
  })

  it('an empty request without a content type is refused as well', async () => {
    const url = buildsAddress(build.name)
    const response = await app.server.inject({
      method: 'POST',
      url,
      headers: { authorization: `Bearer ${await aToken(build.name)}` },
    })
    expect(response.statusCode).toBe(415)
  })
})

describe('a form over the limits', () => {
  const bytes = (count: number) => Buffer.alloc(count, 'x')

  it('in one file is refused, before the rest is read', async () => {
    const build = aBuild()
    const form = formOf([{ name: 'big.js', body: bytes(PUBLISH.fileBytes + 1) }, ...partsOf(build)])
    const { status, error } = await send(build.name, form, await aToken(build.name))
    expect([status, error.message]).toEqual([413, 'big.js is larger than 2 MB: please send a smaller file.'])
    expect(draftsOf()).toEqual([])
  })

  it('in total is refused, with or without a content-length', async () => {
    const build = aBuild()
    const parts = Array.from({ length: 11 }, (_, each) => ({ name: `${each}.js`, body: bytes(PUBLISH.fileBytes - 1) }))
    const token = await aToken(build.name)
    const response = await send(build.name, formOf(parts), token)
    expect([response.status, response.error.message]).toEqual([413, 'A build may have at most 20 MB in all.'])
    const unsaid = await send(build.name, formOf(parts), token, { 'content-length': '' })
    expect(unsaid.status).toBe(413)
    expect(draftsOf()).toEqual([])
  })

  it('in the number of files or texts is refused', async () => {
    const build = aBuild()
    const token = await aToken(build.name)
    const many = (count: number, isText: boolean) =>
      formOf(Array.from({ length: count }, (_, each) => ({ name: `${each}.js`, body: 'x', isText })))
    expect((await send(build.name, many(PUBLISH.files + 5, false), token)).status).toBe(413)
    expect((await send(build.name, many(2_000, true), token)).status).toBe(413)
    expect(draftsOf()).toEqual([])
  })

  it('in the decoded size is checked against the size as served', async () => {
    const build = aBuild({ files: { 'page.1.js': bytes(PUBLISH.fileBytes) } })
    // 2 MB that compress to 2 KB: within the upload limit and within the budget of a page.
    expect((await upload(build)).status).toBe(201)
  })
})

describe('an interrupted upload', () => {
  async function listening(own: typeof app.server) {
    if (!own.server.listening) await own.listen({ port: 0, host: '127.0.0.1' })
    return (own.server.address() as AddressInfo).port
  }
  const begin = async (port: number, url: string, token: string) => {
    const upload = httpRequest({
      port,
      host: '127.0.0.1',
      path: url,
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=stone', authorization: `Bearer ${token}` },
    })
    upload.on('error', () => {})
    const answered = new Promise<{ status: number; body: string }>((done) => {
      upload.on('response', async (response) => {
        let body = ''
        for await (const chunk of response) body += chunk
        done({ status: response.statusCode ?? 0, body })
      })
    })
    upload.write(formOf(partsOf(aBuild())).subarray(0, 300))
    return { upload, answered }
  }

  it('leaves nothing behind when the connection breaks', async () => {
    const name = aRemoteName()
    const port = await listening(app.server)
    const { upload } = await begin(port, buildsAddress(name), await aToken(name))
    await vi.waitFor(() => expect(draftsOf()).toHaveLength(1), { timeout: 5_000 })
    upload.destroy()
    await vi.waitFor(() => expect(draftsOf()).toHaveLength(0), { timeout: 5_000 })
  })

  async function anUploadServer(uploadMs: number) {
    const data = aFolder()
    const files = buildFiles({ root: join(data, 'remotes'), storage: diskStorage(data), log: pino({ level: 'silent' }) })
    const allow = async (request: { operator: unknown }) => {
      request.operator = { name: 'token ci', remotes: null }
    }
    const operators = { authorizePublisher: allow, authorizeFresh: async () => {}, authorize: allow } as unknown as Operators
    const publisher = { publish: async () => ({ problems: ['none is taken here'] }) } as unknown as BuildPublisher
    const server = Fastify()
    handleErrors(server)
    server.decorate('guards', () => ({ onRequest: [], preHandler: [] }))
    server.decorateRequest('viewer', null)
    server.setValidatorCompiler(() => () => true)
    server.setSerializerCompiler(() => JSON.stringify)
    await server.register(uploadRoutes({ operators, publisher, files, uploadMs }))
    onTestFinished(() => server.close())
    return { data, port: await listening(server as unknown as typeof app.server) }
  }

  it('gets an error after the time limit, in the middle of a file or between two', async () => {
    const { data, port } = await anUploadServer(300)
    for (const end of ['', '\r\n--stone\r\n']) {
      const { upload, answered } = await begin(port, '/registry/remotes/some/builds', 'x')
      upload.write(end)
      const { status, body } = await answered
      expect([status, JSON.parse(body).error.message]).toEqual([
        400,
        'The upload took too long: please send it again over a faster line, or a smaller build.',
      ])
      expect(draftsOf(data)).toEqual([])
      upload.destroy()
    }
  })

  it('does not block others: concurrent uploads are limited', async () => {
    const { data, port } = await anUploadServer(5_000)
    const uploads = await Promise.all([1, 2, 3, 4].map(() => begin(port, '/registry/remotes/some/builds', 'x')))
    await vi.waitFor(() => expect(draftsOf(data)).toHaveLength(4), { timeout: 5_000 })
    const { upload, answered } = await begin(port, '/registry/remotes/some/builds', 'x')
    expect((await answered).status).toBe(503)
    for (const each of [...uploads.map((begun) => begun.upload), upload]) each.destroy()
    await vi.waitFor(() => expect(draftsOf(data)).toHaveLength(0), { timeout: 5_000 })
  })
})
