import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES, postsApi, type RemoteManifest, type RemoteRoute, type Snapshot } from '@worrystone/contracts'
import Fastify from 'fastify'
import pino from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/db.ts'
import { handleErrors } from '../../http/errors.ts'
import { testApp } from '../../testing/test-app.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { discovery, siteModule } from './index.ts'

const log = pino({ level: 'silent' })
const SITE = 'https://worrystone.test'
const BUILD = '1'.repeat(16)

function aShell(): string {
  const dist = mkdtempSync(join(tmpdir(), 'worrystone-heads-'))
  for (const folder of ['assets', 'help']) mkdirSync(join(dist, folder))
  const head = '<title>Worrystone</title>\n<meta name="description" content="A safe space.">'
  writeFileSync(
    join(dist, 'index.html'),
    `<html lang="en" dir="ltr"><head>${head}</head><body><div id="root"></div></body></html>`,
  )
  for (const [language, title] of Object.entries({ en: 'Need help now?', de: 'Brauchst du jetzt Hilfe?' })) {
    const help = `<html lang="${language}" dir="ltr"><head><title>${title} · Worrystone</title></head><body>%COUNTRY_HELP%</body></html>`
    writeFileSync(join(dist, `help/${language}.html`), help)
    writeFileSync(join(dist, `help/${language}.json`), '{"":""}')
  }
  return dist
}

const routes: RemoteRoute[] = [
  { path: '/feed', expose: 'p', titleKey: 'Feed', descriptionKey: 'Worries of people' },
  {
    path: '/posts/:postId',
    expose: 'p',
    titleKey: 'Worry',
    previewTitleKey: 'A worry here',
    descriptionKey: 'People share <worries> & "more"',
    searchable: 'worry',
  },
  { path: '/profile/:username', expose: 'p', titleKey: 'Profile' },
  { path: '/profile/edit', expose: 'p', titleKey: 'Edit Profile' },
  { path: '/pricing', expose: 'p', titleKey: 'Plans', descriptionKey: 'What it costs', searchable: 'site' },
  { path: '/resources', expose: 'p', titleKey: 'Resources', searchable: 'site' },
  { path: '/resources/lists', expose: 'p', titleKey: 'Your lists', requires: 'signed-in' as const, searchable: 'site' as const },
  { path: '/wellness/exercises/:exerciseId', expose: 'p', titleKey: 'Exercise', searchable: 'site' },
  { path: '/feedback', expose: 'p', titleKey: 'Feedback', searchable: 'site' },
].map((route) => ({ requires: 'anyone', layout: 'main', ...route }) as RemoteRoute)

const WHOLE = {
  name: 'worries',
  buildId: BUILD,
  container: { entry: 'entry.js', globalName: 'worries', integrity: '' },
  assets: [],
  exposes: {},
  i18n: {},
  routes,
  words: { de: { Feed: 'Neues', Worry: 'Sorge', Plans: 'Tarife' } },
  previews: { de: { 'A worry here': 'Eine Sorge hier', 'What it costs': 'Was es kostet' } },
} as unknown as RemoteManifest

/** As the registry describes it: without what only the server reads. */
const described = {
  ...WHOLE,
  routes: routes.map(({ descriptionKey: _, previewTitleKey: __, searchable: ___, ...route }) => route),
  previews: undefined,
} as RemoteManifest

const snapshot = {
  schema: 1,
  generatedAt: '',
  records: [
    {
      remote: 'worries',
      revision: 1,
      stable: BUILD,
      previous: [],
      candidate: null,
      pins: [],
      blocked: [],
      kill: { on: false, messageKey: null },
    },
  ],
  builds: { [`worries@${BUILD}`]: described },
} as Snapshot

type SiteOptions = { searchEngines?: 'none' | 'site' | 'worries'; isAway?: boolean; database?: Database }

const EXERCISE = {
  id: 'breathing',
  words: { en: { title: 'Breathing', description: 'Slow <breaths>' }, de: { title: 'Atmen', description: 'Langsam atmen' } },
}

const TITLES = { guidelines: 'Guidelines <&>', terms: 'Terms', privacy: 'Privacy', imprint: 'Imprint', safety: 'Who sees what' }

