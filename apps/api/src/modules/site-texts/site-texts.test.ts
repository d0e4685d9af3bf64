import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  authApi,
  LANGUAGES,
  MIN_PEOPLE,
  PAUSE_DAYS,
  SITE_TEXTS,
  type SiteText,
  type SiteTextName,
  siteTextsApi,
} from '@worrystone/contracts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { RETENTION } from '../../retention.ts'
import { testApp } from '../../testing/test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>

let app: App
beforeAll(async () => {
  app = await testApp()
})

const read = async (name: SiteTextName, language = 'en', from: App = app): Promise<SiteText> =>
  (await from.call(siteTextsApi.read, { params: { name }, headers: { 'accept-language': language } })).data

const wordsOf = ({ title, blocks }: SiteText) =>
  [title, ...blocks.flatMap((block) => (block.kind === 'list' ? block.items : block.text))].join('\n')
const linksOf = (text: SiteText) => [...wordsOf(text).matchAll(/\]\(([^)]*)\)/g)].map(([, path]) => path)
const shapeOf = ({ blocks }: SiteText) => blocks.map((block) => (block.kind === 'list' ? block.items.length : block.kind))
const numbersIn = (text: SiteText) => new Set([...wordsOf(text).matchAll(/\d+/g)].map(([digits]) => Number(digits)))

describe('the shipped texts', () => {
  test.each(SITE_TEXTS)('%s has the same parts and links in every language', async (name) => {
    const english = await read(name)
    for (const { code } of LANGUAGES) {
      const text = await read(name, code)
      expect([code, text.language, shapeOf(text), linksOf(text)]).toEqual([code, code, shapeOf(english), linksOf(english)])
      expect(wordsOf(text)).not.toMatch(/[{}]|\]\s|^#/m)
    }
  })

  test('state the periods that the code keeps to', async () => {
    for (const { code } of LANGUAGES) {
      const privacy = numbersIn(await read('privacy', code))
      for (const figure of [RETENTION.undoDeletion, RETENTION.notifications, RETENTION.archiveHours, MIN_PEOPLE])
        expect([code, figure, privacy.has(figure)]).toEqual([code, figure, true])
      expect([code, numbersIn(await read('terms', code)).has(PAUSE_DAYS)]).toEqual([code, true])
      expect([code, numbersIn(await read('guidelines', code)).has(PAUSE_DAYS)]).toEqual([code, true])
    }
  })

  test('say where worries are analyzed', async () => {
    expect(wordsOf(await read('privacy'))).toContain('No other service gets your text')
    const elsewhere = await testApp({ environment: { ANALYSIS_API_URL: 'http://127.0.0.1:9/v1', ANALYSIS_API_MODEL: 'any' } })
    const text = wordsOf(await read('privacy', 'en', elsewhere))
    expect(text).toContain('It gets the short text of every worry, private ones too')
    expect(text).not.toContain('No other service gets your text')
    await elsewhere.server.close()
  })

  test('say that comments can be translated only where that is so', async () => {
    expect(wordsOf(await read('privacy'))).not.toContain('translat')
    const translating = await testApp({ environment: { TRANSLATE_URL: 'http://127.0.0.1:9' } })
    expect(wordsOf(await read('privacy', 'en', translating))).toContain('its text goes to a translation service, without a name')
    await translating.server.close()
  })

  test('say who sees what by the rules that run: another period is another text', async () => {
    const facts = (await app.call(siteTextsApi.facts)).data
    expect(facts).toMatchObject({
      audiences: { friends: ['followed by the author'], private: [] },
      keptFor: { undoDeletionDays: RETENTION.undoDeletion, notificationsDays: RETENTION.notifications, archiveHours: 24 },
      fewestPeople: MIN_PEOPLE,
    })
    expect(facts.moderators).toContainEqual({ call: 'GET /moderation/cases', summary: expect.any(String) })
    expect(wordsOf(await read('safety'))).toContain('You can undo that for 14 days, then it is erased.')
    expect(wordsOf(await read('safety', 'ru'))).toContain('14 дней')
    expect(wordsOf(await read('safety'))).toContain('What you write for yourself alone is not shown to them.')
    const retention = { undoDeletion: 3, notifications: 21, archiveHours: 1 }
    const changed = await testApp({ deps: { retention } })
    expect(wordsOf(await read('safety', 'en', changed))).toMatch(/undo that for 3 days.*after 21 days, .* after 1 hour\./s)
    expect(wordsOf(await read('safety', 'ru', changed))).toContain('3 дня')
    expect((await changed.call(siteTextsApi.facts)).data.keptFor).toEqual({
      undoDeletionDays: 3,
      notificationsDays: 21,
      archiveHours: 1,
    })
    await changed.server.close()
  })

  test('do not exist under other names', async () => {
    expect((await app.call(siteTextsApi.read, { params: { name: 'secrets' } })).status).toBe(400)
  })
})

