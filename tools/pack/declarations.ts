import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './workspace-package.ts'

const run = promisify(execFile)
const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc')

/** Writes the type declarations of source files, at their places in the repository, below `out`. */
export async function writeDeclarations(files: string[], out: string): Promise<void> {
  const config = path.join(out, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: out,
    rootDir: ROOT,
    typeRoots: [path.join(ROOT, 'node_modules/@types')],
  }
  writeFileSync(config, JSON.stringify({ extends: path.join(ROOT, 'tsconfig.base.json'), compilerOptions, files }))
  await run(process.execPath, [TSC, '-p', config]).catch((thrown: { stdout: string }) => {
    throw new Error(`The types of the packages cannot be written:\n${thrown.stdout}`)
  })
}
