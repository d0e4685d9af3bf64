import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Finding, findGaps, missingIn, prune, writeTranslations } from './dictionaries.ts'

const LANGUAGES = ['en', 'es', 'ar']
const json = (value: object) => JSON.stringify(value)

const ARABIC_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']
const arabic = Object.fromEntries(ARABIC_FORMS.map((form) => [`{{count}} new worries_${form}`, `{{count}} (${form})`]))

/** One app, a lib, contracts and an API with complete translations. */
const WORKSPACE: Record<string, string> = {
  'apps/worries/src/feed.tsx': `
    // t('Never said, only remarked')
    export const Feed = () => <p title={t('Hello {{name}}', { name })}>{t('{{count}} new worries', { count })}{t(isMine ? 'Mine' : 'Theirs')}</p>
  `,
  'apps/worries/src/feed.test.tsx': "it('works', () => expect(t('Only in a test')).toBe(1))",
  'apps/worries/src/manifest.ts': "export const manifest = { routes: [{ titleKey: 'Your feed', nav: { labelKey: 'Feed' } }] }",
  'apps/api/src/modules/posts/service.ts': `
    const HIDDEN = 'This worry is hidden'
    export const show = () => { throw conflict(HIDDEN) }
    export const edit = () => { throw badRequest('This worry cannot be edited') }
    export const share = (limit) => { throw conflict(\`You can share \${limit} worries a day\`) }
    export const done = () => ({ message: 'Worry deleted', code: 'NOT_A_SENTENCE' })
  `,
  'apps/api/src/mails/verify.ts': "export const subject = (t) => t('Confirm your address')",
  'apps/api/src/seed/catalogue.ts': "export const PROMPTS = [{ id: 'a', text: 'Sometimes I feel' }]",
  'libs/contracts/src/posts.ts':
    "export const a = { summary: 'A line for the page', error: 'Please share your worry', kind: 'public' }",
  'libs/ui/src/dialog.tsx': "export const Close = () => <button>{t('Close')}</button>",

  'libs/i18n/dictionaries/en.json': json({}),
  'libs/i18n/dictionaries/es.json': json({
    Close: 'Cerrar',
    'Please share your worry': 'Comparte tu preocupación',
    'This worry cannot be edited': 'No se puede editar',
    'You can share {{limit}} worries a day': 'Puedes compartir {{limit}} al día',
    'This worry is hidden': 'Está oculta',
    'Worry deleted': 'Eliminada',
  }),
  'libs/i18n/dictionaries/ar.json': json({
    Close: 'إغلاق',
    'Please share your worry': 'شارك',
    'This worry cannot be edited': 'لا يمكن',
    'You can share {{limit}} worries a day': '{{limit}} يوميا',
    'This worry is hidden': 'مخفي',
    'Worry deleted': 'حذف',
  }),
  'apps/worries/dictionaries/en.json': json({
    '{{count}} new worries_one': 'One new worry',
    '{{count}} new worries_other': '{{count}} new worries',
  }),
  'apps/worries/dictionaries/es.json': json({
    'Hello {{name}}': 'Hola {{name}}',
    '{{count}} new worries_one': 'Una nueva',
    '{{count}} new worries_many': '{{count}} de nuevas',
    '{{count}} new worries_other': '{{count}} nuevas',
    Mine: 'Mías',
    Theirs: 'De otros',
    'Your feed': 'Tu muro',
    Feed: 'Muro',
    'Sometimes I feel': 'A veces siento',
  }),
  'apps/worries/dictionaries/ar.json': json({
    'Hello {{name}}': 'أهلا {{name}}',
    ...arabic,
    Mine: 'لي',
    Theirs: 'لهم',
    'Your feed': 'صفحتك',
    Feed: 'صفحة',
    'Sometimes I feel': 'أحيانا',
  }),
  'apps/api/dictionaries/en.json': json({}),
  'apps/api/dictionaries/es.json': json({ 'Confirm your address': 'Confirma tu dirección' }),
  'apps/api/dictionaries/ar.json': json({ 'Confirm your address': 'أكد' }),
}

const SPANISH = 'apps/worries/dictionaries/es.json'
let root: string

const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const read = (file: string): Record<string, string> => JSON.parse(readFileSync(join(root, file), 'utf8'))
const change = (file: string, changes: Record<string, string | undefined>) => put(file, json({ ...read(file), ...changes }))
const gaps = () => findGaps(root, LANGUAGES)
const summarize = ({ kind, file, key }: Finding) => `${kind} ${file}: ${key}`

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'))
  for (const [file, text] of Object.entries(WORKSPACE)) put(file, text)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('reports nothing when every sentence of every kind is translated', () => {
  expect(gaps()).toEqual([])
})