async function aSite({ searchEngines = 'site', isAway = false, database }: SiteOptions = {}) {
  const server = Fastify()
  handleErrors(server)
  const registry = {
    signed: async () => (isAway ? Promise.reject(new Error('away')) : { snapshot, text: '{}', etag: '' }),
    build: async (key: string) => (key === `worries@${BUILD}` ? WHOLE : undefined),
  }
  const { heads, routes: searchEngineRoutes } = discovery(
    {
      config: { searchEngines },
      database: database as never,
      catalogue: { exercises: [EXERCISE], techniques: [] } as unknown as Catalogue,
      publicUrl: () => SITE,
      now: () => new Date(),
      titleOfText: (name, language) => `${TITLES[name]}${language === 'en' ? '' : ` ${language}`}`,
    },
    registry,
  )
  await server.register(searchEngineRoutes)
  await server.register(
    siteModule(
      { log, heads, config: { dataDir: tmpdir(), rendersPages: false }, publicUrl: () => 'https://worrystone.test' },
      { signed: registry.signed, publicKey: 'key', file: async () => undefined },
      aShell(),
    ),
  )
  return async (url: string, language = 'en') => {
    const { statusCode, headers, body } = await server.inject({
      url,
      headers: { accept: 'text/html', 'accept-language': language },
    })
    return { status: statusCode, headers, body, ...readHead(body) }
  }
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

function readHead(body: string) {
  const one = (pattern: RegExp) => {
    const found = pattern.exec(body)?.[1]
    return found === undefined ? undefined : unescaped(found)
  }
  const property = (name: string) => one(new RegExp(`<meta property="${name}" content="([^"]*)">`))
  return {
    titles: [...body.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => unescaped(title ?? '')),
    descriptions: [...body.matchAll(/<meta name="description" content="([^"]*)">/g)].map(([, text]) => unescaped(text ?? '')),
    canonical: one(/<link rel="canonical" href="([^"]*)">/),
    robots: one(/<meta name="robots" content="([^"]*)">/),
    html: one(/<html([^>]*)>/),
    property,
  }
}

