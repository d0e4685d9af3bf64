import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type NewRemote, PACKAGES, rspackConfig, sourceFiles } from './source-files.ts'

type Project = { version: string; dependencies: Record<string, string>; nx?: { targets?: object } }

/** The remote whose targets a new one copies. */
const MODEL = 'worries'

const projectOf = (root: string, name: string): Project =>
  JSON.parse(readFileSync(join(root, 'apps', name, 'package.json'), 'utf8'))

/** Every file of a new remote, by its path in the repository. */
export function filesOf(root: string, options: NewRemote): Record<string, string> {
  const files = {
    'package.json': packageJson(root, options.name),
    'rspack.config.ts': rspackConfig('@worrystone/rspack-config/remote'),
    'README.md': readme(options),
    ...sourceFiles(options),
  }
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [`apps/${options.name}/${file}`, text]))
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

const readme = ({ name, path }: NewRemote) => `# ${name}

A remote with one page, \`${path}\`.

- \`src/manifest.ts\` says which routes and slots are filled, \`src/exposes/\` has one lifecycle per expose.
- \`src/pages/\` puts features together; \`src/features/\` are closed rooms; \`src/shared/\` is only what two of them use.
- Texts are English sentences, \`t('…')\`; \`npm run dictionaries\` lists what the other languages miss.

Try it: \`npm run dev -- ${name} --against <a site>\`. Build alone: \`npx nx build ${name}\`. Tests: \`npx vitest run apps/${name}\` and
\`npx nx run ${name}:conformance\`. How it is published and rolled out: [docs/platform.md](../../docs/platform.md).
`
