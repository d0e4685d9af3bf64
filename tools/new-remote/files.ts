import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIRST_WORDS, TRANSLATIONS } from './words.ts'

export type NewRemote = { name: string; team: string; path: string }

type Project = { version: string; dependencies: Record<string, string>; nx?: { targets?: object } }

/** The dependencies of a new remote: the public libs and the shell's shared modules, in the shell's versions. */
const PACKAGES = [
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

/** The remote whose targets a new one copies. */
const MODEL = 'worries'

const projectOf = (root: string, name: string): Project =>
  JSON.parse(readFileSync(join(root, 'apps', name, 'package.json'), 'utf8'))

/** `sleep-diary` becomes `SleepDiary`. */
const toPascalCase = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, _hyphen: string, letter: string) => letter.toUpperCase())

/** Every file of a new remote, by its path in the repository. */
export function filesOf(root: string, options: NewRemote): Record<string, string> {
  const { name } = options
  const page = `${toPascalCase(name)}Page`
  const folder = `apps/${name}`
  return {
    [`${folder}/package.json`]: packageJson(root, name),
    [`${folder}/rspack.config.ts`]: RSPACK,
    [`${folder}/README.md`]: readme(options),
    [`${folder}/src/manifest.ts`]: manifest(options),
    [`${folder}/src/remote.ts`]: remote(name),
    [`${folder}/src/exposes/${name}.ts`]: exposeOf(name, page),
    [`${folder}/src/pages/${name}-page.tsx`]: pageOf(page),
    [`${folder}/src/pages/${name}-page.test.tsx`]: testOf(options, page),
    ...dictionaries(folder),
  }
}

function packageJson(root: string, name: string): string {
  const model = projectOf(root, MODEL)
  const targets = JSON.parse(JSON.stringify(model.nx?.targets ?? {}).replaceAll(MODEL, name))
  const json = {
    name: `@worrystone/${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    sideEffects: false,
    exports: {},
    nx: { tags: ['layer:app'], targets },
    dependencies: Object.fromEntries(PACKAGES.map((each) => [each, model.dependencies[each] ?? '*'])),
    devDependencies: { '@worrystone/rspack-config': '*' },
  }
  return `${JSON.stringify(json, null, 2)}\n`
}

const RSPACK = `import { remoteConfiguration } from '@worrystone/rspack-config/remote'
import { manifest } from './src/manifest.ts'

export default () => remoteConfiguration(import.meta.dirname, manifest)
`

const readme = ({ name, path }: NewRemote) => `# ${name}

A remote with one page, \`${path}\`.

- \`src/manifest.ts\` says which routes and slots are filled, \`src/exposes/\` has one lifecycle per expose.
- \`src/pages/\` puts features together; \`src/features/\` are closed rooms; \`src/shared/\` is only what two of them use.
- Texts are English sentences, \`t('…')\`; \`npm run dictionaries\` lists what the other languages miss.

Try it: \`npm run dev -- ${name} --against <a site>\`. Build alone: \`npx nx build ${name}\`. Tests: \`npx vitest run apps/${name}\` and
\`npx nx run ${name}:conformance\`. How it is published and rolled out: [docs/platform.md](../../docs/platform.md).
`

const manifest = ({ name, team, path }: NewRemote) => `import type { RemoteSource } from '@worrystone/contracts'

export const manifest = {
  name: '${name}',
  team: '${team}',
  routes: [{ path: '${path}', expose: '${name}', titleKey: '${FIRST_WORDS.title}' }],
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
  usePageTitle(t('${FIRST_WORDS.title}'))

  return (
    <PageColumn>
      <PageHeading>{t('${FIRST_WORDS.title}')}</PageHeading>
      <p>{t('${FIRST_WORDS.body}')}</p>
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
  expect(screen.getByRole('heading', { level: 1, name: '${FIRST_WORDS.title}' })).toBeTruthy()
  expect(titles).toContain('${FIRST_WORDS.title}')
})
`

/** English reads its sentences from the code; its file has plural forms only, and there are none yet. */
function dictionaries(folder: string): Record<string, string> {
  const texts = Object.entries(TRANSLATIONS).map(([code, { title, body }]) => {
    const dictionary = { [FIRST_WORDS.title]: title, [FIRST_WORDS.body]: body }
    return [`${folder}/dictionaries/${code}.json`, `${JSON.stringify(dictionary, null, 2)}\n`]
  })
  return { [`${folder}/dictionaries/en.json`]: '{}\n', ...Object.fromEntries(texts) }
}