describe('the head of a document', () => {
  const site = aSite()

  it.each([
    ['/', 'A safe space for your worries · Worrystone'],
    ['/help', 'Need help now? · Worrystone'],
    ['/search', 'Search · Worrystone'],
    ['/platform', 'Platform · Worrystone'],
    ['/platform/worries', 'Platform · Worrystone'],
    ['/guidelines', 'Guidelines <&> · Worrystone'],
    ['/safety', 'Who sees what · Worrystone'],
    ['/feed', 'Feed · Worrystone'],
    ['/pricing/', 'Plans · Worrystone'],
    ['/posts/7', 'Worry · Worrystone'],
    ['/profile/mira', 'Profile · Worrystone'],
    ['/profile/edit', 'Edit Profile · Worrystone'],
  ])('%s: has the title %s, once, and one description, as link previews have them', async (url, title) => {
    const { status, titles, descriptions, property } = await (await site)(url)
    expect(status).toBe(200)
    expect(titles).toEqual([title])
    expect(descriptions).toHaveLength(1)
    expect(descriptions[0]?.length).toBeGreaterThan(10)
    expect(property('og:description')).toBe(descriptions[0])
    if (!url.startsWith('/posts')) expect(`${property('og:title')} · Worrystone`).toBe(title)
  })

  it('is in the reader’s language, direction included', async () => {
    const german = await (await site)('/pricing', 'de-AT,en;q=0.5')
    expect(german.titles).toEqual(['Tarife · Worrystone'])
    expect(german.descriptions).toEqual(['Was es kostet'])
    expect(german.html).toBe(' lang="de" dir="ltr"')
    expect(german.property('og:locale')).toBe('de_DE')
    expect(german.body).toContain('<meta property="og:locale:alternate" content="en_US">')
    expect(german.body).not.toContain('<meta property="og:locale:alternate" content="de_DE">')
    const arabic = await (await site)('/', 'ar')
    expect(arabic.html).toBe(' lang="ar" dir="rtl"')
    expect(arabic.titles).toEqual(['مساحة آمنة لهمومك · Worrystone'])
  })

  it('names the one address of the page, and its picture, by the site’s public address', async () => {
    const { canonical, property, body } = await (await site)('/pricing/?from=mail&lang=de')
    expect([canonical, property('og:url')]).toEqual([`${SITE}/pricing`, `${SITE}/pricing`])
    expect(property('og:image')).toBe(`${SITE}/link-preview.png`)
    expect([property('og:image:width'), property('og:image:height')]).toEqual(['1200', '630'])
    expect(property('og:image:alt')).toBe('A smooth green stone beside a sprig of leaves')
    expect(property('og:site_name')).toBe('Worrystone')
    expect(property('og:type')).toBe('website')
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect((await (await site)('/')).canonical).toBe(`${SITE}/`)
  })

  it('has the title and the description of an exercise; an unknown one is not listed', async () => {
    const known = await (await site)('/wellness/exercises/breathing')
    expect([known.titles, known.descriptions, known.robots]).toEqual([['Breathing · Worrystone'], ['Slow <breaths>'], undefined])
    expect((await (await site)('/wellness/exercises/breathing', 'de')).titles).toEqual(['Atmen · Worrystone'])
    for (const id of ['unknown', 'constructor', '__proto__']) {
      const { titles, robots } = await (await site)(`/wellness/exercises/${id}`)
      expect([titles, robots], id).toEqual([['Exercise · Worrystone'], 'noindex'])
    }
  })

  it('names the languages of the page of help, which has an address for each', async () => {
    const get = await site
    const { canonical, body } = await get('/help?country=US', 'de')
    expect(canonical).toBe(`${SITE}/help`)
    expect(body).toContain(`<link rel="alternate" hreflang="ar" href="${SITE}/help?lang=ar">`)
    expect(body).toContain(`<link rel="alternate" hreflang="x-default" href="${SITE}/help">`)
    const german = await get('/help?lang=de&country=US')
    expect(german.canonical).toBe(`${SITE}/help?lang=de`)
    expect(german.titles).toEqual(['Brauchst du jetzt Hilfe? · Worrystone'])
    expect(german.property('og:title')).toBe('Brauchst du jetzt Hilfe?')
    expect((await get('/help?lang=xx')).canonical).toBe(`${SITE}/help`)
    expect((await get('/pricing')).body).not.toContain('hreflang')
  })

  it('escapes all texts and addresses', async () => {
    const get = await site
    const post = await get(`/posts/a&b'c`)
    expect(post.canonical).toBe(`${SITE}/posts/a&b'c`)
    expect(post.body).toContain('/posts/a&amp;b&#39;c">')
    expect(post.descriptions).toEqual(['People share <worries> & "more"'])
    expect(post.body).toContain('People share &lt;worries&gt; &amp; &quot;more&quot;')
    expect((await get('/guidelines')).body).toContain('<title>Guidelines &lt;&amp;&gt; · Worrystone</title>')
  })

  it('of an unknown address says that there is no page, and is not for search engines', async () => {
    const { status, titles, canonical, robots, headers, property } = await (await site)('/nowhere/"><b>')
    expect(status).toBe(404)
    expect(titles).toEqual(['Page not found · Worrystone'])
    expect([canonical, property('og:url')]).toEqual([undefined, undefined])
    expect([robots, headers['x-robots-tag']]).toEqual(['noindex', 'noindex'])
  })

  it('names the site while the registry is unavailable', async () => {
    const get = await aSite({ isAway: true })
    const feed = await get('/feed')
    expect([feed.status, feed.titles, feed.robots]).toEqual([503, ['Worrystone'], 'noindex'])
    expect((await get('/imprint')).titles).toEqual(['Imprint · Worrystone'])
    expect((await get('/help')).titles).toEqual(['Need help now? · Worrystone'])
  })

  it('is the same for everybody: only address and language decide, so that a document is not sent again', async () => {
    const server = await site
    const [first, again] = [await server('/posts/7'), await server('/posts/7')]
    expect(again.headers.etag).toBe(first.headers.etag)
    expect((await server('/posts/7', 'de')).headers.etag).not.toBe(first.headers.etag)
  })
})

