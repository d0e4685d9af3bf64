import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LanguageCode, pickLanguage } from '@worrystone/contracts'
import { countryGuess } from '@worrystone/safety/helplines'
import { policyFor } from './content-security-policy.ts'

type HelpPage = {
  html: string
  policy: string
  /** The section of the page for a country, by its code; '' for an unknown country. */
  countries: Record<string, string>
}
export type HelpPages = ReadonlyMap<LanguageCode, HelpPage>

/** The build's placeholder for the section of a country. */
const COUNTRY_PLACEHOLDER = '%COUNTRY_HELP%'

/** Reads `/help` in every language from the shell's build; undefined if the build has none. */
export function readHelpPages(dist: string): HelpPages | undefined {
  const folder = join(dist, 'help')
  if (!existsSync(join(folder, 'en.html'))) return undefined
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'))
  return new Map(
    names.map((name): [LanguageCode, HelpPage] => {
      const language = name.slice(0, -'.html'.length)
      const html = readFileSync(join(folder, name), 'utf8')
      const countries = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))
      // The form requests the same page for another country.
      const policy = policyFor(html).replace(`form-action 'none'`, `form-action 'self'`)
      return [language as LanguageCode, { html, policy, countries }]
    }),
  )
}

/** `language` and `country`: from the address, or null. */
type HelpRequest = { language: string | null; country: string | null; acceptLanguage: string }

/** The page for one reader. The language of the page never decides the country; the region of a language tag may. */
export function helpPageFor(
  pages: HelpPages,
  { language, country, acceptLanguage }: HelpRequest,
): { html: string; policy: string; language: LanguageCode; addressLanguage: LanguageCode | undefined } {
  const languageTags = acceptLanguage.split(',').map((tag) => tag.split(';')[0]?.trim() ?? '')
  const preferred = pickLanguage(language === null ? languageTags : [language, ...languageTags])
  const shown = pages.has(preferred) ? preferred : 'en'
  const page = pages.get(shown)
  if (!page) throw new Error('the pages of help lack English')
  const { html, policy, countries } = page
  const requestedCountry = country ?? countryGuess({ languageTags: languageTags.filter((tag) => tag.includes('-')) }) ?? ''
  const code = Object.hasOwn(countries, requestedCountry) ? requestedCountry : ''
  const filled = html
    .replace(COUNTRY_PLACEHOLDER, () => countries[code] ?? '')
    .replace(`<option value="${code}">`, `<option value="${code}" selected>`)
  return { html: filled, policy, language: shown, addressLanguage: shown === language ? shown : undefined }
}
