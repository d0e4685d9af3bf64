import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { bundle } from './bundle.ts'
import { writeDeclarations } from './declarations.ts'
import { packedJson } from './packed-json.ts'
import { type PackageJson, publicPackages, ROOT, readJson, type WorkspacePackage } from './workspace-package.ts'

const run = promisify(execFile)

/** Entries for this repository only: they read files that are not packed. */
const LEFT_OUT = new Map([['@worrystone/safety', new Set(['./testing'])]])

/** The entries of a package that are packed, with their sources relative to its folder. */
const entriesOf = ({ json }: WorkspacePackage): [entry: string, source: string][] =>
  Object.entries(json.exports).filter(([entry]) => !LEFT_OUT.get(json.name)?.has(entry))

const sourcesOf = (each: WorkspacePackage) => entriesOf(each).map(([, file]) => path.join(each.folder, file))

const versionOf = (name: string): string =>
  readJson<{ version: string }>(path.join(ROOT, 'node_modules', name, 'package.json')).version

/** npm's own name: `worrystone-remote-kit-1.1.0.tgz`. */
const fileName = ({ name, version }: PackageJson) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`

type Stage = { folder: string; declarations: string; publicNames: ReadonlySet<string> }

/** Writes a package as it is packed into a folder. */
async function stage(each: WorkspacePackage, { folder, declarations, publicNames }: Stage): Promise<void> {
  const { json } = each
  const source = path.join(each.folder, 'src')
  const dist = path.join(folder, 'dist')
  const imports = await bundle({ entries: sourcesOf(each), root: source, out: dist, publicNames })
  cpSync(path.join(declarations, path.relative(ROOT, source)), dist, { recursive: true })
  const packed = packedJson(json, { entries: entriesOf(each), root: './src', imports, versionOf })
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`)
  for (const file of ['README.md', 'CHANGELOG.md', ...(json.files ?? [])])
    if (existsSync(path.join(each.folder, file)))
      cpSync(path.join(each.folder, file), path.join(folder, file), { recursive: true })
}

/** Packs every public package into a folder, with npm. Returns the file of each package. */
export async function packAll(out: string): Promise<Map<string, string>> {
  const packages = publicPackages()
  const publicNames = new Set(packages.map(({ json }) => json.name))
  const temporary = mkdtempSync(path.join(tmpdir(), 'worrystone-pack-'))
  try {
    const declarations = path.join(temporary, 'declarations')
    mkdirSync(declarations)
    await writeDeclarations(packages.flatMap(sourcesOf), declarations)
    const folders = packages.map(({ json }) => path.join(temporary, path.basename(json.name)))
    for (const [index, each] of packages.entries()) {
      const folder = folders[index] as string
      mkdirSync(folder)
      await stage(each, { folder, declarations, publicNames })
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