describe('search engines', () => {
  const listed = async (get: Awaited<ReturnType<typeof aSite>>) => {
    const urls = [
      '/',
      '/help',
      '/terms',
      '/pricing',
      '/feed',
      '/posts/7',
      '/profile/mira',
      '/resources/lists',
      '/search',
      '/platform',
    ]
    const found = await Promise.all(urls.map(async (url) => [url, await get(url)] as const))
    for (const [url, { robots, headers }] of found) expect(headers['x-robots-tag'], url).toBe(robots)
    return found.filter(([, { robots }]) => robots !== 'noindex').map(([url]) => url)
  }

  it('may list the site’s own pages and the remotes’ that say so, but no worry, no profile, and nothing behind a sign-in', async () => {
    expect(await listed(await aSite())).toEqual(['/', '/help', '/terms', '/pricing'])
  })

  it('may list nothing if the operator says so', async () => {
    const get = await aSite({ searchEngines: 'none' })
    expect(await listed(get)).toEqual([])
    expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
    expect((await get('/sitemap.xml')).status).toBe(404)
  })

  it('are told by robots.txt what they may open', async () => {
    const { body, headers } = await (await aSite())('/robots.txt')
    expect(headers['content-type']).toContain('text/plain')
    expect(headers['cache-control']).toBe('public, max-age=3600')
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api',
      'Disallow: /feed',
      'Disallow: /pictures',
      'Disallow: /platform',
      'Disallow: /posts/',
      'Disallow: /profile/',
      'Disallow: /registry',
      'Disallow: /resources/lists',
      'Disallow: /sandbox',
      'Disallow: /search',
      'Disallow: /webhooks',
      'Allow: /feedback',
      '',
      `Sitemap: ${SITE}/sitemap.xml`,
      '',
    ])
  })

  it('find the pages in the sitemap, help once for each language, and no time of a change', async () => {
    const { body, headers } = await (await aSite())('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    const found = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => (address ?? '').slice(SITE.length))
    const help = ['/help', ...LANGUAGES.map(({ code }) => `/help?lang=${code}`)]
    const texts = ['/guidelines', '/safety', '/terms', '/privacy', '/imprint']
    expect(found.sort()).toEqual(
      ['/', ...help, ...texts, '/pricing', '/resources', '/wellness/exercises/breathing', '/feedback'].sort(),
    )
    expect(body).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${SITE}/help"/>`)
    expect(body).not.toContain('lastmod')
  })

  it('get neither while the registry is unavailable, and come back', async () => {
    const get = await aSite({ isAway: true })
    for (const url of ['/robots.txt', '/sitemap.xml']) expect((await get(url)).status, url).toBe(503)
  })
})

