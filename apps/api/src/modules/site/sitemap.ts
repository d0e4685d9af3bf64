import { escapeHtml } from '../../emails/layout.ts'
import { type Alternate, inEachLanguage } from './document-head.ts'

/** `alternates`: the same page by language. Without the time of the last change, which is not recorded. */
type SitemapUrl = { address: string; alternates: Alternate[] }

/** The addresses of a page: `/help` has one for each language as well. */
export function addressesOf(site: string, path: string): SitemapUrl[] {
  const address = site + path
  if (path !== '/help') return [{ address, alternates: [] }]
  const alternates = inEachLanguage(address)
  return alternates.map((each) => ({ address: each.address, alternates }))
}

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export function sitemap(urls: SitemapUrl[]): string {
  const lines = urls.map(({ address, alternates }) => {
    const links = alternates.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${other.language}" href="${escapeHtml(other.address)}"/>`,
    )
    return `<url><loc>${escapeHtml(address)}</loc>${links.join('')}</url>\n`
  })
  return `${HEADER}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${lines.join('')}</urlset>\n`
}

export const sitemapIndex = (addresses: string[]): string =>
  `${HEADER}<sitemapindex ${NAMESPACE}>\n${addresses.map((each) => `<sitemap><loc>${escapeHtml(each)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`
