import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type NewRemote = { name: string; team: string; path: string }

export type PackageJson = { version: string; dependencies: Record<string, string>; devDependencies: Record<string, string> }

/** The dependencies of a new remote: the public libs and the shell's shared modules, in the versions of `MODEL`. */
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

/** The remote whose targets and versions a new one copies. */
const MODEL = 'worries'

const TEMPLATE = join(import.meta.dirname, 'template')

/** `sleep-diary` becomes `SleepDiary`. */
const toPascalCase = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, _hyphen: string, letter: string) => letter.toUpperCase())

/** The files of a new remote by their path in its folder, and its package.json, which is one of them. */
export function remoteFiles(root: string, { name, team, path }: NewRemote) {
  const packageJson = packageJsonOf(root, name)
  const values: Record<string, string> = { name, team, path, page: `${toPascalCase(name)}Page` }
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '')
  const templates = globSync('**/*.template', { cwd: TEMPLATE }).map((file): [string, string] => [
    file.replaceAll('{name}', name).replace(/\.template$/, ''),
    fill(readFileSync(join(TEMPLATE, file), 'utf8')),
  ])
  const files = { 'package.json': `${JSON.stringify(packageJson, null, 2)}\n`, ...Object.fromEntries(templates) }
  return { files: files as Record<string, string>, packageJson }
}

function packageJsonOf(root: string, name: string): PackageJson {
  const model = JSON.parse(readFileSync(join(root, 'apps', MODEL, 'package.json'), 'utf8'))
  return {
    ...model,
    name: `@worrystone/${name}`,
    version: '1.0.0',
    nx: JSON.parse(JSON.stringify(model.nx).replaceAll(MODEL, name)),
    dependencies: Object.fromEntries(PACKAGES.map((each) => [each, model.dependencies[each] ?? '*'])),
  }
}
