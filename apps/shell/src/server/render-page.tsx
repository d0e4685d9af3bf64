import type { LanguageCode } from '@worrystone/contracts'
import { matchSiteRoute, routesOf } from '@worrystone/host'
import { i18n, NamespaceProvider, translate } from '@worrystone/i18n'
import { type RenderedHtml, renderHtml } from '@worrystone/remote-kit/server'
import { session } from '@worrystone/session'
import { renderToStaticMarkup } from 'react-dom/server'
import { App } from '../app.tsx'
import { LandingPage, SiteTextPage } from '../pages/shell-pages.ts'
import { loadDictionary, NAMESPACE } from '../shared/dictionary.ts'
import { type LayoutRemote, staticHost } from './static-site.ts'

/** A remote's page. `nextPage`: the address of the page with the next part of its list; null without one. */
export type RemoteContent = { remote: string; expose: string; html: string; nextPage: string | null }

export type ShellPage = {
  /** Path and query. */
  address: string
  language: LanguageCode
  remotes: readonly LayoutRemote[]
}

/** What readers without scripts get below the page. */
const withoutScript = (nextPage: string | null) =>
  renderToStaticMarkup(
    <noscript>
      <p className="no-script">
        {nextPage !== null && (
          <a rel="next" href={nextPage}>
            {translate('Show more', {}, NAMESPACE)}
          </a>
        )}{' '}
        {translate('Without JavaScript this site can be read. Writing needs JavaScript.', {}, NAMESPACE)}
      </p>
    </noscript>,
  )

/** The layout with a remote's page. Throws when it has no place for that: its route is not in `remotes`, or visitors may not open it. */
export function withContent(html: string, { remote, expose, html: content, nextPage }: RemoteContent): string {
  const outlet = `data-outlet="${remote}/${expose}" data-state="loading"></div>`
  const at = html.indexOf(outlet)
  if (at < 0) throw new Error(`the layout has no place for ${remote}/${expose}`)
  const ready = `data-outlet="${remote}/${expose}" data-state="ready"><div data-remote="${remote}">${content}${withoutScript(nextPage)}</div></div>`
  // Between the place and the end of the page stands the skeleton.
  return html.slice(0, at) + ready + html.slice(html.indexOf('</main>', at))
}

/** The content of `#root` for a visitor: a page of the shell, or the layout with an empty place for the remote's page at this address. */
export async function render({ address, language, remotes }: ShellPage): Promise<RenderedHtml> {
  await Promise.all([
    session.start(),
    LandingPage.preload(),
    SiteTextPage.preload(),
    i18n.addNamespace(NAMESPACE, loadDictionary),
  ])
  await i18n.start()
  if (i18n.language() !== language) throw new Error(`no dictionary of ${language}`)
  const routes = routesOf(remotes)
  const hasRoute = (path: string) => path === '/' || matchSiteRoute(routes, path) !== null
  return renderHtml(
    <NamespaceProvider namespace={NAMESPACE}>
      <App host={staticHost(address, remotes, hasRoute)} onReady={() => {}} />
    </NamespaceProvider>,
  )
}
