import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

type Words = Record<string, string>
type Dictionaries = { shared?: Record<string, Words>; app?: Record<string, Words> }

const stubBrowserLanguages = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

/** A page with these translations, in an English browser by default. */
async function aPage({ shared = {}, app = {} }: Dictionaries = {}) {
  vi.resetModules()
  const i18nModule = await import('./index.ts')
  const load = vi.fn(async (code: string) => app[code] ?? {})
  await i18nModule.i18n.addNamespace('shared', async (code) => shared[code] ?? {})
  await i18nModule.i18n.addNamespace('app', load)
  const inApp = ({ children }: { children: ReactNode }) => (
    <i18nModule.NamespaceProvider namespace="app">{children}</i18nModule.NamespaceProvider>
  )
  return { ...i18nModule, load, inApp }
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'en'
  document.documentElement.dir = 'ltr'
  stubBrowserLanguages('en-GB', 'en')
})

describe('detection', () => {
  it.each([
    ['an earlier choice', { choice: 'ja', browser: ['fr'], page: 'de' }, 'ja', false],
    ['the browser', { choice: null, browser: ['xx', 'pt-BR', 'de'], page: 'fr' }, 'pt', true],
    ['the page', { choice: null, browser: ['xx'], page: 'hi' }, 'hi', true],
    ['English', { choice: null, browser: ['xx'], page: 'tlh' }, 'en', true],
    ['the browser when the choice is none of ours', { choice: 'klingon', browser: ['it-IT'], page: 'en' }, 'it', true],
  ] as const)('takes %s', async (_, { choice, browser, page }, code, wasDetected) => {
    if (choice) localStorage.setItem('worrystone_language', choice)
    stubBrowserLanguages(...browser)
    document.documentElement.lang = page
    const { i18n } = await aPage()
    await i18n.start()
    expect([i18n.language(), i18n.wasDetected()]).toEqual([code, wasDetected])
    expect(document.documentElement.lang).toBe(code)
  })

  it('does not count as a choice', async () => {
    stubBrowserLanguages('fr')
    const { i18n } = await aPage()
    await i18n.start()
    expect(localStorage.getItem('worrystone_language')).toBeNull()
  })

  it('ignores a region name that Intl does not accept', async () => {
    stubBrowserLanguages('en-US@posix', 'en')
    const { i18n } = await aPage()
    await i18n.start()
    expect(i18n.state()).toMatchObject({ code: 'en', locale: 'en' })
  })

  it('falls back to English when the dictionary cannot be loaded', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    stubBrowserLanguages('ar')
    const { i18n, translate } = await aPage()
    await i18n.addNamespace('broken', async (code) => (code === 'ar' ? Promise.reject(new Error('no network')) : {}))
    await i18n.start()
    expect([i18n.language(), document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'en', 'ltr'])
    expect(translate('Go Home')).toBe('Go Home')
    expect(report).toHaveBeenCalledOnce()
  })
})

describe('the language of an account', () => {
  it('is shown and stored for the next visit, as none that was detected', async () => {
    const { i18n } = await aPage()
    await i18n.start()
    await i18n.followAccount('ar')
    expect([i18n.language(), document.documentElement.dir, i18n.wasDetected()]).toEqual(['ar', 'rtl', false])
    const { i18n: next } = await aPage()
    await next.start()
    expect([next.language(), next.wasDetected()]).toEqual(['ar', false])
  })

  it('is overridden by a choice in this browser, before and after', async () => {
    localStorage.setItem('worrystone_language', 'ja')
    const { i18n } = await aPage()
    await i18n.start()
    await i18n.followAccount('ar')
    expect(i18n.language()).toBe('ja')

    localStorage.clear()
    const { i18n: other } = await aPage()
    await other.start()
    await other.followAccount('ar')
    await other.setLanguage('fr')
    await other.followAccount('ar')
    const { i18n: next } = await aPage()
    await next.start()
    expect([other.language(), next.language()]).toEqual(['fr', 'fr'])
  })

  it('is removed on sign-out, and the shown page stays', async () => {
    const { i18n } = await aPage()
    await i18n.start()
    await i18n.followAccount('de')
    i18n.leaveAccount()
    expect(i18n.language()).toBe('de')
    const { i18n: next } = await aPage()
    await next.start()
    expect([next.language(), next.wasDetected()]).toEqual(['en', true])
  })

  it('is replaced by that of the next account', async () => {
    const { i18n } = await aPage()
    await i18n.start()
    await i18n.followAccount('de')
    i18n.leaveAccount()
    await i18n.followAccount('es')
    expect(i18n.language()).toBe('es')
  })
})

