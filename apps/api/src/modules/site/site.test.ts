import { createHash, webcrypto } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import underPressure from '@fastify/under-pressure'
import { type RemoteManifest, type RemoteRecord, type Snapshot, splitSignature } from '@worrystone/contracts'
import Fastify from 'fastify'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { handleErrors } from '../../http/errors.ts'
import { registrySigner } from '../registry/index.ts'
import { readBuildHints } from './build-hints.ts'
import { siteModule } from './index.ts'
import { findPage } from './page.ts'
import { pageHeads } from './page-heads.ts'

const log = pino({ level: 'silent' })
const signer = registrySigner('a secret for tests only, long enough to sign')
const heads = pageHeads({
  searchEngines: 'site',
  publicUrl: () => 'https://worrystone.test',
  titleOfText: (name) => name,
  findBuild: async () => undefined,
  catalogue: new Map(),
  isListedWorry: async () => false,
})
const DEPS = { log, heads, config: { dataDir: tmpdir(), rendersPages: true }, publicUrl: () => 'https://worrystone.test' }
const SHELL_ID = '5e11'.repeat(4)
const THEME = `document.documentElement.dataset.theme = 'dark'`

function aShell(): string {
  const dist = mkdtempSync(join(tmpdir(), 'worrystone-shell-'))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(
    join(dist, 'index.html'),
    `<html><head><script>${THEME}</script><style>#a{}</style></head><body><div id="root"></div></body></html>`,
  )
  writeFileSync(join(dist, 'shell.json'), JSON.stringify({ buildId: SHELL_ID, contract: '1.0.0', shared: {} }))
  writeFileSync(join(dist, 'assets/main.1.js'), 'run()')
  writeFileSync(join(dist, 'assets/main.1.js.map'), '{}')
  mkdirSync(join(dist, 'root'))
  writeFileSync(join(dist, 'root/sw.js'), 'work()')
  writeFileSync(join(dist, 'root/manifest.webmanifest'), '{}')
  writeFileSync(join(dist, 'root/icon-192.png'), Buffer.from([0x89, 0x50, 0xff]))
  mkdirSync(join(dist, 'help'))
  for (const [language, call] of Object.entries({ en: 'Call', de: 'Anrufen', ar: 'اتصل' })) {
    const select = `<form action="/help"><select><option value="">-</option><option value="US">US</option></select></form>`
    const html = `<html lang="${language}"><head><style>#help{}</style></head><body><div id="root">%COUNTRY_HELP%${select}</div></body></html>`
    writeFileSync(join(dist, `help/${language}.html`), html)
    writeFileSync(join(dist, `help/${language}.json`), JSON.stringify({ '': call, US: `${call} $& 911`, DE: `${call} 112` }))
  }
  return dist
}

const integrity = (letter: string) => `sha384-${letter.repeat(64)}`
const route = (path: string, expose = 'page') => ({
  path,
  expose,
  titleKey: 'T',
  requires: 'anyone' as const,
  layout: 'main' as const,
})
const [STABLE, OTHER] = ['1'.repeat(16), '2'.repeat(16)]
const aBuild = (name: string, routes: RemoteManifest['routes'], buildId = STABLE) =>
  ({
    name,
    buildId,
    container: { entry: 'entry.js', globalName: name, integrity: integrity('E') },
    assets: [
      { path: 'entry.js', integrity: integrity('E'), bytes: 1, initial: true },
      { path: 'page.js', integrity: integrity('P'), bytes: 1, initial: true },
    ],
    exposes: { page: { kind: 'page', assets: ['page.js'] } },
    i18n: { en: { path: 'en.js', integrity: integrity('N') }, ar: { path: 'ar.js', integrity: integrity('R') } },
    routes,
  }) as unknown as RemoteManifest

const aSnapshot = (...builds: RemoteManifest[]): Snapshot => ({
  schema: 1,
  generatedAt: '</script><b>',
  records: builds.map(({ name, buildId }) => ({
    remote: name,
    revision: 1,
    stable: buildId,
    previous: [],
    candidate: null,
    pins: [],
    blocked: [],
    kill: { on: false, messageKey: null },
  })),
  builds: Object.fromEntries(builds.map((build) => [`${build.name}@${build.buildId}`, build])),
})

