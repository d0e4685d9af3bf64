import type { Deps } from '../../deps.ts'
import type { Registry } from '../registry/index.ts'
import { listedWorries } from './listed-worries.ts'
import type { SiteTextTitle } from './own-pages.ts'
import { pageHeads } from './page-heads.ts'
import { searchEngineRoutes } from './search-engines.ts'

type Options = Pick<Deps, 'database' | 'publicUrl' | 'now'> & {
  config: Pick<Deps['config'], 'searchEngines'>
  titleOfText: SiteTextTitle
}

/** What search engines and link previews learn of the site. `heads`: for `siteModule`. */
export function discovery(
  { config, database, publicUrl, now, titleOfText }: Options,
  registry: Pick<Registry, 'signed' | 'build'>,
) {
  const { searchEngines } = config
  const worries = listedWorries(database)
  return {
    heads: pageHeads({ searchEngines, publicUrl, titleOfText, findBuild: registry.build, isListedWorry: worries.has }),
    routes: searchEngineRoutes({ searchEngines, publicUrl, registry, worries, now }),
  }
}
