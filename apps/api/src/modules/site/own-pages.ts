import type { LanguageCode, SiteTextName } from '@worrystone/contracts'
import { translatorFor } from '../../emails/translator.ts'

/** `title`: as the page itself sets it in the browser; undefined: the page's HTML has one. */
type PageTexts = { title: string | undefined; description: string }

type OwnPage = 'landing' | 'help' | 'search' | 'platform' | SiteTextName

const OWN_PAGE = /^\/(?:(help|search|guidelines|terms|privacy|imprint|safety)|(platform)(?:\/[a-z0-9-]+)?)?\/?$/

/** The shell's own page at this path, which exists without any remote. */
export function findOwnPage(path: string): OwnPage | undefined {
  const match = OWN_PAGE.exec(path)
  return match ? ((match[1] ?? match[2] ?? 'landing') as OwnPage) : undefined
}

/** The own pages that search engines may list. */
export const SEARCHABLE_PAGES: ReadonlyMap<OwnPage, string> = new Map([
  ['landing', '/'],
  ['help', '/help'],
  ['guidelines', '/guidelines'],
  ['safety', '/safety'],
  ['terms', '/terms'],
  ['privacy', '/privacy'],
  ['imprint', '/imprint'],
])

/** The own pages that search engines shall not open. */
export const UNLISTED_PATHS = ['/search', '/platform']

export type SiteTextTitle = (name: SiteTextName, language: LanguageCode) => string

/** Title and description of an own page; `undefined` for an address without a page. */
export async function ownPageTexts(
  page: OwnPage | undefined,
  language: LanguageCode,
  titleOfText: SiteTextTitle,
): Promise<PageTexts> {
  const t = await translatorFor(language)
  const description = t('Set down what weighs on you, in a few words. Find people who know the feeling, and carry it together.')
  switch (page) {
    case undefined:
      return { title: t('Page not found'), description }
    case 'landing':
      return { title: t('A safe space for your worries'), description }
    case 'help':
      return {
        title: undefined,
        description: t(
          'Helplines for your country, to call or write to at once, and what you can do in this minute. Free, and without an account.',
        ),
      }
    case 'search':
      return { title: t('Search'), description }
    case 'platform':
      return { title: t('Platform'), description }
    default:
      return { title: titleOfText(page, language), description: await siteTextDescription(page, language) }
  }
}

/** True of every operator's text, because it names the subject only. */
async function siteTextDescription(name: SiteTextName, language: LanguageCode): Promise<string> {
  const t = await translatorFor(language)
  switch (name) {
    case 'guidelines':
      return t('How we treat each other here: what helps, what hurts, and how moderators decide.')
    case 'terms':
      return t('What holds between you and the people who run this site.')
    case 'privacy':
      return t('What this site keeps about you, why and for how long, and how you get it or delete it.')
    case 'imprint':
      return t('Who runs this site, and how to reach them.')
    case 'safety':
      return t('Who can read what you write, how long it is kept, and what moderators can see.')
  }
}

/** Describes the picture of every link preview. */
export async function pictureText(language: LanguageCode): Promise<string> {
  const t = await translatorFor(language)
  return t('A smooth green stone beside a sprig of leaves')
}
