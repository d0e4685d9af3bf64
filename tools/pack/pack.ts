import { execFile } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { bundle } from './bundle.ts'
import { writeDeclarations } from './declarations.ts'
import { packedJson } from './packed-json.ts'
import { RUNTIME_NEEDS } from './runtime-needs.ts'
import { type PackageJson, publicPackages, ROOT, readJson, type WorkspacePackage } from './workspace-package.ts'

const run = promisify(execFile)

/** Entries for this repository only. */
const EXCLUDED_ENTRIES = new Map([
  // Reads the examples of the training.
  ['@worrystone/safety', ['./testing']],
  ['@worrystone/remote-cli', ['./command-runner']],
])

const entriesOf = ({ json }: WorkspacePackage): string[] =>
  Object.keys(json.exports).filter((entry) => !EXCLUDED_ENTRIES.get(json.name)?.includes(entry))

const sourcesOf = (pkg: WorkspacePackage): string[] =>
  entriesOf(pkg).map((entry) => path.join(pkg.folder, pkg.json.exports[entry] ?? ''))

/** The folder whose files keep their places: `src`, or the repository for a package that takes in files of others. */
function rootOf({ folder }: WorkspacePackage): string {
  const source = path.join(folder, 'src')
  return existsSync(source) ? source : ROOT
}

/** Files whose types are written: all of a lib, since types that are only imported by a package's name would be left out. */
function typedSourcesOf(pkg: WorkspacePackage): string[] {
  const root = rootOf(pkg)
  if (root === ROOT) return sourcesOf(pkg)
  return globSync('**/*.{ts,tsx}', { cwd: root, exclude: (name) => name.includes('.test.') }).map((file) => path.join(root, file))
}

const versionOf = (name: string): string =>
  readJson<{ version: string }>(path.join(ROOT, 'node_modules', name, 'package.json')).version

/** npm's own name: `worrystone-remote-kit-1.1.0.tgz`. */
const fileName = ({ name, version }: PackageJson) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`

type PackageTarget = { folder: string; declarations: string; publicNames: ReadonlySet<string> }

/** Writes a package as it is packed into a folder. */
async function writePackage(pkg: WorkspacePackage, { folder, declarations, publicNames }: PackageTarget): Promise<void> {
  const { json } = pkg
  const root = rootOf(pkg)
  const dist = path.join(folder, 'dist')
  const { entries = [], packages = [], files = [], build } = RUNTIME_NEEDS.get(json.name) ?? {}
  const programs = [...Object.values(json.bin ?? {}).map((file) => path.join(pkg.folder, file)), ...entries.map(fromRoot)]
  const imports = await bundle({ entries: [...sourcesOf(pkg), ...programs], root, out: dist, publicNames })
  await build?.(dist)
  for (const file of files) cpSync(fromRoot(file), path.join(dist, file))
  if (root === ROOT) for (const file of sourcesOf(pkg)) copyDeclaration(file)
  else cpSync(path.join(declarations, path.relative(ROOT, root)), dist, { recursive: true })

  function copyDeclaration(source: string) {
    const file = path.relative(ROOT, source).replace(/\.ts$/, '.d.ts')
    cpSync(path.join(declarations, file), path.join(dist, file))
  }
  const outputOf = (source: string) => `./dist/${path.relative(root, path.join(pkg.folder, source)).replace(/\.\w+$/, '')}`
  const packed = packedJson(json, { entries: entriesOf(pkg), outputOf, imports: new Set([...imports, ...packages]), versionOf })
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`)
  for (const file of ['README.md', 'CHANGELOG.md', ...(json.files ?? [])])
    if (existsSync(path.join(pkg.folder, file))) cpSync(path.join(pkg.folder, file), path.join(folder, file), { recursive: true })
}

const fromRoot = (file: string) => path.join(ROOT, file)

/** Packs every public package into a folder, with npm. Returns the file of each package. */
export async function packAll(out: string): Promise<Map<string, string>> {
  const packages = publicPackages()
  const publicNames = new Set(packages.map(({ json }) => json.name))
  const temporary = mkdtempSync(path.join(tmpdir(), 'worrystone-pack-'))
  try {
    const declarations = path.join(temporary, 'declarations')
    mkdirSync(declarations)
    await writeDeclarations(packages.flatMap(typedSourcesOf), declarations)
    const folders = packages.map(({ json }) => path.join(temporary, path.basename(json.name)))
    for (const [index, pkg] of packages.entries()) {
      const folder = folders[index] as string
      mkdirSync(folder)
      await writePackage(pkg, { folder, declarations, publicNames })
    }
    rmSync(out, { recursive: true, force: true })
    mkdirSync(out, { recursive: true })
    await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', out, ...folders], {
      cwd: temporary,
      shell: process.platform === 'win32',
    })
    return new Map(packages.map(({ json }) => [json.name, path.join(out, fileName(json))]))
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