async function aSite(snapshot = aSnapshot(aBuild('worries', [route('/feed'), route('/posts/:postId')])), dist = aShell()) {
  const server = Fastify()
  handleErrors(server)
  const signed = async () => ({ snapshot, text: signer.signed(snapshot), etag: '' })
  await server.register(siteModule(DEPS, { signed, publicKey: signer.publicKey, file: async () => undefined }, dist))
  return (url: string, headers: Record<string, string> = { accept: 'text/html' }) => server.inject({ url, headers })
}

describe('a page', () => {
  it('is served for the address of every page, and with 404 for any other', async () => {
    const get = await aSite()
    for (const url of ['/', '/feed', '/feed?tab=x', '/posts/7', '/posts/7/', '/safety', '/privacy'])
      expect((await get(url)).statusCode, url).toBe(200)
    for (const url of ['/nowhere', '/posts', '/posts/7/8', '/feed.js']) {
      const { statusCode, body } = await get(url)
      expect(statusCode, url).toBe(404)
      expect(body).toContain('id="root"')
    }
  })

  it('is not served below /api, /assets, /remotes and /registry, nor to requests for other types', async () => {
    const get = await aSite()
    for (const url of ['/api/x', '/api', '/assets/none.js', '/remotes/x', '/registry/x']) {
      expect((await get(url)).json(), url).toMatchObject({ error: { code: 'NOT_FOUND' } })
    }
    expect((await get('/feed', { accept: 'application/json' })).statusCode).toBe(404)
  })

  it('contains the signed snapshot as an escaped data block, and the key that verifies it', async () => {
    const get = await aSite()
    const { body } = await get('/')
    const data = /<script type="application\/json" id="snapshot">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({ generatedAt: '</script><b>' })
    expect(body).not.toContain('</script><b>')

    const raw = /<meta name="worrystone-registry-key" content="([^"]+)">/.exec(body)?.[1] ?? ''
    const { text, signature } = splitSignature(data) ?? { text: '', signature: '' }
    const key = await webcrypto.subtle.importKey('raw', Buffer.from(raw, 'base64'), 'Ed25519', false, ['verify'])
    const bytes = new TextEncoder().encode(text)
    expect(await webcrypto.subtle.verify('Ed25519', key, Buffer.from(signature, 'base64'), bytes)).toBe(true)
  })

  it('contains the build id of the shell if it has one', async () => {
    expect((await (await aSite())('/')).body).toContain(`<meta name="worrystone-shell" content="${SHELL_ID}">`)
    const older = aShell()
    rmSync(join(older, 'shell.json'))
    const { body } = await (await aSite(undefined, older))('/')
    expect(body).not.toContain('worrystone-shell')
    expect(body).toContain('worrystone-registry-key')
  })

  it('has no snapshot while the registry is unavailable', async () => {
    const server = Fastify()
    handleErrors(server)
    const signed = async () => Promise.reject(new Error('away'))
    await server.register(siteModule(DEPS, { signed, publicKey: signer.publicKey, file: async () => undefined }, aShell()))
    const { statusCode, headers, body } = await server.inject({ url: '/feed', headers: { accept: 'text/html' } })
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('5')
    expect(headers['content-security-policy']).toContain(`script-src 'self'`)
    expect(body).toContain('id="root"')
    expect(body).not.toContain('id="snapshot"')
  })

  it("preloads the page's remote with hashes, and its translations in the reader's language", async () => {
    const get = await aSite()
    const base = `/remotes/worries/${'1'.repeat(16)}`
    const { body } = await get('/posts/7', { accept: 'text/html', 'accept-language': 'ar-EG,en;q=0.5' })
    for (const [file, letter] of [
      ['entry', 'E'],
      ['page', 'P'],
      ['en', 'N'],
      ['ar', 'R'],
    ] as const) {
      expect(body).toContain(
        `<link rel="preload" as="script" crossorigin="anonymous" integrity="${integrity(letter)}" href="${base}/${file}.js">`,
      )
    }
    expect((await get('/')).body).not.toContain('rel="preload"')
  })

  it('preloads nothing that the browser will not use', async () => {
    const blocked = aSnapshot(aBuild('worries', [route('/feed')]))
    blocked.records[0]?.blocked.push(STABLE)
    const killed = aSnapshot(aBuild('worries', [route('/feed')]))
    Object.assign(killed.records[0] ?? {}, { kill: { on: true, messageKey: null } })
    for (const snapshot of [blocked, killed]) expect((await (await aSite(snapshot))('/feed')).body).not.toContain('rel="preload"')
  })

  describe('for a visitor whose shell chose another build before', () => {
    const candidate = {
      build: OTHER,
      salt: 's',
      percentBp: 100,
      audience: { include: [], exclude: [] },
      state: 'running' as const,
    }
    const preloaded = async (
      record: Partial<RemoteRecord>,
      url = '/feed',
      cookie = `a=b; worrystone_builds=worries.${OTHER}; c=d`,
    ) => {
      const other = aBuild('worries', [route('/feed'), route('/new')], OTHER)
      const snapshot = aSnapshot(aBuild('worries', [route('/feed')]))
      snapshot.builds[`worries@${OTHER}`] = other
      Object.assign(snapshot.records[0] ?? {}, record)
      const { statusCode, body, headers } = await (await aSite(snapshot))(url, { accept: 'text/html', cookie })
      const early = [...new Set([...body.matchAll(/href="\/remotes\/worries\/(\d+)\//g)].map(([, build]) => build))]
      return { statusCode, early, vary: headers.vary }
    }

    it.each<[string, Partial<RemoteRecord>]>([
      ['is rolled out', { candidate }],
      ['is pinned', { pins: [{ group: { by: 'tier', value: 'premium' }, build: OTHER }] }],
      ['was stable before', { previous: [OTHER] }],
    ])('preloads that build while it %s', async (_, record) => {
      expect(await preloaded(record)).toEqual({ statusCode: 200, early: [OTHER], vary: 'accept-language, cookie' })
    })

    it('serves the new pages of that build', async () => {
      expect((await preloaded({ candidate }, '/new')).statusCode).toBe(200)
      expect((await preloaded({ candidate }, '/new', '')).statusCode).toBe(404)
    })

    it.each<[string, Partial<RemoteRecord>]>([
      ['no visitor gets it any more', {}],
      ['it is halted', { candidate: { ...candidate, state: 'halted' } }],
      ['it is blocked', { candidate, blocked: [OTHER] }],
    ])('preloads the stable build when %s', async (_, record) => {
      expect((await preloaded(record)).early).toEqual([STABLE])
    })

    it('preloads nothing for a QA link', async () => {
      const preloads = await preloaded({ candidate }, `/feed?share=1&remote=worries@${OTHER}`)
      expect(preloads.early).toEqual([])
    })

    it('preloads the stable build without a cookie, or with an invalid one', async () => {
      const strange = [
        '',
        'worrystone_builds=',
        'worrystone_builds=worries',
        `worrystone_builds=<b>.${OTHER}`,
        `worrystone_builds=account.${OTHER}`,
      ]
      for (const cookie of strange) expect((await preloaded({ candidate }, '/feed', cookie)).early, cookie).toEqual([STABLE])
    })
  })

  it('has a policy that allows only its own inline parts, by hash', async () => {
    const { headers } = await (await aSite())('/')
    const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${sha(THEME)};`)
    expect(policy).toContain(`style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${sha('#a{}')};`)
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).toContain(`require-trusted-types-for 'script'`)
    expect(policy).toMatch(
      /; trusted-types shell worrystone-remotes worrystone-remote worrystone-worker worrystone-push( \w+)* 'allow-duplicates'$/,
    )
    expect(policy).not.toContain('unsafe')
    expect(headers['permissions-policy']).toContain('camera=()')
  })

  it('is not sent again unchanged', async () => {
    const get = await aSite()
    const { headers } = await get('/')
    expect((await get('/', { accept: 'text/html', 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })
})

describe('the page of help', () => {
  const accept = 'text/html'

  it('is rendered as HTML, without a script and without a snapshot', async () => {
    const { statusCode, body, headers } = await (await aSite())('/help')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('<div id="root">Call<form')
    expect(body).not.toContain('id="snapshot"')
    expect(body).toContain('worrystone-registry-key')
    expect((await (await aSite())('/help/')).body).toBe(body)
  })

  it('is served while registry and database are unavailable', async () => {
    const server = Fastify()
    handleErrors(server)
    const signed = async () => Promise.reject(new Error('away'))
    await server.register(siteModule(DEPS, { signed, publicKey: signer.publicKey, file: async () => undefined }, aShell()))
    const { statusCode, body } = await server.inject({ url: '/help', headers: { accept } })
    expect(statusCode).toBe(200)
    expect(body).toContain('Call')
  })

  it('is served while the server is overloaded', async () => {
    const server = Fastify()
    handleErrors(server)
    await server.register(underPressure, {
      maxRssBytes: 1,
      sampleInterval: 20,
      pressureHandler: (_, reply) => void reply.code(503).send('busy'),
    })
    const signed = async () => ({ snapshot: aSnapshot(), text: signer.signed(aSnapshot()), etag: '' })
    await server.register(siteModule(DEPS, { signed, publicKey: signer.publicKey, file: async () => undefined }, aShell()))
    await server.ready()
    await expect.poll(async () => (await server.inject({ url: '/', headers: { accept } })).statusCode).toBe(503)
    expect((await server.inject({ url: '/help', headers: { accept } })).statusCode).toBe(200)
    // A page that was let in gets its styles and scripts.
    for (const url of ['/assets/main.1.js', '/sw.js']) expect((await server.inject({ url })).statusCode).toBe(200)
    await server.close()
  })

  it('is in the language of the address, else of the browser, else in English', async () => {
    const get = await aSite()
    const languageOf = async (url: string, wishes = '') =>
      /<html lang="(..)"/.exec((await get(url, { accept, 'accept-language': wishes })).body)?.[1]
    expect(await languageOf('/help', 'de-AT,en;q=0.5')).toBe('de')
    expect(await languageOf('/help?lang=ar', 'de')).toBe('ar')
    expect(await languageOf('/help?lang=xx', 'de')).toBe('de')
    expect(await languageOf('/help?lang=ar&lang=de', 'de')).toBe('ar')
    expect(await languageOf('/help', 'xx')).toBe('en')
    expect(await languageOf('/help')).toBe('en')
  })

  it('starts with the country of the address, else the region of a language tag; a language alone has none', async () => {
    const get = await aSite()
    const root = async (url: string, wishes = '') =>
      /<div id="root">(.*?)<form/.exec((await get(url, { accept, 'accept-language': wishes })).body)?.[1]
    expect(await root('/help?country=US', 'de-DE')).toBe('Anrufen $& 911')
    expect(await root('/help', 'en-US,de;q=0.5')).toBe('Call $& 911')
    expect(await root('/help', 'en;q=0.9,de-DE;q=0.8')).toBe('Call 112')
    expect(await root('/help?country=', 'en-US')).toBe('Call')
    expect(await root('/help', 'de')).toBe('Anrufen')
    for (const strange of ['constructor', '__proto__', '<b>', 'CH'])
      expect(await root(`/help?country=${strange}`), strange).toBe('Call')
  })

  it('selects its country in the form, which may be sent to this site only', async () => {
    const { body, headers } = await (await aSite())('/help?country=US')
    expect(body).toContain('<option value="US" selected>')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`form-action 'self'`)
    expect(policy).toContain(`'sha256-${createHash('sha256').update('#help{}').digest('base64')}'`)
    expect(policy).not.toContain('unsafe')
    expect(headers.vary).toContain('accept-language')
  })

  it('is not sent again unchanged', async () => {
    const get = await aSite()
    const { headers } = await get('/help')
    expect((await get('/help', { accept, 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })

  it('is the shell as on any other page if an older build has no rendered page', async () => {
    const older = aShell()
    rmSync(join(older, 'help'), { recursive: true })
    const { statusCode, body } = await (await aSite(undefined, older))('/help')
    expect(statusCode).toBe(200)
    expect(body).toContain('id="snapshot"')
  })
})

describe("the shell's files", () => {
  it('are immutable; source maps and unknown names are not found', async () => {
    const get = await aSite()
    const file = await get('/assets/main.1.js')
    expect(file.body).toBe('run()')
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const name of ['main.1.js.map', '../index.html', '%2e%2e/index.html'])
      expect((await get(`/assets/${name}`)).statusCode, name).toBe(404)
  })
})

describe('files at a fixed address', () => {
  it('are revalidated each time: the service worker for the whole site, and the manifest', async () => {
    const get = await aSite()
    const worker = await get('/sw.js', { accept: '*/*' })
    expect(worker.body).toBe('work()')
    expect(worker.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
    expect((await get('/sw.js', { 'if-none-match': String(worker.headers.etag) })).statusCode).toBe(304)
    const manifest = await get('/manifest.webmanifest')
    expect(manifest.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    })
  })

  it('include the icons, which are cached for a day', async () => {
    const icon = await (await aSite())('/icon-192.png')
    expect([...icon.rawPayload]).toEqual([0x89, 0x50, 0xff])
    expect(icon.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' })
  })

  it('allow the worker requests to this site only, and pages only workers of this site', async () => {
    const get = await aSite()
    expect((await get('/sw.js')).headers['content-security-policy']).toBe(
      `default-src 'none'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
    )
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain(`worker-src 'self'`)
    expect(policy).toContain(`manifest-src 'self'`)
  })

  it('are not found if the shell was built without them', async () => {
    const older = aShell()
    rmSync(join(older, 'root'), { recursive: true })
    const { statusCode, body } = await (await aSite(undefined, older))('/sw.js')
    expect(statusCode).toBe(404)
    expect(body).not.toContain('work()')
  })
})

it('only the API is served when the shell is not built', async () => {
  const get = await aSite(aSnapshot(), mkdtempSync(join(tmpdir(), 'worrystone-none-')))
  expect((await get('/')).statusCode).toBe(404)
})

it('prefers the page with fewer parameters, as the router does', () => {
  const snapshot = aSnapshot(aBuild('worries', [route('/posts/:postId', 'post'), route('/posts/new', 'new')]))
  expect(findPage(snapshot, '/posts/new')?.route.expose).toBe('new')
  expect(findPage(snapshot, '/posts/7')?.route.expose).toBe('post')
})

describe('the cookie of chosen builds', () => {
  it('is parsed by remote, also among other cookies', () => {
    expect([...readBuildHints(`x=1; worrystone_builds=worries.${OTHER}~account.${STABLE}; y=2`)]).toEqual([
      ['worries', OTHER],
      ['account', STABLE],
    ])
  })

  it.each([
    undefined,
    '',
    `other_worrystone_builds=worries.${OTHER}`,
    `worrystone_builds=worries.${OTHER.slice(1)}`,
    `worrystone_builds=Worries.${OTHER}`,
    `worrystone_builds=../x.${OTHER}`,
    `worrystone_builds="worries.${OTHER}"`,
    `worrystone_builds=worries.${OTHER}%7E`,
    `worrystone_builds=${`worries.${OTHER}~`.repeat(60)}`,
  ])('is ignored if it is invalid: %s', (cookies) => {
    expect([...readBuildHints(cookies)]).toEqual([])
  })

  it('has at most twenty entries', () => {
    const many = Array.from({ length: 30 }, (_, each) => `r${each}.${OTHER}`).join('~')
    expect(readBuildHints(`worrystone_builds=${many}`).size).toBe(20)
  })
})