describe('worries, where the operator allows it,', () => {
  let app: Awaited<ReturnType<typeof testApp>>
  let get: Awaited<ReturnType<typeof aSite>>
  beforeAll(async () => {
    app = await testApp()
    get = await aSite({ searchEngines: 'worries', database: app.database })
  })
  const secret = 'The words of this worry stay on its page'

  async function aWorry(privacyLevel: 'public' | 'friends' | 'private', more: Record<string, unknown> = {}) {
    const author = await app.aMember({ verified: true })
    const body = { worryPrompt: 'I am worried about...', shortContent: secret, privacyLevel }
    const { id } = (await app.call(postsApi.create, { as: author.token, body })).data
    if (Object.keys(more).length > 0) await app.database.db().updateTable('posts').set(more).where('id', '=', id).execute()
    return { id, author }
  }

  const set = (id: string, values: Record<string, unknown>) =>
    app.database.db().updateTable('users').set(values).where('id', '=', id).execute()

  const sitemapIds = async () => {
    const fresh = await aSite({ searchEngines: 'worries', database: app.database })
    const { body } = await fresh('/sitemap-worries-1.xml')
    return [...body.matchAll(/<loc>[^<]*\/posts\/([^<]*)<\/loc>/g)].map(([, id]) => id)
  }

  it('are listed without any of their words, and without a stored copy', async () => {
    const { id, author } = await aWorry('public')
    const page = await get(`/posts/${id}`)
    expect([page.robots, page.headers['x-robots-tag']]).toEqual(['noarchive', 'noarchive'])
    expect(page.titles).toEqual(['Worry · Worrystone'])
    expect(page.property('og:title')).toBe('A worry here')
    for (const word of [secret, author.username, 'I am worried']) expect(page.body).not.toContain(word)
    expect(await sitemapIds()).toContain(id)
    // The feed has the worries of people who are left out, too.
    expect((await get('/feed')).robots).toBe('noindex')
  })

  it('have the same document, apart from the address, whether they are not public or do not exist', async () => {
    const worries = await Promise.all([
      aWorry('private'),
      aWorry('friends'),
      aWorry('public', { moderation_status: 'pending' }),
      aWorry('public', { moderation_status: 'rejected' }),
      aWorry('public', { published_at: null }),
      aWorry('public', { published_at: new Date(Date.now() + 86_400_000) }),
      aWorry('public'),
      aWorry('public'),
    ])
    await set(worries[6]?.author.id ?? '', { figures_opt_out: true })
    await set(worries[7]?.author.id ?? '', { leaves_at: new Date(Date.now() + 86_400_000) })
    const ids = [...worries.map(({ id }) => id), randomUUID(), 'no-id', '7']
    const documents = await Promise.all(
      ids.map(async (id) => {
        const { status, headers, body } = await get(`/posts/${id}`)
        const { etag: _, date: __, 'content-length': ___, ...others } = headers
        return { status, others, body: body.replaceAll(id, 'ID') }
      }),
    )
    for (const document of documents) expect(document).toEqual(documents[0])
    expect(documents[0]?.others['x-robots-tag']).toBe('noindex')
    expect(documents[0]?.body).toContain('<meta name="robots" content="noindex">')
    const listed = await sitemapIds()
    for (const id of ids) expect(listed).not.toContain(id)
  })

  it('have files of their own in the sitemap, of which only existing ones are served', async () => {
    await aWorry('public')
    const { body } = await get('/sitemap.xml')
    expect(body).toContain(`<sitemap><loc>${SITE}/sitemap-pages.xml</loc></sitemap>`)
    expect(body).toContain(`<sitemap><loc>${SITE}/sitemap-worries-1.xml</loc></sitemap>`)
    const pages = (await get('/sitemap-pages.xml')).body
    expect(pages).toContain(`<loc>${SITE}/pricing</loc>`)
    expect(pages).not.toContain('/feed<')
    for (const page of ['0', '999999', 'x', '1e3', '-1'])
      expect((await get(`/sitemap-worries-${page}.xml`)).status, page).toBe(404)
    const robots = (await get('/robots.txt')).body
    expect(robots).not.toContain('Disallow: /posts')
    expect(robots).toContain('Disallow: /feed')
    expect(robots).toContain('Disallow: /profile/')
  })

  it('are not listed by default, and not while the database is unavailable', async () => {
    const { id } = await aWorry('public')
    const byDefault = await aSite({ database: app.database })
    expect((await byDefault(`/posts/${id}`)).robots).toBe('noindex')
    expect((await byDefault('/sitemap-worries-1.xml')).status).toBe(404)
    const db = () => {
      throw new Error('away')
    }
    const without = await aSite({ searchEngines: 'worries', database: { db } as unknown as Database })
    const page = await without(`/posts/${id}`)
    expect([page.status, page.robots]).toEqual([200, 'noindex'])
  })
})

it('the titles of the own pages are those that the pages set', () => {
  const folder = (name: string) => new URL(`../../../../${name}/dictionaries/`, import.meta.url)
  const read = (name: string, code: string) => JSON.parse(readFileSync(new URL(`${code}.json`, folder(name)), 'utf8'))
  const titles = ['A safe space for your worries', 'Search', 'Platform', 'Page not found']
  for (const { code } of LANGUAGES) {
    if (code === 'en') continue
    const [server, shell] = [read('api', code), read('shell', code)]
    for (const title of titles) expect(server[title], `${code}: ${title}`).toBe(shell[title])
  }
})
