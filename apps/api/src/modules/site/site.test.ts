import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RemoteManifest, Snapshot } from '@worrystone/contracts'
import Fastify from 'fastify'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { answerErrors } from '../../http/errors.ts'
import { siteModule } from './index.ts'
import { findPage } from './page.ts'

const log = pino({ level: 'silent' })
const THEME = `document.documentElement.dataset.theme = 'dark'`

function aShell(): string {
  const dist = mkdtempSync(join(tmpdir(), 'worrystone-shell-'))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(
    join(dist, 'index.html'),
    `<html><head><script>${THEME}</script><style>#a{}</style></head><body><div id="root"></div></body></html>`,
  )
  writeFileSync(join(dist, 'assets/main.1.js'), 'run()')
  writeFileSync(join(dist, 'assets/main.1.js.map'), '{}')
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
const aBuild = (name: string, routes: RemoteManifest['routes']) =>
  ({
    name,
    buildId: '1'.repeat(16),
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
    blocked: [],
    kill: { on: false, messageKey: null },
  })),
  builds: Object.fromEntries(builds.map((build) => [`${build.name}@${build.buildId}`, build])),
})

async function aSite(snapshot = aSnapshot(aBuild('worries', [route('/feed'), route('/posts/:postId')])), dist = aShell()) {
  const server = Fastify()
  answerErrors(server)
  await server.register(siteModule({ log }, { snapshot: async () => snapshot }, dist))
  return (url: string, headers: Record<string, string> = { accept: 'text/html' }) => server.inject({ url, headers })
}

describe('a page', () => {
  it('is answered to the address of every page, and with 404 to any other', async () => {
    const get = await aSite()
    for (const url of ['/', '/feed', '/feed?tab=x', '/posts/7', '/posts/7/']) expect((await get(url)).statusCode, url).toBe(200)
    for (const url of ['/nowhere', '/posts', '/posts/7/8', '/feed.js']) {
      const { statusCode, body } = await get(url)
      expect(statusCode, url).toBe(404)
      expect(body).toContain('id="root"')
    }
  })

  it('is not answered below /api, /assets, /remotes and /registry, nor to who wants something else', async () => {
    const get = await aSite()
    for (const url of ['/api/x', '/api', '/assets/none.js', '/remotes/x', '/registry/x']) {
      expect((await get(url)).json(), url).toMatchObject({ error: { code: 'NOT_FOUND' } })
    }
    expect((await get('/feed', { accept: 'application/json' })).statusCode).toBe(404)
  })

  it('carries the snapshot as data that no text in it can leave', async () => {
    const get = await aSite()
    const { body } = await get('/')
    const data = /<script type="application\/json" id="snapshot">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({ generatedAt: '</script><b>' })
    expect(body).not.toContain('</script><b>')
  })

  it("lets the page's own remote set out early, with hashes, and its words in the reader's language", async () => {
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

  it('fetches nothing early that the browser will not use', async () => {
    const snapshot = aSnapshot(aBuild('worries', [route('/feed')]))
    snapshot.records[0]?.blocked.push('1'.repeat(16))
    expect((await (await aSite(snapshot))('/feed')).body).not.toContain('rel="preload"')
  })

  it('has a policy that names its own inline parts by hash and allows no others', async () => {
    const { headers } = await (await aSite())('/')
    const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${sha(THEME)};`)
    expect(policy).toContain(`style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${sha('#a{}')};`)
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).toContain(`require-trusted-types-for 'script'`)
    expect(policy).not.toContain('unsafe')
    expect(headers['permissions-policy']).toContain('camera=()')
  })

  it('is not sent again unchanged', async () => {
    const get = await aSite()
    const { headers } = await get('/')
    expect((await get('/', { accept: 'text/html', 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })
})

describe("the shell's files", () => {
  it('may be kept for ever; maps and unknown names do not exist', async () => {
    const get = await aSite()
    const file = await get('/assets/main.1.js')
    expect(file.body).toBe('run()')
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const name of ['main.1.js.map', '../index.html', '%2e%2e/index.html'])
      expect((await get(`/assets/${name}`)).statusCode, name).toBe(404)
  })
})

it('leaves everything to the API when the shell is not built', async () => {
  const get = await aSite(aSnapshot(), mkdtempSync(join(tmpdir(), 'worrystone-none-')))
  expect((await get('/')).statusCode).toBe(404)
})

it('prefers the page without holes, as the router does', () => {
  const snapshot = aSnapshot(aBuild('worries', [route('/posts/:postId', 'post'), route('/posts/new', 'new')]))
  expect(findPage(snapshot, '/posts/new')?.route.expose).toBe('new')
  expect(findPage(snapshot, '/posts/7')?.route.expose).toBe('post')
})
