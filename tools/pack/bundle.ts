import path from 'node:path'
import { rolldown } from 'rolldown'
import { packageOf, ROOT } from './workspace-package.ts'

type Bundle = {
  /** Files of this repository, which keep their places below `root`. */
  entries: string[]
  root: string
  out: string
  /** Packages that stay imports; other packages of the workspace become files of this one. */
  publicNames: ReadonlySet<string>
}

const isPackage = (specifier: string) => !/^[./]|^node:|^[A-Z]:/.test(specifier)

/** Compiles sources to JavaScript, one file each. Returns the packages that they import. */
export async function bundle({ entries, root, out, publicNames }: Bundle): Promise<Set<string>> {
  const isExternal = (specifier: string) =>
    specifier.startsWith('node:') ||
    (isPackage(specifier) && (!specifier.startsWith('@worrystone/') || publicNames.has(packageOf(specifier))))
  const build = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(entries.map((file) => [path.relative(root, file).replace(/\.\w+$/, ''), file])),
    platform: 'node',
    external: isExternal,
    treeshake: { moduleSideEffects: 'no-external' },
    checks: { preferBuiltinFeature: false },
  })
  const { output } = await build.write({
    dir: out,
    preserveModules: true,
    preserveModulesRoot: root,
    // Loaders are named by their whole file name.
    entryFileNames: ({ facadeModuleId }) => (facadeModuleId?.endsWith('.mjs') ? '[name].mjs' : '[name].js'),
  })
  await build.close()
  const files = new Set(output.map(({ fileName }) => fileName))
  const imports = output.flatMap((chunk) => (chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : []))
  return new Set(imports.filter((name) => isPackage(name) && !files.has(name)).map(packageOf))
}
