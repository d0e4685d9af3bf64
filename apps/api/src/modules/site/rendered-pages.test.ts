import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RemoteManifest, Snapshot } from '@worrystone/contracts'
import Fastify, { type FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { handleErrors } from '../../http/errors.ts'
import { registrySigner } from '../registry/index.ts'
import { siteModule } from './index.ts'
import type { PageHeads } from './page-heads.ts'

const signer = registrySigner('a secret for tests only, long enough to sign')
const BUILD = '1'.repeat(16)
const HTML =
  '<html lang="en" dir="ltr"><head><link href="/assets/main.css" rel="stylesheet"></head><body><div id="splash"></div><div id="root"></div><noscript>No</noscript></body></html>'

/** A shell whose server build frames the page of a remote. */
const SHELL = `
export const render = async ({ address, language, remotes }) => ({
  html: '<main lang="' + language + '">landing ' + address + ' of ' + remotes.length + '</main>',
  css: 'main{}',
  next: null,
})
export const withContent = (html, content) => html.replace(/landing [^ ]+/, content.html + (content.nextPage ?? ''))`

/** The pages of a remote: `feed` reads the API, the others fail. */
const REMOTE = `
import { readFileSync } from 'node:fs'
export const render = async ({ expose, address, after, slots, input }) => {
  if (expose === 'slotted') return { html: slots.join() + ': <div data-slot="profile.posts" data-input="{&quot;of&quot;:&quot;Mira &amp; Tom&quot;}"></div>', css: 'a{}', next: null }
  if (expose === 'posts') return { html: 'posts of ' + input.of, css: 'b{}', next: null }
  if (expose === 'throws') throw new Error('no')
  if (expose === 'reads') return { html: readFileSync('/etc/hostname', 'utf8'), css: '', next: null }
  if (expose === 'ends') process.exit(1)
  if (expose === 'env') return { html: Object.keys(process.env).filter((name) => !name.startsWith('NODE_CHANNEL')).sort().join(), css: '', next: null }
  const answer = await (await fetch('/api/worries')).json()
  const strange = (await fetch('/assets/main.css')).status
  return { html: answer.seen + ' worries from ' + after + ', ' + strange, css: 'p{}', next: 'page2' }
}`

const EXPOSES = ['feed', 'slotted', 'throws', 'reads', 'ends', 'env']

function aSnapshot(): Snapshot {
  const routes = EXPOSES.map((expose) => ({
    path: `/${expose}`,
    expose,
    titleKey: 'T',
    requires: 'anyone',
    layout: 'main',
    html: ['next'],
  }))
  const own = {
    path: '/own',
    expose: 'feed',
    titleKey: 'T',
    requires: 'signed-in',
    layout: 'main',
    html: [],
  }
  const build = {
    name: 'worries',
    buildId: BUILD,
    server: 'server/server.js',
    routes: [...routes, own],
    exposes: { posts: { kind: 'slot', slot: 'profile.posts', order: 10, html: true, assets: [] } },
    assets: [],
    i18n: {},
  }
  const container = { entry: 'entry.js', globalName: 'worries', integrity: `sha384-${'E'.repeat(64)}` }
  const record = { remote: 'worries', revision: 1, stable: BUILD, previous: [], candidate: null, pins: [], blocked: [] }
  return {
    schema: 1,
    generatedAt: '',
    records: [{ ...record, kill: { on: false, messageKey: null } }],
    builds: { [`worries@${BUILD}`]: { ...build, container } as unknown as RemoteManifest },
  }
}

const servers: FastifyInstance[] = []
afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))))