describe('reports', () => {
  it.each([
    ['a sentence of a page', SPANISH, 'Mine'],
    ['a title of a manifest', SPANISH, 'Your feed'],
    ['a label of a manifest', SPANISH, 'Feed'],
    ['a prompt', SPANISH, 'Sometimes I feel'],
    ['a text of a shared component', 'libs/i18n/dictionaries/es.json', 'Close'],
    ['a rule of the contracts', 'libs/i18n/dictionaries/es.json', 'Please share your worry'],
    ['an error of the server', 'libs/i18n/dictionaries/es.json', 'This worry cannot be edited'],
    ['an error in a constant', 'libs/i18n/dictionaries/es.json', 'This worry is hidden'],
    ['an error with a number', 'libs/i18n/dictionaries/es.json', 'You can share {{limit}} worries a day'],
    ['a message of the server', 'libs/i18n/dictionaries/es.json', 'Worry deleted'],
    ['a line of an email', 'apps/api/dictionaries/es.json', 'Confirm your address'],
  ])('%s without a translation', (_name, file, key) => {
    change(file, { [key]: undefined })
    expect(gaps().map(summarize)).toEqual([`missing ${file}: ${key}`])
  })

  it('a plural form that the language needs', () => {
    change('apps/worries/dictionaries/ar.json', { '{{count}} new worries_few': undefined })
    expect(gaps().map(summarize)).toEqual(['plural apps/worries/dictionaries/ar.json: {{count}} new worries_few'])
  })

  it('a counted sentence without English plural forms', () => {
    change('apps/worries/dictionaries/en.json', {
      '{{count}} new worries_one': undefined,
      '{{count}} new worries_other': undefined,
    })
    expect(gaps().map(summarize)).toEqual([
      'plural apps/worries/dictionaries/en.json: {{count}} new worries_one',
      'plural apps/worries/dictionaries/en.json: {{count}} new worries_other',
    ])
  })

  it('an unused translation', () => {
    change(SPANISH, { 'An entirely different thing': 'Otra cosa' })
    expect(gaps().map(summarize)).toEqual([`extra ${SPANISH}: An entirely different thing`])
  })

  it('a changed sentence, once, with the new one', () => {
    put('apps/worries/src/manifest.ts', "export const manifest = { titleKey: 'Your own feed', labelKey: 'Feed' }")
    const spanish = gaps().filter(({ file }) => file === SPANISH)
    expect(spanish.map(summarize)).toEqual([`renamed? ${SPANISH}: Your feed`])
    expect(spanish[0]?.message).toContain('"Your own feed"')
  })

  it('a placeholder that is missing, renamed or added', () => {
    change(SPANISH, { 'Hello {{name}}': 'Hola', Mine: 'Mías {{count}}', '{{count}} new worries_other': '{{number}} nuevas' })
    expect(gaps().map(summarize)).toEqual([
      `placeholders ${SPANISH}: Hello {{name}}`,
      `placeholders ${SPANISH}: {{count}} new worries_other`,
      `placeholders ${SPANISH}: Mine`,
    ])
  })

  it('a sentence left in English, but not a word that may be the same', () => {
    change('libs/i18n/dictionaries/es.json', { 'Please share your worry': 'Please share your worry', Close: 'Close' })
    expect(gaps().map(summarize)).toEqual(['untranslated libs/i18n/dictionaries/es.json: Please share your worry'])
  })

  it('an empty text', () => {
    change(SPANISH, { Mine: ' ' })
    expect(gaps().map(summarize)).toEqual([`empty ${SPANISH}: Mine`])
  })

  it('a language without a dictionary', () => {
    rmSync(join(root, SPANISH))
    expect(gaps().map(summarize)).toEqual([`no file ${SPANISH}: `])
  })

  it('a key that is a variable', () => {
    put(
      'apps/worries/src/tabs.ts',
      'export const label = (tab) => t(tab.label)\nexport const title = (route) => t(route.titleKey)',
    )
    expect(gaps().map(({ kind, message }) => `${kind} ${message}`)).toEqual([
      'not literal apps/worries/src/tabs.ts:1: t(…) needs a literal sentence; write a table of literal calls instead',
    ])
  })
})

it('uses a shared translation for a sentence of an app', () => {
  change(SPANISH, { Mine: undefined })
  change('libs/i18n/dictionaries/es.json', { Mine: 'Mías' })
  expect(gaps()).toEqual([])
})