describe('the operator', () => {
  test('is unknown until the settings name one', async () => {
    expect((await read('imprint')).operator).toBeNull()
  })

  test('is named with every text', async () => {
    const environment = { OPERATOR_NAME: 'Stone Circle e. V.', OPERATOR_ADDRESS: 'Quiet Road 1\\n04109 Leipzig' }
    const named = await testApp({ environment })
    const operator = { name: 'Stone Circle e. V.', address: 'Quiet Road 1\n04109 Leipzig', email: null }
    expect((await read('imprint', 'en', named)).operator).toEqual(operator)
    expect((await read('privacy', 'de', named)).operator).toEqual(operator)
    await named.server.close()
  })
})

describe('texts of the operator', () => {
  const folder = mkdtempSync(join(inject('testFolder'), 'texts-'))
  const write = (language: string, name: string, text: string) => {
    mkdirSync(join(folder, 'texts', language), { recursive: true })
    writeFileSync(join(folder, 'texts', language, `${name}.md`), text)
  }
  let own: App
  beforeAll(async () => {
    write('de', 'terms', '# Unsere Regeln\n\n## Erstens\n\nFreundlich\nbleiben.\n\n- eins\n- zwei,\n  drei\n')
    own = await testApp({ environment: { DATA_DIR: folder } })
  })
  afterAll(() => own.server.close())

  test('replace the shipped ones in all languages', async () => {
    expect(await read('terms', 'de', own)).toEqual({
      language: 'de',
      title: 'Unsere Regeln',
      blocks: [
        { kind: 'heading', text: 'Erstens' },
        { kind: 'paragraph', text: 'Freundlich bleiben.' },
        { kind: 'list', items: ['eins', 'zwei, drei'] },
      ],
      operator: null,
    })
    expect(await read('terms', 'ja', own)).toMatchObject({ language: 'de', title: 'Unsere Regeln' })
    expect(await read('privacy', 'ja', own)).toMatchObject({ language: 'ja' })
  })

  test('without a title stop the start with a sentence', async () => {
    write('fr', 'imprint', 'Nous sommes ici.\n')
    await expect(testApp({ environment: { DATA_DIR: folder } })).rejects.toThrow(
      "DATA_DIR/texts/fr/imprint.md must begin with one line '# Title', then an empty line.",
    )
  })
})

describe('what a person accepted', () => {
  const aForm = (more: object) => {
    const username = `n_${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`
    return { email: `${username}@example.org`, username, password: 'Stone-4-Worries', ...more }
  }
  async function acceptedBy(form: object, language = 'en') {
    const { status, data } = await app.call(authApi.register, { body: form, headers: { 'accept-language': language } })
    expect(status).toBe(201)
    const { db } = app.database
    return db()
      .selectFrom('accepted_terms')
      .innerJoin('terms_versions', 'terms_versions.version', 'accepted_terms.version')
      .selectAll()
      .where('user_id', '=', data.user.id)
      .executeTakeFirst()
  }

  test('is kept as the text and the time', async () => {
    const accepted = await acceptedBy(aForm({ acceptsTerms: true }), 'pt')
    expect(accepted).toMatchObject({ language: 'pt', version: expect.stringMatching(/^[0-9a-f]{16}$/) })
    for (const title of ['Termos de uso', 'Privacidade', 'Diretrizes da comunidade'])
      expect(accepted?.content).toContain(`# ${title}\n`)
    expect(Date.now() - (accepted?.accepted_at.getTime() ?? 0)).toBeLessThan(60_000)
    expect((await acceptedBy(aForm({ acceptsTerms: true }), 'pt'))?.version).toBe(accepted?.version)
    expect((await acceptedBy(aForm({ acceptsTerms: true }), 'ko'))?.version).not.toBe(accepted?.version)
  })

  test.each([{}, { acceptsTerms: false }])('is nothing for a registration with %o, which succeeds', async (more) => {
    expect(await acceptedBy(aForm(more))).toBeUndefined()
  })
})
