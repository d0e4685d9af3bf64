import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type Project = {
  name: string
  folder: string
  layer: string
  /** Every declared package, and those that are shipped with it. */
  uses: Set<string>
  shipped: Set<string>
  /** The public entries: the keys of `exports`. */
  entries: string[]
}

const PACKAGES = ['apps/*/package.json', 'libs/*/package.json', 'e2e/package.json', 'tools/package.json', 'tools/*/package.json']

export function readProjects(root: string): Project[] {
  return globSync(PACKAGES, { cwd: root }).map((file) => {
    const json = JSON.parse(readFileSync(join(root, file), 'utf8'))
    const layer = json.nx?.tags?.find((tag: string) => tag.startsWith('layer:'))?.slice('layer:'.length)
    return {
      name: json.name,
      folder: dirname(file).replaceAll('\\', '/'),
      layer: layer ?? 'none',
      uses: new Set(Object.keys({ ...json.dependencies, ...json.peerDependencies, ...json.devDependencies })),
      shipped: new Set(Object.keys({ ...json.dependencies, ...json.peerDependencies })),
      entries: Object.keys(json.exports ?? {}),
    }
  })
}

/** The project of a file: of nested folders the inner one. */
export const projectOf = (file: string, projects: Project[]): Project | undefined =>
  projects
    .filter(({ folder }) => file === folder || file.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0]

/** Packages of the root, which tests and configuration may use anywhere. */
export function rootPackages(root: string): Set<string> {
  const json = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return new Set(Object.keys({ ...json.dependencies, ...json.devDependencies }))
}