describe('a page with dictionaries of its own', () => {
  const OWN = 'apps/worries/dictionaries/figures'
  beforeEach(() => {
    put(
      'apps/worries/src/pages/figures/figures-page.tsx',
      "export const Figures = () => <h1 title={t('Close')}>{t('All figures')}</h1>",
    )
    put(`${OWN}/en.json`, json({}))
    put(`${OWN}/es.json`, json({ 'All figures': 'Todas las cifras' }))
    put(`${OWN}/ar.json`, json({ 'All figures': 'كل الأرقام' }))
  })

  it('has its own translations, and uses the shared ones', () => {
    expect(gaps()).toEqual([])
  })

  it('cannot use the translations of its app, nor the app those of the page', () => {
    change(`${OWN}/es.json`, { 'All figures': undefined })
    change(SPANISH, { 'All figures': 'Todas las cifras' })
    expect(gaps().map(summarize)).toEqual([`extra ${SPANISH}: All figures`, `missing ${OWN}/es.json: All figures`])
  })

  it('needs every language', () => {
    rmSync(join(root, `${OWN}/ar.json`))
    expect(gaps().map(summarize)).toEqual([`no file ${OWN}/ar.json: `])
  })

  it('has unused translations reported', () => {
    change(`${OWN}/es.json`, { 'An entirely different thing': 'Otra cosa' })
    expect(gaps().map(summarize)).toEqual([`extra ${OWN}/es.json: An entirely different thing`])
  })

  it('has its dictionaries reported when its code is deleted', () => {
    rmSync(join(root, 'apps/worries/src/pages/figures'), { recursive: true })
    expect(gaps().map(summarize).sort()).toEqual([`extra ${OWN}/ar.json: All figures`, `extra ${OWN}/es.json: All figures`])
  })

  it('is printed and written like the others', () => {
    rmSync(join(root, `${OWN}/es.json`))
    const missing = missingIn(root, 'es')
    expect(missing).toEqual({ [`${OWN}/es.json`]: { 'All figures': 'All figures' } })
    writeTranslations(root, 'es', { [`${OWN}/es.json`]: { 'All figures': 'Todas las cifras' } })
    expect(gaps()).toEqual([])
    expect(() => writeTranslations(root, 'es', { [`${OWN}/ar.json`]: {} })).toThrow('no dictionary of es')
  })
})

it('reports a sentence of both an app and a lib once', () => {
  put('apps/worries/src/dialog.tsx', "export const Close = () => <b>{t('Close')}</b>")
  change('libs/i18n/dictionaries/es.json', { Close: undefined })
  expect(gaps().map(summarize)).toEqual(['missing libs/i18n/dictionaries/es.json: Close'])
  expect(missingIn(root, 'es')).toEqual({ 'libs/i18n/dictionaries/es.json': { Close: 'Close' } })
})

it('accepts a plain English key for words that do not change with the number', () => {
  put('apps/worries/dictionaries/en.json', json({ '{{count}} new worries': '{{count}} new worries' }))
  change(SPANISH, {
    '{{count}} new worries_one': undefined,
    '{{count}} new worries_many': undefined,
    '{{count}} new worries_other': undefined,
    '{{count}} new worries': '{{count}} nuevas',
  })
  expect(gaps()).toEqual([])
})

describe('commands for translators', () => {
  it('print what is missing by file, with the English text', () => {
    change(SPANISH, { Mine: undefined, '{{count}} new worries_one': undefined })
    expect(missingIn(root, 'es')).toEqual({ [SPANISH]: { Mine: 'Mine', '{{count}} new worries_one': 'One new worry' } })
  })

  it('write a translated page back, in order, and then nothing is missing', () => {
    change(SPANISH, { Mine: undefined, Theirs: undefined })
    const missing = missingIn(root, 'es')
    writeTranslations(root, 'es', { [SPANISH]: { ...missing[SPANISH], Theirs: 'De otros', Mine: 'Mías' } })
    expect(gaps()).toEqual([])
    expect(Object.keys(read(SPANISH))).toEqual(Object.keys(read(SPANISH)).sort())
  })

  it('refuse to write into another language', () => {
    expect(() => writeTranslations(root, 'es', { 'apps/worries/dictionaries/ar.json': {} })).toThrow('no dictionary of es')
  })

  it('prune unused translations', () => {
    change(SPANISH, { 'An entirely different thing': 'Otra cosa' })
    expect(prune(root)).toBe(1)
    expect(gaps()).toEqual([])
  })
})