describe('changing the language', () => {
  it('waits for all dictionaries, then marks the document, stores the language and notifies', async () => {
    const { i18n } = await aPage()
    let resolveDictionary: (words: Words) => void = () => {}
    await i18n.addNamespace('slow', (code) => {
      return code === 'ar' ? new Promise((resolve) => (resolveDictionary = resolve)) : Promise.resolve({})
    })
    const onChange = vi.fn()
    i18n.subscribe(onChange)
    const change = i18n.setLanguage('ar')
    await new Promise((resolve) => setTimeout(resolve))
    expect([i18n.language(), document.documentElement.dir, onChange.mock.calls.length]).toEqual(['en', 'ltr', 0])
    resolveDictionary({})
    await change
    expect([i18n.language(), document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'ar', 'rtl'])
    expect([localStorage.getItem('worrystone_language'), i18n.wasDetected()]).toEqual(['ar', false])
    expect(onChange).toHaveBeenCalledOnce()
  })

  it('keeps the old language and rejects when a dictionary cannot be loaded, and works the next time', async () => {
    const { i18n } = await aPage()
    let isBroken = true
    await i18n.addNamespace('flaky', async (code) => (code === 'ru' && isBroken ? Promise.reject(new Error('no network')) : {}))
    await expect(i18n.setLanguage('ru')).rejects.toThrow('no network')
    expect([i18n.language(), document.documentElement.lang, localStorage.length]).toEqual(['en', 'en', 0])
    isBroken = false
    await i18n.setLanguage('ru')
    expect(i18n.language()).toBe('ru')
  })

  it('ends with the last request, whichever dictionaries load first', async () => {
    const { i18n } = await aPage()
    const resolveDictionary = new Map<string, (words: Words) => void>()
    await i18n.addNamespace('slow', (code) => {
      return code === 'en' ? Promise.resolve({}) : new Promise((resolve) => resolveDictionary.set(code, resolve))
    })
    const [first, second] = [i18n.setLanguage('es'), i18n.setLanguage('fr')]
    await new Promise((resolve) => setTimeout(resolve))
    resolveDictionary.get('fr')?.({})
    await second
    resolveDictionary.get('es')?.({})
    await first
    expect([i18n.language(), localStorage.getItem('worrystone_language')]).toEqual(['fr', 'fr'])
  })

  it('keeps the dictionaries that were loaded once', async () => {
    const { i18n, load } = await aPage()
    await i18n.setLanguage('de')
    await i18n.setLanguage('en')
    await i18n.setLanguage('de')
    await i18n.addNamespace('app', load)
    expect(load.mock.calls.map(([code]) => code)).toEqual(['en', 'de'])
  })

  it('loads the present language for a namespace that is added later', async () => {
    const { i18n, translate } = await aPage()
    await i18n.setLanguage('es')
    await i18n.addNamespace('late', async (code) => (code === 'es' ? { Feed: 'Novedades' } : {}))
    expect(translate('Feed', {}, 'late')).toBe('Novedades')
  })

  it('waits for the dictionary of a namespace that is added meanwhile', async () => {
    const { i18n } = await aPage()
    const [slow, added] = [Promise.withResolvers<Words>(), Promise.withResolvers<Words>()]
    await i18n.addNamespace('slow', async (code) => (code === 'es' ? slow.promise : {}))
    const changing = i18n.setLanguage('es')
    await i18n.addNamespace('late', async (code) => (code === 'es' ? added.promise : {}))
    slow.resolve({})
    await new Promise((resolve) => setTimeout(resolve))
    expect(i18n.language()).toBe('en')
    added.resolve({})
    await changing
    expect(i18n.language()).toBe('es')
  })

  it('uses the dictionary of a newer build that is added meanwhile', async () => {
    const { i18n, translate } = await aPage()
    const [older, newer] = [Promise.withResolvers<Words>(), Promise.withResolvers<Words>()]
    await i18n.addNamespace('late', async (code) => (code === 'es' ? older.promise : {}))
    const changing = i18n.setLanguage('es')
    const joining = i18n.addNamespace('late', async (code) => (code === 'es' ? { Feed: 'Novedades' } : newer.promise))
    older.resolve({ Feed: 'Noticias' })
    await changing
    newer.resolve({})
    await joining
    expect(translate('Feed', {}, 'late')).toBe('Novedades')
  })
})