async function aSite({ rendersPages = true, isKilled = false } = {}) {
  const dist = mkdtempSync(join(tmpdir(), 'worrystone-rendered-'))
  for (const folder of ['assets', 'server', 'remotes']) mkdirSync(join(dist, folder))
  writeFileSync(join(dist, 'index.html'), HTML)
  writeFileSync(join(dist, 'assets/main.css'), '@font-face{font-display:swap}')
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}')
  const files = {
    'server.js': SHELL,
    'decide.js': 'decide()',
    'restore.js': 'restore()',
    'hand-over.js': 'handOver()',
    'first-page.css': '#first-page{}',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dist, 'server', name), content)
  const module = join(dist, 'remotes/server.js')
  writeFileSync(module, REMOTE)

  const server = Fastify()
  servers.push(server)
  handleErrors(server)
  const asked: unknown[] = []
  server.get('/api/worries', async ({ headers }) => ({ seen: asked.push([headers.authorization, headers['accept-language']]) }))
  const snapshot = aSnapshot()
  for (const record of snapshot.records) record.kill.on = isKilled
  const registry = {
    signed: async () => ({ snapshot, text: signer.signed(snapshot), etag: 'release' }),
    publicKey: signer.publicKey,
    file: async () => ({ path: module, bytes: 1, variants: [] }),
  }
  const log = pino({ level: 'silent' })
  const heads = { describe: async (_: unknown, html: string) => html } as unknown as PageHeads
  const deps = { log, heads, config: { dataDir: dist, rendersPages }, publicUrl: () => 'https://site.test' }
  await server.register(siteModule(deps, registry, dist))
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.inject({ url, headers: { accept: 'text/html', 'user-agent': 'Mobi', ...headers } })
  /** The page once it is rendered, which takes longer than the first visitor waits. */
  const rendered = async (url: string, headers: Record<string, string> = {}) => {
    await expect.poll(async () => (await get(url, headers)).body, { timeout: 10_000 }).toContain('id="first-page"')
    return get(url, headers)
  }
  return { get, rendered, asked }
}

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('a page for a visitor', () => {
  it('of the shell comes as HTML in their language, with the style sheet inlined and its inline parts allowed by hash', async () => {
    const { rendered } = await aSite()
    const { body, headers } = await rendered('/', { 'accept-language': 'ar' })
    expect(body).toContain('<div id="first-page"><main lang="ar">landing / of 1</main></div><div id="splash">')
    expect(body).toContain('<style id="first-page-style">#first-page{}main{}</style>')
    expect(body).toContain('<style>@font-face{font-display:optional}</style>')
    expect(body).not.toContain('<noscript>No')
    const policy = String(headers['content-security-policy'])
    for (const part of ['decide()', 'handOver()', '#first-page{}main{}', '@font-face{font-display:optional}'])
      expect(policy).toContain(sha(part))
    expect(policy).not.toContain('unsafe')
  })

  it('of a remote has what the API answers to visitors, and nothing else of this server', async () => {
    const { rendered, asked } = await aSite()
    const { body } = await rendered('/feed', { authorization: 'Bearer x', 'accept-language': 'de' })
    expect(body).toContain('worries from null, 404')
    expect(body).toContain('/feed?after=page2')
    expect(asked[0]).toEqual([undefined, 'de'])
    expect((await rendered('/feed?after=page2')).body).toContain('worries from page2')
  })

  it('has the content of its slots, with the props that the page gives them', async () => {
    const { rendered } = await aSite()
    const { body } = await rendered('/slotted')
    expect(body).toContain(
      'profile.posts: <div data-outlet="worries/posts" data-state="ready"><div data-remote="worries">posts of Mira & Tom</div></div>',
    )
    expect(body).toContain('a{}b{}')
  })

  it('is shared by visitors who come within seconds', async () => {
    const { get, rendered, asked } = await aSite()
    const { body } = await rendered('/feed')
    const count = asked.length
    expect((await get('/feed')).body).toBe(body)
    expect(asked).toHaveLength(count)
  })

  it('is not sent again unchanged', async () => {
    const { get, rendered } = await aSite()
    const { headers } = await rendered('/')
    expect((await get('/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })
})

describe('the shell without HTML goes out', () => {
  const isPlain = async (site: Awaited<ReturnType<typeof aSite>>, url: string, headers: Record<string, string> = {}) => {
    await site.rendered('/')
    const { statusCode, body } = await site.get(url, headers)
    expect(statusCode).toBe(200)
    expect(body).not.toContain('first-page')
    expect(body).toContain('<noscript>No</noscript>')
  }

  it.each([
    ['for a page of members', '/own', {}],
    ['for other parameters than the page allows', '/feed?token=x', {}],
    ['for a position that is none', '/feed?after=%3Cb%3E', {}],
    ['for a QA link', '/feed?remote=worries@1', {}],
  ])('%s', async (_, url, headers) => isPlain(await aSite(), url, headers))

  it.each(['throws', 'reads', 'ends'])('when a page %s, and other pages are rendered still', async (expose) => {
    const site = await aSite()
    await site.rendered('/')
    for (let attempt = 0; attempt < 2; attempt++) expect((await site.get(`/${expose}`)).body).not.toContain('first-page')
    expect((await site.rendered('/feed')).body).toContain('worries from null')
  })

  it('for a remote that operators have switched off', async () => isPlain(await aSite({ isKilled: true }), '/feed'))

  it('where the operator has switched it off', async () => {
    const { get } = await aSite({ rendersPages: false })
    const { body } = await get('/')
    expect(body).not.toContain('first-page')
  })
})

it('lets readers without JavaScript ask again for HTML that was late', async () => {
  const { get, rendered } = await aSite()
  // The process is only starting.
  expect((await get('/')).body).toContain('<noscript><meta http-equiv="refresh" content="3"></noscript></head>')
  expect((await rendered('/')).body).not.toContain('refresh')
  expect((await get('/own')).body).not.toContain('refresh')
  expect((await get('/', { cookie: 'worrystone_reader=member' })).body).not.toContain('refresh')
})

it('sends a member no HTML, but what restores their last screen', async () => {
  const { get, rendered } = await aSite()
  await rendered('/')
  const { body, headers } = await get('/', { cookie: 'worrystone_reader=member' })
  expect(body).not.toContain('landing')
  expect(body).toContain('<script>restore()</script><div id="splash">')
  expect(body).toContain('<div id="root"></div><script>handOver()</script>')
  expect(body).toContain('<link href="/assets/main.css" rel="stylesheet">')
  for (const text of ['restore()', 'handOver()', '#first-page{}'])
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(text).digest('base64'))
})

it('runs in a process that has no settings of the server', async () => {
  const { body } = await (await aSite()).rendered('/env')
  expect(body).toMatch(/NODE_ENV,TZ of 1/)
  expect(body).not.toContain('PATH')
})

it('uses the language that was chosen in this browser', async () => {
  const { rendered } = await aSite()
  expect((await rendered('/', { 'accept-language': 'de', cookie: 'worrystone_reader=ja' })).body).toContain('<main lang="ja">')
})
