// @vitest-environment node
import { LANGUAGES } from '@worrystone/contracts'
import { COUNTRIES } from '@worrystone/safety/helplines'
import { beforeAll, describe, expect, it } from 'vitest'
import { COUNTRY_PLACE, renderStaticHelp, type StaticHelp } from './static-help.tsx'

let pages: StaticHelp[] = []
beforeAll(async () => {
  pages = await renderStaticHelp()
  // Rendering twelve languages takes longer than the default hook timeout.
}, 60_000)
const english = () => pages.find(({ language }) => language === 'en') as StaticHelp

it('is rendered in every language, in its own direction', () => {
  expect(pages.map(({ language, direction }) => `${language} ${direction}`)).toEqual(
    LANGUAGES.map(({ code }) => `${code} ${code === 'ar' ? 'rtl' : 'ltr'}`),
  )
})

describe('without a script', () => {
  it('has a plain link for every number and address', () => {
    const { html, countries } = english()
    expect(countries.US).toContain('href="tel:911"')
    expect(countries.US).toContain('href="tel:988"')
    expect(countries.GB).toContain('href="sms:85258?body=SHOUT"')
    expect(html).toContain('href="https://www.wikipedia.org/"')
    expect(html).not.toMatch(/<script|javascript:|\son\w+=/)
  })

  it('has a form for the country, and native details for all countries', () => {
    const { html, countries } = english()
    expect(Object.keys(countries).sort()).toEqual(['', ...COUNTRIES].sort())
    expect(html.split(COUNTRY_PLACE)).toHaveLength(2)
    expect(html).toContain('<form action="/help" method="get">')
    for (const code of COUNTRIES) {
      expect(html).toContain(`<option value="${code}">`)
      expect(html).toContain(`<details id="country-${code}"`)
    }
  })

  it('has links for the languages', () => {
    for (const { code } of LANGUAGES) expect(english().html).toContain(`href="/help?lang=${code}"`)
  })

  it('contains nothing about the time of the build', () => {
    for (const { html, countries } of pages) {
      const all = html + Object.values(countries).join('')
      expect(all).not.toMatch(/Open now|Closed now|your time/)
    }
    expect(english().countries.IT).toContain('local time there')
  })
})

it('has styles for every class in its markup', () => {
  const { html, countries, css } = english()
  const usedClasses = [...(html + Object.values(countries).join('')).matchAll(/class="([^"]+)"/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => !name.startsWith('lucide') && !name.startsWith('sc-') && name !== '')
  expect(usedClasses.length).toBeGreaterThan(50)
  expect([...new Set(usedClasses)].filter((name) => !css.includes(`.${name}`))).toEqual([])
})

it('has no style attribute, which its policy refuses', () => {
  const { html, countries } = english()
  expect(html + Object.values(countries).join('')).not.toMatch(/<[^>]* style=/)
})