describe('a sentence', () => {
  it("is looked up in the app's dictionary, then the shared one, then shown in English", async () => {
    const { i18n, useT, inApp } = await aPage({
      shared: { es: { Save: 'Guardar', Post: 'Publicar' } },
      app: { es: { Post: 'Compartir' } },
    })
    function Sentences() {
      const t = useT()
      return <p>{[t('Post'), t('Save'), t('Not translated: {{name}}. Really', { name: '<b>' })].join(' | ')}</p>
    }
    render(<Sentences />, { wrapper: inApp })
    await act(() => i18n.setLanguage('es'))
    expect(screen.getByText('Compartir | Guardar | Not translated: <b>. Really')).toBeDefined()
  })

  it('may contain dots and colons', async () => {
    const { i18n, translate } = await aPage({ shared: { fr: { 'Loading...': 'Chargement', 'Note:now': 'Remarque' } } })
    await i18n.setLanguage('fr')
    expect([translate('Loading...'), translate('Note:now'), translate('What.ever:comes')]).toEqual([
      'Chargement',
      'Remarque',
      'What.ever:comes',
    ])
  })

  it('never evaluates user input as a pattern', async () => {
    const { translate } = await aPage({ shared: { en: { secret_one: 'secret' } } })
    expect(translate('Hello {{name}}', { name: '{{count}} $t(Go Home)' })).toBe('Hello {{count}} $t(Go Home)')
  })

  it.each([
    ['en', 0, '0 new worries'],
    ['en', 1, '1 new worry'],
    ['en', 2, '2 new worries'],
    ['ru', 1, '1 новая тревога'],
    ['ru', 2, '2 новые тревоги'],
    ['ru', 5, '5 новых тревог'],
    ['ru', 21, '21 новая тревога'],
    ['ar', 0, 'صفر'],
    ['ar', 1, 'واحد'],
    ['ar', 2, 'اثنان'],
    ['ar', 3, 'قليل 3'],
    ['ar', 11, 'كثير 11'],
    ['ar', 100, 'آخر 100'],
    // No dictionary of its own: English, by the English plural rule.
    ['de', 1, '1 new worry'],
    ['fr', 0, '0 new worries'],
  ] as const)('has the plural form of %s for %i', async (code, count, sentence) => {
    const key = '{{count}} new worries'
    const { i18n, translate } = await aPage({
      app: {
        en: { [`${key}_one`]: '{{count}} new worry', [`${key}_other`]: '{{count}} new worries' },
        ru: {
          [`${key}_one`]: '{{count}} новая тревога',
          [`${key}_few`]: '{{count}} новые тревоги',
          [`${key}_many`]: '{{count}} новых тревог',
          [`${key}_other`]: '{{count}} новой тревоги',
        },
        ar: {
          [`${key}_zero`]: 'صفر',
          [`${key}_one`]: 'واحد',
          [`${key}_two`]: 'اثنان',
          [`${key}_few`]: 'قليل {{count}}',
          [`${key}_many`]: 'كثير {{count}}',
          [`${key}_other`]: 'آخر {{count}}',
        },
      },
    })
    await i18n.setLanguage(code)
    expect(translate(key, { count }, 'app')).toBe(sentence)
  })

  it('works before a dictionary is loaded', async () => {
    vi.resetModules()
    const { useT } = await import('./index.ts')
    const Count = () => <p>{useT()('{{count}} new worries', { count: 3 })}</p>
    render(<Count />)
    expect(screen.getByText('3 new worries')).toBeDefined()
  })
})

