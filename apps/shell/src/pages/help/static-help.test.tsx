// @vitest-environment node
import { LANGUAGES } from '@worrystone/contracts'
import { COUNTRIES } from '@worrystone/safety/helplines'
import { beforeAll, describe, expect, it } from 'vitest'
import { COUNTRY_PLACE, renderStaticHelp, type StaticHelp } from './static-help.tsx'

let pages: StaticHelp[] = []
beforeAll(async () => {
  pages = await renderStaticHelp()
  // It renders the page in twelve languages, which takes a busy machine longer than a hook may take.
}, 60_000)
const english = () => pages.find(({ language }) => language === 'en') as StaticHelp

it('is made in every language, in its own direction', () => {
  expect(pages.map(({ language, direction }) => `${language} ${direction}`)).toEqual(
    LANGUAGES.map(({ code }) => `${code} ${code === 'ar' ? 'rtl' : 'ltr'}`),
  )
})

describe('without a script', () => {
  it('every number and address is a plain link', () => {
    const { html, countries } = english()
    expect(countries.US).toContain('href="tel:911"')
    expect(countries.US).toContain('href="tel:988"')
    expect(countries.GB).toContain('href="sms:85258?body=SHOUT"')
    expect(html).toContain('href="https://www.wikipedia.org/"')
    expect(html).not.toMatch(/<script|javascript:|\son\w+=/)
  })

  it('the country is chosen by a form, and all countries unfold by themselves', () => {
    const { html, countries } = english()
    expect(Object.keys(countries).sort()).toEqual(['', ...COUNTRIES].sort())
    expect(html.split(COUNTRY_PLACE)).toHaveLength(2)
    expect(html).toContain('<form action="/help" method="get">')
    for (const code of COUNTRIES) {
      expect(html).toContain(`<option value="${code}">`)
      expect(html).toContain(`<details id="country-${code}"`)
    }
  })

  it('the language is chosen by links', () => {
    for (const { code } of LANGUAGES) expect(english().html).toContain(`href="/help?lang=${code}"`)
  })

  it('nothing is said of the moment when it was built', () => {
    for (const { html, countries } of pages) {
      const all = html + Object.values(countries).join('')
      expect(all).not.toMatch(/Open now|Closed now|your time/)
    }
    expect(english().countries.IT).toContain('local time there')
  })
})

it('has a style for every class that it names', () => {
  const { html, countries, css } = english()
  const own = [...(html + Object.values(countries).join('')).matchAll(/class="([^"]+)"/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => !name.startsWith('lucide') && !name.startsWith('sc-') && name !== '')
  expect(own.length).toBeGreaterThan(50)
  expect([...new Set(own)].filter((name) => !css.includes(`.${name}`))).toEqual([])
})
