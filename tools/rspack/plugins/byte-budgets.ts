import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { StatsCompilation } from '@rspack/core'
import { afterEmit } from './after-emit.ts'

export type BundlePart = { part: string; files: string[]; budget?: number }

const gzipBytes = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length

/** Gzip bytes of the JavaScript in a folder's files. */
export const scriptBytes = (folder: string, files: string[]): number =>
  files.filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + gzipBytes(path.join(folder, file)), 0)

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

/** Prints the size of each part, and fails the build when one is over its budget. */
export const byteBudgets = (title: string, folder: string, partsOf: (stats: StatsCompilation) => BundlePart[]) =>
  afterEmit('byte-budgets', (stats) => {
    const measured = partsOf(stats).map((row) => ({ ...row, bytes: scriptBytes(folder, row.files) }))
    const width = Math.max(...measured.map(({ part }) => part.length))
    console.log(title)
    for (const { part, bytes, budget, files } of measured) {
      const limit = budget ? `of ${kb(budget)}` : ''
      console.log(`  ${part.padEnd(width)}  ${kb(bytes).padStart(9)} gzip  ${limit.padEnd(12)}  ${files.length} files`)
    }
    const exceeded = measured.flatMap(({ part, bytes, budget }) =>
      budget && bytes > budget ? [`${part}: ${kb(bytes)} gzip, budget ${kb(budget)} (tools/rspack/budgets.ts)`] : [],
    )
    if (exceeded.length > 0) throw new Error(`Over budget:\n  ${exceeded.join('\n  ')}`)
  })
