import { directionOf, LANGUAGES, type LanguageCode } from '@worrystone/contracts'
import { escapeHtml } from '../../emails/layout.ts'

const NAME = 'Worrystone'

export type Alternate = { language: LanguageCode | 'x-default'; address: string }

/** One page in search results and link previews. Nothing in it may depend on the reader except the language. */
export type DocumentHead = {
  language: LanguageCode
  /** As the page sets it in the browser, without the site's name; undefined: the document's own title stays. */
  title: string | undefined
  /** Default: `title`. */
  previewTitle: string | undefined
  description: string
  /** The one address of this page, with scheme and host; undefined: there is none. */
  address: string | undefined
  /** The same page by language, where it has addresses of its own for them. */
  alternates: readonly Alternate[]
  /** For `<meta name="robots">`; undefined: search engines may list the page. */
  robots: string | undefined
  picture: { address: string; text: string }
}

export const PICTURE = { path: '/link-preview.png', width: 1200, height: 630 }

/** The addresses of a page that has one for each language. */
export const inEachLanguage = (address: string): Alternate[] => [
  ...LANGUAGES.map(({ code }) => ({ language: code, address: `${address}?lang=${code}` })),
  { language: 'x-default', address },
]

/** As Facebook names the languages; the others read the part before the line. */
const LOCALES: Record<LanguageCode, string> = {
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
  de: 'de_DE',
  it: 'it_IT',
  pt: 'pt_BR',
  ja: 'ja_JP',
  ko: 'ko_KR',
  zh: 'zh_CN',
  ru: 'ru_RU',
  ar: 'ar_AR',
  hi: 'hi_IN',
}

/** What the shell makes of a page's title (`apps/shell/src/shared/document.ts`). */
const documentTitle = (title: string) => (title && title !== NAME ? `${title} · ${NAME}` : NAME)

const TITLE = /<title>([^<]*)<\/title>/
const DESCRIPTION = /<meta name="description" content="[^"]*">/

/** The document with this head: title and description are replaced, the rest is added. Expects the HTML of the shell's build. */
export function withHead(html: string, head: DocumentHead): string {
  const title = head.title === undefined ? (TITLE.exec(html)?.[1] ?? NAME) : escapeHtml(documentTitle(head.title))
  const ownTitle = head.title === undefined ? title.replace(` · ${NAME}`, '') : escapeHtml(head.title)
  const previewTitle = head.previewTitle === undefined ? ownTitle : escapeHtml(head.previewTitle)
  return html
    .replace('<html lang="en" dir="ltr">', `<html lang="${head.language}" dir="${directionOf(head.language)}">`)
    .replace(TITLE, '')
    .replace(DESCRIPTION, '')
    .replace('</head>', () => `<title>${title}</title>${tagsOf(head, previewTitle)}</head>`)
}

function tagsOf(head: DocumentHead, previewTitle: string): string {
  const { language, description, address, alternates, robots, picture } = head
  const others = LANGUAGES.filter(({ code }) => code !== language)
  return [
    named('description', description),
    robots === undefined ? '' : named('robots', robots),
    address === undefined ? '' : `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...alternates.map((other) => `<link rel="alternate" hreflang="${other.language}" href="${escapeHtml(other.address)}">`),
    property('og:site_name', NAME),
    property('og:type', 'website'),
    `<meta property="og:title" content="${previewTitle}">`,
    property('og:description', description),
    address === undefined ? '' : property('og:url', address),
    property('og:locale', LOCALES[language]),
    ...others.map(({ code }) => property('og:locale:alternate', LOCALES[code])),
    property('og:image', picture.address),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(PICTURE.width)),
    property('og:image:height', String(PICTURE.height)),
    property('og:image:alt', picture.text),
    // The other fields of a card default to those of Open Graph.
    named('twitter:card', 'summary_large_image'),
  ].join('')
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`
