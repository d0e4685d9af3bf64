import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type NewRemote, PACKAGES, rspackConfig, sourceFiles } from './source-files.ts'

export type PackageJson = { version: string; dependencies: Record<string, string>; devDependencies: Record<string, string> }

/** The remote whose targets and versions a new one copies. */
const TEMPLATE = 'worries'

/** The files of a new remote by their path in its folder, and its package.json, which is one of them. */
export function remoteFiles(root: string, options: NewRemote): { files: Record<string, string>; packageJson: PackageJson } {
  const packageJson = packageJsonOf(root, options.name)
  const files = {
    'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
    'rspack.config.ts': rspackConfig('@worrystone/rspack-config/remote'),
    'README.md': readme(options),
    ...sourceFiles(options),
  }
  return { files, packageJson }
}

function packageJsonOf(root: string, name: string): PackageJson {
  const template = JSON.parse(readFileSync(join(root, 'apps', TEMPLATE, 'package.json'), 'utf8'))
  return {
    ...template,
    name: `@worrystone/${name}`,
    version: '1.0.0',
    nx: JSON.parse(JSON.stringify(template.nx).replaceAll(TEMPLATE, name)),
    dependencies: Object.fromEntries(PACKAGES.map((packageName) => [packageName, template.dependencies[packageName] ?? '*'])),
  }
}

const readme = ({ name, path }: NewRemote) => `# ${name}

A remote with one page, \`${path}\`.

- \`src/manifest.ts\` says which routes and slots are filled, \`src/exposes/\` has one lifecycle per expose.
- \`src/pages/\` puts features together; \`src/features/\` are closed units; \`src/shared/\` is only what two of them use.
- Texts are English sentences, \`t('…')\`; \`npm run dictionaries\` lists what the other languages miss.

Try it: \`npm run dev -- ${name} --against <a site>\`. Build alone: \`npx nx build ${name}\`. Tests: \`npx nx test ${name}\` and
\`npx nx run ${name}:conformance\`. How it is published and rolled out: [docs/platform.md](../../docs/platform.md).
`
