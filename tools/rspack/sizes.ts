import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

export type SizeRow = { part: string; files: string[]; budget?: number }

const gzipBytes = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length

/** Gzip bytes of the JavaScript in each part. */
export function measure(dist: string, rows: SizeRow[]): (SizeRow & { bytes: number })[] {
  return rows.map((row) => ({
    ...row,
    bytes: row.files.filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + gzipBytes(path.join(dist, file)), 0),
  }))
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

/** Prints a small table and throws when a part is over its budget. */
export function checkSizes(dist: string, rows: SizeRow[]): void {
  const measured = measure(dist, rows)
  const width = Math.max(...measured.map((row) => row.part.length))
  for (const { part, bytes, budget, files } of measured) {
    const limit = budget ? `of ${kb(budget)}` : ''
    console.log(`  ${part.padEnd(width)}  ${kb(bytes).padStart(9)} gzip  ${limit.padEnd(12)}  ${files.length} files`)
  }
  const over = measured.filter((row) => row.budget && row.bytes > row.budget)
  if (over.length) {
    const list = over.map((row) => `${row.part}: ${kb(row.bytes)} gzip, budget ${kb(row.budget ?? 0)} (tools/rspack/budgets.ts)`)
    throw new Error(`Over budget:\n  ${list.join('\n  ')}`)
  }
}