describe('a message of the server', () => {
  const es = {
    'Invalid email address': 'Correo no válido',
    'Try again in {{seconds}} seconds (or {{count}} minutes)_one': 'En {{seconds}} segundos ({{count}} minuto)',
    'Try again in {{seconds}} seconds (or {{count}} minutes)_other': 'En {{seconds}} segundos ({{count}} minutos)',
    'Build {{build}} is blocked already.': 'La compilación {{build}} ya está bloqueada.',
    'By {{name}}': 'swallows much',
    '{{name}}': 'swallows everything',
  }
  it.each([
    ['en', 'Invalid email address', 'Invalid email address'],
    ['es', 'Invalid email address', 'Correo no válido'],
    ['es', 'Try again in 30 seconds (or 1 minutes)', 'En 30 segundos (1 minuto)'],
    ['es', 'Try again in 90 seconds (or 2 minutes)', 'En 90 segundos (2 minutos)'],
    ['es', 'Build 0edf586a is blocked already.', 'La compilación 0edf586a ya está bloqueada.'],
    ['es', 'Build $t(Invalid email address) is blocked already.', 'La compilación $t(Invalid email address) ya está bloqueada.'],
    ['es', 'By hand', 'By hand'],
    ['es', 'Something else {{name}} $t(Post)', 'Something else {{name}} $t(Post)'],
  ] as const)('in %s: %s', async (code, message, sentence) => {
    const { i18n, useTranslateMessage, inApp } = await aPage({ shared: { es } })
    await i18n.setLanguage(code)
    const Message = () => <p>{useTranslateMessage()(message)}</p>
    render(<Message />, { wrapper: inApp })
    expect(screen.getByText(sentence)).toBeDefined()
  })
})

describe('dates and numbers', () => {
  it('follow the region that the browser names for the language', async () => {
    const { i18n, useFormat, useLanguage } = await aPage()
    function Formats() {
      const { date, number } = useFormat()
      const { locale, direction, code } = useLanguage()
      return <p>{[code, locale, direction, date('2026-11-21T12:00:00.000Z'), number(1234.5)].join(' | ')}</p>
    }
    await i18n.start()
    render(<Formats />)
    expect(screen.getByText('en | en-GB | ltr | 21 Nov 2026 | 1,234.5')).toBeDefined()
    await act(() => i18n.setLanguage('de'))
    expect(screen.getByText('de | de | ltr | 21.11.2026 | 1.234,5')).toBeDefined()
  })

  it('need no object of Intl before a page has a number or a date: the first one costs a slow phone 60 ms', async () => {
    const created = ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'PluralRules', 'Segmenter'].map((name) =>
      vi.spyOn(Intl, name as 'NumberFormat'),
    )
    const { i18n, useFormat } = await aPage()
    const Page = ({ count }: { count?: number }) => {
      const { number } = useFormat()
      return <p>{count === undefined ? 'none' : number(count)}</p>
    }
    await i18n.start()
    const { rerender } = render(<Page />)
    expect(created.flatMap(({ mock }) => mock.calls)).toEqual([])
    rerender(<Page count={1234} />)
    expect(screen.getByText('1,234')).toBeDefined()
  })

  it('keep the digits of the texts where a region writes others', async () => {
    stubBrowserLanguages('ar-EG')
    const { i18n, useFormat } = await aPage()
    await i18n.start()
    const Formats = () => <p>{[useFormat().number(1234), useFormat().date('2026-11-21T12:00:00.000Z')].join(' | ')}</p>
    render(<Formats />)
    expect(i18n.state().locale).toBe('ar-EG-u-nu-latn')
    expect(screen.getByText(/1,234/).textContent).not.toMatch(/[\u0660-\u0669]/)
  })
})
