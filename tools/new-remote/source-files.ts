import { PAGE_TEXTS, TRANSLATIONS } from './page-texts.ts'

export type NewRemote = { name: string; team: string; path: string }

/** `sleep-diary` becomes `SleepDiary`. */
const toPascalCase = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, _hyphen: string, letter: string) => letter.toUpperCase())

/** The sources, the test and the texts of a new remote, by their paths in its folder: the same inside this repository and elsewhere. */
export function sourceFiles(options: NewRemote): Record<string, string> {
  const { name } = options
  const page = `${toPascalCase(name)}Page`
  return {
    'src/manifest.ts': manifest(options),
    'src/remote.ts': remote(name),
    [`src/exposes/${name}.ts`]: exposeOf(name, page),
    [`src/pages/${name}-page.tsx`]: pageOf(page),
    [`src/pages/${name}-page.test.tsx`]: testOf(options, page),
    ...dictionaries(),
  }
}

/** The whole configuration of a remote's build. `from`: the module that has it. */
export const rspackConfig = (from: string) => `import { remoteConfiguration } from '${from}'
import { manifest } from './src/manifest.ts'

export default () => remoteConfiguration(import.meta.dirname, manifest)
`

/** The dependencies of a new remote: the public libs and the shell's shared modules. */
export const PACKAGES = [
  '@tanstack/react-query',
  '@worrystone/api-client',
  '@worrystone/contracts',
  '@worrystone/events',
  '@worrystone/i18n',
  '@worrystone/remote-kit',
  '@worrystone/session',
  '@worrystone/ui',
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
]

const manifest = ({ name, team, path }: NewRemote) => `import type { RemoteSource } from '@worrystone/contracts'

export const manifest = {
  name: '${name}',
  team: '${team}',
  routes: [{ path: '${path}', expose: '${name}', titleKey: '${PAGE_TEXTS.title}' }],
  fills: [],
  events: { emits: [], listens: [] },
  budgets: { initialBytes: 25_000, mountMs: 1_500 },
} satisfies RemoteSource
`

const remote = (name: string) => `import { defineRemote } from '@worrystone/remote-kit'

export const { page, slot } = defineRemote({
  name: '${name}',
  dictionaries: (code) => import(\`../dictionaries/\${code}.json\`),
})
`

const exposeOf = (name: string, page: string) => `import { ${page} } from '../pages/${name}-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(${page})
`

const pageOf = (page: string) => `import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { PageColumn } from '@worrystone/ui'

export function ${page}() {
  const t = useT()
  usePageTitle(t('${PAGE_TEXTS.title}'))

  return (
    <PageColumn>
      <PageHeading>{t('${PAGE_TEXTS.title}')}</PageHeading>
      <p>{t('${PAGE_TEXTS.body}')}</p>
    </PageColumn>
  )
}
`

const testOf = ({ name, path }: NewRemote, page: string) => `import { screen } from '@testing-library/react'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { expect, it } from 'vitest'
import { ${page} } from './${name}-page.tsx'

it('says what it is, in the page and in its title', () => {
  const { titles } = renderInKit(<${page} />, { path: '${path}', route: '${path}' })
  expect(screen.getByRole('heading', { level: 1, name: '${PAGE_TEXTS.title}' })).toBeTruthy()
  expect(titles).toContain('${PAGE_TEXTS.title}')
})
`

/** English reads its sentences from the code; its file has plural forms only, and there are none yet. */
function dictionaries(): Record<string, string> {
  const texts = Object.entries(TRANSLATIONS).map(([code, { title, body }]) => {
    const dictionary = { [PAGE_TEXTS.title]: title, [PAGE_TEXTS.body]: body }
    return [`dictionaries/${code}.json`, `${JSON.stringify(dictionary, null, 2)}\n`]
  })
  return { 'dictionaries/en.json': '{}\n', ...Object.fromEntries(texts) }
}
