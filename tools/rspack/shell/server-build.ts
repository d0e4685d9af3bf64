import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig } from '../base-config.ts'
import { compile } from '../compile.ts'
import { SERVER_FOLDER, withServerBuild } from '../server-bundle.ts'

/** The inline scripts and styles of a document with rendered HTML. */
function inlineParts(dir: string, folder: string): Configuration {
  const base = baseConfig({ dir, name: 'first-page', output: { path: folder, filename: '[name].js', cssFilename: '[name].css' } })
  return {
    ...base,
    devtool: false,
    entry: {
      decide: './src/first-page/decide.ts',
      restore: './src/first-page/restore.ts',
      'hand-over': './src/first-page/hand-over.ts',
      'first-page': './src/first-page/first-page.css',
    },
    plugins: [...(base.plugins ?? []), new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 4 })],
  }
}

/** Writes `dist/server`: the module that renders pages to HTML, and what the server adds to a document with that HTML. */
export async function writeServerBuild(dir: string): Promise<void> {
  const target = path.join(dir, 'dist', SERVER_FOLDER)
  mkdirSync(target, { recursive: true })
  const source = `export { render, withContent } from ${JSON.stringify(path.join(dir, 'src/server/render-page.tsx'))}`
  await withServerBuild({ dir, source }, async (folder) => cpSync(folder, target, { recursive: true }))
  await compile(inlineParts(dir, target))
  // Node takes the files for modules wherever they are.
  writeFileSync(path.join(target, 'package.json'), '{"type":"module"}\n')
}
