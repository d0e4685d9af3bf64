import { buildKey, type LanguageCode, type RemoteManifest, type RemoteRoute } from '@worrystone/contracts'
import type { FastifyReply } from 'fastify'
import type { Config } from '../../config.ts'
import { translatorFor } from '../../emails/translator.ts'
import type { CataloguePages } from './catalogue-pages.ts'
import { type DocumentHead, inEachLanguage, PICTURE, withHead } from './document-head.ts'
import { findOwnPage, ownPageTexts, pictureText, SEARCHABLE_PAGES, type SiteTextTitle } from './own-pages.ts'
import type { PageMatch } from './page.ts'

type Options = {
  searchEngines: Config['searchEngines']
  publicUrl: () => string
  titleOfText: SiteTextTitle
  /** The manifest manifest of a build: the snapshot has no texts for previews. */
  findBuild: (key: string) => Promise<RemoteManifest | undefined>
  catalogue: CataloguePages
  /** Whether search engines may list a worry. */
  isListedWorry: (postId: string) => Promise<boolean>
}

/** `page`: of a remote, or that it is not known without the registry. `addressLanguage`: named by the address itself (`?lang=`). */
type Requested = {
  path: string
  page?: PageMatch | 'unavailable' | undefined
  language: LanguageCode
  addressLanguage?: LanguageCode | undefined
}

const NOINDEX = 'noindex'
/** A search engine keeps no copy of what members wrote: they may change or delete it. */
const NO_COPIES = 'noarchive'

/** Writes the head of each page's document. It depends on address, language and settings only, so it is the same for all readers. */
export function pageHeads({ searchEngines, publicUrl, titleOfText, findBuild, catalogue, isListedWorry }: Options) {
  async function commonHead({ path, language, addressLanguage }: Requested) {
    const ownPage = findOwnPage(path)
    const texts = await ownPageTexts(ownPage, language, titleOfText)
    const isSearchable = ownPage !== undefined && SEARCHABLE_PAGES.has(ownPage) && searchEngines !== 'none'
    const address = publicUrl() + withoutSlash(path)
    return {
      ...texts,
      language,
      previewTitle: undefined,
      address: ownPage === undefined ? undefined : address + (addressLanguage ? `?lang=${addressLanguage}` : ''),
      alternates: ownPage === 'help' ? inEachLanguage(address) : [],
      robots: isSearchable ? undefined : NOINDEX,
      picture: { address: publicUrl() + PICTURE.path, text: await pictureText(language) },
    } satisfies DocumentHead
  }

  async function remoteHead({ path, language }: Requested, { build, route }: PageMatch): Promise<Partial<DocumentHead>> {
    const t = await translatorFor(language)
    const manifest = await findBuild(buildKey(build.name, build.buildId)).catch(() => undefined)
    const declaredRoute = manifest?.routes.find((each) => each.path === route.path)
    const preview = (textKey: string | undefined) =>
      textKey === undefined ? undefined : (manifest?.previews?.[language]?.[textKey] ?? t(textKey))
    const description = preview(declaredRoute?.descriptionKey)
    return {
      title: build.words?.[language]?.[route.titleKey] ?? t(route.titleKey),
      previewTitle: preview(declaredRoute?.previewTitleKey),
      ...(description !== undefined && { description }),
      ...itemAt(route.path, path)?.texts(language),
      address: publicUrl() + withoutSlash(path),
      robots: declaredRoute ? await robotsOf(declaredRoute, path) : NOINDEX,
    }
  }

  /** The item of the catalogue that the path names; undefined: the route has no such parameter. */
  function itemAt(pattern: string, path: string) {
    const [parameter, items] = [...catalogue].find(([name]) => pattern.split('/').includes(name)) ?? []
    if (parameter === undefined || items === undefined) return undefined
    const id = parameterOf(pattern, path, parameter) ?? ''
    return { isKnown: items.texts(id, 'en') !== undefined, texts: (language: LanguageCode) => items.texts(id, language) }
  }

  async function robotsOf(route: RemoteRoute, path: string): Promise<string | undefined> {
    if (!isSearchableRoute(route, searchEngines)) return NOINDEX
    const item = itemAt(route.path, path)
    if (item) return item.isKnown ? undefined : NOINDEX
    if (route.searchable === 'site') return undefined
    const postId = parameterOf(route.path, path, ':postId')
    const isListed = postId !== undefined && (await isListedWorry(postId).catch(() => false))
    return isListed ? NO_COPIES : NOINDEX
  }

  async function headOf(requested: Requested): Promise<DocumentHead> {
    const { page } = requested
    const common = await commonHead(requested)
    if (page === 'unavailable') return findOwnPage(requested.path) ? common : { ...common, title: '' }
    return page ? { ...common, ...(await remoteHead(requested, page)) } : common
  }

  return {
    /** The document with its head; tells search engines by a header as well whether they may list it. */
    async describe(reply: FastifyReply, html: string, requested: Requested): Promise<string> {
      const head = await headOf(requested)
      if (head.robots !== undefined) reply.header('x-robots-tag', head.robots)
      return withHead(html, head)
    },
  }
}

export type PageHeads = ReturnType<typeof pageHeads>

/** Whether search engines may open the pages of a route at all. */
export function isSearchableRoute({ path, requires, searchable }: RemoteRoute, searchEngines: Config['searchEngines']): boolean {
  if (requires !== 'anyone' || searchEngines === 'none') return false
  return searchable === 'site' || (searchable === 'worry' && searchEngines === 'worries' && path.includes('/:postId'))
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '')

function parameterOf(pattern: string, path: string, name: string): string | undefined {
  const at = pattern.split('/').indexOf(name)
  return at < 0 ? undefined : path.split('/')[at]
}
