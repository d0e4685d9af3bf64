import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { RemoteManifest } from '@worrystone/contracts'
import type { ImmutableFile } from '../../http/send-file.ts'

/** The folder of published builds: `<remote>/<buildId>/`. A build's folder appears whole or not at all and never changes. */
export function buildFiles(root: string) {
  const folderOf = ({ name, buildId }: Pick<RemoteManifest, 'name' | 'buildId'>) => join(root, name, buildId)
  return {
    has: (build: Pick<RemoteManifest, 'name' | 'buildId'>) => existsSync(folderOf(build)),

    add(manifest: RemoteManifest, from: string) {
      const folder = folderOf(manifest)
      if (existsSync(folder)) return
      const draft = `${folder}.${process.pid}.draft`
      rmSync(draft, { recursive: true, force: true })
      for (const { path } of manifest.assets) {
        const file = join(draft, path)
        mkdirSync(dirname(file), { recursive: true })
        cpSync(join(from, path), file)
        compress(file)
      }
      cpSync(join(from, 'manifest.json'), join(draft, 'manifest.json'))
      try {
        renameSync(draft, folder)
      } catch (thrown) {
        rmSync(draft, { recursive: true, force: true })
        // Another process was quicker with the same build.
        if (!existsSync(folder)) throw thrown
      }
    },

    remove: (build: Pick<RemoteManifest, 'name' | 'buildId'>) => rmSync(folderOf(build), { recursive: true, force: true }),

    /** Every file that may be fetched, by the address below `/remotes/`: what no manifest lists does not exist. */
    list: (manifest: RemoteManifest): [string, ImmutableFile][] =>
      manifest.assets.map(({ path, bytes }) => {
        const file = join(folderOf(manifest), path)
        return [`${manifest.name}/${manifest.buildId}/${path}`, { path: file, bytes, variants: variantsOf(file) }]
      }),
  }
}

const VARIANTS = [
  { encoding: 'br', end: '.br' },
  { encoding: 'gzip', end: '.gz' },
] as const

/** The encodings that lie beside a file. */
export const variantsOf = (file: string): ImmutableFile['variants'] =>
  VARIANTS.flatMap(({ encoding, end }) =>
    existsSync(file + end) ? [{ encoding, path: file + end, bytes: statSync(file + end).size }] : [],
  )

function compress(file: string) {
  if (!/\.(js|css|json|svg)$/.test(file)) return
  const content = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
