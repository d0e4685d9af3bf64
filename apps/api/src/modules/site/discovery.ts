import type { Deps } from '../../deps.ts'
import type { Registry } from '../registry/index.ts'
import { cataloguePages } from './catalogue-pages.ts'
import { listedWorries } from './listed-worries.ts'
import type { SiteTextTitle } from './own-pages.ts'
import { pageHeads } from './page-heads.ts'
import { searchEngineRoutes } from './search-engines.ts'

type Options = Pick<Deps, 'database' | 'catalogue' | 'publicUrl' | 'now'> & {
  config: Pick<Deps['config'], 'searchEngines'>
  titleOfText: SiteTextTitle
}

/** What search engines and link previews learn of the site. `heads`: for `siteModule`. */
export function discovery(
  { config, database, catalogue: items, publicUrl, now, titleOfText }: Options,
  registry: Pick<Registry, 'signed' | 'build'>,
) {
  const { searchEngines } = config
  const worries = listedWorries(database)
  const catalogue = cataloguePages(items)
  return {
    heads: pageHeads({ searchEngines, publicUrl, titleOfText, findBuild: registry.build, catalogue, isListedWorry: worries.has }),
    routes: searchEngineRoutes({ searchEngines, publicUrl, registry, catalogue, worries, now }),
  }
}
